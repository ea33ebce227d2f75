/* SPDX-License-Identifier: MIT */
/* Strokes of recordings that `tactus gestures learn` has seen. */
#ifndef TACTUS_GESTURES_TOOL_LEARN_H
#define TACTUS_GESTURES_TOOL_LEARN_H

#include "../stroke-file.h"
#include "../stroke-path.h"
#include "gestures-tool.h"

#include <stdint.h>

struct tactus_recognizer;

/* Examples that a person needs to give at least. */
#define LEARN_LEAST 3

struct gestures_learner {
	gestures_tell_func tell;
	void *data;
	/* Examples so far, and the fingers of each. */
	struct stroke_example examples[STROKE_EXAMPLES_MAXIMUM];
	uint32_t fingers[STROKE_EXAMPLES_MAXIMUM];
	double sizes[STROKE_EXAMPLES_MAXIMUM]; /* mm */
	size_t count;
	uint64_t longest_us; /* from the first landing of an example to its last lift */
	bool has_error;
	/* The running recording. */
	const char *recording;
	size_t strokes;
	double px_per_mm;
	uint64_t began_us;
	struct stroke_path path;
};

/* Tells a line that begins with the recording. */
void learn_tell(struct gestures_learner *learner, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Tells a line. */
void learn_say(const struct gestures_learner *learner, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* learn-confusions.c: tells the named shapes that are much like it. Those that are less like it are told apart. */
void learn_tell_named(const struct gestures_learner *learner, const char *name);
/* learn-confusions.c: checks a gesture file as if it had the section, and tells what is said of that. */
void learn_tell_confusions(
	const struct gestures_learner *learner, const char *path, const char *folder, const char *section);

#endif
