/* SPDX-License-Identifier: MIT */
/*
 * An accelerometer that is an input device: its axes report units, and their resolution is the number of units in 1 g.
 */
#define _GNU_SOURCE /* O_CLOEXEC, CLOCK_MONOTONIC */
#include "accelerometer.h"

#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <libevdev/libevdev.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct evdev {
	struct accelerometer base;
	const char *path;
	struct libevdev *device;
	bool is_catching_up;
};

static double acceleration(const struct evdev *evdev, unsigned int axis)
{
	double units = libevdev_get_event_value(evdev->device, EV_ABS, axis);

	return units / libevdev_get_abs_resolution(evdev->device, axis) * STANDARD_GRAVITY;
}

/* libevdev stores what the axes report; a sample is complete with its SYN_REPORT. */
static enum reading read_evdev(struct accelerometer *accelerometer, struct sample *sample)
{
	struct evdev *evdev = (struct evdev *)accelerometer;
	struct input_event event;

	for (;;) {
		int flag = evdev->is_catching_up ? LIBEVDEV_READ_FLAG_SYNC : LIBEVDEV_READ_FLAG_NORMAL;
		int result = libevdev_next_event(evdev->device, flag, &event);

		if (result == -EAGAIN && evdev->is_catching_up) {
			evdev->is_catching_up = false;
			continue;
		}
		if (result == -EAGAIN || result == -EINTR)
			return READING_NOTHING_YET;
		if (result < 0) {
			log_error("%s: %s", evdev->path, strerror(-result));
			return READING_FAILED;
		}
		if (result == LIBEVDEV_READ_STATUS_SYNC && !evdev->is_catching_up) {
			/* Events were lost: the state is read anew. */
			evdev->is_catching_up = true;
			continue;
		}
		if (event.type != EV_SYN || event.code != SYN_REPORT)
			continue;
		sample->time_us = (uint64_t)event.input_event_sec * 1000000 + (uint64_t)event.input_event_usec;
		sample->x = acceleration(evdev, ABS_X);
		sample->y = acceleration(evdev, ABS_Y);
		sample->z = acceleration(evdev, ABS_Z);
		return READING_SAMPLE;
	}
}

static void close_evdev(struct accelerometer *accelerometer)
{
	struct evdev *evdev = (struct evdev *)accelerometer;

	libevdev_free(evdev->device);
	if (accelerometer->fd >= 0)
		close(accelerometer->fd);
	free(evdev);
}

static bool is_accelerometer(const struct evdev *evdev)
{
	if (!libevdev_has_property(evdev->device, INPUT_PROP_ACCELEROMETER)) {
		log_error("%s: not an accelerometer", evdev->path);
		return false;
	}
	for (unsigned int axis = ABS_X; axis <= ABS_Z; axis++) {
		if (libevdev_get_abs_resolution(evdev->device, axis) <= 0) {
			log_error("%s: %s does not tell how many units are 1 g", evdev->path,
				libevdev_event_code_get_name(EV_ABS, axis));
			return false;
		}
	}
	return true;
}

static bool open_device(struct evdev *evdev)
{
	int result;

	evdev->base.fd = open(evdev->path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	if (evdev->base.fd < 0) {
		log_error("%s: %s", evdev->path, strerror(errno));
		return false;
	}
	result = libevdev_new_from_fd(evdev->base.fd, &evdev->device);
	if (result < 0) {
		log_error("%s: not an input device: %s", evdev->path, strerror(-result));
		return false;
	}
	if (!is_accelerometer(evdev))
		return false;
	/* Uses the clock of the engine's timer. */
	result = libevdev_set_clock_id(evdev->device, CLOCK_MONOTONIC);
	if (result < 0)
		log_error("%s: no monotonic times: %s", evdev->path, strerror(-result));
	return result == 0;
}

struct accelerometer *evdev_open(const char *path)
{
	struct evdev *evdev = calloc(1, sizeof(*evdev));

	if (!evdev) {
		log_error("no memory for an accelerometer");
		return NULL;
	}
	evdev->base = (struct accelerometer){ .fd = -1, .read = read_evdev, .close = close_evdev };
	evdev->path = path;
	if (open_device(evdev))
		return &evdev->base;
	close_evdev(&evdev->base);
	return NULL;
}
