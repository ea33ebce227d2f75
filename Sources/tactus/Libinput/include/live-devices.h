/* SPDX-License-Identifier: MIT */
/* Reads this machine's input devices as the kernel reports them, without libinput between. */
#ifndef LIVE_DEVICES_H
#define LIVE_DEVICES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct live_axis {
	bool exists;
	int32_t minimum, maximum, resolution;
};

/* Facts of a device. If it may not be opened, the kernel tells names and codes, but no axes. */
struct live_device {
	char path[64];
	char name[128];
	/* Place where the device is plugged in, as its driver says. */
	char place[64];
	/* Error of opening it, or 0. */
	int error;
	/* Whether name and codes are known. */
	bool is_known;
	/* Whether another process has the device for itself. */
	bool is_held;
	uint32_t bus, vendor, product;
	/* Bits of INPUT_PROP_…, of keys and of axes. */
	uint8_t properties[8], keys[96], axes[8];
	struct live_axis axis[64];
};

struct live_devices;

/* Opens one device, or all. Returns NULL if there is no memory. */
struct live_devices *live_devices_open(const char *path);
void live_devices_close(struct live_devices *devices);

/* Returns NULL behind the last one. */
const struct live_device *live_devices_get(const struct live_devices *devices, size_t index);

/* Makes live_devices_run() read a device. */
void live_devices_watch(struct live_devices *devices, size_t index);

struct live_device_event {
	size_t device;
	/* Time of CLOCK_MONOTONIC. */
	uint64_t time_us;
	int32_t type, code, value;
};

/*
 * Calls `take` for each event of the watched devices, and `rest` at least every 33 ms. Returns after this many ms, at
 * SIGINT or SIGTERM, or when all watched devices are removed.
 */
void live_devices_run(struct live_devices *devices, int64_t milliseconds,
	void (*take)(const struct live_device_event *event, void *data), void (*rest)(void *data), void *data);

#endif
