/* SPDX-License-Identifier: MIT */
/* For LD_PRELOAD of the daemon: after HANG_AFTER writes of events to /dev/uinput, the next one does not return. */
#define _GNU_SOURCE
#include <linux/input.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

static int is_uinput(int fd)
{
	struct stat status;

	return fstat(fd, &status) == 0 && S_ISCHR(status.st_mode) && status.st_rdev == makedev(10, 223);
}

ssize_t write(int fd, const void *data, size_t size)
{
	static atomic_int writes;
	const char *limit = getenv("HANG_AFTER");

	if (limit && size % sizeof(struct input_event) == 0 && is_uinput(fd) &&
		atomic_fetch_add(&writes, 1) >= atoi(limit)) {
		for (;;) {
			pause();
		}
	}
	return syscall(SYS_write, fd, data, size);
}
