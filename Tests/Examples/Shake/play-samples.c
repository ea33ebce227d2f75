/* SPDX-License-Identifier: MIT */
/*
 * Plays samples, in real time, into a program that takes them for a device's:
 *
 *   play-samples iio FOLDER SAMPLES     writes the attributes of an IIO accelerometer
 *   play-samples evdev SOCKET SAMPLES   through the fake evdev that the program was preloaded with, device 0
 *
 * At the end the device is taken away. The units: 1 m/s² is 1000 of the IIO device, 1 g 4096 of the other.
 */
#define _GNU_SOURCE
#include <fake-evdev/fake-evdev.h>

#include <errno.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define IIO_UNITS 1000.0
#define EVDEV_UNITS (4096 / 9.80665)

struct player {
	bool is_evdev;
	const char *folder;
	int connection;
};

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

static void attribute_path(char *path, size_t size, const char *folder, int axis)
{
	snprintf(path, size, "%s/in_accel_%c_raw", folder, "xyz"[axis]);
}

/* Whoever reads the attribute finds the old value or the new one. */
static bool write_attribute(const char *folder, int axis, double value)
{
	char path[4096], new_path[4096];
	FILE *file;

	attribute_path(path, sizeof(path), folder, axis);
	snprintf(new_path, sizeof(new_path), "%s/new", folder);
	file = fopen(new_path, "we");
	if (!file)
		return false;
	fprintf(file, "%ld\n", lround(value * IIO_UNITS));
	return fclose(file) == 0 && rename(new_path, path) == 0;
}

static bool write_events(int connection, uint64_t time_us, const double values[3])
{
	struct input_event events[4] = { 0 }; /* the last one is the SYN_REPORT */

	for (int i = 0; i < 4; i++) {
		events[i].input_event_sec = (time_t)(time_us / 1000000);
		events[i].input_event_usec = (suseconds_t)(time_us % 1000000);
		if (i < 3) {
			events[i].type = EV_ABS;
			events[i].code = (uint16_t)(ABS_X + i);
			events[i].value = (int)lround(values[i] * EVDEV_UNITS);
		}
	}
	return fake_evdev_command(connection, FAKE_EVDEV_WRITE, 0, events, 4) == 0;
}

static bool write_sample(const struct player *player, uint64_t time_us, const double values[3])
{
	if (player->is_evdev)
		return write_events(player->connection, time_us, values);
	for (int axis = 0; axis < 3; axis++) {
		if (!write_attribute(player->folder, axis, values[axis]))
			return false;
	}
	return true;
}

static bool play(const struct player *player, FILE *samples)
{
	uint64_t start_us = now_us(), first_us = 0, time_us;
	unsigned long long sample_us;
	double values[3];

	while (fscanf(samples, "%llu %lf %lf %lf", &sample_us, &values[0], &values[1], &values[2]) == 4) {
		if (first_us == 0)
			first_us = sample_us;
		time_us = start_us + sample_us - first_us;
		sleep_until(time_us);
		if (!write_sample(player, time_us, values))
			return false;
	}
	return feof(samples);
}

static bool take_away(const struct player *player)
{
	char path[4096];

	if (player->is_evdev) {
		if (fake_evdev_command(player->connection, FAKE_EVDEV_WAIT_READ, 0, NULL, 0) != 0)
			return false;
		/* No answer if the program has ended for want of its device before. */
		fake_evdev_command(player->connection, FAKE_EVDEV_REMOVE, 0, NULL, 0);
		return true;
	}
	attribute_path(path, sizeof(path), player->folder, 0);
	return unlink(path) == 0;
}

static bool is_ready(struct player *player, const char *target)
{
	if (!player->is_evdev)
		return true;
	player->connection = fake_evdev_connect(target);
	return player->connection >= 0 &&
		fake_evdev_command(player->connection, FAKE_EVDEV_WAIT_READY, 0, NULL, 0) == 0;
}

int main(int argc, char *argv[])
{
	struct player player = { .connection = -1 };
	FILE *samples;
	bool good;

	if (argc != 4 || (strcmp(argv[1], "iio") != 0 && strcmp(argv[1], "evdev") != 0)) {
		fprintf(stderr, "usage: play-samples iio FOLDER SAMPLES | play-samples evdev SOCKET SAMPLES\n");
		return 2;
	}
	player.is_evdev = strcmp(argv[1], "evdev") == 0;
	player.folder = argv[2];
	samples = fopen(argv[3], "re");
	good = samples && is_ready(&player, argv[2]) && play(&player, samples) && take_away(&player);
	if (!good)
		fprintf(stderr, "play-samples: %s does not play\n", argv[3]);
	if (samples)
		fclose(samples);
	if (player.connection >= 0)
		close(player.connection);
	return good ? 0 : 1;
}
