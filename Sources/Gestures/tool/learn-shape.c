/* SPDX-License-Identifier: MIT */
/* Checks the examples and writes the shape. */
#include "../configuration.h"
#include "learn.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PART_LEAST 0.5
/* Other drawings of the same shape take up to half as long again. */
#define DURATION_SPARE 1.5
/* The longest time that a file may have. */
#define DURATION_MOST_S 60.0
/* By how much later drawings are less like the examples than these are like each other. */
#define LIKENESS_SPARE 0.03

static bool is_name(const char *name)
{
	const char *allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";

	return *name && *name != '-' && strlen(name) <= 60 && strspn(name, allowed) == strlen(name);
}

/* Returns how like an example is to the most similar other one. */
static double likeness_to_others(const struct gestures_learner *learner, size_t index)
{
	double most = -1;

	for (size_t other = 0; other < learner->count; other++) {
		if (other != index)
			most = fmax(most, stroke_compare(&learner->examples[other], &learner->examples[index]));
	}
	return most;
}

/* Returns whether the examples are enough, of as many fingers, and like each other. */
static bool check_examples(const struct gestures_learner *learner)
{
	bool good = learner->count >= LEARN_LEAST;

	if (!good)
		learn_say(learner, "%zu stroke%s; %d or more examples are needed", learner->count,
			learner->count == 1 ? "" : "s", LEARN_LEAST);
	for (size_t index = 0; index < learner->count; index++) {
		double likeness = likeness_to_others(learner, index);

		if (learner->fingers[index] != learner->fingers[0]) {
			learn_say(learner, "stroke %zu has %u fingers, and the first one %u; draw all with as many",
				index + 1, (unsigned)learner->fingers[index], (unsigned)learner->fingers[0]);
			good = false;
		}
		if (learner->count >= LEARN_LEAST && likeness < STROKE_LIKENESS_LEGS) {
			learn_say(learner, "stroke %zu is no more than %.0f%% like each of the others; draw it again",
				index + 1, fmax(likeness, 0) * 100);
			good = false;
		}
	}
	return good;
}

/* Returns how like its examples a way must be: a little less than they are like each other. */
static double find_least(const struct gestures_learner *learner)
{
	double least = 1;

	for (size_t index = 0; index < learner->count; index++)
		least = fmin(least, likeness_to_others(learner, index));
	return fmax(STROKE_LIKENESS_LEGS, fmin(STROKE_LIKENESS_LEAST, least - LIKENESS_SPARE));
}

/* Writes an example into a square of 1. */
static void write_example(FILE *file, const struct stroke_example *example)
{
	double left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY, side;
	size_t index;

	for (index = 0; index < STROKE_POINTS; index++) {
		left = fmin(left, example->points[index].x);
		right = fmax(right, example->points[index].x);
		top = fmin(top, example->points[index].y);
		bottom = fmax(bottom, example->points[index].y);
	}
	side = fmax(right - left, bottom - top);
	fprintf(file, "points=");
	for (index = 0; index < STROKE_POINTS; index++)
		fprintf(file, "%s%.3f,%.3f", index ? " " : "", (example->points[index].x - left) / side,
			(example->points[index].y - top) / side);
	fprintf(file, "\n");
}

/* Writes the shape. A file that is there stays: it may be the only copy of somebody's shape. */
static bool write_shape(const struct gestures_learner *learner, const char *path)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
	FILE *file = fd >= 0 ? fdopen(fd, "w") : NULL;
	bool good = file;

	if (!file) {
		learn_say(learner, "%s: cannot be written: %s", path, strerror(errno));
		if (fd >= 0)
			close(fd);
		return false;
	}
	fprintf(file, "# By tactus gestures learn.\n[" SHAPE_SECTION "]\n");
	fprintf(file, "likeness=%.0f%%\n", floor(find_least(learner) * 100));
	for (size_t index = 0; index < learner->count; index++)
		write_example(file, &learner->examples[index]);
	good = !ferror(file);
	if (fclose(file) != 0 || !good) {
		learn_say(learner, "%s: cannot be written: %s", path, strerror(errno));
		unlink(path);
		return false;
	}
	return true;
}

static char *folder_of(const char *path)
{
	const char *end = strrchr(path, '/');

	if (!end)
		return strdup(".");
	return end == path ? strdup("/") : strndup(path, (size_t)(end - path));
}

static double smallest(const struct gestures_learner *learner)
{
	double size = learner->sizes[0];

	for (size_t index = 1; index < learner->count; index++)
		size = fmin(size, learner->sizes[index]);
	return size;
}

/* Writes a duration for drawings that take about the default or longer. */
static void write_duration(const struct gestures_learner *learner, char *text, size_t size)
{
	double seconds = ceil((double)learner->longest_us * DURATION_SPARE / 1e6);

	if (seconds * 1e6 > STROKE_DURATION_US)
		snprintf(text, size, "duration=%gs\n", fmin(seconds, DURATION_MOST_S));
}

/* Writes the section, which a person copies. Strokes smaller or slower than the defaults get a size and a time. */
static void write_section(const struct gestures_learner *learner, const char *name, char *text, size_t size)
{
	double least = floor(smallest(learner) * PART_LEAST);
	int length = snprintf(text, size,
		"[tactus-gesture]\nname=%s\ntype=stroke\nshape=%s" SHAPE_ENDING "\nfingers=%u\nfollowed=true\n",
		name, name, (unsigned)learner->fingers[0]);

	if (least < STROKE_SIZE_MM && length > 0 && (size_t)length < size)
		length += snprintf(text + length, size - (size_t)length, "size=%gmm\n", fmax(least, 1));
	if (length > 0 && (size_t)length < size)
		write_duration(learner, text + length, size - (size_t)length);
}

int gestures_learner_finish(struct gestures_learner *learner, const char *name, const char *path)
{
	char section[512], *folder = folder_of(path), *shape = NULL;
	const char *line;
	int status = 1;

	if (!is_name(name)) {
		learn_say(learner, "%.60s: a name has letters, digits, - and _, and no - in front",
			name);
	} else if (folder && check_examples(learner) && !learner->has_error) {
		if (asprintf(&shape, "%s/%s" SHAPE_ENDING, folder, name) < 0)
			shape = NULL;
		status = shape && write_shape(learner, shape) ? 0 : 2;
	}
	if (status == 0) {
		write_section(learner, name, section, sizeof(section));
		learn_say(learner, "%s: %zu examples of %u finger%s", shape,
			learner->count, (unsigned)learner->fingers[0],
			learner->fingers[0] == 1 ? "" : "s");
		learn_tell_named(learner, name);
		learn_tell_confusions(learner, path, folder, section);
		learn_say(learner, "Add to %s, with a command, action or keys instead of followed:", path);
		for (line = section; *line; line += strcspn(line, "\n") + 1)
			learn_say(learner, "%.*s", (int)strcspn(line, "\n"), line);
	}
	free(shape);
	free(folder);
	return status;
}
