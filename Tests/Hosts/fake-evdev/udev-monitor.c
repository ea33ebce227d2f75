/* SPDX-License-Identifier: MIT */
/*
 * libudev's monitors, which hear "add" and "remove". The descriptor is an
 * eventfd, readable while uevents wait.
 */
#define _GNU_SOURCE
#include "udev.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>

#define MAX_WAITING 64

struct udev_monitor {
	struct udev_monitor *next;
	int references;
	struct udev *udev;
	int fd;
	bool enabled;
	bool filtered, wants_input;
	struct udev_device *waiting[MAX_WAITING];
	size_t waiting_count;
};

static struct udev_monitor *monitors; /* guarded by fake_evdev_lock */

FAKE_INTERPOSED struct udev_monitor *udev_monitor_new_from_netlink(struct udev *udev, const char *name)
{
	(void)name; /* "udev" or "kernel" */
	struct udev_monitor *monitor = calloc(1, sizeof *monitor);
	int fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (!monitor || fd < 0) {
		free(monitor);
		return NULL;
	}
	monitor->references = 1;
	monitor->udev = udev_ref(udev);
	monitor->fd = fd;
	pthread_mutex_lock(&fake_evdev_lock);
	monitor->next = monitors;
	monitors = monitor;
	pthread_mutex_unlock(&fake_evdev_lock);
	return monitor;
}

FAKE_INTERPOSED struct udev_monitor *udev_monitor_ref(struct udev_monitor *monitor)
{
	if (monitor) {
		monitor->references++;
	}
	return monitor;
}

FAKE_INTERPOSED struct udev_monitor *udev_monitor_unref(struct udev_monitor *monitor)
{
	if (!monitor || --monitor->references > 0) {
		return NULL;
	}
	pthread_mutex_lock(&fake_evdev_lock);
	struct udev_monitor **link = &monitors;
	while (*link != monitor) {
		link = &(*link)->next;
	}
	*link = monitor->next;
	pthread_mutex_unlock(&fake_evdev_lock);

	for (size_t i = 0; i < monitor->waiting_count; i++) {
		udev_device_unref(monitor->waiting[i]);
	}
	fake_real()->close(monitor->fd);
	udev_unref(monitor->udev);
	free(monitor);
	return NULL;
}

FAKE_INTERPOSED struct udev *udev_monitor_get_udev(struct udev_monitor *monitor)
{
	return monitor->udev;
}

FAKE_INTERPOSED int udev_monitor_filter_add_match_subsystem_devtype(struct udev_monitor *monitor,
	const char *subsystem, const char *devtype)
{
	monitor->filtered = true;
	monitor->wants_input |= strcmp(subsystem, "input") == 0 && !devtype;
	return 0;
}

FAKE_INTERPOSED int udev_monitor_enable_receiving(struct udev_monitor *monitor)
{
	monitor->enabled = true;
	return 0;
}

FAKE_INTERPOSED int udev_monitor_get_fd(struct udev_monitor *monitor)
{
	return monitor->fd;
}

FAKE_INTERPOSED struct udev_device *udev_monitor_receive_device(struct udev_monitor *monitor)
{
	struct udev_device *device = NULL;
	pthread_mutex_lock(&fake_evdev_lock);
	if (monitor->waiting_count > 0) {
		device = monitor->waiting[0];
		monitor->waiting_count--;
		memmove(monitor->waiting, monitor->waiting + 1, monitor->waiting_count * sizeof monitor->waiting[0]);
		if (monitor->waiting_count == 0) {
			uint64_t wakes;
			ssize_t got = fake_real()->read(monitor->fd, &wakes, sizeof wakes);
			(void)got;
		}
	}
	pthread_mutex_unlock(&fake_evdev_lock);
	if (!device) {
		errno = EAGAIN;
	}
	return device;
}

static bool listens(const struct udev_monitor *monitor)
{
	return monitor->enabled && (monitor->wants_input || !monitor->filtered);
}

int fake_udev_announce(const struct fake_device *device, const char *action)
{
	for (struct udev_monitor *monitor = monitors; monitor; monitor = monitor->next) {
		if (listens(monitor) && monitor->waiting_count == MAX_WAITING) {
			return fake_evdev_fail(-EAGAIN, "a udev monitor has %d uevents still to receive", MAX_WAITING);
		}
	}
	for (struct udev_monitor *monitor = monitors; monitor; monitor = monitor->next) {
		if (!listens(monitor)) {
			continue;
		}
		struct udev_device *told = fake_udev_device_new(monitor->udev, device, action);
		if (told) {
			uint64_t one = 1;
			ssize_t written = fake_real()->write(monitor->fd, &one, sizeof one);
			(void)written;
			monitor->waiting[monitor->waiting_count++] = told;
		}
	}
	return 0;
}
