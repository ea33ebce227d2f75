// SPDX-License-Identifier: MIT
/* Functions of tactus-recorder.h. */
#include "recorder.h"

enum tactus_status tactus_recorder_dump(
	struct tactus_recorder *recorder, tactus_recorder_write_func write, void *data)
{
	const struct text *newer;
	size_t scene;
	bool is_written = true;

	if (!recorder || !write)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (!recorder->is_flight)
		return TACTUS_STATUS_WRONG_KIND;
	if (!recorder->has_begun)
		return TACTUS_STATUS_NONE;
	newer = &recorder->parts[recorder->current];
	scene = recorder->scene_length[recorder->current];
	if (recorder->has_older) {
		const struct text *older = &recorder->parts[1 - recorder->current];

		/* The newer part continues where the older one ends, without its scene. */
		is_written = write(older->data, older->length, data) &&
			(newer->length == scene || write(newer->data + scene, newer->length - scene, data));
	} else {
		is_written = write(newer->data, newer->length, data);
	}
	return is_written ? TACTUS_STATUS_OK : TACTUS_STATUS_SYSTEM;
}

enum tactus_status tactus_recorder_dump_to_fd(struct tactus_recorder *recorder, int fd)
{
	return fd < 0 ? TACTUS_STATUS_INVALID_ARGUMENT : tactus_recorder_dump(recorder, write_to_fd, &fd);
}

enum tactus_status tactus_recorder_flush(struct tactus_recorder *recorder)
{
	if (!recorder)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (recorder->is_writing)
		return TACTUS_STATUS_BUSY;
	return recorder->is_flight || write_out(recorder) ? TACTUS_STATUS_OK : TACTUS_STATUS_SYSTEM;
}

static enum object_kind kind_of(struct tactus_recorder *recorder, const void *object)
{
	(void)recorder;
	if (tactus_surface_client_get_application(object) == recorder->application)
		return OBJECT_CLIENT;
	return OBJECT_SOURCE;
}

enum tactus_status tactus_recorder_set_name(struct tactus_recorder *recorder, const void *object, const char *name)
{
	struct object *known;

	if (!recorder || !object || !name || name[0] == '\0')
		return TACTUS_STATUS_INVALID_ARGUMENT;
	known = find_object(&recorder->objects, object);
	if (known && known->is_declared)
		return TACTUS_STATUS_OK;
	if (!known)
		known = add_object(&recorder->objects, object, kind_of(recorder, object));
	return known && name_object(&recorder->objects, known, name) ? TACTUS_STATUS_OK : TACTUS_STATUS_NO_MEMORY;
}

enum tactus_status tactus_recorder_add_comment(struct tactus_recorder *recorder, const char *text)
{
	if (!recorder || !text)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	if (!recorder->has_begun || !recorder->application)
		return TACTUS_STATUS_NONE;
	text_add(recorder->text, "# ");
	text_add_comment(recorder->text, text);
	end_line(recorder);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_recorder_set_log_handler(
	struct tactus_recorder *recorder, tactus_log_func handler, void *data)
{
	if (!recorder)
		return TACTUS_STATUS_INVALID_ARGUMENT;
	recorder->log = handler;
	recorder->log_data = data;
	return TACTUS_STATUS_OK;
}
