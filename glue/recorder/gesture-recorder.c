/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "gesture-recorder.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <tactus-recorder.h>
#include <unistd.h>
#include <wayland-server-core.h>

/* Enough for a minute of ten fingers. */
#define FLIGHT_US 60000000
#define FLIGHT_BYTES (8 << 20)

static int open_file(const char *path)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

	if (fd < 0)
		fprintf(stderr, "recording: %s: %s\n", path, strerror(errno));
	return fd;
}

/* Called by the event loop, so never in the middle of an event. */
static int write_flight(int number, void *data)
{
	struct gesture_recorder *recording = data;
	int fd = open_file(recording->flight_path);
	enum tactus_status status;

	(void)number;
	if (fd < 0)
		return 0;
	status = tactus_recorder_dump_to_fd(recording->flight, fd);
	if (status == TACTUS_STATUS_OK)
		fprintf(stderr, "recording: the last minute is in %s\n", recording->flight_path);
	else
		fprintf(stderr, "recording: %s: %s\n", recording->flight_path, tactus_status_to_string(status));
	close(fd);
	return 0;
}

bool gesture_recorder_start(struct gesture_recorder *recording, struct tactus_application *application,
	struct wl_event_loop *loop, const struct gesture_recorder_options *options)
{
	*recording = (struct gesture_recorder){ .fd = -1 };
	if (options->path) {
		recording->fd = open_file(options->path);
		/* Without O_NONBLOCK a pipe whose reader stalls would block the compositor. */
		fcntl(recording->fd, F_SETFL, O_NONBLOCK);
		recording->recorder = tactus_recorder_create_for_fd(application, recording->fd);
		if (!recording->recorder)
			return false;
	}
	if (options->flight_path) {
		recording->flight_path = options->flight_path;
		recording->flight = tactus_flight_recorder_create(application, FLIGHT_US, FLIGHT_BYTES);
		if (recording->flight)
			recording->signal = wl_event_loop_add_signal(loop, options->signal, write_flight, recording);
		if (!recording->signal)
			return false;
	}
	return true;
}

void gesture_recorder_finish(struct gesture_recorder *recording)
{
	if (recording->signal)
		wl_event_source_remove(recording->signal);
	tactus_recorder_destroy(recording->recorder);
	tactus_recorder_destroy(recording->flight);
	if (recording->recorder)
		close(recording->fd);
	*recording = (struct gesture_recorder){ .fd = -1 };
}
