/* SPDX-License-Identifier: MIT */
/*
 * What tactusd takes from the system: libevdev, which reads a panel; udev, which says where panels are; uinput, which
 * makes their twins. Swift cannot import macros with arguments, as the requests of ioctl() are: these are functions.
 */
#ifndef TACTUS_EVDEV_FUNCTIONS_H
#define TACTUS_EVDEV_FUNCTIONS_H

#include <errno.h>
#include <fcntl.h>
#include <libevdev/libevdev.h>
#include <libudev.h>
#include <linux/input.h>
#include <linux/uinput.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static inline int tactus_open(const char *path, int flags)
{
	return open(path, flags);
}

/* Opens a file to append to that only its owner may read; a link is not followed. */
static inline int tactus_create_private(const char *path)
{
	int fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0600);

	if (fd >= 0)
		fchmod(fd, 0600);
	return fd;
}

/* Returns 0, or -1 with errno if another program has grabbed the device or it was removed. */
static inline int tactus_evdev_grab(int fd)
{
	return ioctl(fd, EVIOCGRAB, (void *)1);
}

static inline int tactus_evdev_release(int fd)
{
	return ioctl(fd, EVIOCGRAB, (void *)0);
}

static inline int tactus_uinput_set_type(int fd, unsigned type)
{
	return ioctl(fd, UI_SET_EVBIT, type);
}

static inline int tactus_uinput_set_code(int fd, unsigned type, unsigned code)
{
	unsigned long request = type == EV_KEY ? UI_SET_KEYBIT : type == EV_REL ? UI_SET_RELBIT
										: UI_SET_ABSBIT;

	return ioctl(fd, request, code);
}

static inline int tactus_uinput_set_property(int fd, unsigned property)
{
	return ioctl(fd, UI_SET_PROPBIT, property);
}

static inline int tactus_uinput_set_phys(int fd, const char *phys)
{
	return ioctl(fd, UI_SET_PHYS, phys);
}

static inline int tactus_uinput_set_axis(int fd, uint16_t code, const struct input_absinfo *info)
{
	struct uinput_abs_setup setup;

	memset(&setup, 0, sizeof(setup));
	setup.code = code;
	setup.absinfo = *info;
	return ioctl(fd, UI_ABS_SETUP, &setup);
}

/* Creates the device. Must be the last request of the set-up. */
static inline int tactus_uinput_create(int fd, const char *name, const struct input_id *id)
{
	struct uinput_setup setup;

	memset(&setup, 0, sizeof(setup));
	setup.id = *id;
	snprintf(setup.name, sizeof(setup.name), "%s", name);
	if (ioctl(fd, UI_DEV_SETUP, &setup) < 0)
		return -1;
	return ioctl(fd, UI_DEV_CREATE);
}

/* Writes all events with one write(); they must fit into a page. Returns the number written, or -1 with errno. */
static inline long tactus_uinput_write(int fd, const struct input_event *events, size_t count)
{
	ssize_t written = write(fd, events, count * sizeof(*events));

	return written < 0 ? -1 : (long)((size_t)written / sizeof(*events));
}

static inline uint64_t tactus_event_time(const struct input_event *event)
{
	return (uint64_t)event->input_event_sec * 1000000 + (uint64_t)event->input_event_usec;
}

static inline uint64_t tactus_clock(void)
{
	struct timespec now = { 0, 0 };

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

#endif
