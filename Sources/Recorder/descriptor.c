// SPDX-License-Identifier: MIT
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "recorder.h"

/* Calls write() without the SIGPIPE that would end the host when the reader of a pipe ends. */
static ssize_t write_without_signal(int fd, const char *text, size_t length)
{
	const struct timespec at_once = { 0 };
	sigset_t broken_pipe, pending, before;
	ssize_t written;
	int error;

	sigemptyset(&broken_pipe);
	sigaddset(&broken_pipe, SIGPIPE);
	sigpending(&pending);
	pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
	written = write(fd, text, length);
	error = errno;
	if (written < 0 && error == EPIPE && !sigismember(&pending, SIGPIPE)) {
		while (sigtimedwait(&broken_pipe, NULL, &at_once) < 0 && errno == EINTR)
			continue;
	}
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	errno = error;
	return written;
}

ssize_t write_some(int fd, const char *text, size_t length)
{
	int saved = errno;

	while (length > 0) {
		ssize_t written = write_without_signal(fd, text, length);

		if (written < 0 && errno == EINTR)
			continue;
		if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
			break;
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
	return write_some(*(int *)fd, text, length) == 0;
}
