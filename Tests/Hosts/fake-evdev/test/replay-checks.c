/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "../fake-evdev.h"
#include "../../traces/panel.h"
#include "../../traces/trace.h"
#include "check.h"
#include "checks.h"
#include "session.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static struct session session;

/* --- the project's own traces ------------------------------------------------ */

static char *generate(const char *name, size_t *size)
{
	char *text = NULL;
	FILE *stream = open_memstream(&text, size);
	trace_write_events(trace_find(name), stream);
	fclose(stream);
	return text;
}

static void read_text(struct recording *recording, const char *text)
{
	char error[256];
	FILE *stream = fmemopen((void *)(uintptr_t)text, strlen(text), "r");
	if (recording_read_stream(recording, stream, "trace", error, sizeof error) < 0) {
		check_failed("%s", error);
	}
	fclose(stream);
}

/* Counts what libinput should report for a recording of protocol B. */
static void count_expected(const struct recording *recording, struct session *expected)
{
	struct recording_frame frame;
	size_t position = 0;
	int slot = 0;
	while (recording_next_frame(recording, &position, &frame)) {
		enum {
			RESTS,
			MOVES,
			CHANGES
		} finger[PANEL_SLOTS] = { RESTS };
		bool anything = false;
		for (size_t i = 0; i < frame.count; i++) {
			const struct input_event *event = &frame.events[i];
			if (event->type != EV_ABS) {
				continue;
			}
			if (event->code == ABS_MT_SLOT) {
				slot = event->value;
			} else if (event->code == ABS_MT_TRACKING_ID) {
				finger[slot] = CHANGES;
				expected->down += event->value >= 0;
				expected->up += event->value < 0;
				anything = true;
			} else if (event->code == ABS_MT_POSITION_X || event->code == ABS_MT_POSITION_Y) {
				expected->motion += finger[slot] == RESTS;
				finger[slot] = finger[slot] == RESTS ? MOVES : finger[slot];
				anything = true;
			}
		}
		expected->frame += anything;
	}
}

static void expect_counts(int down, int motion, int up, int frame)
{
	if (session.down != down || session.motion != motion || session.up != up || session.frame != frame) {
		check_failed("found %d down, %d motion, %d up, %d frame; expected %d, %d, %d, %d", session.down,
			session.motion, session.up, session.frame, down, motion, up, frame);
	}
}

static void replay_trace(const char *name, int fingers)
{
	struct recording recording;
	size_t size;
	char *text = generate(name, &size);
	read_text(&recording, text);
	recording_start_at(&recording, 1000000);

	plug_panel(0);
	session_open_paths(&session, 1);
	session_replay(&session, 0, &recording);

	static struct session expected;
	memset(&expected, 0, sizeof expected);
	count_expected(&recording, &expected);
	expect_counts(expected.down, expected.motion, expected.up, expected.frame);
	CHECK(session.down == fingers && session.up == fingers && session.cancel == 0);
	session_close(&session);
	recording_free(&recording);
	free(text);
}

static void four_fingers_drag(void)
{
	replay_trace("four-finger-drag", 4);
	CHECK(session.motion > 4 * 60);
	CHECK(strncmp(session.log, "1000000 event0 down 0 at 84.0,52.0\n1000000 event0 frame\n", 52) == 0);
}

static void other_traces(void)
{
	replay_trace("tap", 1);
	replay_trace("double-tap", 2);
	replay_trace("two-finger-pan", 2);
	replay_trace("edge-swipe", 1);
	replay_trace("three-finger-swipe", 3);
	replay_trace("pinch", 2);
	replay_trace("demo", 6);
}

/* FNV-1a */
static uint64_t hash(uint64_t hash, const char *text, size_t size)
{
	for (size_t i = 0; i < size; i++) {
		hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3;
	}
	return hash;
}

/* Hash of all traces, the same on every machine. Update it when a trace changes. */
#define HASH_OF_ALL_TRACES 0x9f6162749e45ed49u

static void traces_are_the_same_everywhere(void)
{
	uint64_t found = 0xcbf29ce484222325;
	for (size_t i = 0; i < trace_count; i++) {
		size_t size;
		char *text = generate(traces[i].name, &size);
		found = hash(found, text, size);
		free(text);
	}
	if (found != HASH_OF_ALL_TRACES) {
		check_failed("the hash of all traces is now 0x%llx", (unsigned long long)found);
	}
}

/* --- the reader of recordings -------------------------------------------------- */

static void bad_recordings_are_refused(void)
{
	static const char *const bad[] = {
		"E: 0.000001 0003 0039",
		"E: 0.000001 0003 0039 x",
		"E: 0.000001 0003 0039 1 2",
		"E: 0.1 0003 0039 1",
		"E: 0.0000001 0003 0039 1",
		"E: -1.000000 0003 0039 1",
		"E: 1.-00001 0003 0039 1",
		"E: 99999999999.000000 0000 0000 0",
		"E: 0.000001 0020 0 1",
		"E: 0.000001 0001 0300 1",
		"E: 0.000001 0001 0001 2147483648",
		"E:",
		"X: 1",
		"hello",
		"E",
	};
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		struct recording recording;
		char error[256], text[256];
		snprintf(text, sizeof text, "# comment\n\nE: 0.000000 0003 0039 -001\t# comment\n%s\n", bad[i]);
		FILE *stream = fmemopen(text, strlen(text), "r");
		int result = recording_read_stream(&recording, stream, "file", error, sizeof error);
		fclose(stream);
		if (result != -EINVAL || strncmp(error, "file:4: ", 8) != 0 || recording.count != 0) {
			check_failed("%s: %d", bad[i], result);
		}
		recording_free(&recording);
	}
}

static void events_are_read_as_written(void)
{
	struct recording recording;
	struct recording_frame frame;
	size_t position = 0;
	read_text(&recording,
		"N: with a description\nE: 1.000002 0003 0039 -001\t# ...\r\nE: 1.000003 0000 0000 0000\n"
		"E: 1.500000 0003 0035 0010\n");
	CHECK(recording.count == 3);
	if (recording.count != 3) {
		return;
	}
	CHECK(recording.events[0].value == -1 && recording.events[2].value == 10);
	CHECK(recording_next_frame(&recording, &position, &frame) && frame.count == 2 && frame.time_us == 1000003);
	CHECK(!recording_next_frame(&recording, &position, &frame));
	recording_start_at(&recording, 7);
	CHECK(recording.events[0].input_event_usec == 7 && recording.events[2].input_event_usec == 500005);
	recording_free(&recording);
}

void check_traces(void)
{
	check_run("four fingers drag", four_fingers_drag);
	check_run("the other traces", other_traces);
	check_run("traces are the same everywhere", traces_are_the_same_everywhere);
	check_run("events are read as written", events_are_read_as_written);
	check_run("bad recordings are refused", bad_recordings_are_refused);
}

/* --- recordings of real touchscreens -------------------------------------------- */

static const struct {
	const char *file;
	int down, motion, up, frame;
} known[] = {
	{ "Atmel maXTouch Touchscreen.4-finger-drag-down.events", 4, 98, 4, 31 },
	{ "EP0430M09.4-finger-drag-down.events", 4, 382, 4, 104 },
};

static void replay_recording(const char *folder, const char *file)
{
	char path[1024], description[1024], error[512];
	struct recording recording;
	snprintf(path, sizeof path, "%s/%s", folder, file);
	if (recording_read(&recording, path, error, sizeof error) < 0) {
		check_failed("%s", error);
		return;
	}
	recording_start_at(&recording, 1000000);
	session_open_paths(&session, 0);
	if (!recording_find_description(path, description, sizeof description)) {
		check_failed("has no description");
	} else if (fake_evdev_add(0, description, 0, 0) < 0) {
		check_failed("%s", fake_evdev_error());
	} else {
		struct libinput_device *device = session_add_path(&session, 0);
		if (device && libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_TOUCH)) {
			session_replay(&session, 0, &recording);
			CHECK(session.down > 0 && session.down == session.up);
		} else {
			session.complaints = 0;
			check_skip("not a touchscreen for libinput");
		}
	}
	for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
		if (strcmp(known[i].file, file) == 0) {
			expect_counts(known[i].down, known[i].motion, known[i].up, known[i].frame);
		}
	}
	session_close(&session);
	recording_free(&recording);
}

static int is_recording(const struct dirent *entry)
{
	const char *suffix = strrchr(entry->d_name, '.');
	return suffix && (strcmp(suffix, ".events") == 0 || strcmp(suffix, ".evemu") == 0);
}

void check_recordings(const char *folder)
{
	struct dirent **entries = NULL;
	int count = folder ? scandir(folder, &entries, is_recording, alphasort) : -1;
	if (count < 0) {
		check_begin("recordings of real touchscreens");
		check_skip("no folder with recordings");
		check_end();
	}
	for (int i = 0; i < count; i++) {
		check_begin(entries[i]->d_name);
		replay_recording(folder, entries[i]->d_name);
		check_end();
		free(entries[i]);
	}
	free(entries);
}
