/* SPDX-License-Identifier: MIT */
/* Outputs that fail, are full, or go. */
#define _GNU_SOURCE
#include "scene.h"

#include "check.h"

#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

void writers_that_fail(void)
{
	struct tape tape = { .is_broken = true };
	struct scene scene;
	struct tactus_recorder *recorder;

	recorder = begin_recording(&scene, &tape);
	tap_at(&scene, 1000);
	tap_at(&scene, 2000);
	CHECK(tape.lines == 1);
	CHECK(tactus_recorder_flush(recorder) == TACTUS_STATUS_SYSTEM);
	/* Destroys the application first. */
	tactus_application_destroy(scene.application);
	CHECK(tactus_recorder_add_comment(recorder, "too late") == TACTUS_STATUS_NONE);
	tactus_recorder_destroy(recorder);
}

/* The reader of a pipe ends: the host must not die of SIGPIPE. */
void readers_that_leave(void)
{
	struct tape tape = { 0 };
	struct scene scene;
	struct tactus_recorder *recorder;
	char bytes[4096];
	int ends[2];

	make_scene(&scene);
	CHECK(pipe(ends) == 0);
	recorder = tactus_recorder_create_for_fd(scene.application, ends[1]);
	CHECK(tactus_recorder_set_log_handler(recorder, count_line, &tape) == TACTUS_STATUS_OK);
	tap_at(&scene, 1000);
	CHECK(read(ends[0], bytes, sizeof bytes) > 0);
	close(ends[0]);
	tap_at(&scene, 2000);
	CHECK(tape.lines == 1);
	CHECK(tactus_recorder_flush(recorder) == TACTUS_STATUS_SYSTEM);
	tactus_recorder_destroy(recorder);
	tactus_application_destroy(scene.application);
	close(ends[1]);
}

/* A pipe without O_NONBLOCK that nobody reads: the host goes on, and what waits is written when somebody reads. */
void pipes_that_are_full(void)
{
	struct tape tape = { 0 };
	struct scene scene;
	struct tactus_recorder *recorder, *flight;
	char bytes[65536];
	int ends[2];

	make_scene(&scene);
	CHECK(pipe(ends) == 0);
	flight = tactus_flight_recorder_create(scene.application, 60000000, 1 << 20);
	recorder = tactus_recorder_create_for_fd(scene.application, ends[1]);
	CHECK(tactus_recorder_set_log_handler(recorder, count_line, &tape) == TACTUS_STATUS_OK);
	for (unsigned int tap = 0; tap < 1000; tap++)
		tap_at(&scene, 1000 + tap * 1000);
	CHECK(tape.lines == 0);
	CHECK(tactus_recorder_dump_to_fd(flight, ends[1]) == TACTUS_STATUS_SYSTEM);
	CHECK(read(ends[0], bytes, sizeof bytes) > 4096);
	CHECK(tactus_recorder_flush(recorder) == TACTUS_STATUS_OK);
	CHECK(read(ends[0], bytes, sizeof bytes) > 0);
	for (unsigned int tap = 1000; tap < 20000; tap++)
		tap_at(&scene, 1000 + tap * 1000);
	CHECK(tape.lines == 1);
	tactus_recorder_destroy(recorder);
	tactus_recorder_destroy(flight);
	tactus_application_destroy(scene.application);
	close(ends[0]);
	close(ends[1]);
}

static void ignore_signal(int signal)
{
	(void)signal;
}

/* Reads a pipe to its end, slowly enough that it fills up. */
static int read_slowly(int fd)
{
	const struct timespec pause = { .tv_nsec = 3000000 };
	char bytes[8192];

	while (read(fd, bytes, sizeof bytes) > 0)
		nanosleep(&pause, NULL);
	return 0;
}

/* A dump that waits for its reader is not cut short by signals of the host. */
void dumps_beside_signals(void)
{
	const struct itimerval often = { { 0, 1000 }, { 0, 1000 } }, never = { 0 };
	struct sigaction action = { .sa_handler = ignore_signal }, before;
	struct scene scene;
	struct tactus_recorder *flight;
	int ends[2];
	pid_t reader;

	make_scene(&scene);
	flight = tactus_flight_recorder_create(scene.application, UINT64_C(3600000000), 1 << 20);
	for (unsigned int tap = 0; tap < 3000; tap++)
		tap_at(&scene, 1000 + tap * 1000);
	CHECK(pipe(ends) == 0);
	reader = fork();
	if (reader == 0) {
		close(ends[1]);
		_exit(read_slowly(ends[0]));
	}
	close(ends[0]);
	CHECK(reader > 0 && sigaction(SIGALRM, &action, &before) == 0);
	CHECK(setitimer(ITIMER_REAL, &often, NULL) == 0);
	CHECK(tactus_recorder_dump_to_fd(flight, ends[1]) == TACTUS_STATUS_OK);
	CHECK(setitimer(ITIMER_REAL, &never, NULL) == 0);
	CHECK(sigaction(SIGALRM, &before, NULL) == 0);
	close(ends[1]);
	CHECK(waitpid(reader, NULL, 0) == reader);
	tactus_recorder_destroy(flight);
	tactus_application_destroy(scene.application);
}

/* At the largest size of a file the recording ends with a line; the signal does not reach the host. */
void files_that_may_not_grow(void)
{
	struct rlimit limit, before;
	struct tape tape = { 0 };
	struct scene scene;
	struct tactus_recorder *recorder;
	FILE *file = tmpfile();

	CHECK(file && getrlimit(RLIMIT_FSIZE, &before) == 0);
	limit = before;
	limit.rlim_cur = 4096;
	make_scene(&scene);
	recorder = tactus_recorder_create_for_fd(scene.application, fileno(file));
	CHECK(tactus_recorder_set_log_handler(recorder, count_line, &tape) == TACTUS_STATUS_OK);
	CHECK(setrlimit(RLIMIT_FSIZE, &limit) == 0);
	for (unsigned int tap = 0; tap < 100; tap++)
		tap_at(&scene, 1000 + tap * 1000);
	CHECK(setrlimit(RLIMIT_FSIZE, &before) == 0);
	CHECK(tape.lines == 1);
	tactus_recorder_destroy(recorder);
	tactus_application_destroy(scene.application);
	fclose(file);
}
