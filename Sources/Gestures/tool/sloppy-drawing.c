/* SPDX-License-Identifier: MIT */
/* Strokes that hands perform. */
#include "../configuration-shape.h"
#include "../configuration.h"
#include "sloppy-perform.h"
#include "sloppy-scene.h"

#include <math.h>

/* Sizes that people draw with several fingers, mm. */
#define SIZE_LEAST 25.0
#define SIZE_MOST 60.0
#define SIDE 20.0
/* From one finger to the next, as in other gestures. */
#define HAND_DEVIATION 0.06

static double least_size(const struct gesture_configuration *gesture)
{
	if (!gesture->size.is_set)
		return STROKE_SIZE_MM;
	return gesture->size.unit == TACTUS_LENGTH_UNIT_MILLIMETRES ? gesture->size.value
								    : gesture->size.value / SLOPPY_PX_PER_MM;
}

static double length_of(const struct sloppy_stroke *stroke)
{
	double length = 0;

	for (size_t index = 1; index < STROKE_POINTS; index++)
		length += hypot(stroke->points[index].x - stroke->points[index - 1].x,
			stroke->points[index].y - stroke->points[index - 1].y);
	return length;
}

void sloppy_perform_stroke(
	struct sloppy_performance *performance, const struct gesture_configuration *gesture, size_t hand)
{
	struct sloppy_stroke *stroke = &performance->strokes[performance->stroke_count];
	double least = fmax(SIZE_LEAST, least_size(gesture) * 1.3), limit = STROKE_DURATION_US, size, time, x, y;
	size_t count = gesture_fingers(gesture), first = performance->count;

	if (performance->stroke_count + 1 < SLOPPY_STROKES)
		performance->stroke_count++;
	if (gesture->duration_us)
		limit = (double)gesture->duration_us;
	size = sloppy_between(performance->random, least, fmax(SIZE_MOST, least * 1.2));
	/* Examples of a person's own show where they begin. */
	sloppy_stroke_draw(stroke, performance->random, &gesture->drawn->examples[hand % gesture->drawn->count], size,
		!shape_is_file(gesture->shape));
	/* Hands that know a limit keep it. */
	time = fmin(length_of(stroke) / performance->hand.speed * 1000, limit / 1000 * 0.7);
	sloppy_choose_place(performance, gesture, &x, &y, size * 0.6 + SIDE);
	/* As a rest, of which the fingers then make a way. */
	sloppy_add_hand(performance, count, x, y, 0, 0, time, 0);
	for (size_t index = first; index < performance->count; index++) {
		struct sloppy_finger *finger = &performance->fingers[index];

		finger->arrive = finger->leave;
		finger->leave = finger->arrive - time;
		finger->drift_x = finger->drift_y = finger->bend = 0;
		finger->stroke = stroke;
		finger->stroke_scale = sloppy_about(performance->random, 1, count > 1 ? HAND_DEVIATION : 0);
	}
}
