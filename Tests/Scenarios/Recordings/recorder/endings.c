/* SPDX-License-Identifier: MIT */
/* A recorder that ends, or is called again, while something else is running. */
#include "scene.h"

#include "check.h"

#include <stdlib.h>

static struct tactus_recorder *the_recorder;

static void destroy_recorder(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	tactus_recorder_destroy(the_recorder);
	the_recorder = NULL;
}

void destroyed_in_a_callback(void)
{
	struct tape tape = { 0 };
	struct scene scene;

	make_scene(&scene);
	tactus_recognizer_add_target(scene.tap, destroy_recorder, NULL);
	the_recorder = tactus_recorder_create(scene.application, write_tape, &tape);
	tap_at(&scene, 1000);
	CHECK(!the_recorder);
	CHECK(has(&tape, "at 1050 frame\n"));
	tap_at(&scene, 2000);
	CHECK(!has(&tape, "at 2000 "));
	tactus_application_destroy(scene.application);
	free(tape.text);
}

static void destroy_it(void)
{
	tactus_recorder_destroy(the_recorder);
	the_recorder = NULL;
}

static void destroy_at_destruction(void *object, void *data)
{
	(void)object, (void)data;
	destroy_it();
}

static void destroy_at_line(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
	destroy_it();
}

static void destroy_at_trace(const struct tactus_trace_event *event, void *data)
{
	(void)event, (void)data;
	destroy_it();
}

static void destroy_at_activity(const struct tactus_activity *activity, void *data)
{
	(void)activity, (void)data;
	destroy_it();
}

/* Where only getters are allowed. Freed memory is filled by the stage, so that a recorder that still listens fails. */
void destroyed_in_a_notification(void)
{
	enum {
		AT_END_BEFORE,
		AT_END_AFTER,
		AT_VIEW,
		AT_LINE,
		AT_TRACE,
		AT_ACTIVITY,
		MOMENTS
	};

	for (int moment = 0; moment < MOMENTS; moment++) {
		struct tape tape = { 0 };
		struct scene scene;

		make_scene(&scene);
		if (moment == AT_END_BEFORE)
			tactus_application_add_destroy_listener(scene.application, destroy_at_destruction, NULL);
		the_recorder = tactus_recorder_create(scene.application, write_tape, &tape);
		tap_at(&scene, 1000);
		if (moment == AT_END_AFTER)
			tactus_application_add_destroy_listener(scene.application, destroy_at_destruction, NULL);
		if (moment == AT_VIEW)
			tactus_view_add_destroy_listener(scene.view, destroy_at_destruction, NULL);
		if (moment == AT_LINE)
			tactus_application_set_log_handler(scene.application, destroy_at_line, NULL);
		if (moment == AT_TRACE)
			tactus_application_add_trace_listener(scene.application, destroy_at_trace, NULL);
		if (moment == AT_ACTIVITY)
			tactus_application_add_activity_listener(scene.application, destroy_at_activity, NULL);
		tactus_touch_source_up(scene.panel, 2000000, 77);
		tap_at(&scene, 3000);
		tactus_view_destroy(scene.view);
		CHECK(!the_recorder == (moment >= AT_VIEW));
		tap_at(&scene, 5000);
		CHECK(has(&tape, "at 5000 ") == (moment < AT_VIEW));
		tactus_application_destroy(scene.application);
		CHECK(moment == AT_END_AFTER || !the_recorder);
		tactus_recorder_destroy(the_recorder);
		the_recorder = NULL;
		free(tape.text);
	}
}

static bool flush_while_writing(const char *text, size_t length, void *data)
{
	int *calls = data;

	(void)text, (void)length;
	(*calls)++;
	CHECK(tactus_recorder_flush(the_recorder) == TACTUS_STATUS_BUSY);
	return true;
}

void flushed_while_writing(void)
{
	struct scene scene;
	int calls = 0;

	make_scene(&scene);
	the_recorder = tactus_recorder_create(scene.application, flush_while_writing, &calls);
	tap_at(&scene, 1000);
	CHECK(calls > 0);
	tactus_recorder_destroy(the_recorder);
	the_recorder = NULL;
	tactus_application_destroy(scene.application);
}
