// SPDX-License-Identifier: MIT
#include <stdio.h>
#include <string.h>

#include "recorder.h"

void log_line(struct tactus_recorder *recorder, const char *message)
{
	if (recorder->log)
		recorder->log(TACTUS_LOG_LEVEL_ERROR, message, recorder->log_data);
	else
		fprintf(stderr, "tactus: %s\n", message);
}

bool write_out(struct tactus_recorder *recorder)
{
	struct text *stream = &recorder->stream;
	ssize_t rest;

	if (recorder->has_failed)
		return false;
	if (stream->length == 0)
		return true;
	recorder->is_writing = true;
	if (recorder->write)
		rest = recorder->write(stream->data, stream->length, recorder->write_data) ? 0 : -1;
	else
		rest = write_some(recorder->fd, stream->data, stream->length, 0);
	recorder->is_writing = false;
	if (rest < 0) {
		recorder->has_failed = true;
		log_line(recorder, "recorder: the recording cannot be written any further");
		return false;
	}
	if ((size_t)rest < stream->length)
		memmove(stream->data, stream->data + stream->length - (size_t)rest, (size_t)rest);
	stream->length = (size_t)rest;
	return true;
}

/* Returns whether this many bytes fit. A stream is flushed first; a flight recorder starts over if there is no room. */
bool make_room(struct tactus_recorder *recorder, size_t bytes)
{
	struct text *text = recorder->text;

	if (!text->is_full && text->capacity - text->length >= bytes)
		return true;
	if (recorder->is_flight)
		return false;
	write_out(recorder);
	if (!recorder->has_failed && (text->is_full || text->capacity - text->length < bytes)) {
		recorder->has_failed = true;
		log_line(recorder, "recorder: what reads the recording is too slow, it ends here");
	}
	if (recorder->has_failed) {
		text->length = 0;
		text->is_full = false;
	}
	return !recorder->has_failed;
}

bool is_quiet(struct tactus_recorder *recorder, uint64_t time_us)
{
	const struct tactus_application *application = recorder->application;
	uint64_t deadline;

	if (tactus_application_get_touches(application, NULL, 0) > 0 || recorder->open_count > 0)
		return false;
	if (tactus_application_get_next_deadline(application, &deadline) == TACTUS_STATUS_OK ||
		tactus_application_get_next_animation_deadline(application, 1000, &deadline) == TACTUS_STATUS_OK)
		return false;
	return !recorder->has_touched || time_us < recorder->last_touch || time_us - recorder->last_touch >= QUIET_US;
}

static void begin_recording(struct tactus_recorder *recorder)
{
	if (recorder->is_flight) {
		recorder->part_start = tactus_application_get_time(recorder->application);
		recorder->text->length = 0;
		recorder->text->is_full = false;
	}
	write_scene(recorder);
	recorder->scene_length[recorder->current] = recorder->text->length;
	recorder->has_large_scene = recorder->is_flight &&
		(recorder->text->is_full || recorder->text->length > recorder->text->capacity / 2);
	recorder->has_begun = true;
}

/* Begins a new part with a scene: the old one has its length or is full. */
static void begin_part(struct tactus_recorder *recorder)
{
	bool was_full = recorder->text->is_full;
	uint64_t declarations = recorder->declarations;

	recorder->current = 1 - recorder->current;
	recorder->text = &recorder->parts[recorder->current];
	begin_recording(recorder);
	/* The new part continues the old one without its scene, so the scene may not know more. */
	recorder->has_older = !was_full && recorder->declarations == declarations;
}

/*
 * Returns whether the part has lasted long enough or will soon be full. Scenes that fill parts by themselves are not
 * written again and again.
 */
static bool is_part_due(const struct tactus_recorder *recorder, uint64_t time_us)
{
	const struct text *part = recorder->text;

	return (!recorder->has_large_scene && (part->is_full || part->length > part->capacity / 4 * 3)) ||
		(time_us >= recorder->part_start && time_us - recorder->part_start >= recorder->duration);
}

void begin_if_due(struct tactus_recorder *recorder, uint64_t time_us)
{
	if (!recorder->has_begun) {
		if (is_quiet(recorder, time_us))
			begin_recording(recorder);
	} else if (recorder->is_flight && is_part_due(recorder, time_us) && is_quiet(recorder, time_us)) {
		begin_part(recorder);
	}
}

void after_call(struct tactus_recorder *recorder)
{
	if (!recorder->is_flight && (recorder->is_due || recorder->stream.length > 16384))
		write_out(recorder);
	recorder->is_due = false;
}
