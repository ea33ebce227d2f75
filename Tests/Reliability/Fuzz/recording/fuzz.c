/* SPDX-License-Identifier: MIT */
/*
 * Fuzzes parsers of the project: the first byte chooses between a recording and a script of the examples.
 */
#include "../target.h"

#include "recording.h"
#include "script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static void fail(const char *what)
{
	fprintf(stderr, "fuzz: %s\n", what);
	abort();
}

/* A recording that was read is consistent, and can be iterated and moved in time. */
static void read_recording(const char *path)
{
	struct recording recording;
	struct recording_frame frame;
	size_t position = 0, events = 0;
	uint64_t last_us = 0;
	char error[200], description[64];

	recording_find_description(path, description, sizeof description);
	if (recording_read(&recording, path, error, sizeof error) < 0) {
		if (recording.count != 0 || strlen(error) == 0)
			fail("a bad recording is empty, and has a reason");
		return;
	}
	recording_start_at(&recording, 5000000);
	while (recording_next_frame(&recording, &position, &frame)) {
		if (frame.count == 0 || frame.time_us < last_us || frame.time_us < 5000000)
			fail("a frame out of place");
		last_us = frame.time_us;
		events += frame.count;
	}
	if (events > recording.count)
		fail("more in frames than in the recording");
	recording_free(&recording);
}

static void read_script(const char *path)
{
	struct script script;

	if (!script_read(&script, path)) {
		if (script.steps || script.count)
			fail("a bad script is empty");
		return;
	}
	for (size_t i = 1; i < script.count; i++) {
		if (script.steps[i].time_us < script.steps[i - 1].time_us)
			fail("steps out of order");
	}
	script_finish(&script);
}

/* Skips lines with half a million steps, which take time and find nothing. */
static bool is_long(const uint8_t *data, size_t size)
{
	size_t digits = 0;

	for (size_t i = 0; i < size && digits < 5; i++)
		digits = data[i] >= '0' && data[i] <= '9' ? digits + 1 : data[i] == 'e' || data[i] == 'x' ? 5
													  : 0;
	return digits == 5;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char path[64];
	int file;

	if (size == 0)
		return 0;
	file = memfd_create("input", MFD_CLOEXEC);
	if (file < 0 || write(file, data + 1, size - 1) != (ssize_t)(size - 1))
		fail("no file in memory");
	snprintf(path, sizeof path, "/proc/self/fd/%d", file);
	if (data[0] % 2 == 0)
		read_recording(path);
	else if (!is_long(data + 1, size - 1))
		read_script(path);
	close(file);
	return 0;
}
