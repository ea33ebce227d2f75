/* SPDX-License-Identifier: MIT */
/* Takes strokes from recordings, with a recognizer that only looks on. */
#include "learn.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus.h>

#define SPACING_MM 0.3
#define ASSUMED_PX_PER_MM 6.25
/* A smaller way is a tap or a slip. */
#define SMALLEST_MM 5.0

void learn_tell(struct gestures_learner *learner, const char *format, ...)
{
	char line[512];
	va_list arguments;
	int length = snprintf(line, sizeof(line), "%.200s: ", learner->recording);

	va_start(arguments, format);
	vsnprintf(line + length, sizeof(line) - (size_t)length, format, arguments);
	va_end(arguments);
	learner->tell(line, learner->data);
}

void learn_say(const struct gestures_learner *learner, const char *format, ...)
{
	char line[1024];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	learner->tell(line, learner->data);
}

struct gestures_learner *gestures_learner_create(gestures_tell_func tell, void *data)
{
	struct gestures_learner *learner = calloc(1, sizeof(*learner));

	if (!learner)
		return NULL;
	learner->tell = tell;
	learner->data = data;
	return learner;
}

void gestures_learner_destroy(struct gestures_learner *learner)
{
	free(learner);
}

static void note_density(struct gestures_learner *learner, const struct tactus_touch *touch)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	tactus_touch_source_get_info(tactus_touch_get_source(touch), &info);
	learner->px_per_mm =
		info.width > 0 && info.width_mm > 0 ? info.width / info.width_mm : ASSUMED_PX_PER_MM;
}

/* The way is that of the most fingers: it begins again when one more lands. */
static void follow(struct gestures_learner *learner, const struct tactus_recognizer *recognizer)
{
	uint32_t fingers = (uint32_t)tactus_recognizer_get_number_of_touches(recognizer);
	double x = 0, y = 0;

	if (learner->path.is_over || fingers < learner->path.fingers)
		return;
	if (fingers > learner->path.fingers)
		learner->path.count = 0;
	learner->path.fingers = fingers;
	tactus_recognizer_get_location(recognizer, NULL, &x, &y);
	stroke_path_add(&learner->path, x, y, SPACING_MM * learner->px_per_mm);
}

static void handle_began(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	struct gestures_learner *learner = data;

	(void)event;
	if (tactus_recognizer_get_number_of_touches(recognizer) == count) {
		stroke_path_clear(&learner->path);
		note_density(learner, touches[0]);
		learner->began_us = tactus_touch_get_timestamp(touches[0]);
	}
	follow(learner, recognizer);
}

static void handle_moved(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	(void)touches;
	(void)count;
	(void)event;
	follow(data, recognizer);
}

/* Adds the way of fingers that have lifted. */
static void add_stroke(struct gestures_learner *learner, uint64_t ended_us)
{
	double size = stroke_path_size(&learner->path) / learner->px_per_mm;
	struct stroke_example example;

	/* Taps between strokes are nothing worth a line. */
	if (size < SMALLEST_MM || !stroke_path_make_example(&learner->path, &example))
		return;
	if (stroke_example_is_line(&example)) {
		learn_tell(learner, "a line of %u finger%s is no stroke, and is left out",
			(unsigned)learner->path.fingers, learner->path.fingers == 1 ? "" : "s");
		return;
	}
	if (learner->count == STROKE_EXAMPLES_MAXIMUM) {
		learn_tell(learner, "more than %d strokes are given; this one is left out", STROKE_EXAMPLES_MAXIMUM);
		return;
	}
	learner->examples[learner->count] = example;
	learner->fingers[learner->count] = learner->path.fingers;
	learner->sizes[learner->count] = size;
	if (ended_us - learner->began_us > learner->longest_us)
		learner->longest_us = ended_us - learner->began_us;
	learner->count++;
	learner->strokes++;
}

static void handle_ended(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	struct gestures_learner *learner = data;

	(void)count;
	(void)event;
	learner->path.is_over = true;
	if (tactus_recognizer_get_number_of_touches(recognizer) > 0)
		return;
	add_stroke(learner, tactus_touch_get_timestamp(touches[0]));
	tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_FAILED);
}

bool gestures_learner_begin(
	struct gestures_learner *learner, struct tactus_application *application, const char *recording)
{
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;
	struct tactus_view *window = tactus_application_get_window(application, 0);
	struct tactus_recognizer *recognizer;

	learner->recording = recording;
	learner->strokes = 0;
	callbacks.touches_began = handle_began;
	callbacks.touches_moved = handle_moved;
	callbacks.touches_ended = handle_ended;
	recognizer = tactus_custom_recognizer_create(
		application, TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE, &callbacks, learner);
	return window && recognizer && tactus_view_add_recognizer(window, recognizer) == TACTUS_STATUS_OK;
}

void gestures_learner_end(struct gestures_learner *learner)
{
	if (learner->strokes == 0) {
		learner->has_error = true;
		learn_tell(learner, "has no stroke");
	}
	learner->recording = "";
}
