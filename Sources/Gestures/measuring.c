/* SPDX-License-Identifier: MIT */
#include "measuring.h"

#include "direction.h"
#include "set.h"

#include <math.h>

#define SWIPE_DURATION_US 500000
#define SWIPE_ACROSS_PX 50.0
#define BEGIN_PX 10.0
/* A finger that is nearer to where it landed has not left its place: it rolls, or is about to start. */
#define PLACE_MM 1.5

static bool is_measured(const struct gesture *gesture)
{
	return gesture_is_measured_by_pan(gesture->configuration) || gesture_fires_at_lift(gesture->configuration);
}

static double length_px(const struct gesture *gesture, const struct length *length, double otherwise)
{
	return length->is_set ? gesture_pixels(gesture, length->value, length->unit)
			      : gesture_pixels(gesture, otherwise, TACTUS_LENGTH_UNIT_PIXELS);
}

static double least_px(const struct gesture *gesture)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	bool is_long = configuration->speed || configuration->type == GESTURE_TYPE_SWIPE;

	return length_px(gesture, &configuration->distance, is_long ? SPEED_DISTANCE : BEGIN_PX);
}

/* Returns the way of the finger that went farthest, px. */
static double farthest_of(const struct tactus_touch *const *touches, size_t count)
{
	double most = 0;
	size_t index;

	for (index = 0; index < count; index++) {
		double x = 0, y = 0, from_x = 0, from_y = 0;

		tactus_touch_get_location(touches[index], NULL, &x, &y);
		tactus_touch_get_start_location(touches[index], NULL, &from_x, &from_y);
		most = fmax(most, hypot(x - from_x, y - from_y));
	}
	return most;
}

static uint64_t now_us(const struct gesture *gesture)
{
	return tactus_application_get_time(gesture->gestures->application);
}

double measuring_speed(const struct gesture *gesture)
{
	const struct attempt *attempt = &gesture->attempt;
	double seconds = (double)(now_us(gesture) - attempt->still_us) / 1e6;

	if (!(attempt->px_per_mm > 0) || now_us(gesture) <= attempt->still_us)
		return 0;
	return attempt->farthest_px / attempt->px_per_mm / seconds;
}

/* Returns the way of the fingers: of a swipe in a straight direction the part along it. */
static double way_px(const struct gesture *gesture)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	double x = 0, y = 0;

	tactus_pan_recognizer_get_translation(gesture->recognizer, NULL, &x, &y);
	if (configuration->type == GESTURE_TYPE_SWIPE && configuration->directions & main_direction(x, y))
		return fmax(fabs(x), fabs(y));
	return hypot(x, y);
}

double measuring_progress(const struct gesture *gesture)
{
	return fmin(way_px(gesture) / least_px(gesture), 1);
}

static bool is_fast_as_asked(struct gesture *gesture)
{
	switch (gesture->configuration->speed) {
	case GESTURE_SPEED_SLOW:
		return measuring_speed(gesture) < FAST_MM_PER_S;
	case GESTURE_SPEED_FAST:
		return measuring_speed(gesture) >= FAST_MM_PER_S;
	default:
		return true;
	}
}

/* Returns why the fingers' way is not the gesture's. */
static enum attempt_failure find_failure_of_way(struct gesture *gesture)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	bool is_swipe = configuration->type == GESTURE_TYPE_SWIPE;
	double x = 0, y = 0;

	tactus_pan_recognizer_get_translation(gesture->recognizer, NULL, &x, &y);
	if (gesture_fires_at_lift(configuration) && !gesture->attempt.is_asking)
		return ATTEMPT_FAILURE_FARTHER;
	if (is_measured(gesture) && way_px(gesture) < least_px(gesture))
		return ATTEMPT_FAILURE_NEARER;
	if (!gesture_allows_way(configuration, x, y))
		return ATTEMPT_FAILURE_WAY;
	if (is_swipe && configuration->directions & main_direction(x, y) &&
		fmin(fabs(x), fabs(y)) > length_px(gesture, &configuration->across, SWIPE_ACROSS_PX))
		return ATTEMPT_FAILURE_WAY;
	return ATTEMPT_FAILURE_NONE;
}

bool measuring_allows(struct gesture *gesture)
{
	struct attempt *attempt = &gesture->attempt;
	enum gesture_type type = gesture->configuration->type;
	bool has_pan = type == GESTURE_TYPE_EDGE_SWIPE || type == GESTURE_TYPE_DRAG || type == GESTURE_TYPE_TAP_DRAG ||
		is_measured(gesture);

	attempt->failure = has_pan ? find_failure_of_way(gesture) : ATTEMPT_FAILURE_NONE;
	if (!attempt->failure && !is_fast_as_asked(gesture)) {
		attempt->failure = ATTEMPT_FAILURE_SPEED;
		attempt->speed = measuring_speed(gesture);
	}
	attempt->way_px = has_pan ? way_px(gesture) : 0;
	return !attempt->failure;
}

/* Asks to fire, which asks measuring_allows(). */
static void ask(struct gesture *gesture)
{
	gesture->attempt.is_asking = true;
	tactus_recognizer_set_state(gesture->recognizer, TACTUS_RECOGNIZER_STATE_ENDED);
}

/* Returns whether the gesture can still fire with so many fingers, of which none has been counted out. */
static bool is_undecided(const struct gesture *gesture, size_t fingers)
{
	return tactus_recognizer_get_state(gesture->recognizer) == TACTUS_RECOGNIZER_STATE_POSSIBLE &&
		!gesture->attempt.is_asking &&
		fingers == gesture_fingers(gesture->configuration);
}

static void handle_moved(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	struct gesture *gesture = data;
	struct attempt *attempt = &gesture->attempt;

	attempt->farthest_px = fmax(attempt->farthest_px, farthest_of(touches, count));
	if (attempt->farthest_px < PLACE_MM * attempt->px_per_mm)
		attempt->still_us = now_us(gesture);
	tactus_recognizer_call_default(recognizer, TACTUS_TOUCH_PHASE_MOVED, touches, count, event);
	count = tactus_recognizer_get_number_of_touches(recognizer);
	if (gesture_is_measured_by_pan(gesture->configuration) && !gesture_fires_at_lift(gesture->configuration) &&
		is_undecided(gesture, count) && way_px(gesture) >= least_px(gesture))
		ask(gesture);
}

static void handle_ended(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	struct gesture *gesture = data;

	/* A lift may have moved. The fingers that lift are no longer among the recognizer's. */
	gesture->attempt.farthest_px = fmax(gesture->attempt.farthest_px, farthest_of(touches, count));
	if (gesture_fires_at_lift(gesture->configuration) &&
		is_undecided(gesture, tactus_recognizer_get_number_of_touches(recognizer) + count))
		ask(gesture);
	else
		tactus_recognizer_call_default(recognizer, TACTUS_TOUCH_PHASE_ENDED, touches, count, event);
}

/* The time of a swipe is over. */
static void handle_deadline(struct tactus_recognizer *recognizer, uint64_t time_us, void *data)
{
	struct gesture *gesture = data;

	(void)time_us;
	if (tactus_recognizer_get_state(recognizer) != TACTUS_RECOGNIZER_STATE_POSSIBLE || gesture->attempt.is_asking)
		return;
	gesture->attempt.failure = ATTEMPT_FAILURE_SLOWER;
	tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_FAILED);
}

static void handle_began(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	struct gesture *gesture = data;
	uint64_t duration_us = gesture->configuration->duration_us;

	tactus_recognizer_call_default(recognizer, TACTUS_TOUCH_PHASE_BEGAN, touches, count, event);
	gesture->attempt.still_us = now_us(gesture);
	if (tactus_recognizer_get_number_of_touches(recognizer) == count)
		tactus_recognizer_set_deadline(
			recognizer, now_us(gesture) + (duration_us ? duration_us : SWIPE_DURATION_US));
}

void measuring_add_callbacks(const struct gesture *gesture, struct tactus_recognizer_callbacks *callbacks)
{
	if (gesture->configuration->speed || is_measured(gesture))
		callbacks->touches_moved = handle_moved;
	if (is_measured(gesture))
		callbacks->touches_ended = handle_ended;
	if (!gesture_is_measured_by_pan(gesture->configuration))
		return;
	callbacks->touches_began = handle_began;
	callbacks->deadline_reached = handle_deadline;
}

void measuring_note_landing(struct gesture *gesture, const struct tactus_touch *touch)
{
	gesture->attempt.farthest_px = 0;
	gesture->attempt.still_us = tactus_touch_get_timestamp(touch);
}
