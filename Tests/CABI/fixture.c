/* SPDX-License-Identifier: MIT */
#include "fixture.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define US_PER_MS 1000

static char transcript[8192];

void note(const char *format, ...)
{
	size_t length = strlen(transcript);
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(transcript + length, sizeof transcript - length, format, arguments);
	va_end(arguments);
	length = strlen(transcript);
	snprintf(transcript + length, sizeof transcript - length, "\n");
}

void check_notes(const char *expected)
{
	check_text(transcript, expected);
	transcript[0] = '\0';
}

void note_status(const char *name, size_t length, enum tactus_status status)
{
	static FILE *file;
	const char *path = getenv("STATUSES");

	if (!file && path)
		file = fopen(path, "a");
	if (file)
		fprintf(file, "%.*s %d\n", (int)length, name, status);
}

void check_status(const char *call, enum tactus_status found, enum tactus_status expected)
{
	note_status(call, strcspn(call, "("), found);
	if (found != expected) {
		check_failed("%s: %s, not %s", call, tactus_status_to_string(found),
			tactus_status_to_string(expected));
	}
}

const char *state_name(enum tactus_recognizer_state state)
{
	static const char *const names[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };

	return names[state];
}

const char *phase_name(enum tactus_touch_phase phase)
{
	static const char *const names[] = { "began", "moved", "stationary", "ended", "cancelled" };

	return names[phase];
}

static void remember_line(enum tactus_log_level level, const char *message, void *data)
{
	struct fixture *fixture = data;

	fixture->logged++;
	fixture->level = level;
	snprintf(fixture->line, sizeof fixture->line, "%s", message);
}

void fixture_create(struct fixture *fixture)
{
	*fixture = (struct fixture){ 0 };
	transcript[0] = '\0';
	fixture->application = tactus_application_create();
	CHECK_OK(tactus_application_set_log_handler(fixture->application, remember_line, fixture));
	fixture->window = tactus_window_create(fixture->application, 0, 0, 800, 600);
	fixture->view = tactus_view_create(fixture->application, 100, 100, 400, 300);
	CHECK_OK(tactus_view_add_subview(fixture->window, fixture->view));
	fixture->panel = tactus_touch_source_create(fixture->application, NULL);
	CHECK(fixture->panel != NULL);
}

void fixture_destroy(struct fixture *fixture)
{
	tactus_application_destroy(fixture->application);
	check_notes("");
}

static enum tactus_handling note_touches(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	char ids[64] = "";
	size_t length = 0;

	CHECK(tactus_responder_get_view(responder) != NULL);
	CHECK(tactus_event_get_touches(event, NULL, 0) >= count);
	for (size_t i = 0; i < count && length < sizeof ids; i++) {
		length += (size_t)snprintf(
			ids + length, sizeof ids - length, " %d", tactus_touch_get_id(touches[i]));
	}
	note("%s %s%s", (const char *)data, phase_name(tactus_touch_get_phase(touches[0])), ids);
	return TACTUS_HANDLING_HANDLED;
}

void fixture_watch(struct tactus_view *view, const char *name)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	callbacks.touches_began = note_touches;
	callbacks.touches_moved = note_touches;
	callbacks.touches_ended = note_touches;
	callbacks.touches_cancelled = note_touches;
	CHECK_OK(tactus_view_set_responder_callbacks(view, &callbacks, (void *)(uintptr_t)name));
}

static void note_action(struct tactus_recognizer *recognizer, void *data)
{
	(void)data;
	note("%s %s", tactus_recognizer_get_name(recognizer),
		state_name(tactus_recognizer_get_state(recognizer)));
}

struct tactus_recognizer *fixture_add(
	struct fixture *fixture, struct tactus_recognizer *recognizer, const char *name)
{
	CHECK(recognizer != NULL);
	CHECK_OK(tactus_recognizer_set_name(recognizer, name));
	CHECK_OK(tactus_recognizer_add_target(recognizer, note_action, NULL));
	CHECK_OK(tactus_view_add_recognizer(fixture->view, recognizer));
	return recognizer;
}

void finger_down(struct fixture *fixture, unsigned int time, int id, double x, double y)
{
	CHECK_OK(tactus_touch_source_down(fixture->panel, time * US_PER_MS, id, x, y));
	CHECK_OK(tactus_touch_source_frame(fixture->panel, time * US_PER_MS));
}

void finger_motion(struct fixture *fixture, unsigned int time, int id, double x, double y)
{
	CHECK_OK(tactus_touch_source_motion(fixture->panel, time * US_PER_MS, id, x, y));
	CHECK_OK(tactus_touch_source_frame(fixture->panel, time * US_PER_MS));
}

void finger_up(struct fixture *fixture, unsigned int time, int id)
{
	CHECK_OK(tactus_touch_source_up(fixture->panel, time * US_PER_MS, id));
	CHECK_OK(tactus_touch_source_frame(fixture->panel, time * US_PER_MS));
}

void check_that_taps_work(struct fixture *fixture, unsigned int time)
{
	struct tactus_recognizer *tap =
		fixture_add(fixture, tactus_tap_recognizer_create(fixture->application), "tap");

	check_notes("");
	fixture_watch(fixture->view, "view");
	finger_down(fixture, time, 1, 200, 200);
	finger_up(fixture, time + 50, 1);
	check_notes(
		"view began 1\n"
		"tap ended\n"
		"view cancelled 1\n");
	tactus_recognizer_destroy(tap);
}
