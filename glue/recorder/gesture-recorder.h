/* SPDX-License-Identifier: MIT */
/* What a compositor on libwayland-server copies in to record what its gestures are told (docs/recordings.md). */
#ifndef GESTURE_RECORDER_H
#define GESTURE_RECORDER_H

#include <stdbool.h>

struct tactus_application;
struct wl_event_loop;

/* Zeroed: records nothing. */
struct gesture_recorder {
	struct tactus_recorder *recorder, *flight;
	struct wl_event_source *signal;
	const char *flight_path;
	int fd;
};

/* What a user asks for; paths may be NULL, and stay the caller's. */
struct gesture_recorder_options {
	const char *path;        /* everything goes to this file */
	const char *flight_path; /* the last minute goes to this one, at each signal */
	int signal;              /* SIGUSR1, unless the compositor has another use for it */
};

/* Starts what is asked for; false, and a line on standard error, if it cannot be. gesture_recorder_finish() is due
 * anyway. */
bool gesture_recorder_start(struct gesture_recorder *recording, struct tactus_application *application,
	struct wl_event_loop *loop, const struct gesture_recorder_options *options);
void gesture_recorder_finish(struct gesture_recorder *recording);

#endif
