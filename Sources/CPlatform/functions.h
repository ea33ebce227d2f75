/* SPDX-License-Identifier: MIT */
/* System functions of the C library: timer descriptor, monotonic clock, standard error. */
#ifndef TACTUS_PLATFORM_FUNCTIONS_H
#define TACTUS_PLATFORM_FUNCTIONS_H

#include <errno.h>
#include <stdint.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

/* Every function here leaves errno unchanged, since callers of the library may rely on it. */

static inline long tactus_platform_write_error(const void *bytes, size_t count)
{
	int saved = errno;
	long written = write(STDERR_FILENO, bytes, count);
	errno = saved;
	return written;
}

static inline int tactus_platform_timer_create(void)
{
	int saved = errno;
	int fd = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
	errno = saved;
	return fd;
}

/* A time of 0 disarms the timer. */
static inline int tactus_platform_timer_set(int fd, int64_t time_us)
{
	int saved = errno;
	struct itimerspec when = { { 0, 0 }, { time_us / 1000000, time_us % 1000000 * 1000 } };
	int result = timerfd_settime(fd, TFD_TIMER_ABSTIME, &when, NULL);
	errno = saved;
	return result;
}

static inline void tactus_platform_timer_drain(int fd)
{
	int saved = errno;
	uint64_t expirations;
	if (read(fd, &expirations, sizeof(expirations)) < 0)
		expirations = 0;
	errno = saved;
}

static inline void tactus_platform_close(int fd)
{
	int saved = errno;
	close(fd);
	errno = saved;
}

static inline int64_t tactus_platform_now(void)
{
	struct timespec now = { 0, 0 };
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

#endif
