/* SPDX-License-Identifier: MIT */
/*
 * A photograph that is held lifts, and opens a menu: slide to an item and lift there, or lift and tap one. A finger
 * that moves away takes the photograph with it. The context menu of libtactus-interactions follows the fingers.
 */
#include "menu.h"
#include "support/example.h"

#include <tactus-interactions.h>

#define WIDTH 460
#define HEIGHT 360

static struct gallery gallery = { .item = TACTUS_CONTEXT_MENU_NO_ITEM };
static const char *const items[MENU_ITEMS] = { "mark", "copy", "delete" };

double photo_x(int photo)
{
	return 25 + photo * (PHOTO_WIDTH + 25);
}

/* Below its photograph, but in the window. */
double menu_x(const struct gallery *all)
{
	double x = photo_x(all->shown);

	return x + MENU_WIDTH < WIDTH - 10 ? x : WIDTH - 10 - MENU_WIDTH;
}

static bool is_inside(double x, double y, double left, double top, double width, double height)
{
	return x >= left && x < left + width && y >= top && y < top + height;
}

static bool can_open(struct tactus_context_menu *menu, double x, double y, void *data)
{
	for (int i = 0; i < PHOTOS; i++) {
		if (gallery.is_gone[i] || !is_inside(x, y, photo_x(i), PHOTO_Y, PHOTO_WIDTH, PHOTO_HEIGHT))
			continue;
		gallery.shown = i;
		return true;
	}
	return false;
}

static void log_change(
	struct tactus_context_menu *menu, enum tactus_context_menu_state state, double x, double y, void *data)
{
	static const char *const names[] = { "closed", "pressed", "open" };

	log_line("photograph %d: %s", gallery.shown + 1, names[state]);
}

static void move(struct tactus_context_menu *menu, double lift, double open, void *data)
{
	gallery.lift = lift;
	gallery.open = open;
}

static int32_t find_item(struct tactus_context_menu *menu, double x, double y, void *data)
{
	if (is_inside(x, y, menu_x(&gallery), MENU_Y, MENU_WIDTH, MENU_ITEMS * ITEM_HEIGHT))
		return (int32_t)((y - MENU_Y) / ITEM_HEIGHT);
	if (is_inside(x, y, photo_x(gallery.shown), PHOTO_Y, PHOTO_WIDTH, PHOTO_HEIGHT))
		return TACTUS_CONTEXT_MENU_PREVIEW;
	/* A finger that slides from the photograph to the menu crosses the gap. */
	if (is_inside(x, y, menu_x(&gallery), PHOTO_Y, MENU_WIDTH, MENU_Y - PHOTO_Y))
		return TACTUS_CONTEXT_MENU_NO_ITEM;
	return TACTUS_CONTEXT_MENU_OUTSIDE;
}

static void highlight(struct tactus_context_menu *menu, int32_t item, void *data)
{
	gallery.item = item;
}

static void choose(struct tactus_context_menu *menu, int32_t item, void *data)
{
	log_line("photograph %d: %s", gallery.shown + 1, item < 0 ? "is looked at" : items[item]);
	if (item == 0)
		gallery.is_marked[gallery.shown] = !gallery.is_marked[gallery.shown];
	else if (item == 2)
		gallery.is_gone[gallery.shown] = true;
}

static bool drag_off(struct tactus_context_menu *menu, double x, double y, void *data)
{
	log_line("photograph %d: dragged off", gallery.shown + 1);
	gallery.is_dragged = true;
	gallery.dragged_x = x;
	gallery.dragged_y = y;
	return true;
}

/* The press that has opened the menu goes on as a drag. */
static void drag(struct tactus_recognizer *press, void *data)
{
	if (!gallery.is_dragged)
		return;
	tactus_recognizer_get_location(press, NULL, &gallery.dragged_x, &gallery.dragged_y);
	if (tactus_recognizer_get_state(press) == TACTUS_RECOGNIZER_STATE_CHANGED)
		return;
	gallery.is_dragged = false;
	log_line("photograph %d: dropped at %.0f,%.0f", gallery.shown + 1, gallery.dragged_x, gallery.dragged_y);
}

static bool is_moving(struct example *example)
{
	return tactus_context_menu_advance(gallery.menu, tactus_application_get_time(example->application));
}

static void animate(struct example *example, uint64_t time_us)
{
	tactus_context_menu_advance(gallery.menu, time_us);
}

static void free_menu(void *application, void *menu)
{
	tactus_context_menu_destroy(menu);
}

static void start(struct example *example)
{
	struct tactus_context_menu_callbacks callbacks = TACTUS_CONTEXT_MENU_CALLBACKS_INIT;

	gallery.table = scene_add_view(example->window, "table", 0, 0, WIDTH, HEIGHT, draw_table, &gallery);
	callbacks.can_open = can_open;
	callbacks.changed = log_change;
	callbacks.moved = move;
	callbacks.find_item = find_item;
	callbacks.highlighted = highlight;
	callbacks.chosen = choose;
	callbacks.drag_off = drag_off;
	gallery.menu = tactus_context_menu_create(gallery.table, NULL, &callbacks, NULL);
	tactus_recognizer_add_target(tactus_context_menu_get_recognizer(gallery.menu), drag, NULL);
	tactus_application_add_destroy_listener(example->application, free_menu, gallery.menu);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Menu",
		.hint = "Hold a photograph; slide to an item, or drag it away.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
		.is_moving = is_moving,
		.animate = animate,
	};

	return example_main(&program, argc, argv);
}
