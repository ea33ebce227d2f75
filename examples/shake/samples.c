/* SPDX-License-Identifier: MIT */
/* Samples in a file instead of a device: lines "TIME_US X Y Z" in m/s²; comments start with #. */
#define _GNU_SOURCE /* getline */
#include "accelerometer.h"

#include "log.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct samples {
	struct accelerometer base;
	const char *path;
	FILE *file;
	char *line;
	size_t capacity;
	unsigned int line_number;
	uint64_t last_us;
};

static bool take_time(char **text, uint64_t *time_us)
{
	char *start = *text + strspn(*text, " \t");

	errno = 0;
	*time_us = strtoull(start, text, 10);
	/* strtoull() would accept a minus sign. */
	return isdigit((unsigned char)*start) && errno == 0;
}

static bool take_number(char **text, double *number)
{
	char *start = *text;

	*number = strtod(start, text);
	return *text != start && isfinite(*number);
}

static bool is_blank(const char *text)
{
	return text[strspn(text, " \t\r\n")] == '\0';
}

static bool parse(char *text, struct sample *sample)
{
	return take_time(&text, &sample->time_us) && take_number(&text, &sample->x) &&
		take_number(&text, &sample->y) && take_number(&text, &sample->z) && is_blank(text);
}

static enum reading read_sample(struct accelerometer *accelerometer, struct sample *sample)
{
	struct samples *samples = (struct samples *)accelerometer;

	do {
		if (getline(&samples->line, &samples->capacity, samples->file) < 0) {
			if (!ferror(samples->file))
				return READING_END;
			log_error("%s: %s", samples->path, strerror(errno));
			return READING_FAILED;
		}
		samples->line_number++;
		samples->line[strcspn(samples->line, "#")] = '\0';
	} while (is_blank(samples->line));

	if (!parse(samples->line, sample)) {
		log_error("%s:%u: not a sample: TIME_US X Y Z", samples->path, samples->line_number);
		return READING_FAILED;
	}
	if (sample->time_us < samples->last_us) {
		log_error("%s:%u: time goes backwards", samples->path, samples->line_number);
		return READING_FAILED;
	}
	samples->last_us = sample->time_us;
	return READING_SAMPLE;
}

static void close_samples(struct accelerometer *accelerometer)
{
	struct samples *samples = (struct samples *)accelerometer;

	fclose(samples->file);
	free(samples->line);
	free(samples);
}

struct accelerometer *samples_open(const char *path)
{
	struct samples *samples = calloc(1, sizeof(*samples));

	if (!samples) {
		log_error("no memory for samples");
		return NULL;
	}
	samples->base = (struct accelerometer){ .fd = -1, .read = read_sample, .close = close_samples };
	samples->path = path;
	samples->file = fopen(path, "re");
	if (!samples->file) {
		log_error("%s: %s", path, strerror(errno));
		free(samples);
		return NULL;
	}
	return &samples->base;
}
