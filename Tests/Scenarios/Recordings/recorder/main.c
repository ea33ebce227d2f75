/* SPDX-License-Identifier: MIT */
/*
 * The recorder as a program sees it: statuses, what it writes, memory. With a number of minutes, ten fingers
 * at 120 Hz for so long, and what that takes; with a file behind it, the recording of them.
 */
#define _GNU_SOURCE
#include "check.h"
#include "scene.h"

#include "../../../../Benchmarks/measuring/allocations.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus-recorder.h>
#include <time.h>
#include <unistd.h>

static void wrong_calls(void)
{
	struct tape tape = { 0 };
	struct scene scene;
	struct tactus_recorder *recorder;

	make_scene(&scene);
	CHECK(!tactus_recorder_create(NULL, write_tape, &tape));
	CHECK(!tactus_recorder_create(scene.application, NULL, NULL));
	CHECK(!tactus_recorder_create_for_fd(scene.application, -1));
	CHECK(!tactus_flight_recorder_create(scene.application, 0, 1 << 20));
	CHECK(!tactus_flight_recorder_create(scene.application, 1, 100));
	tactus_recorder_destroy(NULL);
	CHECK(tactus_recorder_flush(NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_recorder_dump(NULL, write_tape, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_recorder_dump_to_fd(NULL, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_recorder_add_comment(NULL, "") == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_recorder_set_name(NULL, NULL, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_recorder_set_log_handler(NULL, NULL, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	recorder = tactus_recorder_create(scene.application, write_tape, &tape);
	CHECK(tactus_recorder_dump(recorder, write_tape, &tape) == TACTUS_STATUS_WRONG_KIND);
	CHECK(tactus_recorder_add_comment(recorder, "too early") == TACTUS_STATUS_NONE);
	CHECK(tactus_recorder_set_name(recorder, scene.panel, "") == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_recorder_set_name(recorder, scene.panel, "left panel") == TACTUS_STATUS_OK);
	tap_at(&scene, 1000);
	CHECK(tactus_recorder_add_comment(recorder, "two\nlines") == TACTUS_STATUS_OK);
	CHECK(tactus_recorder_flush(recorder) == TACTUS_STATUS_OK);
	CHECK(has(&tape, "view a-card in "));
	CHECK(has(&tape, "touch-source left-panel"));
	CHECK(has(&tape, "# two lines\n"));
	end_recording(recorder, &scene, &tape);
}

static void flights(void)
{
	struct tape tape = { 0 };
	struct scene scene;
	struct tactus_recorder *recorder;

	make_scene(&scene);
	tactus_touch_source_down(scene.panel, 0, 1, 150, 150);
	tactus_touch_source_frame(scene.panel, 0);
	/* A finger is down, so the recording does not begin. */
	recorder = tactus_flight_recorder_create(scene.application, 10000000, 1 << 20);
	tactus_touch_source_motion(scene.panel, 10000, 1, 151, 150);
	tactus_touch_source_frame(scene.panel, 10000);
	CHECK(tactus_recorder_dump(recorder, write_tape, &tape) == TACTUS_STATUS_NONE);
	tactus_touch_source_up(scene.panel, 20000, 1);
	tactus_touch_source_frame(scene.panel, 20000);
	for (uint64_t second = 1; second <= 100; second++)
		tap_at(&scene, second * 1000);
	CHECK(tactus_recorder_dump(recorder, write_tape, &tape) == TACTUS_STATUS_OK);
	CHECK(strncmp(tape.text, "# Recorded by libtactus-recorder ", 33) == 0);
	/* Between ten and twenty seconds. */
	CHECK(has(&tape, "at 90000 down 1 150 150\n"));
	CHECK(!has(&tape, "at 79000 down"));
	CHECK(has(&tape, "at 100050 frame\n"));
	/* One scene, even if the recording has several parts. */
	CHECK(strstr(tape.text, "recording 1\n") && !strstr(strstr(tape.text, "recording 1\n") + 1, "recording 1\n"));
	tape.is_broken = true;
	CHECK(tactus_recorder_dump(recorder, write_tape, &tape) == TACTUS_STATUS_SYSTEM);
	CHECK(tactus_recorder_flush(recorder) == TACTUS_STATUS_OK);
	end_recording(recorder, &scene, &tape);
}

static enum tactus_answer may_become_first(struct tactus_responder *responder, void *data)
{
	(void)responder, (void)data;
	return TACTUS_ANSWER_YES;
}

/* The first responder at the start of the recording is first responder when it plays. */
static void first_responders(void)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_view_controller *controller;
	struct tactus_recorder *recorder;
	struct tape tape = { 0 };
	struct scene scene;

	make_scene(&scene);
	controller = tactus_view_controller_create(scene.view);
	callbacks.can_become_first_responder = may_become_first;
	tactus_view_controller_set_responder_callbacks(controller, &callbacks, NULL);
	CHECK(tactus_responder_become_first_responder(tactus_view_controller_get_responder(controller)) ==
		TACTUS_STATUS_OK);
	recorder = tactus_recorder_create(scene.application, write_tape, &tape);
	tactus_recorder_set_name(recorder, controller, "cards");
	tap_at(&scene, 1000);
	CHECK(tactus_recorder_flush(recorder) == TACTUS_STATUS_OK);
	CHECK(has(&tape, "become-first-responder cards\n"));
	end_recording(recorder, &scene, &tape);
}

/* A scroll view's recognizers go with it: what has the address of one later is another object. */
static void recognizers_of_scroll_views(void)
{
	struct tactus_recorder *recorder;
	struct tactus_recognizer *pan, *pinch, *tap = NULL;
	struct tactus_view *list;
	struct tape tape = { 0 };
	struct scene scene;

	make_scene(&scene);
	list = tactus_scroll_view_create(scene.application, 0, 0, 100, 100, 100, 500);
	tactus_view_add_subview(scene.window, list);
	recorder = tactus_recorder_create(scene.application, write_tape, &tape);
	tap_at(&scene, 1000);
	pan = tactus_scroll_view_get_pan_recognizer(list);
	pinch = tactus_scroll_view_get_pinch_recognizer(list);
	tactus_view_destroy(list);
	/* Usually the first one has the address of one of them. */
	for (int i = 0; i < 1000 && tap != pan && tap != pinch; i++)
		tap = tactus_pan_recognizer_create(scene.application);
	tactus_recognizer_set_name(tap, "latecomer");
	tactus_view_add_recognizer(scene.view, tap);
	tap_at(&scene, 3000);
	CHECK(tactus_recorder_flush(recorder) == TACTUS_STATUS_OK);
	CHECK(has(&tape, "destroy-view "));
	CHECK(has(&tape, "latecomer on "));
	end_recording(recorder, &scene, &tape);
}

/* A tablet's panel that is turned, and its accommodations, at the start and later. */
static void sources_that_change(void)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_accommodations accommodations = TACTUS_TOUCH_ACCOMMODATIONS_INIT;
	struct tape tape = { 0 };
	struct tactus_recorder *recorder;
	struct scene scene;

	recorder = begin_recording(&scene, &tape);
	CHECK(tactus_recorder_set_name(recorder, scene.panel, "panel") == TACTUS_STATUS_OK);
	tap_at(&scene, 1000);
	info.width_mm = 200;
	info.height_mm = 100;
	info.width = 800;
	info.height = 600;
	info.transform[1] = -1;
	info.transform[2] = 1;
	info.transform[5] = 600;
	CHECK(tactus_touch_source_set_info(scene.panel, &info) == TACTUS_STATUS_OK);
	tap_at(&scene, 2000);
	CHECK(has(&tape, " change-source panel area=0,0,800,600 millimetres=200,100 transform=0,-1,1,0,0,600\n"));
	accommodations.hold_duration_us = 20000;
	CHECK(tactus_touch_source_set_accommodations(scene.panel, &accommodations) == TACTUS_STATUS_OK);
	tap_at(&scene, 3000);
	CHECK(has(&tape, " transform=0,-1,1,0,0,600 hold=20\n"));
	/* A member that is left out gets its default again. */
	info = (struct tactus_touch_source_info){ .size = sizeof(info) };
	CHECK(tactus_touch_source_set_info(scene.panel, &info) == TACTUS_STATUS_OK);
	tap_at(&scene, 4000);
	CHECK(has(&tape, " change-source panel hold=20\n"));
	CHECK(tape.lines == 0);
	CHECK(!has(&tape, "# not replayable"));
	end_recording(recorder, &scene, &tape);
}

/* A shaped window has hundreds of rectangles; recorded lines must stay readable. */
static void large_regions(void)
{
	struct tactus_rectangle rectangles[200];
	struct tape tape = { 0 };
	struct tactus_recorder *recorder;
	struct scene scene;

	for (int i = 0; i < 200; i++)
		rectangles[i] = (struct tactus_rectangle){ i, i, 1, 1 };
	make_scene(&scene);
	recorder = tactus_recorder_create(scene.application, write_tape, &tape);
	tap_at(&scene, 1000);
	CHECK(tactus_view_set_input_region(scene.view, rectangles, 200) == TACTUS_STATUS_OK);
	tap_at(&scene, 2000);
	CHECK(has(&tape, " input-region a-card 0,0,1,1 "));
	CHECK(has(&tape, " 63,63,1,1\n"));
	CHECK(has(&tape, " input-region a-card more 64,64,1,1 "));
	CHECK(has(&tape, " 199,199,1,1\n"));
	CHECK(!has(&tape, "# not replayable"));
	end_recording(recorder, &scene, &tape);
}

/* A change that cannot be replayed is logged once, with a comment each time. */
static void losses(void)
{
	struct tape tape = { 0 };
	struct tactus_recorder *recorder;
	struct tactus_recognizer *pan;
	struct tactus_view *view;
	struct scene scene;

	make_scene(&scene);
	pan = tactus_pan_recognizer_create(scene.application);
	tactus_recognizer_set_name(pan, "drag");
	tactus_view_add_recognizer(scene.view, pan);
	view = tactus_view_create(scene.application, 0, 0, 10, 10);
	recorder = tactus_recorder_create(scene.application, write_tape, &tape);
	CHECK(tactus_recorder_set_log_handler(recorder, count_line, &tape) == TACTUS_STATUS_OK);
	tap_at(&scene, 1000);
	CHECK(tape.lines == 0);
	for (int i = 0; i < 2; i++)
		CHECK(tactus_pan_recognizer_set_translation(pan, view, 1, 2) == TACTUS_STATUS_OK);
	tap_at(&scene, 2000);
	CHECK(tape.lines == 1);
	CHECK(has(&tape, "# not replayable: a translation in a view in no window of drag\n"));
	end_recording(recorder, &scene, &tape);
}

/* Views of any depth are recorded. */
static void deep_trees(void)
{
	struct tape tape = { 0 };
	struct tactus_recorder *recorder;
	struct tactus_view *view;
	struct scene scene;

	recorder = begin_recording(&scene, &tape);
	tap_at(&scene, 1000);
	view = tactus_view_create(scene.application, 0, 0, 10, 10);
	tactus_view_set_name(view, "innermost");
	for (int level = 0; level < 20000; level++) {
		struct tactus_view *outer = tactus_view_create(scene.application, 0, 0, 10, 10);

		tactus_view_add_subview(outer, view);
		view = outer;
	}
	tactus_view_add_subview(scene.window, view);
	tap_at(&scene, 2000);
	CHECK(tape.lines == 0);
	CHECK(has(&tape, "new view innermost in "));
	CHECK(!has(&tape, "# not replayable"));
	end_recording(recorder, &scene, &tape);
}

static bool count_bytes(const char *text, size_t length, void *data)
{
	(void)text;
	*(size_t *)data += length;
	return true;
}

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Ten fingers at 120 Hz, lifted once a second. */
static void play_frames(struct scene *scene, uint64_t start, uint64_t end)
{
	for (uint64_t frame = start; frame < end; frame++) {
		uint64_t time_us = 1000000 + frame * 1000000 / 120;
		unsigned int phase = (unsigned int)(frame % 120);

		if (phase > 76)
			continue;
		for (int finger = 0; finger < 10; finger++) {
			double x = 100 + finger * 40 + (double)phase * 1.37, y = 120 + finger * 3 + (double)phase / 3;

			if (phase == 0)
				tactus_touch_source_down(scene->panel, time_us, finger, x, y);
			else if (phase == 76)
				tactus_touch_source_up(scene->panel, time_us, finger);
			else
				tactus_touch_source_motion(scene->panel, time_us, finger, x, y);
		}
		tactus_touch_source_frame(scene->panel, time_us);
	}
}

static void play_fingers(struct scene *scene, unsigned int minutes)
{
	play_frames(scene, 0, (uint64_t)minutes * 60 * 120);
}

static void add_pan(struct scene *scene)
{
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(scene->application);

	tactus_recognizer_set_name(pan, "pan");
	tactus_view_add_recognizer(scene->view, pan);
	tactus_view_set_multiple_touch_enabled(scene->view, true);
}

/* 17.3: recording allocates nothing on the way of an event, also where a flight recorder begins its next part. */
static void no_allocations(void)
{
	for (int way = 0; way < 2; way++) {
		struct tactus_recorder *recorder;
		struct scene scene;
		size_t bytes = 0;
		uint64_t before;

		make_scene(&scene);
		add_pan(&scene);
		before = allocation_count();
		recorder = way == 0 ? tactus_recorder_create(scene.application, count_bytes, &bytes)
				    : tactus_flight_recorder_create(scene.application, 3000000, 8 << 20);
		CHECK(allocation_count() > before);
		play_frames(&scene, 0, 480);
		before = allocation_count();
		play_frames(&scene, 480, 2400);
		if (allocation_count() != before)
			check_failed("it made %d allocations", (int)(allocation_count() - before));
		if (way == 1)
			CHECK(tactus_recorder_dump(recorder, count_bytes, &bytes) == TACTUS_STATUS_OK);
		CHECK(bytes > 100000);
		tactus_recorder_destroy(recorder);
		tactus_application_destroy(scene.application);
	}
}

static int write_file(unsigned int minutes, const char *path)
{
	FILE *file = fopen(path, "we");
	struct tactus_recorder *recorder;
	struct scene scene;
	enum tactus_status status;

	if (!file) {
		perror(path);
		return 1;
	}
	make_scene(&scene);
	/* Adds a pan, so that each frame has something to record. */
	add_pan(&scene);
	recorder = tactus_recorder_create_for_fd(scene.application, fileno(file));
	play_fingers(&scene, minutes);
	status = tactus_recorder_flush(recorder);
	tactus_recorder_destroy(recorder);
	tactus_application_destroy(scene.application);
	return fclose(file) == 0 && status == TACTUS_STATUS_OK ? 0 : 1;
}

static void measure(unsigned int minutes)
{
	for (int way = 0; way < 3; way++) {
		static const char *const words[] = { "without a recorder", "recorded", "kept by a flight recorder" };
		struct tactus_recorder *recorder = NULL;
		struct scene scene;
		size_t bytes = 0;
		double start;

		make_scene(&scene);
		if (way == 1)
			recorder = tactus_recorder_create(scene.application, count_bytes, &bytes);
		else if (way == 2)
			recorder = tactus_flight_recorder_create(scene.application, 60000000, 8 << 20);
		start = now();
		play_fingers(&scene, minutes);
		printf("# %u minutes of ten fingers %s: %.2f s", minutes, words[way], now() - start);
		if (way == 2)
			tactus_recorder_dump(recorder, count_bytes, &bytes);
		tactus_recorder_destroy(recorder);
		printf(way == 0 ? "\n" : ", %zu kB\n", bytes / 1000);
		tactus_application_destroy(scene.application);
	}
}

int main(int argc, char *argv[])
{
	if (argc > 2)
		return write_file((unsigned int)strtoul(argv[1], NULL, 10), argv[2]);
	if (argc > 1) {
		measure((unsigned int)strtoul(argv[1], NULL, 10));
		return 0;
	}
	check_run("wrong calls of a recorder", wrong_calls);
	check_run("writers that fail", writers_that_fail);
	check_run("readers that leave", readers_that_leave);
	check_run("first responders", first_responders);
	check_run("recognizers of scroll views", recognizers_of_scroll_views);
	check_run("touch sources that change", sources_that_change);
	check_run("large input regions", large_regions);
	check_run("losses", losses);
	check_run("deep trees", deep_trees);
	check_run("comments of any text", comments);
	check_run("the application as a responder", application_as_responder);
	check_run("a shell's gesture", shell_gestures);
	check_run("arguments that are refused", refused_arguments);
	check_run("times that are late", late_times);
	check_run("a view that goes into one that is in no window", views_taken_out);
	check_run("a recording does not begin while a finger waits for its frame", frames_that_stay_open);
	check_run("17.3 recording allocates nothing", no_allocations);
	check_run("flight recorders", flights);
	check_run("a recorder that is destroyed in a callback", destroyed_in_a_callback);
	check_run("a recorder that is destroyed in a notification", destroyed_in_a_notification);
	check_run("a recorder that is flushed while it writes", flushed_while_writing);
	check_run("pipes that are full", pipes_that_are_full);
	check_run("dumps beside signals", dumps_beside_signals);
	check_run("files that may not grow", files_that_may_not_grow);
	return check_summary();
}
