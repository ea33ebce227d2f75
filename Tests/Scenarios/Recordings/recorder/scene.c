/* SPDX-License-Identifier: MIT */
#include "scene.h"

#include "check.h"

#include <stdlib.h>
#include <string.h>

bool write_tape(const char *text, size_t length, void *data)
{
	struct tape *tape = data;

	if (tape->is_broken)
		return false;
	if (tape->length + length + 1 > tape->capacity) {
		tape->capacity = 2 * (tape->length + length + 1);
		tape->text = realloc(tape->text, tape->capacity);
	}
	memcpy(tape->text + tape->length, text, length);
	tape->length += length;
	tape->text[tape->length] = '\0';
	return true;
}

void count_line(enum tactus_log_level level, const char *message, void *data)
{
	struct tape *tape = data;

	(void)message;
	CHECK(level == TACTUS_LOG_LEVEL_ERROR);
	tape->lines++;
}

void make_scene(struct scene *scene)
{
	scene->application = tactus_application_create();
	scene->window = tactus_window_create(scene->application, 0, 0, 800, 600);
	scene->view = tactus_view_create(scene->application, 100, 100, 400, 300);
	tactus_view_set_name(scene->view, "a card");
	tactus_view_add_subview(scene->window, scene->view);
	scene->tap = tactus_tap_recognizer_create(scene->application);
	tactus_view_add_recognizer(scene->view, scene->tap);
	scene->panel = tactus_touch_source_create(scene->application, NULL);
}

struct tactus_recorder *begin_recording(struct scene *scene, struct tape *tape)
{
	struct tactus_recorder *recorder;

	make_scene(scene);
	recorder = tactus_recorder_create(scene->application, write_tape, tape);
	CHECK(tactus_recorder_set_log_handler(recorder, count_line, tape) == TACTUS_STATUS_OK);
	return recorder;
}

void end_recording(struct tactus_recorder *recorder, const struct scene *scene, struct tape *tape)
{
	tactus_recorder_destroy(recorder);
	tactus_application_destroy(scene->application);
	free(tape->text);
}

void tap_at(struct scene *scene, uint64_t time_ms)
{
	tactus_touch_source_down(scene->panel, time_ms * 1000, 1, 150, 150);
	tactus_touch_source_frame(scene->panel, time_ms * 1000);
	tactus_touch_source_up(scene->panel, time_ms * 1000 + 50000, 1);
	tactus_touch_source_frame(scene->panel, time_ms * 1000 + 50000);
}

bool has(const struct tape *tape, const char *text)
{
	return tape->text && strstr(tape->text, text);
}
