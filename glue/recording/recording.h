/* SPDX-License-Identifier: MIT */
/* What a compositor on libwayland-server copies in to record what its gestures are told (docs/recordings.md). */
#ifndef RECORDING_H
#define RECORDING_H

#include <stdbool.h>

struct tactus_application;
struct wl_event_loop;

/* Zeroed: records nothing. */
struct recording {
	struct tactus_recorder *recorder, *flight;
	struct wl_event_source *signal;
	const char *flight_path;
	int fd;
};

/* What a user asks for; paths may be NULL, and stay the caller's. */
struct recording_options {
	const char *path;        /* everything goes to this file */
	const char *flight_path; /* the last minute goes to this one, at each signal */
	int signal;              /* SIGUSR1, unless the compositor has another use for it */
};

/* Starts what is asked for; false, and a line on standard error, if it cannot be. Call recording_finish() anyway. */
bool recording_start(struct recording *recording, struct tactus_application *application,
	struct wl_event_loop *loop, const struct recording_options *options);
void recording_finish(struct recording *recording);

#endif
