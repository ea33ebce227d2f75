/* SPDX-License-Identifier: MIT */
/*
 * A drawer that a finger pulls out, or a button. It stops under a finger and can be thrown back. The transition of
 * libtactus-interactions reads the pan and computes; the program moves the drawer.
 */
#include "drawer.h"
#include "support/button.h"
#include "support/example.h"

#include <tactus-interactions.h>

#define WIDTH 420
#define HEIGHT 380
#define ENTRY_HEIGHT 44

static struct drawer drawer;

static void move_drawer(struct tactus_transition *transition, double progress, void *data)
{
	drawer.progress = progress;
	tactus_view_set_frame(drawer.panel, (progress - 1) * DRAWER_WIDTH, 0, DRAWER_WIDTH, HEIGHT);
}

static void log_held(struct tactus_transition *transition, void *data)
{
	log_line("drawer: held");
}

static void log_released(struct tactus_transition *transition, bool is_end, void *data)
{
	log_line("drawer: %s from %.2f", is_end ? "opens" : "closes", drawer.progress);
}

static void log_rested(struct tactus_transition *transition, bool is_end, void *data)
{
	log_line("drawer: is %s", is_end ? "open" : "shut");
}

static void toggle(struct tactus_view *button, uint32_t event, void *data)
{
	bool is_shut = tactus_transition_get_state(drawer.transition) == TACTUS_TRANSITION_STATE_AT_START;

	log_line("menu");
	tactus_transition_settle(drawer.transition, is_shut,
		tactus_application_get_time(tactus_view_get_application(button)));
}

static void choose(struct tactus_recognizer *tap, void *data)
{
	double y;

	tactus_recognizer_get_location(tap, drawer.panel, NULL, &y);
	drawer.chosen = y / ENTRY_HEIGHT < DRAWER_ENTRIES ? (int)(y / ENTRY_HEIGHT) : drawer.chosen;
	log_line("entry %d", drawer.chosen + 1);
}

static bool is_moving(struct example *example)
{
	return tactus_transition_get_state(drawer.transition) == TACTUS_TRANSITION_STATE_SETTLING;
}

static void animate(struct example *example, uint64_t time_us)
{
	tactus_transition_advance(drawer.transition, time_us);
}

static void free_transition(void *application, void *transition)
{
	tactus_transition_destroy(transition);
}

static void start(struct example *example)
{
	struct tactus_transition_settings settings = TACTUS_TRANSITION_SETTINGS_INIT;
	struct tactus_transition_callbacks callbacks = TACTUS_TRANSITION_CALLBACKS_INIT;
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(example->application);
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(example->application);
	struct tactus_view *page;

	page = scene_add_view(example->window, "page", 0, 0, WIDTH, HEIGHT, draw_page, NULL);
	button_create(page, "menu", 300, 20, 100, 40, toggle, NULL);
	drawer.shade = scene_add_view(example->window, "shade", 0, 0, WIDTH, HEIGHT, draw_shade, &drawer);
	tactus_view_set_user_interaction_enabled(drawer.shade, false);
	drawer.panel =
		scene_add_view(example->window, "drawer", -DRAWER_WIDTH, 0, DRAWER_WIDTH, HEIGHT, draw_panel, &drawer);
	tactus_recognizer_add_target(tap, choose, NULL);
	tactus_view_add_recognizer(drawer.panel, tap);
	tactus_view_add_recognizer(example->window, pan);

	settings.length = DRAWER_WIDTH;
	callbacks.held = log_held;
	callbacks.changed = move_drawer;
	callbacks.released = log_released;
	callbacks.rested = log_rested;
	drawer.transition = tactus_transition_create(example->application, &settings, &callbacks, NULL);
	tactus_transition_add_recognizer(drawer.transition, pan, TACTUS_SWIPE_DIRECTION_RIGHT);
	tactus_application_add_destroy_listener(example->application, free_transition, drawer.transition);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Drawer",
		.hint = "Drag or flick to the right, catch the drawer on its way, or press menu.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
		.is_moving = is_moving,
		.animate = animate,
	};

	return example_main(&program, argc, argv);
}
