/* SPDX-License-Identifier: MIT */
#include "tactus-recognizers.h"

/* Further than any finger goes. */
#define UNREACHABLE 1e9

void count_action(struct tactus_recognizer *recognizer, void *data)
{
	uint64_t *count = data;
	double x = 0, y = 0;

	if (tactus_recognizer_get_kind(recognizer) == TACTUS_RECOGNIZER_KIND_PAN) {
		tactus_pan_recognizer_get_translation(recognizer, NULL, &x, &y);
	} else {
		x = tactus_recognizer_get_state(recognizer);
	}
	/* What was asked is looked at, as a host would. */
	*count += x > -UNREACHABLE;
}

static enum tactus_answer yes(struct tactus_recognizer *recognizer, struct tactus_recognizer *other, void *data)
{
	(void)recognizer;
	(void)other;
	(void)data;
	return TACTUS_ANSWER_YES;
}

static void allow_others(struct tactus_recognizer *recognizer)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;

	delegate.should_recognize_simultaneously_with = yes;
	tactus_recognizer_set_delegate(recognizer, &delegate, NULL);
}

static struct tactus_recognizer *pan(struct tactus_application *application, unsigned fingers)
{
	struct tactus_recognizer *recognizer = tactus_pan_recognizer_create(application);

	tactus_pan_recognizer_set_minimum_number_of_touches(recognizer, fingers);
	return recognizer;
}

static struct tactus_recognizer *swipe(struct tactus_application *application, unsigned fingers)
{
	struct tactus_recognizer *recognizer = tactus_swipe_recognizer_create(application);

	tactus_swipe_recognizer_set_number_of_touches_required(recognizer, fingers);
	return recognizer;
}

static struct tactus_recognizer *edge(struct tactus_application *application, enum tactus_edge edge)
{
	struct tactus_recognizer *recognizer = tactus_screen_edge_pan_recognizer_create(application);

	tactus_screen_edge_pan_recognizer_set_edges(recognizer, edge);
	return recognizer;
}

static struct tactus_recognizer *tap(struct tactus_application *application, unsigned taps, unsigned fingers)
{
	struct tactus_recognizer *recognizer = tactus_tap_recognizer_create(application);

	tactus_tap_recognizer_set_number_of_taps_required(recognizer, taps);
	tactus_tap_recognizer_set_number_of_touches_required(recognizer, fingers);
	return recognizer;
}

/* Looks for what the stroke does, and waits for more of it than will come. */
static struct tactus_recognizer *live(struct tactus_application *application, const struct stroke *stroke)
{
	struct tactus_recognizer *recognizer;

	switch (stroke->gesture) {
	case GESTURE_SWIPE:
		recognizer = swipe(application, stroke->fingers);
		tactus_recognizer_set_length(
			recognizer, TACTUS_LENGTH_SWIPE_ALONG, UNREACHABLE, TACTUS_LENGTH_UNIT_PIXELS);
		tactus_recognizer_set_duration(recognizer, TACTUS_DURATION_SWIPE, WORKLOAD_PAUSE_US);
		return recognizer;
	case GESTURE_PINCH:
		recognizer = tactus_pinch_recognizer_create(application);
		break;
	default:
		recognizer = pan(application, stroke->fingers);
		break;
	}
	tactus_recognizer_set_length(recognizer, TACTUS_LENGTH_BEGIN, UNREACHABLE, TACTUS_LENGTH_UNIT_PIXELS);
	return recognizer;
}

/* Recognizes beside all others and leaves the touches to their view. A swipe would be over at once. */
static struct tactus_recognizer *active(struct tactus_application *application, const struct stroke *stroke)
{
	struct tactus_recognizer *recognizer = stroke->gesture == GESTURE_PINCH
		? tactus_pinch_recognizer_create(application)
		: pan(application, stroke->fingers);

	allow_others(recognizer);
	tactus_recognizer_set_cancels_touches_in_view(recognizer, false);
	return recognizer;
}

static struct tactus_recognizer *of_shell(struct tactus_application *application, enum shell_gesture gesture)
{
	switch (gesture) {
	case SHELL_GESTURE_LEFT_EDGE:
		return edge(application, TACTUS_EDGE_LEFT);
	case SHELL_GESTURE_BOTTOM_EDGE:
		return edge(application, TACTUS_EDGE_BOTTOM);
	case SHELL_GESTURE_THREE_FINGER_SWIPE:
		return swipe(application, 3);
	case SHELL_GESTURE_PINCH:
		return tactus_pinch_recognizer_create(application);
	case SHELL_GESTURE_LONG_PRESS:
		return tactus_long_press_recognizer_create(application);
	case SHELL_GESTURE_TAP:
		return tap(application, 1, 1);
	case SHELL_GESTURE_DOUBLE_TAP:
		return tap(application, 2, 1);
	case SHELL_GESTURE_TWO_FINGER_TAP:
		return tap(application, 1, 2);
	}
	return NULL;
}

/* A tap that bears no movement at all. */
static struct tactus_recognizer *finished(struct tactus_application *application, const struct stroke *stroke)
{
	struct tactus_recognizer *recognizer = tap(application, 1, stroke->fingers);

	tactus_recognizer_set_length(
		recognizer, TACTUS_LENGTH_ALLOWABLE_MOVEMENT, 0, TACTUS_LENGTH_UNIT_PIXELS);
	return recognizer;
}

struct tactus_recognizer *tactus_recognizer_for(
	struct tactus_application *application, const struct workload *workload, unsigned number)
{
	switch (workload->population) {
	case POPULATION_LIVE:
		return live(application, workload->stroke);
	case POPULATION_ACTIVE:
		return active(application, workload->stroke);
	case POPULATION_MIXED:
		return of_shell(application, (enum shell_gesture)(number % SHELL_GESTURE_COUNT));
	case POPULATION_FINISHED:
		return finished(application, workload->stroke);
	}
	return NULL;
}

bool tactus_recognizer_is_as_meant(const struct tactus_recognizer *recognizer, const struct workload *workload)
{
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);
	size_t touches = tactus_recognizer_get_number_of_touches(recognizer);

	switch (workload->population) {
	case POPULATION_LIVE:
		return state == TACTUS_RECOGNIZER_STATE_POSSIBLE && touches == workload->stroke->fingers;
	case POPULATION_ACTIVE:
		return state == TACTUS_RECOGNIZER_STATE_BEGAN || state == TACTUS_RECOGNIZER_STATE_CHANGED;
	case POPULATION_MIXED:
		return true;
	/* After its failure it was reset, and looks no longer at these touches. */
	case POPULATION_FINISHED:
		return state == TACTUS_RECOGNIZER_STATE_POSSIBLE && touches == 0;
	}
	return false;
}
