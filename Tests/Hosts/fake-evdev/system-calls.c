/* SPDX-License-Identifier: MIT */
/*
 * Replaces open, close, read, write, ioctl and clock_gettime of libc. Calls for other files go to the real functions.
 */
#define _GNU_SOURCE
#include "kernel.h"
#include "reader.h"
#include "real-calls.h"

#include <fcntl.h>
#include <linux/uinput.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int open_with_mode(const char *path, int flags, mode_t mode)
{
	if (fake_uinput_is_at(path)) {
		return fake_uinput_open(flags);
	}
	return fake_device_exists_at(path) ? fake_reader_open(path, flags) : fake_real()->open(path, flags, mode);
}

FAKE_INTERPOSED int open(const char *path, int flags, ...)
{
	mode_t mode = 0;
	if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) {
		va_list arguments;
		va_start(arguments, flags);
		mode = va_arg(arguments, mode_t);
		va_end(arguments);
	}
	return open_with_mode(path, flags, mode);
}

FAKE_ALSO_AS(open)
int open64(const char *path, int flags, ...);

/* open() in a program built with _FORTIFY_SOURCE. */
FAKE_INTERPOSED int __open_2(const char *path, int flags)
{
	return open_with_mode(path, flags, 0);
}

FAKE_ALSO_AS(__open_2)
int __open64_2(const char *path, int flags);

FAKE_INTERPOSED int close(int fd)
{
	if (fake_uinput_owns(fd)) {
		return fake_uinput_close(fd);
	}
	return fake_reader_owns(fd) ? fake_reader_close(fd) : fake_real()->close(fd);
}

static ssize_t read_any(int fd, void *buffer, size_t size)
{
	return fake_reader_owns(fd) ? fake_reader_read(fd, buffer, size) : fake_real()->read(fd, buffer, size);
}

FAKE_INTERPOSED ssize_t read(int fd, void *buffer, size_t size)
{
	return read_any(fd, buffer, size);
}

/* read() in a program built with _FORTIFY_SOURCE. */
FAKE_INTERPOSED ssize_t __read_chk(int fd, void *buffer, size_t size, size_t room)
{
	return read_any(fd, buffer, size < room ? size : room);
}

FAKE_INTERPOSED ssize_t write(int fd, const void *buffer, size_t size)
{
	if (fake_uinput_owns(fd)) {
		return fake_uinput_write(fd, buffer, size);
	}
	return fake_reader_owns(fd) ? fake_reader_write(fd, buffer, size) : fake_real()->write(fd, buffer, size);
}

FAKE_INTERPOSED int ioctl(int fd, unsigned long request, ...)
{
	va_list arguments;
	va_start(arguments, request);
	void *argument = va_arg(arguments, void *);
	va_end(arguments);
	/* Other requests, such as FIONBIO, work on any descriptor. */
	if (fake_reader_owns(fd) && _IOC_TYPE(request) == 'E') {
		return fake_reader_ioctl(fd, request, argument);
	}
	if (fake_uinput_owns(fd) && _IOC_TYPE(request) == UINPUT_IOCTL_BASE) {
		return fake_uinput_ioctl(fd, request, argument);
	}
	return fake_real()->ioctl(fd, request, argument);
}

static _Atomic uint64_t stopped_at_us; /* 0: the clock runs */

void fake_evdev_clock_set(uint64_t time_us)
{
	atomic_store(&stopped_at_us, time_us);
}

FAKE_INTERPOSED int clock_gettime(clockid_t clock, struct timespec *time)
{
	uint64_t now_us = atomic_load(&stopped_at_us);
	if (clock != CLOCK_MONOTONIC || now_us == 0) {
		return fake_real()->clock_gettime(clock, time);
	}
	time->tv_sec = (time_t)(now_us / 1000000);
	time->tv_nsec = (long)(now_us % 1000000) * 1000;
	return 0;
}
