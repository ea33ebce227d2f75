/* SPDX-License-Identifier: MIT */
/*
 * Cards that a finger carries into a tray or a folder. Taps of other fingers add cards meanwhile; the folder springs
 * open when the finger stays on it. The drag session of libtactus-interactions follows the fingers.
 */
#include "desk.h"
#include "support/example.h"

#define WIDTH 460
#define HEIGHT 360
#define TRAY 1
#define FOLDER 2

static struct desk desk;

void card_home(const struct desk *all, int card, double *x, double *y)
{
	struct tactus_rectangle place = { 0, 0, 0, 0 };
	int before = 0;

	for (int i = 0; i < card; i++)
		before += all->places[i] == all->places[card];
	if (all->places[card] == ON_THE_DESK) {
		*x = 70 + card * 105;
		*y = 70;
		return;
	}
	place = all->places[card] == IN_THE_TRAY ? tray_rectangle() : folder_rectangle(all);
	*x = place.x + 60 + before * 24;
	*y = place.y + place.height / 2 + before * 8;
}

struct tactus_rectangle tray_rectangle(void)
{
	return (struct tactus_rectangle){ 30, 170, 180, 130 };
}

struct tactus_rectangle folder_rectangle(const struct desk *all)
{
	return all->is_folder_open ? (struct tactus_rectangle){ 240, 170, 190, 130 }
				   : (struct tactus_rectangle){ 290, 200, 90, 70 };
}

static bool is_inside(double x, double y, const struct tactus_rectangle *rectangle)
{
	return x >= rectangle->x && x < rectangle->x + rectangle->width && y >= rectangle->y &&
		y < rectangle->y + rectangle->height;
}

static bool find_item(
	struct tactus_drag_session *session, double x, double y, bool is_added, uint64_t *item, void *data)
{
	double home_x, home_y;

	/* The last one lies on top. */
	for (int i = CARDS - 1; i >= 0; i--) {
		card_home(&desk, i, &home_x, &home_y);
		if (desk.places[i] == IN_THE_FOLDER ||
			!is_inside(x, y,
				&(struct tactus_rectangle){ home_x - CARD_WIDTH / 2.0, home_y - CARD_HEIGHT / 2.0,
					CARD_WIDTH, CARD_HEIGHT }))
			continue;
		*item = (uint64_t)i;
		return true;
	}
	return false;
}

static bool find_target(
	struct tactus_drag_session *session, double x, double y, struct tactus_drag_target *target, void *data)
{
	struct tactus_rectangle tray = tray_rectangle(), folder = folder_rectangle(&desk);

	target->operation = TACTUS_DRAG_OPERATION_MOVE;
	if (is_inside(x, y, &tray)) {
		target->id = TRAY;
		return true;
	}
	target->id = FOLDER;
	target->is_spring_loaded = !desk.is_folder_open;
	return is_inside(x, y, &folder);
}

static void log_change(struct tactus_drag_session *session, enum tactus_drag_state state, void *data)
{
	static const char *const names[] = { "idle", "lifted", "dragging", "returning" };

	log_line("drag: %s", names[state]);
	if (state == TACTUS_DRAG_STATE_IDLE)
		desk.is_folder_open = false;
}

static void log_added(struct tactus_drag_session *session, uint64_t item, void *data)
{
	log_line("card %d: added", (int)item + 1);
}

static void move(struct tactus_drag_session *session, double x, double y, double held, void *data)
{
	desk.x = x;
	desk.y = y;
	desk.held = held;
}

static void change_target(
	struct tactus_drag_session *session, const struct tactus_drag_target *target, void *data)
{
	desk.has_target = target;
	desk.target = target ? target->id : 0;
	desk.loading = 0;
	if (target)
		log_line("over the %s", target->id == TRAY ? "tray" : "folder");
}

static void load(struct tactus_drag_session *session, uint64_t target, double progress, void *data)
{
	desk.loading = progress;
	if (progress < 1)
		return;
	log_line("the folder springs open");
	desk.is_folder_open = true;
}

static void drop(struct tactus_drag_session *session, const struct tactus_drag_target *target, void *data)
{
	uint64_t items[CARDS];
	size_t count = tactus_drag_session_get_items(session, items, CARDS);

	for (size_t i = 0; i < count; i++)
		desk.places[items[i]] = target->id == TRAY ? IN_THE_TRAY : IN_THE_FOLDER;
	log_line("%d in the %s", (int)count, target->id == TRAY ? "tray" : "folder");
}

static bool is_moving(struct example *example)
{
	return tactus_drag_session_advance(desk.session, tactus_application_get_time(example->application));
}

static void animate(struct example *example, uint64_t time_us)
{
	tactus_drag_session_advance(desk.session, time_us);
}

static void free_session(void *application, void *session)
{
	tactus_drag_session_destroy(session);
}

static void start(struct example *example)
{
	struct tactus_drag_callbacks callbacks = TACTUS_DRAG_CALLBACKS_INIT;

	desk.top = scene_add_view(example->window, "desk", 0, 0, WIDTH, HEIGHT, draw_desk, &desk);
	callbacks.find_item = find_item;
	callbacks.changed = log_change;
	callbacks.added = log_added;
	callbacks.moved = move;
	callbacks.find_target = find_target;
	callbacks.target_changed = change_target;
	callbacks.loaded = load;
	callbacks.dropped = drop;
	desk.session = tactus_drag_session_create(desk.top, NULL, &callbacks, NULL);
	tactus_application_add_destroy_listener(example->application, free_session, desk.session);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Desk",
		.hint = "Hold a card, tap others, and drop them. Wait on the folder.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
		.is_moving = is_moving,
		.animate = animate,
	};

	return example_main(&program, argc, argv);
}
