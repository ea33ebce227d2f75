/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "recording.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct reader {
	struct recording *recording;
	size_t capacity;
	const char *name;
	int line;
	char *error;
	size_t error_size;
};

__attribute__((format(printf, 3, 4))) static int fail(struct reader *reader, int code, const char *format, ...)
{
	if (reader->error_size > 0) {
		int length = snprintf(reader->error, reader->error_size, "%s:%d: ", reader->name, reader->line);
		va_list arguments;
		va_start(arguments, format);
		if (length >= 0 && (size_t)length < reader->error_size) {
			vsnprintf(reader->error + length, reader->error_size - (size_t)length, format, arguments);
		}
		va_end(arguments);
	}
	return code;
}

static int append(struct reader *reader, const struct input_event *event)
{
	struct recording *recording = reader->recording;
	if (recording->count == reader->capacity) {
		size_t capacity = reader->capacity ? reader->capacity * 2 : 256;
		struct input_event *events = reallocarray(recording->events, capacity, sizeof *events);
		if (!events) {
			return fail(reader, -ENOMEM, "no memory for more events");
		}
		recording->events = events;
		reader->capacity = capacity;
	}
	recording->events[recording->count++] = *event;
	return 0;
}

static uint64_t time_of(const struct input_event *event)
{
	return (uint64_t)event->input_event_sec * 1000000 + (uint64_t)event->input_event_usec;
}

static void set_time(struct input_event *event, uint64_t time_us)
{
	event->input_event_sec = (time_t)(time_us / 1000000);
	event->input_event_usec = (suseconds_t)(time_us % 1000000);
}

/* The microseconds have all six digits; a comment may follow the value. */
static bool parse_event(const char *text, struct input_event *event)
{
	static const char digits[] = "0123456789";
	unsigned long long seconds;
	unsigned int microseconds, type, code;
	long long value;
	int point = 0, end = 0;

	text += strspn(text, " \t");
	/* The widths keep every number from overflowing its type. */
	if (sscanf(text, "%10llu.%n%6u %4x %4x %12lld%n", &seconds, &point, &microseconds, &type, &code, &value,
		    &end) != 5) {
		return false;
	}
	if (strspn(text, digits) + 1 != (size_t)point || strspn(text + point, digits) != 6) {
		return false;
	}
	const char *rest = text + end + strspn(text + end, " \t");
	if ((*rest != '\0' && *rest != '#') || type > EV_MAX || code > KEY_MAX || value < INT32_MIN ||
		value > INT32_MAX) {
		return false;
	}
	*event = (struct input_event){ .type = (uint16_t)type, .code = (uint16_t)code, .value = (int32_t)value };
	set_time(event, seconds * 1000000 + microseconds);
	return true;
}

static int read_line(struct reader *reader, const char *line)
{
	const struct recording *recording = reader->recording;
	struct input_event event;

	if (line[0] == '#' || line[strspn(line, " \t\r\n")] == '\0') {
		return 0;
	}
	/* Lines of the description are for the device. */
	if (strchr("NIPBALS", line[0]) && line[1] == ':' && recording->count == 0) {
		return 0;
	}
	if (strncmp(line, "E:", 2) != 0 || !parse_event(line + 2, &event)) {
		return fail(reader, -EINVAL, "not a line of a recording: %.60s", line);
	}
	if (recording->count > 0 && time_of(&event) < time_of(&recording->events[recording->count - 1])) {
		return fail(reader, -EINVAL, "time goes backwards: %.60s", line);
	}
	return append(reader, &event);
}

int recording_read_stream(struct recording *recording, FILE *stream, const char *name, char *error, size_t error_size)
{
	struct reader reader = { .recording = recording, .name = name, .error = error, .error_size = error_size };
	char *line = NULL;
	size_t capacity = 0;
	int result = 0;

	*recording = (struct recording){ 0 };
	while (result == 0 && getline(&line, &capacity, stream) > 0) {
		reader.line++;
		line[strcspn(line, "\r\n")] = '\0';
		result = read_line(&reader, line);
	}
	free(line);
	if (result == 0 && ferror(stream)) {
		result = fail(&reader, -EIO, "cannot be read");
	}
	if (result < 0) {
		recording_free(recording);
	}
	return result;
}

int recording_read(struct recording *recording, const char *path, char *error, size_t error_size)
{
	*recording = (struct recording){ 0 };
	FILE *stream = fopen(path, "re");
	if (!stream) {
		int code = -errno;
		snprintf(error, error_size, "%s: %s", path, strerror(-code));
		return code;
	}
	int result = recording_read_stream(recording, stream, path, error, error_size);
	fclose(stream);
	return result;
}

void recording_free(struct recording *recording)
{
	free(recording->events);
	*recording = (struct recording){ 0 };
}

void recording_start_at(struct recording *recording, uint64_t time_us)
{
	uint64_t first_us = recording->count > 0 ? time_of(&recording->events[0]) : 0;
	for (size_t i = 0; i < recording->count; i++) {
		set_time(&recording->events[i], time_of(&recording->events[i]) - first_us + time_us);
	}
}

bool recording_next_frame(const struct recording *recording, size_t *position, struct recording_frame *frame)
{
	for (size_t i = *position; i < recording->count; i++) {
		const struct input_event *event = &recording->events[i];
		if (event->type == EV_SYN && event->code == SYN_REPORT) {
			frame->events = &recording->events[*position];
			frame->count = i + 1 - *position;
			frame->time_us = time_of(event);
			*position = i + 1;
			return true;
		}
	}
	return false;
}

static bool describes_a_device(const char *path)
{
	FILE *file = fopen(path, "re");
	char *line = NULL;
	size_t capacity = 0;
	bool found = false;
	while (file && !found && getline(&line, &capacity, file) > 0 && strncmp(line, "E:", 2) != 0) {
		found = strncmp(line, "N:", 2) == 0;
	}
	free(line);
	if (file) {
		fclose(file);
	}
	return found;
}

bool recording_find_description(const char *path, char *description, size_t size)
{
	static const char suffix[] = ".desc";
	size_t length = strlen(path);
	if (length + sizeof suffix > size) {
		return false;
	}
	strcpy(description, path);
	if (describes_a_device(description)) {
		return true;
	}
	/* Shortens the name at each dot and dash. */
	for (; length > 0 && path[length] != '/'; length--) {
		if (path[length] == '.' || path[length] == ' ') {
			strcpy(description + length, suffix);
			if (describes_a_device(description)) {
				return true;
			}
		}
	}
	return false;
}
