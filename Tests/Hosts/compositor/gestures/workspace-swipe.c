/* SPDX-License-Identifier: MIT */
/* Three fingers push the workspaces; displacement and velocity of the fingers decide where they rest. */
#include "gestures/gestures.h"
#include "shell/output.h"

static void handle_swipe(struct output *output, struct tactus_recognizer *swipe, enum tactus_recognizer_state state)
{
	struct workspaces *workspaces = &output->workspaces;
	double x = 0, velocity = 0;

	/* Fingers that move left pull the next workspace in from the right. */
	switch (state) {
	case TACTUS_RECOGNIZER_STATE_BEGAN:
		workspaces_hold(workspaces);
		/* fall through */
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		tactus_pan_recognizer_get_translation(swipe, output->root, &x, NULL);
		workspaces_push(workspaces, -x / output->place.width);
		break;
	case TACTUS_RECOGNIZER_STATE_ENDED:
		tactus_pan_recognizer_get_velocity(swipe, output->root, &velocity, NULL);
		workspaces_settle(workspaces, -velocity);
		break;
	default:
		workspaces_return(workspaces);
		break;
	}
}

bool workspace_swipe_add(struct gestures *gestures)
{
	struct tactus_recognizer *swipe =
		tactus_pan_recognizer_create(tactus_view_get_application(gestures->output->root));

	tactus_pan_recognizer_set_minimum_number_of_touches(swipe, 3);
	return gestures_add(gestures, "three-finger swipe", swipe, handle_swipe);
}
