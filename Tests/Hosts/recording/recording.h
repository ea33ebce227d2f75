/* SPDX-License-Identifier: MIT */
/*
 * Reads evemu recordings: lines "E: SECONDS.MICROSECONDS TYPE CODE VALUE" in a
 * file of their own (.events, beside a .desc) or behind the description (.evemu).
 */
#ifndef RECORDING_H
#define RECORDING_H

#include <linux/input.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

struct recording {
	struct input_event *events;
	size_t count;
};

/* Events that a device reports at once, up to and including a SYN_REPORT. */
struct recording_frame {
	const struct input_event *events;
	size_t count;
	uint64_t time_us; /* time of its SYN_REPORT */
};

/*
 * Read a recording; free it with recording_free(). On failure the result is
 * a negative errno value, the recording is empty, and error (if there is room)
 * says FILE:LINE: why.
 */
int recording_read(struct recording *recording, const char *path, char *error, size_t error_size);

/* The same from an open stream; the name is for error messages. */
int recording_read_stream(struct recording *recording, FILE *stream, const char *name, char *error,
	size_t error_size);

void recording_free(struct recording *recording);

/* Move the whole recording in time, so that it begins at time_us. */
void recording_start_at(struct recording *recording, uint64_t time_us);

/*
 * Walk from frame to frame: start with *position = 0; false when none is left.
 * Events after the last SYN_REPORT are no frame; the device was still speaking.
 */
bool recording_next_frame(const struct recording *recording, size_t *position, struct recording_frame *frame);

/*
 * Find the description that belongs to a recording: the file itself if it has
 * an N: line, else the .desc beside it with the longest name that the
 * recording's name begins with ("Panel.desc" for "Panel.two-taps.events").
 */
bool recording_find_description(const char *path, char *description, size_t size);

#ifdef __cplusplus
}
#endif

#endif
