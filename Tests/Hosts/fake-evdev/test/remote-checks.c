/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "../fake-evdev.h"
#include "../../traces/panel.h"
#include "check.h"
#include "checks.h"
#include "session.h"

#include <errno.h>
#include <poll.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define TIMEOUT_MS 10000

/* --- the program at the far end: says what libinput says, until the device goes */

int be_remote_controlled(void)
{
	static struct session session;
	if (getenv("FAKE_EVDEV_DEVICES") || getenv("FAKE_EVDEV_SOCKET")) {
		printf("the environment is not cleared\n");
	}
	session_open_udev(&session);
	fake_evdev_clock_set(0);
	struct pollfd ready = { .fd = libinput_get_fd(session.libinput), .events = POLLIN };
	while (session.removed == 0 && poll(&ready, 1, TIMEOUT_MS) > 0) {
		session_dispatch(&session);
	}
	printf("%d added, %d down, %d motion, %d up, %d cancel, %d frame, %d removed\n", session.added, session.down,
		session.motion, session.up, session.cancel, session.frame, session.removed);
	session.complaints = 0; /* a busy machine may be late */
	session_close(&session);
	return 0;
}

/* --- the near end --------------------------------------------------------------- */

static const char *program;

static int connect_patiently(const char *socket_path)
{
	for (int waited_ms = 0; waited_ms < TIMEOUT_MS; waited_ms += 10) {
		int connection = fake_evdev_connect(socket_path);
		if (connection >= 0 || (connection != -ENOENT && connection != -ECONNREFUSED)) {
			return connection;
		}
		poll(NULL, 0, 10);
	}
	return -ETIMEDOUT;
}

static pid_t start(const char *description, const char *socket_path, int output)
{
	char *arguments[] = { (char *)(uintptr_t)program, REMOTE_CONTROLLED, NULL };
	char devices[512];
	pid_t child = -1;
	snprintf(devices, sizeof devices, "2=%s@256x144", description);
	setenv("FAKE_EVDEV_DEVICES", devices, 1);
	setenv("FAKE_EVDEV_SOCKET", socket_path, 1);
	posix_spawn_file_actions_t actions;
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
	if (posix_spawn(&child, program, &actions, NULL, arguments, environ) != 0) {
		child = -1;
	}
	posix_spawn_file_actions_destroy(&actions);
	unsetenv("FAKE_EVDEV_DEVICES");
	unsetenv("FAKE_EVDEV_SOCKET");
	return child;
}

static struct input_event event(int type, int code, int value)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	struct input_event event = { .type = (uint16_t)type, .code = (uint16_t)code, .value = value };
	event.input_event_sec = now.tv_sec;
	event.input_event_usec = now.tv_nsec / 1000;
	return event;
}

static void drive(int connection)
{
	CHECK(fake_evdev_command(connection, FAKE_EVDEV_WAIT_READY, 2, NULL, 0) == 0);
	struct input_event frame[] = {
		event(EV_ABS, ABS_MT_TRACKING_ID, 1),
		event(EV_ABS, ABS_MT_POSITION_X, 10 * PANEL_UNITS_PER_MM),
		event(EV_ABS, ABS_MT_POSITION_Y, 20 * PANEL_UNITS_PER_MM),
		event(EV_SYN, SYN_REPORT, 0),
	};
	CHECK(fake_evdev_command(connection, FAKE_EVDEV_WRITE, 2, frame, 4) == 0);
	for (int i = 1; i <= 3000; i++) { /* more than the queue holds, so that the remote end has to wait */
		struct input_event move[] = {
			event(EV_ABS, ABS_MT_POSITION_X, i),
			event(EV_SYN, SYN_REPORT, 0),
		};
		if (fake_evdev_command(connection, FAKE_EVDEV_WRITE, 2, move, 2) < 0) {
			check_failed("frame %d is refused", i);
			break;
		}
	}
	CHECK(fake_evdev_command(connection, FAKE_EVDEV_WAIT_READ, 2, NULL, 0) == 0);
	CHECK(fake_evdev_command(connection, FAKE_EVDEV_WRITE, 1, frame, 4) == -ENODEV);
	CHECK(fake_evdev_command(connection, FAKE_EVDEV_PLUG, 2, NULL, 0) == -EEXIST);
	CHECK(fake_evdev_command(connection, (enum fake_evdev_command)99, 2, NULL, 0) == -ENOSYS);
	/* The program ends now, perhaps before it has answered. */
	int result = fake_evdev_command(connection, FAKE_EVDEV_REMOVE, 2, NULL, 0);
	CHECK(result == 0 || result == -ECONNRESET);
}

static void read_to_end(int fd, char *text, size_t size)
{
	size_t length = 0;
	struct pollfd ready = { .fd = fd, .events = POLLIN };
	while (length + 1 < size && poll(&ready, 1, TIMEOUT_MS) > 0) {
		ssize_t got = read(fd, text + length, size - 1 - length);
		if (got <= 0) {
			break;
		}
		length += (size_t)got;
	}
	text[length] = '\0';
}

static void run_and_drive(const char *description, const char *socket_path)
{
	int output[2];
	if (pipe(output) < 0) {
		check_failed("no pipe");
		return;
	}
	pid_t child = start(description, socket_path, output[1]);
	close(output[1]);
	int connection = child > 0 ? connect_patiently(socket_path) : -ECHILD;
	if (connection < 0) {
		check_failed("cannot drive the program: %s", strerror(-connection));
	} else {
		drive(connection);
		close(connection);
	}
	char said[512];
	read_to_end(output[0], said, sizeof said);
	check_text(said, "1 added, 1 down, 3000 motion, 0 up, 1 cancel, 3002 frame, 1 removed\n");
	close(output[0]);
	if (child > 0) {
		waitpid(child, NULL, 0);
	}
}

static void environment_declares_devices(void)
{
	const char *parent = getenv("TMPDIR");
	char folder[256], description[300], socket_path[300];
	snprintf(folder, sizeof folder, "%s/fake-evdev-XXXXXX", parent ? parent : "/tmp");
	if (!mkdtemp(folder)) {
		check_failed("%s: %s", folder, strerror(errno));
		return;
	}
	snprintf(description, sizeof description, "%s/panel.desc", folder);
	snprintf(socket_path, sizeof socket_path, "%s/socket", folder);
	FILE *file = fopen(description, "w");
	if (file) {
		fputs(panel_description, file);
		fclose(file);
	}
	run_and_drive(description, socket_path);
	unlink(description);
	unlink(socket_path);
	rmdir(folder);
}

void check_remote_control(const char *own_program)
{
	program = own_program;
	check_run("the environment declares devices", environment_declares_devices);
}
