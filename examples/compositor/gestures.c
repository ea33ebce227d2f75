/* SPDX-License-Identifier: MIT */
#include "gestures.h"

#include "shell.h"

#include <math.h>
#include <tactus.h>

static void remember_place(struct gesture *gesture)
{
	tactus_recognizer_get_location(gesture->recognizer, NULL, &gesture->end_x, &gesture->end_y);
}

static void handle_began(struct gesture *gesture, const char *name)
{
	size_t touches = tactus_recognizer_get_number_of_touches(gesture->recognizer);
	double x = 0, y = 0;

	remember_place(gesture);
	/* The translation counts from where the fingers came down. */
	tactus_pan_recognizer_get_translation(gesture->recognizer, NULL, &x, &y);
	gesture->start_x = gesture->end_x - x;
	gesture->start_y = gesture->end_y - y;
	gesture->seen = true;
	gesture->changes = 0;
	shell_log(gesture->shell, "%s began at %.0f,%.0f with %zu %s", name, gesture->end_x,
		gesture->end_y, touches, touches == 1 ? "finger" : "fingers");
}

static void handle_over(struct gesture *gesture, const char *name, const char *how)
{
	double x = 0, y = 0, velocity_x = 0, velocity_y = 0;

	tactus_pan_recognizer_get_translation(gesture->recognizer, NULL, &x, &y);
	tactus_pan_recognizer_get_velocity(gesture->recognizer, NULL, &velocity_x, &velocity_y);
	shell_log(gesture->shell,
		"%s %s after %u changes: translation %ld,%ld px, velocity %ld,%ld px/s",
		name, how, gesture->changes, lround(x), lround(y), lround(velocity_x), lround(velocity_y));
}

static void handle_action(struct tactus_recognizer *recognizer, void *data)
{
	struct gesture *gesture = data;
	const char *name = tactus_recognizer_get_name(recognizer);

	switch (tactus_recognizer_get_state(recognizer)) {
	case TACTUS_RECOGNIZER_STATE_BEGAN:
		handle_began(gesture, name);
		break;
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		gesture->changes++;
		remember_place(gesture);
		break;
	case TACTUS_RECOGNIZER_STATE_ENDED:
		handle_over(gesture, name, "ended");
		break;
	case TACTUS_RECOGNIZER_STATE_CANCELLED:
		handle_over(gesture, name, "was cancelled");
		break;
	default:
		break;
	}
}

static bool add_gesture(struct gesture *gesture, struct shell *shell, const char *name,
	struct tactus_recognizer *recognizer)
{
	gesture->shell = shell;
	gesture->recognizer = recognizer;
	if (!recognizer)
		return false; /* the library has said why */
	tactus_recognizer_set_name(recognizer, name);
	/* Or else a finger on one window held back the lift of another finger on the next one. */
	tactus_recognizer_set_delays_touches_ended(recognizer, false);
	tactus_recognizer_add_target(recognizer, handle_action, gesture);
	return tactus_view_add_recognizer(shell->root, recognizer) == TACTUS_STATUS_OK;
}

bool gestures_init(struct gestures *gestures, struct shell *shell)
{
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(shell->application);
	struct tactus_recognizer *edge = tactus_screen_edge_pan_recognizer_create(shell->application);

	tactus_pan_recognizer_set_minimum_number_of_touches(pan, 2);
	tactus_screen_edge_pan_recognizer_set_edges(edge, TACTUS_EDGE_LEFT);
	return add_gesture(&gestures->list[0], shell, "two-finger pan", pan) &&
		add_gesture(&gestures->list[1], shell, "left-edge swipe", edge);
}
