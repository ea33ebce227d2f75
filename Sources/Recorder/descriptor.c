// SPDX-License-Identifier: MIT
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* ppoll() */
#endif
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "recorder.h"

/*
 * Calls write() without the signals that would end the host: SIGPIPE when the reader of a pipe ends, SIGXFSZ when a
 * file has reached the largest size that is allowed.
 */
static ssize_t write_without_signal(int fd, const char *text, size_t length)
{
	const struct timespec at_once = { 0 };
	sigset_t blocked, caused, pending, before;
	ssize_t written;
	int error, signal;

	sigemptyset(&blocked);
	sigaddset(&blocked, SIGPIPE);
	sigaddset(&blocked, SIGXFSZ);
	sigpending(&pending);
	pthread_sigmask(SIG_BLOCK, &blocked, &before);
	written = write(fd, text, length);
	error = errno;
	signal = error == EPIPE ? SIGPIPE : SIGXFSZ;
	if (written < 0 && (error == EPIPE || error == EFBIG) && !sigismember(&pending, signal)) {
		sigemptyset(&caused);
		sigaddset(&caused, signal);
		while (sigtimedwait(&caused, NULL, &at_once) < 0 && errno == EINTR)
			continue;
	}
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	errno = error;
	return written;
}

/* Returns whether writing to a descriptor can wait for a reader. Its flags belong to the host, and stay. */
static bool may_wait(int fd)
{
	struct stat status;
	int flags = fcntl(fd, F_GETFL);

	return flags >= 0 && !(flags & O_NONBLOCK) && fstat(fd, &status) == 0 && !S_ISREG(status.st_mode);
}

/* Returns whether some bytes can be written within a time, in ms. The host's signals do not cut it short. */
static bool has_room(int fd, int wait_ms)
{
	const struct timespec wait = { .tv_nsec = wait_ms * 1000000L };
	struct pollfd descriptor = { .fd = fd, .events = POLLOUT };
	sigset_t all;

	sigfillset(&all);
	return ppoll(&descriptor, 1, &wait, &all) > 0;
}

ssize_t write_some(int fd, const char *text, size_t length, int wait_ms)
{
	int saved = errno;
	bool is_slow = may_wait(fd);

	while (length > 0) {
		ssize_t written;

		if (is_slow && !has_room(fd, wait_ms))
			break;
		/* A pipe with room takes so much at once. */
		written = write_without_signal(fd, text, is_slow && length > PIPE_BUF ? PIPE_BUF : length);

		if (written < 0 && errno == EINTR)
			continue;
		if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
			if (wait_ms > 0 && has_room(fd, wait_ms))
				continue;
			break;
		}
		if (written < 0) {
			errno = saved;
			return -1;
		}
		text += written;
		length -= (size_t)written;
	}
	errno = saved;
	return (ssize_t)length;
}

bool write_to_fd(const char *text, size_t length, void *fd)
{
	return write_some(*(int *)fd, text, length, DUMP_WAIT_MS) == 0;
}
