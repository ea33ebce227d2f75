/* SPDX-License-Identifier: MIT */
/*
 * /dev/uinput of a process that mirrors another one's devices: a device that is made here appears there.
 * FAKE_UINPUT_FULL_AFTER=N: after so many writes there is no room for more. FAKE_UINPUT_HANGS_AFTER=N: the next one
 * does not return. FAKE_UINPUT_FORBIDDEN: it may not be opened.
 */
#define _GNU_SOURCE
#include "kernel.h"
#include "device.h"
#include "real-calls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#define MAX_DESCRIPTORS 4096

static struct fake_device *making[MAX_DESCRIPTORS];
static atomic_bool owned[MAX_DESCRIPTORS];
static atomic_int all_writes;
static int numbers[MAX_DESCRIPTORS]; /* -1: not created yet */

bool fake_uinput_is_at(const char *path)
{
	return fake_mirror_is_on() && path && strcmp(path, "/dev/uinput") == 0;
}

bool fake_uinput_owns(int fd)
{
	return fd >= 0 && fd < MAX_DESCRIPTORS && atomic_load(&owned[fd]);
}

static int fail_with(int code)
{
	errno = code;
	return -1;
}

int fake_uinput_open(int flags)
{
	if (getenv("FAKE_UINPUT_FORBIDDEN")) {
		return fail_with(EACCES);
	}
	int fd = eventfd(0, (flags & O_CLOEXEC ? EFD_CLOEXEC : 0) | EFD_NONBLOCK);
	struct fake_device *device = calloc(1, sizeof *device);
	if (fd < 0 || fd >= MAX_DESCRIPTORS || !device) {
		free(device);
		return fail_with(EMFILE);
	}
	making[fd] = device;
	numbers[fd] = -1;
	atomic_store(&owned[fd], true);
	return fd;
}

static void destroy(int fd)
{
	if (numbers[fd] >= 0) {
		fake_mirror_remove(numbers[fd]);
	}
	numbers[fd] = -1;
}

int fake_uinput_close(int fd)
{
	destroy(fd);
	free(making[fd]);
	making[fd] = NULL;
	atomic_store(&owned[fd], false);
	return fake_real()->close(fd);
}

static int create(int fd)
{
	struct fake_device *device = making[fd];
	if (device->name[0] == '\0' || numbers[fd] >= 0) {
		return fail_with(EINVAL);
	}
	int number = fake_mirror_add(device);
	if (number < 0) {
		return fail_with(-number);
	}
	numbers[fd] = number;
	return 0;
}

static int set_bit(struct fake_device *device, unsigned int type, unsigned long code, unsigned int limit)
{
	if (code >= limit) {
		return fail_with(EINVAL);
	}
	/* The type of a code is set by itself; type 0 holds the types. */
	fake_bit_set(device->codes[type], (unsigned int)code, true);
	return 0;
}

int fake_uinput_ioctl(int fd, unsigned long request, void *argument)
{
	struct fake_device *device = making[fd];
	unsigned long value = (unsigned long)(uintptr_t)argument;

	fake_bit_set(device->codes[0], EV_SYN, true);
	switch (request) {
	case UI_SET_EVBIT:
		return set_bit(device, 0, value, EV_CNT);
	case UI_SET_KEYBIT:
		return set_bit(device, EV_KEY, value, KEY_CNT);
	case UI_SET_RELBIT:
		return set_bit(device, EV_REL, value, REL_CNT);
	case UI_SET_ABSBIT:
		return set_bit(device, EV_ABS, value, ABS_CNT);
	case UI_SET_PROPBIT:
		if (value >= INPUT_PROP_CNT) {
			return fail_with(EINVAL);
		}
		fake_bit_set(device->input_properties, (unsigned int)value, true);
		return 0;
	case UI_SET_PHYS:
		snprintf(device->phys, sizeof device->phys, "%s", (const char *)argument);
		return 0;
	case UI_ABS_SETUP: {
		const struct uinput_abs_setup *setup = argument;
		if (setup->code >= ABS_CNT || setup->absinfo.maximum <= setup->absinfo.minimum) {
			return fail_with(EINVAL); /* as the kernel checks */
		}
		device->axes[setup->code] = setup->absinfo;
		return set_bit(device, EV_ABS, setup->code, ABS_CNT);
	}
	case UI_DEV_SETUP: {
		const struct uinput_setup *setup = argument;
		device->id = setup->id;
		snprintf(device->name, sizeof device->name, "%s", setup->name);
		return 0;
	}
	case UI_DEV_CREATE:
		return create(fd);
	case UI_DEV_DESTROY:
		destroy(fd);
		return 0;
	default:
		return fail_with(EINVAL);
	}
}

static bool is_over(const char *variable, int writes)
{
	const char *limit = getenv(variable);
	return limit && writes >= atoi(limit);
}

ssize_t fake_uinput_write(int fd, const void *buffer, size_t size)
{
	struct input_event events[FAKE_EVDEV_MAX_UNREAD];
	size_t count = size / sizeof events[0];
	struct timespec now;

	if (numbers[fd] < 0 || count == 0 || count > FAKE_EVDEV_MAX_UNREAD) {
		return fail_with(EINVAL);
	}
	int writes = atomic_fetch_add(&all_writes, 1);
	while (is_over("FAKE_UINPUT_HANGS_AFTER", writes)) {
		pause();
	}
	if (is_over("FAKE_UINPUT_FULL_AFTER", writes)) {
		return fail_with(EAGAIN);
	}
	memcpy(events, buffer, count * sizeof events[0]);
	clock_gettime(CLOCK_MONOTONIC, &now);
	for (size_t i = 0; i < count; i++) {
		events[i].input_event_sec = now.tv_sec;
		events[i].input_event_usec = now.tv_nsec / 1000;
	}
	int result = fake_mirror_write(numbers[fd], events, count);
	return result < 0 ? fail_with(-result) : (ssize_t)(count * sizeof events[0]);
}
