/* SPDX-License-Identifier: MIT */
/* Recordings of a host: into a file, and of the last minute at a signal. */
#include "fixture.h"
#include "suites.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[] = "/tmp/tactus-host-XXXXXX";
static char path[64];

static void note_line(const char *line, void *data)
{
	note("%s\n", line);
}

static bool holds_touch(void)
{
	char text[4096] = { 0 };
	FILE *file = fopen(path, "r");
	size_t length = file ? fread(text, 1, sizeof(text) - 1, file) : 0;

	if (file)
		fclose(file);
	return length > 0 && strstr(text, "down") != NULL;
}

static struct tactus_host_recorder *create(struct fixture *fixture, const struct tactus_host_recorder_options *options)
{
	return tactus_host_recorder_create(tactus_host_get_application(fixture->host), fixture->loop, options);
}

static void tap(struct fixture *fixture)
{
	finger_down(fixture->panel, 1000, 1, 500, 500);
	finger_up(fixture->panel, 1010, 1);
}

static void check_file(void)
{
	struct tactus_host_recorder_options options = TACTUS_HOST_RECORDER_OPTIONS_INIT;
	struct tactus_host_recorder *recorder;
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	options.path = path;
	recorder = create(&fixture, &options);
	CHECK(recorder);
	tap(&fixture);
	tactus_host_recorder_destroy(recorder);
	CHECK(holds_touch());
	unlink(path);
	fixture_close(&fixture);
}

/* A person starts the compositor first, and what reads its pipe a moment later. */
static void check_pipe(void)
{
	struct tactus_host_recorder_options options = TACTUS_HOST_RECORDER_OPTIONS_INIT;
	struct tactus_host_recorder *recorder;
	struct fixture fixture;
	char text[4096] = { 0 };
	int reader;

	fixture_open(&fixture);
	fixture_start(&fixture);
	CHECK(mkfifo(path, 0600) == 0);
	options.path = path;
	recorder = create(&fixture, &options);
	CHECK(recorder);
	tap(&fixture);
	reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	tactus_host_recorder_destroy(recorder);
	CHECK(reader >= 0 && read(reader, text, sizeof(text) - 1) > 0);
	CHECK(strncmp(text, "# Recorded", 10) == 0 && strstr(text, "down"));
	close(reader);
	unlink(path);
	fixture_close(&fixture);
}

static void check_last_minute(void)
{
	struct tactus_host_recorder_options options = TACTUS_HOST_RECORDER_OPTIONS_INIT;
	struct tactus_host_recorder *recorder;
	struct fixture fixture;
	char expected[128];

	fixture_open(&fixture);
	fixture_start(&fixture);
	options.flight_path = path;
	options.signal = SIGUSR2;
	options.log = note_line;
	recorder = create(&fixture, &options);
	CHECK(recorder);
	tap(&fixture);
	raise(SIGUSR2);
	CHECK(wl_event_loop_dispatch(fixture.loop, 10000) == 0);
	snprintf(expected, sizeof(expected), "recording: the last minute is in %s\n", path);
	expect_notes(expected);
	CHECK(holds_touch());
	tactus_host_recorder_destroy(recorder);
	unlink(path);
	fixture_close(&fixture);
}

static void check_environment(void)
{
	struct fixture fixture;

	setenv("TACTUS_RECORD", path, 1);
	fixture_open(&fixture);
	fixture_start(&fixture);
	tap(&fixture);
	fixture_close(&fixture);
	CHECK(access(path, F_OK) != 0);
	fixture_open(&fixture);
	fixture.callbacks.flags |= TACTUS_HOST_FLAGS_RECORDS;
	fixture_start(&fixture);
	tap(&fixture);
	fixture_close(&fixture);
	CHECK(holds_touch());
	unlink(path);
	unsetenv("TACTUS_RECORD");
}

static void check_failures(void)
{
	struct tactus_host_recorder_options options = TACTUS_HOST_RECORDER_OPTIONS_INIT;
	struct tactus_host_recorder *recorder;
	struct fixture fixture;

	fixture_open(&fixture);
	fixture_start(&fixture);
	CHECK(!tactus_host_recorder_create(NULL, fixture.loop, &options));
	CHECK(!tactus_host_recorder_create(tactus_host_get_application(fixture.host), NULL, &options));
	recorder = create(&fixture, &options);
	CHECK(recorder);
	tactus_host_recorder_destroy(recorder);
	tactus_host_recorder_destroy(NULL);
	options.path = "/nowhere/file";
	options.log = note_line;
	CHECK(!create(&fixture, &options));
	expect_notes("recording: /nowhere/file: No such file or directory\n");
	options.path = NULL;
	options.reserved = 1;
	CHECK(!create(&fixture, &options));
	options.reserved = 0;
	options.size = 3;
	CHECK(!create(&fixture, &options));
	fixture_close(&fixture);
}

void check_recorder(void)
{
	if (!mkdtemp(folder))
		return;
	snprintf(path, sizeof(path), "%s/recording", folder);
	check_run("recorder: a file", check_file);
	check_run("recorder: a pipe that is read later", check_pipe);
	check_run("recorder: the last minute at a signal", check_last_minute);
	check_run("recorder: what the environment asks for", check_environment);
	check_run("recorder: failures", check_failures);
	rmdir(folder);
}
