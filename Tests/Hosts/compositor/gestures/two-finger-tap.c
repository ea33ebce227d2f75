/* SPDX-License-Identifier: MIT */
/*
 * A tap with two fingers brings the next window to the front.
 *
 * Two thumbs that type look similar. Therefore the fingers must go down almost at once, and the client keeps its
 * touches: no letter is lost to a wrong guess.
 */
#include "gestures/gestures.h"
#include "shell/output.h"
#include "shell/window.h"

#define TOGETHER_US 60000
#define TAP_US 250000

static void handle_tap(struct output *output, struct tactus_recognizer *tap, enum tactus_recognizer_state state)
{
	window_focus_next(output);
}

bool two_finger_tap_add(struct gestures *gestures)
{
	struct tactus_recognizer *tap =
		tactus_tap_recognizer_create(tactus_view_get_application(gestures->output->root));

	tactus_tap_recognizer_set_number_of_touches_required(tap, 2);
	tactus_recognizer_set_duration(tap, TACTUS_DURATION_ARRIVAL, TOGETHER_US);
	tactus_recognizer_set_duration(tap, TACTUS_DURATION_TAP, TAP_US);
	tactus_recognizer_set_cancels_touches_in_view(tap, false);
	return gestures_add(gestures, "two-finger tap", tap, handle_tap);
}
