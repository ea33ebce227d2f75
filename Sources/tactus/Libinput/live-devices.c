/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "live-devices.h"

#include "live-device-facts.h"
#include "stop-signals.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
	/* Number of devices that are opened, and of the nodes that are tried. */
	MOST_DEVICES = 64,
	MOST_NODES = 256,
	REST_MS = 33,
};

struct live_devices {
	struct live_device facts[MOST_DEVICES];
	int descriptors[MOST_DEVICES];
	bool is_watched[MOST_DEVICES];
	size_t count;
};

/* Whether a bit of a mask of the kernel's is set. */
static bool has(const uint8_t *mask, size_t bit)
{
	return mask[bit / 8] >> bit % 8 & 1;
}

/*
 * A grab of a moment tells whether somebody else has one. What the device sends in that moment is lost to the desktop,
 * such as the release of a key: devices without touches are not asked, nor those with a finger or button down.
 */
static bool is_held(const struct live_device *device, int descriptor)
{
	uint8_t down[sizeof device->keys] = { 0 };

	if (!has(device->axes, ABS_MT_POSITION_X) && !(has(device->axes, ABS_X) && has(device->keys, BTN_TOUCH)))
		return false;
	if (ioctl(descriptor, EVIOCGKEY(sizeof down), down) > 0) {
		for (size_t byte = 0; byte < sizeof down; byte++)
			if (down[byte])
				return false;
	}
	if (ioctl(descriptor, EVIOCGRAB, (void *)1) == 0) {
		ioctl(descriptor, EVIOCGRAB, (void *)0);
		return false;
	}
	return errno == EBUSY;
}

static void add(struct live_devices *devices, const char *path, bool is_wanted)
{
	struct live_device *device = &devices->facts[devices->count];
	struct stat status;
	const char *slash = strrchr(path, '/');
	int descriptor, clock = CLOCK_MONOTONIC;

	if (devices->count == MOST_DEVICES || (stat(path, &status) != 0 && !is_wanted))
		return;
	snprintf(device->path, sizeof device->path, "%s", path);
	descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	device->error = descriptor < 0 ? errno : 0;
	if (descriptor >= 0) {
		live_device_ask(device, descriptor);
		ioctl(descriptor, EVIOCSCLOCKID, &clock);
		device->is_held = device->is_known && is_held(device, descriptor);
	} else {
		live_device_look_up(device, slash ? slash + 1 : path);
	}
	devices->descriptors[devices->count++] = descriptor;
}

struct live_devices *live_devices_open(const char *path)
{
	struct live_devices *devices = calloc(1, sizeof *devices);
	char node[32];

	if (!devices)
		return NULL;
	if (path) {
		add(devices, path, true);
		return devices;
	}
	for (int number = 0; number < MOST_NODES; number++) {
		snprintf(node, sizeof node, "/dev/input/event%d", number);
		add(devices, node, false);
	}
	return devices;
}

static void forget(struct live_devices *devices, size_t index)
{
	if (devices->descriptors[index] >= 0)
		close(devices->descriptors[index]);
	devices->descriptors[index] = -1;
	devices->is_watched[index] = false;
}

void live_devices_close(struct live_devices *devices)
{
	for (size_t index = 0; devices && index < devices->count; index++)
		forget(devices, index);
	free(devices);
}

const struct live_device *live_devices_get(const struct live_devices *devices, size_t index)
{
	return index < devices->count ? &devices->facts[index] : NULL;
}

void live_devices_watch(struct live_devices *devices, size_t index)
{
	if (index < devices->count)
		devices->is_watched[index] = devices->descriptors[index] >= 0;
}

/* Delivers what a device has sent. */
static void take_events(struct live_devices *devices, size_t index,
	void (*take)(const struct live_device_event *event, void *data), void *data)
{
	struct input_event events[64];
	ssize_t size;

	while ((size = read(devices->descriptors[index], events, sizeof events)) > 0) {
		for (size_t i = 0; i < (size_t)size / sizeof *events; i++) {
			struct live_device_event event = {
				.device = index,
				.time_us = (uint64_t)events[i].input_event_sec * 1000000 +
					(uint64_t)events[i].input_event_usec,
				.type = events[i].type,
				.code = events[i].code,
				.value = events[i].value,
			};

			take(&event, data);
		}
	}
	if (size == 0 || (errno != EAGAIN && errno != EINTR))
		forget(devices, index);
}

static int64_t now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Waits for the next event. Returns false when nothing is left to wait for. */
static bool wait_for_events(
	struct live_devices *devices, int stop, int64_t left_ms, struct pollfd polled[MOST_DEVICES + 1])
{
	size_t watched = 0;

	for (size_t index = 0; index < devices->count; index++) {
		int descriptor = devices->is_watched[index] ? devices->descriptors[index] : -1;

		polled[index] = (struct pollfd){ .fd = descriptor, .events = POLLIN };
		watched += descriptor >= 0;
	}
	polled[devices->count] = (struct pollfd){ .fd = stop, .events = POLLIN };
	if (watched == 0 || left_ms <= 0)
		return false;
	if (poll(polled, devices->count + 1, left_ms < REST_MS ? (int)left_ms : REST_MS) < 0)
		return errno == EINTR;
	return polled[devices->count].revents == 0;
}

void live_devices_run(struct live_devices *devices, int64_t milliseconds,
	void (*take)(const struct live_device_event *event, void *data), void (*rest)(void *data), void *data)
{
	int64_t end = now_ms() + milliseconds;
	struct pollfd polled[MOST_DEVICES + 1] = { 0 };
	struct stop_signals stop;

	stop_signals_begin(&stop);
	while (wait_for_events(devices, stop.descriptor, end - now_ms(), polled)) {
		for (size_t index = 0; index < devices->count; index++) {
			if (polled[index].revents && devices->is_watched[index])
				take_events(devices, index, take, data);
		}
		rest(data);
	}
	/* Events from before the signal still count. */
	for (size_t index = 0; index < devices->count; index++) {
		if (devices->is_watched[index])
			take_events(devices, index, take, data);
	}
	stop_signals_end(&stop);
}
