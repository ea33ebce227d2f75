// SPDX-License-Identifier: MIT
#include <stdlib.h>
#include <string.h>

#include "recorder.h"

enum {
	STREAM_BYTES = 1 << 20,
	SMALLEST_FLIGHT = 65536,
};

static void finish(struct tactus_recorder *recorder)
{
	if (!recorder->is_flight)
		write_out(recorder);
	recorder->application = NULL;
}

static void free_members(struct tactus_recorder *recorder)
{
	destroy_defaults(recorder);
	finish_objects(&recorder->objects);
	free(recorder->stream.data);
	free(recorder->parts[0].data);
	free(recorder->parts[1].data);
}

static void free_recorder(struct tactus_recorder *recorder)
{
	free_members(recorder);
	free(recorder);
}

/* The last that a recorder hears of its application. */
static void handle_destroy(void *object, void *data)
{
	struct tactus_recorder *recorder = data;

	(void)object;
	if (recorder->is_destroyed)
		free(recorder);
	else
		finish(recorder);
}

/*
 * Stops listening. In a notification this is refused: what the listeners have for data then stays until the
 * application's end. Returns whether it may be freed.
 */
static bool stop(struct tactus_recorder *recorder, struct tactus_application *application)
{
	recorder->is_destroyed =
		tactus_application_remove_activity_listener(application, handle_activity, recorder) !=
			TACTUS_STATUS_OK ||
		tactus_application_remove_destroy_listener(application, handle_destroy, recorder) != TACTUS_STATUS_OK;
	return !recorder->is_destroyed;
}

static bool make_text(struct text *text, size_t capacity)
{
	*text = (struct text){ .data = malloc(capacity), .capacity = capacity };
	return text->data != NULL;
}

static struct tactus_recorder *create(struct tactus_application *application)
{
	struct tactus_recorder *recorder = application ? calloc(1, sizeof *recorder) : NULL;

	if (!recorder)
		return NULL;
	recorder->application = application;
	recorder->fd = -1;
	/* A sample may wait for its frame, of which nothing can be heard any more. */
	recorder->last_touch = tactus_application_get_time(application);
	recorder->has_touched = recorder->last_touch > 0;
	if (make_defaults(recorder))
		return recorder;
	free_recorder(recorder);
	return NULL;
}

/* Starts listening. The recorder hears the end of this very call if it is the outermost one, and begins then. */
static struct tactus_recorder *start(struct tactus_recorder *recorder)
{
	struct tactus_application *application = recorder->application;

	if (tactus_application_add_destroy_listener(application, handle_destroy, recorder) == TACTUS_STATUS_OK) {
		if (tactus_application_add_activity_listener(application, handle_activity, recorder) ==
			TACTUS_STATUS_OK)
			return recorder;
		tactus_application_remove_destroy_listener(application, handle_destroy, recorder);
	}
	free_recorder(recorder);
	return NULL;
}

static struct tactus_recorder *create_stream(
	struct tactus_application *application, tactus_recorder_write_func write, void *data, int fd)
{
	struct tactus_recorder *recorder = create(application);

	if (!recorder)
		return NULL;
	if (!make_text(&recorder->stream, STREAM_BYTES)) {
		free_recorder(recorder);
		return NULL;
	}
	recorder->text = &recorder->stream;
	recorder->write = write;
	recorder->write_data = data;
	recorder->fd = fd;
	return start(recorder);
}

struct tactus_recorder *tactus_recorder_create(
	struct tactus_application *application, tactus_recorder_write_func write, void *data)
{
	return write ? create_stream(application, write, data, -1) : NULL;
}

struct tactus_recorder *tactus_recorder_create_for_fd(struct tactus_application *application, int fd)
{
	return fd >= 0 ? create_stream(application, NULL, NULL, fd) : NULL;
}

struct tactus_recorder *tactus_flight_recorder_create(
	struct tactus_application *application, uint64_t duration_us, size_t bytes)
{
	struct tactus_recorder *recorder;

	if (duration_us == 0 || bytes < SMALLEST_FLIGHT)
		return NULL;
	recorder = create(application);
	if (!recorder)
		return NULL;
	recorder->is_flight = true;
	recorder->duration = duration_us;
	if (!make_text(&recorder->parts[0], bytes / 2) || !make_text(&recorder->parts[1], bytes / 2)) {
		free_recorder(recorder);
		return NULL;
	}
	/* Touches the pages now, so that no page fault occurs during a gesture. */
	memset(recorder->parts[0].data, 0, bytes / 2);
	memset(recorder->parts[1].data, 0, bytes / 2);
	recorder->text = &recorder->parts[0];
	return start(recorder);
}

void tactus_recorder_destroy(struct tactus_recorder *recorder)
{
	struct tactus_application *application = recorder ? recorder->application : NULL;

	if (!recorder)
		return;
	if (application) {
		finish_pending(recorder);
		finish(recorder);
		if (!stop(recorder, application)) {
			free_members(recorder);
			return;
		}
	}
	free_recorder(recorder);
}
