/* SPDX-License-Identifier: MIT */
/* Why strokes failed. */
#include "../gesture.h"
#include "../stroke-path.h"
#include "../stroke.h"
#include "reasons.h"

#include <math.h>
#include <stdio.h>

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
		snprintf(text, size, "its way is %g%% like shape=%.60s, and more like another shape",
			percent(gesture->attempt.likeness), configuration->shape);
		return true;
	case ATTEMPT_FAILURE_SLOWER:
		snprintf(text, size, "its time was over before its fingers lifted; a greater duration allows more");
		return true;
	default:
		return false;
	}
}
