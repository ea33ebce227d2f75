/* SPDX-License-Identifier: MIT */
/* Two fingers that move together show all windows of the workspace; apart, they return to the front window. */
#include "gestures/gestures.h"
#include "shell/output.h"

/* Fingers of a hand that swipes do not keep their distance exactly. */
#define BEGIN_MM 4.0
#define OPEN_AT 0.3

/* Returns the progress: half the distance opens the overview fully, twice the distance closes it. */
static double progress_of(const struct overview *overview, double scale)
{
	return overview->open ? 2 - scale : 2 * (1 - scale);
}

static void handle_pinch(struct output *output, struct tactus_recognizer *pinch, enum tactus_recognizer_state state)
{
	struct overview *overview = &output->overview;

	if (state == TACTUS_RECOGNIZER_STATE_ENDED)
		overview_set_open(overview, overview->progress > (overview->open ? 1 - OPEN_AT : OPEN_AT));
	else if (state == TACTUS_RECOGNIZER_STATE_CANCELLED)
		overview_set_progress(overview, overview->open ? 1 : 0);
	else
		overview_set_progress(overview, progress_of(overview, tactus_pinch_recognizer_get_scale(pinch)));
}

bool pinch_overview_add(struct gestures *gestures)
{
	struct tactus_recognizer *pinch =
		tactus_pinch_recognizer_create(tactus_view_get_application(gestures->output->root));

	tactus_recognizer_set_length(pinch, TACTUS_LENGTH_BEGIN, BEGIN_MM, TACTUS_LENGTH_UNIT_MILLIMETRES);
	return gestures_add(gestures, "pinch", pinch, handle_pinch);
}
