/* SPDX-License-Identifier: MIT */
#include "strokes.h"

#include "set.h"
#include "stroke-path.h"

#include <tactus.h>

/* Nearer points say nothing of a shape: the way of a panel's noise. */
#define SPACING_MM 0.3

struct tactus_recognizer *stroke_create_recognizer(struct tactus_application *application)
{
	const struct tactus_recognizer_callbacks none = TACTUS_RECOGNIZER_CALLBACKS_INIT;

	return tactus_custom_recognizer_create(application, TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE, &none, NULL);
}

static bool is_decided(const struct gesture *gesture)
{
	return tactus_recognizer_get_state(gesture->recognizer) != TACTUS_RECOGNIZER_STATE_POSSIBLE;
}

static void fail(struct gesture *gesture, enum attempt_failure failure)
{
	if (is_decided(gesture))
		return;
	gesture->attempt.failure = failure;
	tactus_recognizer_set_state(gesture->recognizer, TACTUS_RECOGNIZER_STATE_FAILED);
}

static double least_size(const struct gesture *gesture)
{
	const struct length *size = &gesture->configuration->size;

	return size->is_set ? gesture_pixels(gesture, size->value, size->unit)
			    : gesture_pixels(gesture, STROKE_SIZE_MM, TACTUS_LENGTH_UNIT_MILLIMETRES);
}

/* Returns why a way is not the gesture's stroke, and stores how alike they are. */
static enum attempt_failure find_failure(
	const struct gesture *gesture, const struct stroke_example *way, double *likeness)
{
	*likeness = stroke_shape_compare(gesture->configuration->drawn, way);
	if (stroke_path_size(gesture->path) < least_size(gesture))
		return ATTEMPT_FAILURE_SMALLER;
	if (stroke_example_is_line(way))
		return ATTEMPT_FAILURE_LINE;
	if (*likeness < gesture->configuration->drawn->least)
		return ATTEMPT_FAILURE_SHAPE;
	if (stroke_shape_compare(gesture->configuration->rivals, way) > *likeness)
		return ATTEMPT_FAILURE_OTHER_SHAPE;
	return ATTEMPT_FAILURE_NONE;
}

/*
 * Returns the name of another stroke of the file that is nearer to the way of the same fingers, or NULL. Of equals the
 * engine chooses.
 */
static const char *find_nearer(const struct gesture *gesture, const struct stroke_example *way, double likeness)
{
	const struct gesture_seat *seat = gesture->seat_of;
	double other_likeness;
	size_t index;

	for (index = 0; index < seat->count; index++) {
		const struct gesture *other = &seat->gestures[index];

		if (other == gesture || !other->path || !other->recognizer ||
			tactus_recognizer_get_state(other->recognizer) == TACTUS_RECOGNIZER_STATE_FAILED ||
			!stroke_path_is_same(gesture->path, other->path))
			continue;
		if (!find_failure(other, way, &other_likeness) && other_likeness > likeness)
			return other->configuration->name;
	}
	return NULL;
}

static void decide(struct gesture *gesture)
{
	struct stroke_example way;
	enum attempt_failure failure;
	double likeness;

	if (is_decided(gesture))
		return;
	if (!stroke_path_make_example(gesture->path, &way)) {
		fail(gesture, gesture->path->count > 0 ? ATTEMPT_FAILURE_SMALLER : ATTEMPT_FAILURE_FINGERS);
		return;
	}
	failure = find_failure(gesture, &way, &likeness);
	gesture->attempt.likeness = likeness;
	gesture->attempt.rival = failure ? NULL : find_nearer(gesture, &way, likeness);
	if (gesture->attempt.rival)
		failure = ATTEMPT_FAILURE_OTHER_SHAPE;
	if (failure)
		fail(gesture, failure);
	else
		tactus_recognizer_set_state(gesture->recognizer, TACTUS_RECOGNIZER_STATE_ENDED);
}

static void follow(struct gesture *gesture)
{
	uint32_t count = (uint32_t)tactus_recognizer_get_number_of_touches(gesture->recognizer);
	double x = 0, y = 0;

	if (gesture->path->is_over || count != gesture_fingers(gesture->configuration))
		return;
	tactus_recognizer_get_location(gesture->recognizer, NULL, &x, &y);
	stroke_path_add(gesture->path, x, y, SPACING_MM * gesture->attempt.px_per_mm);
}

static void handle_began(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	struct gesture *gesture = data;
	const struct gesture_configuration *configuration = gesture->configuration;
	uint64_t duration_us = configuration->duration_us ? configuration->duration_us : STROKE_DURATION_US;
	size_t fingers = tactus_recognizer_get_number_of_touches(recognizer);

	(void)touches;
	(void)event;
	if (fingers == count) {
		stroke_path_clear(gesture->path);
		tactus_recognizer_set_deadline(
			recognizer, tactus_application_get_time(gesture->gestures->application) + duration_us);
	}
	gesture->path->fingers = (uint32_t)fingers;
	if (gesture->path->is_over || fingers > gesture_fingers(configuration))
		fail(gesture, ATTEMPT_FAILURE_FINGERS);
	else
		follow(gesture);
}

static void handle_moved(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	(void)recognizer;
	(void)touches;
	(void)count;
	(void)event;
	follow(data);
}

static void handle_ended(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	struct gesture *gesture = data;

	(void)touches;
	(void)count;
	(void)event;
	gesture->path->is_over = true;
	/* The fingers that lift are no longer among the recognizer's. */
	if (tactus_recognizer_get_number_of_touches(recognizer) == 0)
		decide(gesture);
	else if (gesture->path->count == 0)
		fail(gesture, ATTEMPT_FAILURE_FINGERS);
}

static void handle_deadline(struct tactus_recognizer *recognizer, uint64_t time_us, void *data)
{
	(void)recognizer;
	(void)time_us;
	fail(data, ATTEMPT_FAILURE_SLOWER);
}

void stroke_add_callbacks(const struct gesture *gesture, struct tactus_recognizer_callbacks *callbacks)
{
	if (gesture->configuration->type != GESTURE_TYPE_STROKE)
		return;
	callbacks->touches_began = handle_began;
	callbacks->touches_moved = handle_moved;
	callbacks->touches_ended = handle_ended;
	callbacks->deadline_reached = handle_deadline;
}
