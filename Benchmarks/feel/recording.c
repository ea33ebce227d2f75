/* SPDX-License-Identifier: MIT */
#include "recording.h"

#include <glob.h>
#include <linux/input-event-codes.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SLOTS 16

/* A finger while it is read. */
struct finger {
	struct stroke stroke;
	double x, y;
	bool is_down, has_x, has_y, has_changed;
};

static void *grown(void *memory, size_t size)
{
	void *larger = realloc(memory, size);

	if (!larger)
		abort();
	return larger;
}

static void add_place(struct finger *finger, int64_t time_us)
{
	struct stroke *stroke = &finger->stroke;

	if (!finger->is_down || !finger->has_changed || !finger->has_x || !finger->has_y)
		return;
	if ((stroke->count & (stroke->count - 1)) == 0)
		stroke->places = grown(stroke->places, 2 * (stroke->count + 1) * sizeof(*stroke->places));
	stroke->places[stroke->count++] = (struct place){ time_us, finger->x, finger->y };
	finger->has_changed = false;
}

static void finish(struct strokes *strokes, struct finger *finger, size_t least_samples)
{
	struct stroke *stroke = &finger->stroke;
	double length = 0;

	for (size_t i = 1; i < stroke->count; i++)
		length += hypot(stroke->places[i].x - stroke->places[i - 1].x,
			stroke->places[i].y - stroke->places[i - 1].y);
	if (stroke->count >= least_samples && length > 0) {
		stroke->speed = length * 1e6 /
			(double)(stroke->places[stroke->count - 1].time_us - stroke->places[0].time_us);
		strokes->strokes = grown(strokes->strokes, (strokes->count + 1) * sizeof(*stroke));
		strokes->strokes[strokes->count++] = *stroke;
	} else {
		free(stroke->places);
	}
	*finger = (struct finger){ 0 };
}

static void set(struct finger *finger, bool is_x, int value)
{
	*(is_x ? &finger->x : &finger->y) = value;
	*(is_x ? &finger->has_x : &finger->has_y) = true;
	finger->has_changed = true;
}

static void read_file(struct strokes *strokes, const char *path, size_t least_samples)
{
	struct finger fingers[SLOTS] = { 0 };
	int slot = 0;
	char line[256];
	FILE *file = fopen(path, "r");

	while (file && fgets(line, sizeof(line), file)) {
		long seconds;
		int microseconds, value;
		unsigned int type, code;

		if (sscanf(line, "E: %ld.%d %x %x %d", &seconds, &microseconds, &type, &code, &value) != 5)
			continue;
		if (type == EV_ABS && code == ABS_MT_SLOT && value >= 0 && value < SLOTS)
			slot = value;
		if (type == EV_ABS && code == ABS_MT_TRACKING_ID) {
			finish(strokes, &fingers[slot], least_samples);
			fingers[slot].is_down = value >= 0;
		}
		if (type == EV_ABS && (code == ABS_MT_POSITION_X || code == ABS_MT_POSITION_Y))
			set(&fingers[slot], code == ABS_MT_POSITION_X, value);
		for (int i = 0; type == EV_SYN && code == SYN_REPORT && i < SLOTS; i++)
			add_place(&fingers[i], (int64_t)seconds * 1000000 + microseconds);
	}
	for (int i = 0; i < SLOTS; i++)
		finish(strokes, &fingers[i], least_samples);
	if (file)
		fclose(file);
}

void strokes_read(struct strokes *strokes, const char *folder, const char *names, size_t least_samples)
{
	char pattern[4096];
	glob_t files;

	snprintf(pattern, sizeof(pattern), "%s/%s", folder, names);
	if (glob(pattern, 0, NULL, &files) != 0)
		return;
	for (size_t i = 0; i < files.gl_pathc; i++)
		read_file(strokes, files.gl_pathv[i], least_samples);
	globfree(&files);
}

void strokes_free(struct strokes *strokes)
{
	for (size_t i = 0; i < strokes->count; i++)
		free(strokes->strokes[i].places);
	free(strokes->strokes);
}
