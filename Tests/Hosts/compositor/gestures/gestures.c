/* SPDX-License-Identifier: MIT */
#include "gestures/gestures.h"

#include "server.h"
#include "shell/output.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static bool is_pan(const struct tactus_recognizer *recognizer)
{
	enum tactus_recognizer_kind kind = tactus_recognizer_get_kind(recognizer);

	return kind == TACTUS_RECOGNIZER_KIND_PAN || kind == TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN;
}

static void remember_place(struct gesture *gesture)
{
	tactus_recognizer_get_location(gesture->recognizer, gesture->output->root, &gesture->end_x, &gesture->end_y);
}

/* Writes the values of the gesture, such as "translation (287, -7) px, velocity (1856, -184) px/s". */
static void describe(struct tactus_recognizer *recognizer, char *text, size_t size)
{
	double x = 0, y = 0, velocity_x = 0, velocity_y = 0;

	switch (tactus_recognizer_get_kind(recognizer)) {
	case TACTUS_RECOGNIZER_KIND_PAN:
	case TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN:
		tactus_pan_recognizer_get_translation(recognizer, NULL, &x, &y);
		tactus_pan_recognizer_get_velocity(recognizer, NULL, &velocity_x, &velocity_y);
		snprintf(text, size, ": translation (%ld, %ld) px, velocity (%ld, %ld) px/s", lround(x), lround(y),
			lround(velocity_x), lround(velocity_y));
		break;
	case TACTUS_RECOGNIZER_KIND_PINCH:
		snprintf(text, size, ": scale %.2f, velocity %.2f/s", tactus_pinch_recognizer_get_scale(recognizer),
			tactus_pinch_recognizer_get_velocity(recognizer));
		break;
	default:
		text[0] = '\0';
		break;
	}
}

static void handle_began(struct gesture *gesture, const char *how)
{
	size_t touches = tactus_recognizer_get_number_of_touches(gesture->recognizer);
	double x = 0, y = 0;

	remember_place(gesture);
	/* A pan's translation counts from where the fingers went down. */
	if (is_pan(gesture->recognizer))
		tactus_pan_recognizer_get_translation(gesture->recognizer, NULL, &x, &y);
	gesture->start_x = gesture->end_x - x;
	gesture->start_y = gesture->end_y - y;
	gesture->seen = true;
	gesture->changes = 0;
	shell_log(&gesture->output->server->shell, "%s %s at (%.0f, %.0f) with %zu %s",
		tactus_recognizer_get_name(gesture->recognizer), how, gesture->end_x, gesture->end_y, touches,
		touches == 1 ? "finger" : "fingers");
}

static void handle_over(struct gesture *gesture, const char *how)
{
	char measures[96];

	describe(gesture->recognizer, measures, sizeof(measures));
	shell_log(&gesture->output->server->shell, "%s %s after %u %s%s",
		tactus_recognizer_get_name(gesture->recognizer), how, gesture->changes,
		gesture->changes == 1 ? "change" : "changes", measures);
}

static void handle_action(struct tactus_recognizer *recognizer, void *data)
{
	struct gesture *gesture = data;
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);
	bool discrete = tactus_recognizer_get_kind(recognizer) == TACTUS_RECOGNIZER_KIND_TAP ||
		tactus_recognizer_get_kind(recognizer) == TACTUS_RECOGNIZER_KIND_SWIPE;

	if (discrete) {
		handle_began(gesture, "recognized");
	} else if (state == TACTUS_RECOGNIZER_STATE_BEGAN) {
		handle_began(gesture, "began");
	} else if (state == TACTUS_RECOGNIZER_STATE_CHANGED) {
		gesture->changes++;
		remember_place(gesture);
	} else {
		handle_over(gesture, state == TACTUS_RECOGNIZER_STATE_ENDED ? "ended" : "was cancelled");
	}
	gesture->act(gesture->output, recognizer, state);
}

bool gestures_add(struct gestures *gestures, const char *name, struct tactus_recognizer *recognizer,
	gesture_func act)
{
	struct gesture *gesture = &gestures->list[gestures->count];

	if (!recognizer || gestures->count == MAXIMUM_GESTURES)
		return false; /* the library has said why */
	gestures->count++;
	gesture->output = gestures->output;
	gesture->recognizer = recognizer;
	gesture->act = act;
	tactus_recognizer_set_name(recognizer, name);
	/* Otherwise a finger on one key would hold back the lift of another finger on the next key. */
	tactus_recognizer_set_delays_touches_ended(recognizer, false);
	tactus_recognizer_add_target(recognizer, handle_action, gesture);
	return tactus_view_add_recognizer(gestures->output->root, recognizer) == TACTUS_STATUS_OK;
}

bool gestures_init(struct gestures *gestures, struct output *output)
{
	memset(gestures, 0, sizeof(*gestures));
	gestures->output = output;
	return workspace_swipe_add(gestures) && edge_swipes_add(gestures) && pinch_overview_add(gestures) &&
		long_press_add(gestures) && two_finger_tap_add(gestures);
}
