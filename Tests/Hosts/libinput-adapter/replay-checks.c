/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* open_memstream */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "../traces/trace.h"
#include "bench.h"
#include "checks.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void expect_counts(const char *who, const struct counts *found, const struct counts *expected)
{
	if (memcmp(found, expected, sizeof *found) != 0) {
		check_failed("%s: %d down, %d motion, %d up, %d cancel, %d frame; expected %d, %d, %d, %d, %d", who,
			found->down, found->motion, found->up, found->cancel, found->frame, expected->down,
			expected->motion, expected->up, expected->cancel, expected->frame);
	}
}

/* Plays a recording: the adapter consumes libinput's touch events, and the window gets them all. */
static void replay(struct recording *recording, const struct counts *expected)
{
	recording_start_at(recording, 1000000);
	bench_replay(0, recording);
	expect_counts("the adapter", &bench.consumed, expected);
	expect_counts("the window", &bench.told, expected);
	CHECK(bench.touch_downs == expected->down);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_REFUSED] == 0);
}

/* --- the project's own trace --------------------------------------------------- */

static void generate(const char *name, struct recording *recording)
{
	char *text = NULL, error[256];
	size_t size;
	FILE *stream = open_memstream(&text, &size);
	trace_write_events(trace_find(name), stream);
	fclose(stream);
	stream = fmemopen(text, size, "r");
	if (recording_read_stream(recording, stream, name, error, sizeof error) < 0) {
		check_failed("%s", error);
	}
	fclose(stream);
	free(text);
}

static void four_fingers_of_the_trace(void)
{
	static const struct counts expected = { 4, 312, 4, 0, 91 };
	struct recording recording;
	generate("four-finger-drag", &recording);
	bench_open();
	bench_plug_panel(0);
	replay(&recording, &expected);
	bench_close();
	recording_free(&recording);
}

/* --- real touchscreens ------------------------------------------------------------ */

static void replay_file(const char *folder, const char *file, const struct counts *expected)
{
	char path[1024], description[1024], error[512];
	struct recording recording;
	snprintf(path, sizeof path, "%s/%s", folder ? folder : "", file);
	if (!folder || access(path, R_OK) != 0) {
		check_skip("no such recording");
		return;
	}
	if (recording_read(&recording, path, error, sizeof error) < 0) {
		check_failed("%s", error);
		return;
	}
	bench_open();
	if (!recording_find_description(path, description, sizeof description)) {
		check_failed("has no description");
	} else if (fake_evdev_add(0, description, 0, 0) < 0) {
		check_failed("%s", fake_evdev_error());
	} else if (session_add_path(&bench.session, 0)) {
		bench_dispatch();
		replay(&recording, expected);
	} else {
		check_failed("not a device for libinput");
	}
	bench_close();
	recording_free(&recording);
}

void check_replays(const char *recordings)
{
	static const struct counts atmel = { 4, 98, 4, 0, 31 };
	static const struct counts ep0430m09 = { 4, 382, 4, 0, 104 };
	check_run("four fingers of the project's own trace", four_fingers_of_the_trace);
	check_begin("four fingers on an Atmel touchscreen");
	replay_file(recordings, "Atmel maXTouch Touchscreen.4-finger-drag-down.events", &atmel);
	check_end();
	check_begin("four fingers on an EP0430M09");
	replay_file(recordings, "EP0430M09.4-finger-drag-down.events", &ep0430m09);
	check_end();
}
