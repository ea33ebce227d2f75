/* SPDX-License-Identifier: MIT */
/* Records the input of a compositor's gestures (docs/recordings.md). */
#include "sized.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus-host.h>
#include <tactus-recorder.h>
#include <unistd.h>
#include <wayland-server-core.h>

/* Enough for a minute of ten fingers. */
#define FLIGHT_US 60000000
#define FLIGHT_BYTES (8 << 20)

struct tactus_host_recorder {
	struct tactus_recorder *recorder, *flight;
	struct wl_event_source *signal;
	char *flight_path;
	int fd;
	void (*log)(const char *line, void *data);
	void *data;
};

static void say(const struct tactus_host_recorder *recording, const char *path, const char *what)
{
	char line[512];

	snprintf(line, sizeof(line), "recording: %s%s%s", path, *path ? ": " : "", what);
	if (recording->log)
		recording->log(line, recording->data);
	else
		fprintf(stderr, "%s\n", line);
}

/* A pipe that nobody reads, or whose reader stalls, must not block the compositor. */
static int open_file(const char *path, int access)
{
	return open(path, access | O_CREAT | O_TRUNC | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0600);
}

/* Called by the event loop, so never in the middle of an event. */
static int write_flight(int number, void *data)
{
	struct tactus_host_recorder *recording = data;
	int fd = open_file(recording->flight_path, O_WRONLY);
	enum tactus_status status;
	char line[400];

	if (fd < 0) {
		say(recording, recording->flight_path, strerror(errno));
		return 0;
	}
	status = tactus_recorder_dump_to_fd(recording->flight, fd);
	snprintf(line, sizeof(line), "the last minute is in %s", recording->flight_path);
	if (status == TACTUS_STATUS_OK)
		say(recording, "", line);
	else
		say(recording, recording->flight_path, tactus_status_to_string(status));
	close(fd);
	return 0;
}

/* Only a pipe has no reader: opened for both, it keeps the beginning until one comes. */
static int open_recording(const struct tactus_host_recorder *recording, const char *path)
{
	int fd = open_file(path, O_WRONLY);

	if (fd < 0 && errno == ENXIO)
		fd = open_file(path, O_RDWR);
	if (fd < 0)
		say(recording, path, strerror(errno));
	return fd;
}

static bool start_file(struct tactus_host_recorder *recording, struct tactus_application *application, const char *path)
{
	recording->fd = open_recording(recording, path);
	if (recording->fd < 0)
		return false;
	recording->recorder = tactus_recorder_create_for_fd(application, recording->fd);
	if (!recording->recorder)
		say(recording, path, "no memory");
	return recording->recorder;
}

static bool start_flight(struct tactus_host_recorder *recording, struct tactus_application *application,
	struct wl_event_loop *loop, const struct tactus_host_recorder_options *options)
{
	recording->flight_path = strdup(options->flight_path);
	if (recording->flight_path)
		recording->flight = tactus_flight_recorder_create(application, FLIGHT_US, FLIGHT_BYTES);
	if (recording->flight)
		recording->signal = wl_event_loop_add_signal(loop, options->signal, write_flight, recording);
	if (!recording->signal)
		say(recording, options->flight_path, "no memory, or no such signal");
	return recording->signal;
}

/* SIGUSR1 is what Xwayland tells its host with. */
static struct tactus_host_recorder_options options_of_environment(void)
{
	struct tactus_host_recorder_options options = TACTUS_HOST_RECORDER_OPTIONS_INIT;

	options.path = getenv("TACTUS_RECORD");
	options.flight_path = getenv("TACTUS_FLIGHT_RECORDER");
	options.signal = SIGUSR2;
	return options;
}

static bool read_options(struct tactus_host_recorder_options *own, const struct tactus_host_recorder_options *options)
{
	if (!options) {
		*own = options_of_environment();
		return true;
	}
	return host_copy_sized(own, sizeof(*own), options) && own->reserved == 0;
}

struct tactus_host_recorder *tactus_host_recorder_create(struct tactus_application *application,
	struct wl_event_loop *loop, const struct tactus_host_recorder_options *options)
{
	struct tactus_host_recorder_options own = { 0 };
	struct tactus_host_recorder *recording;

	if (!application || !loop || !read_options(&own, options))
		return NULL;
	recording = calloc(1, sizeof(*recording));
	if (!recording)
		return NULL;
	recording->fd = -1;
	recording->log = own.log;
	recording->data = own.data;
	if ((own.path && !start_file(recording, application, own.path)) ||
		(own.flight_path && !start_flight(recording, application, loop, &own))) {
		tactus_host_recorder_destroy(recording);
		return NULL;
	}
	return recording;
}

void tactus_host_recorder_destroy(struct tactus_host_recorder *recorder)
{
	if (!recorder)
		return;
	if (recorder->signal)
		wl_event_source_remove(recorder->signal);
	tactus_recorder_destroy(recorder->recorder);
	tactus_recorder_destroy(recorder->flight);
	if (recorder->fd >= 0)
		close(recorder->fd);
	free(recorder->flight_path);
	free(recorder);
}
