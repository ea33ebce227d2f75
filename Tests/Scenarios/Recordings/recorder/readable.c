/* SPDX-License-Identifier: MIT */
/* Recordings of unusual calls and texts are still read by their reader. */
#include "scene.h"

#include "check.h"

#include <stdlib.h>
#include <string.h>

void comments(void)
{
	static char large[2000000];
	struct tape tape = { 0 };
	struct tactus_recorder *recorder;
	struct scene scene;

	make_scene(&scene);
	recorder = tactus_recorder_create(scene.application, write_tape, &tape);
	tap_at(&scene, 1000);
	memset(large, 'x', sizeof large - 1);
	CHECK(tactus_recorder_add_comment(recorder, "firefox: M\xc3") == TACTUS_STATUS_OK);
	CHECK(tactus_recorder_add_comment(recorder, "caf\xc3\xa9 \xe2\x82\xac \xf0\x9f\x91\x86") == TACTUS_STATUS_OK);
	CHECK(tactus_recorder_add_comment(recorder, "\xc0\x80 \xed\xa0\x80 \xf5 \xc2\x9b") == TACTUS_STATUS_OK);
	CHECK(tactus_recorder_add_comment(recorder, "\033[31mred\a\tat 5 wait") == TACTUS_STATUS_OK);
	CHECK(tactus_recorder_add_comment(recorder, large) == TACTUS_STATUS_OK);
	tap_at(&scene, 2000);
	CHECK(has(&tape, "# firefox: M?\n"));
	CHECK(has(&tape, "# caf\xc3\xa9 \xe2\x82\xac \xf0\x9f\x91\x86\n"));
	CHECK(has(&tape, "# ?? ??? ?  \n"));
	CHECK(has(&tape, "#  [31mred  at 5 wait\n"));
	CHECK(has(&tape, "xxx...\n"));
	CHECK(strlen(tape.text) < 16384);
	CHECK(has(&tape, "at 2050 frame\n"));
	end_recording(recorder, &scene, &tape);
}

/* One call of the host's, and a line for each property that it has set. */
void shell_gestures(void)
{
	struct tape tape = { 0 };
	struct tactus_recognizer *edge;
	struct tactus_recorder *recorder;
	struct scene scene;

	make_scene(&scene);
	edge = tactus_screen_edge_pan_recognizer_create(scene.application);
	tactus_view_add_recognizer(scene.view, edge);
	recorder = tactus_recorder_create(scene.application, write_tape, &tape);
	tap_at(&scene, 1000);
	CHECK(tactus_recognizer_become_shell_gesture(scene.tap) == TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_become_shell_gesture(edge) == TACTUS_STATUS_OK);
	tap_at(&scene, 2000);
	CHECK(has(&tape, "delays-touches-ended"));
	CHECK(has(&tape, "whole-sequences"));
	CHECK(has(&tape, "duration"));
	CHECK(has(&tape, "shell"));
	end_recording(recorder, &scene, &tape);
}

/* The application and its delegate are words of the format, not names. */
void application_as_responder(void)
{
	struct tactus_responder *application, *delegate;
	struct tape tape = { 0 };
	struct tactus_recorder *recorder;
	struct scene scene;

	make_scene(&scene);
	application = tactus_application_get_responder(scene.application);
	delegate = tactus_application_get_delegate_responder(scene.application);
	recorder = tactus_recorder_create(scene.application, write_tape, &tape);
	tap_at(&scene, 1000);
	tactus_responder_become_first_responder(application);
	tactus_responder_resign_first_responder(delegate);
	tactus_responder_set_next(delegate, application);
	tap_at(&scene, 2000);
	CHECK(has(&tape, " become-first application\n"));
	CHECK(has(&tape, " resign-first application-delegate\n"));
	CHECK(has(&tape, " set-next application-delegate application\n"));
	end_recording(recorder, &scene, &tape);
}

/* Calls that were refused may name an object of any kind. */
void refused_arguments(void)
{
	struct tactus_recognizer *tap;
	struct tape tape = { 0 };
	struct tactus_recorder *recorder;
	struct scene scene;

	make_scene(&scene);
	tap = tactus_tap_recognizer_create(scene.application);
	recorder = tactus_recorder_create(scene.application, write_tape, &tape);
	tap_at(&scene, 1000);
	tactus_view_add_recognizer(scene.view, (struct tactus_recognizer *)scene.window);
	tactus_view_remove_recognizer(scene.view, (struct tactus_recognizer *)scene.panel);
	tactus_view_add_recognizer(scene.view, tap);
	tactus_recognizer_set_sequenced_after(tap, (struct tactus_recognizer *)scene.view);
	tactus_recognizer_require_failure_of(tap, (struct tactus_recognizer *)scene.view);
	tap_at(&scene, 2000);
	CHECK(!has(&tape, "remove-recognizer"));
	CHECK(!has(&tape, "sequence-after"));
	CHECK(!has(&tape, "require-failure"));
	CHECK(!has(&tape, "object--"));
	end_recording(recorder, &scene, &tape);
}

/* The format has no time after 73,000 years, and says so once. */
void late_times(void)
{
	struct tape tape = { 0 };
	struct tactus_recorder *recorder;
	struct scene scene;

	recorder = begin_recording(&scene, &tape);
	tap_at(&scene, 1000);
	tactus_application_advance(scene.application, UINT64_MAX);
	tactus_application_advance(scene.application, UINT64_MAX);
	CHECK(tactus_recorder_flush(recorder) == TACTUS_STATUS_OK);
	CHECK(has(&tape, "# not replayable: times after 73,000 years\nat 2305843009213693.952 wait\nat 23058430092"));
	CHECK(tape.lines == 1);
	end_recording(recorder, &scene, &tape);
}

/* Responders of a view that was taken out go on to the view that took it, which is in no window. */
void views_taken_out(void)
{
	struct tape tape = { 0 };
	struct scene scene;
	struct tactus_recorder *recorder = begin_recording(&scene, &tape);
	struct tactus_view *drawer = tactus_view_create(scene.application, 0, 0, 50, 50);

	tactus_view_set_name(drawer, "drawer");
	tap_at(&scene, 100);
	tactus_view_add_subview(drawer, scene.view);
	tap_at(&scene, 1100);
	tactus_recorder_flush(recorder);
	CHECK(has(&tape, "new view drawer in none 0 0 50 50"));
	CHECK(has(&tape, "add-view a-card drawer -1"));
	tactus_view_destroy(drawer);
	end_recording(recorder, &scene, &tape);
}
