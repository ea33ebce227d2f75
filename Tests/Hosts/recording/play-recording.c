/* SPDX-License-Identifier: MIT */
/*
 * Plays a recording, in real time, into a program that the fake evdev was
 * preloaded into: play-recording SOCKET NUMBER RECORDING
 *
 * Starts when the program is ready to read from the device, and ends when it has
 * read everything.
 */
#define _GNU_SOURCE
#include "../fake-evdev/fake-evdev.h"
#include "recording.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static uint64_t now_us(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static void sleep_until(uint64_t time_us)
{
	struct timespec until = {
		.tv_sec = (time_t)(time_us / 1000000),
		.tv_nsec = (long)(time_us % 1000000) * 1000,
	};
	while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL) == EINTR) {
	}
}

static int play(int connection, int number, struct recording *recording)
{
	int result = fake_evdev_command(connection, FAKE_EVDEV_WAIT_READY, number, NULL, 0);
	struct recording_frame frame;
	size_t position = 0;

	recording_start_at(recording, now_us());
	while (result == 0 && recording_next_frame(recording, &position, &frame)) {
		sleep_until(frame.time_us);
		result = fake_evdev_command(connection, FAKE_EVDEV_WRITE, number, frame.events, frame.count);
	}
	if (result == 0) {
		result = fake_evdev_command(connection, FAKE_EVDEV_WAIT_READ, number, NULL, 0);
	}
	return result;
}

int main(int argument_count, char **arguments)
{
	char *end = NULL;
	long number = argument_count == 4 ? strtol(arguments[2], &end, 10) : -1;
	if (number < 0 || number >= FAKE_EVDEV_MAX_DEVICES || end == arguments[2] || *end != '\0') {
		fprintf(stderr, "usage: play-recording SOCKET NUMBER RECORDING\n");
		return 2;
	}

	struct recording recording;
	char error[256];
	if (recording_read(&recording, arguments[3], error, sizeof error) < 0) {
		fprintf(stderr, "play-recording: %s\n", error);
		return 1;
	}
	int result = fake_evdev_connect(arguments[1]);
	if (result >= 0) {
		int connection = result;
		result = play(connection, (int)number, &recording);
		close(connection);
	}
	if (result < 0) {
		fprintf(stderr, "play-recording: %s: %s\n", arguments[1], strerror(-result));
	}
	recording_free(&recording);
	return result < 0;
}
