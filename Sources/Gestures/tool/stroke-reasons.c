/* SPDX-License-Identifier: MIT */
/* Why strokes failed. */
#include "../gesture.h"
#include "../stroke-path.h"
#include "../stroke-shapes.h"
#include "../stroke.h"
#include "reasons.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double percent(double likeness)
{
	return floor(fmax(likeness, 0) * 100);
}

static void describe_size(const struct gesture *gesture, char *text, size_t size)
{
	const struct length *least = &gesture->configuration->size;
	bool is_px = least->is_set && least->unit == TACTUS_LENGTH_UNIT_PIXELS;
	enum tactus_length_unit unit = is_px ? TACTUS_LENGTH_UNIT_PIXELS : TACTUS_LENGTH_UNIT_MILLIMETRES;
	double found = stroke_path_size(gesture->path) / gesture_pixels(gesture, 1, unit);

	snprintf(text, size, "its longer side was %.1f%s, and size=%g%s is needed; draw larger, or set a smaller value",
		found, is_px ? "px" : "mm", least->is_set ? least->value : STROKE_SIZE_MM, is_px ? "px" : "mm");
}

/* Returns the shape of the table that the way is most like. */
static const char *find_named(const struct gesture *gesture)
{
	const struct named_value *name;
	const char *found = "another one";
	struct stroke_example way;
	double most = -1;

	if (!stroke_path_make_example(gesture->path, &way))
		return found;
	for (name = stroke_shape_names; name->name; name++) {
		struct stroke_shape *shape = stroke_shape_create(name->value);
		double likeness = shape ? stroke_shape_compare(shape, &way) : -1;

		if (likeness > most)
			found = name->name;
		most = fmax(most, likeness);
		free(shape);
	}
	return found;
}

bool reasons_describe_stroke(const struct gesture *gesture, char *text, size_t size)
{
	const struct gesture_configuration *configuration = gesture->configuration;

	if (configuration->type != GESTURE_TYPE_STROKE)
		return false;
	switch (gesture->attempt.failure) {
	case ATTEMPT_FAILURE_FINGERS:
		snprintf(text, size, "%u finger%s came together, and fingers=%u is what it needs",
			(unsigned)gesture->path->fingers, gesture->path->fingers == 1 ? "" : "s",
			(unsigned)gesture_fingers(configuration));
		return true;
	case ATTEMPT_FAILURE_SMALLER:
		describe_size(gesture, text, size);
		return true;
	case ATTEMPT_FAILURE_LINE:
		snprintf(text, size, "its fingers went a line or to and fro, which is a swipe or a scroll");
		return true;
	case ATTEMPT_FAILURE_SHAPE:
		snprintf(text, size, "its way is %g%% like shape=%.60s, and %g%% is needed; tactus gestures learn "
				     "takes yours as examples",
			percent(gesture->attempt.likeness), configuration->shape, configuration->drawn->least * 100);
		return true;
	case ATTEMPT_FAILURE_OTHER_SHAPE:
		if (gesture->attempt.rival)
			snprintf(text, size, "its way is %g%% like shape=%.60s, and more like that of \"%.60s\"",
				percent(gesture->attempt.likeness), configuration->shape, gesture->attempt.rival);
		else
			snprintf(text, size, "its way is %g%% like shape=%.60s, and more like shape=%s",
				percent(gesture->attempt.likeness), configuration->shape, find_named(gesture));
		return true;
	case ATTEMPT_FAILURE_SLOWER:
		snprintf(text, size, "its time was over before its fingers lifted; a greater duration allows more");
		return true;
	default:
		return false;
	}
}
