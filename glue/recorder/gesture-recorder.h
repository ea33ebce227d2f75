/* SPDX-License-Identifier: MIT */
/*
 * Records the input of a compositor's gestures (docs/recordings.md). A compositor on libwayland-server copies this file
 * and its .c file.
 */
#ifndef GESTURE_RECORDER_H
#define GESTURE_RECORDER_H

#include <stdbool.h>

struct tactus_application;
struct wl_event_loop;

/* Recorder. Zero-initialized, it records nothing. */
struct gesture_recorder {
	struct tactus_recorder *recorder, *flight;
	struct wl_event_source *signal;
	const char *flight_path;
	int fd;
};

/* What to record, as the user asked. Paths may be NULL and remain owned by the caller. */
struct gesture_recorder_options {
	const char *path;        /* file that gets everything, or NULL */
	const char *flight_path; /* file that gets the last minute at each signal, or NULL */
	int signal;              /* usually SIGUSR1 */
};

/*
 * Starts recording. Returns false, with a line on standard error, on failure. Call gesture_recorder_finish() in both
 * cases.
 */
bool gesture_recorder_start(struct gesture_recorder *recording, struct tactus_application *application,
	struct wl_event_loop *loop, const struct gesture_recorder_options *options);
void gesture_recorder_finish(struct gesture_recorder *recording);

#endif
