/* SPDX-License-Identifier: MIT */
/*
 * stat and fstat: libinput takes the device number from them, and asks udev for
 * the device of that number.
 */
#define _XOPEN_SOURCE 700 /* and no more: stat64 is declared here, as stat */
#include "reader.h"
#include "real-calls.h"

#include <string.h>

static void describe_node(struct stat *status, dev_t number)
{
	status->st_mode = S_IFCHR | S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP;
	status->st_rdev = number;
}

static int stat_path(const char *path, struct stat *status)
{
	dev_t number;
	if (!fake_device_number_at(path, &number)) {
		return fake_real()->stat(path, status);
	}
	memset(status, 0, sizeof *status);
	describe_node(status, number);
	return 0;
}

static int stat_descriptor(int fd, struct stat *status)
{
	int result = fake_real()->fstat(fd, status);
	dev_t number;
	if (result == 0 && fake_reader_owns(fd) && fake_reader_number(fd, &number)) {
		describe_node(status, number);
	}
	return result;
}

/*
 * None of these calls another by its name: a sanitizer may stand in front of
 * that and lead back here.
 */

FAKE_INTERPOSED int stat(const char *restrict path, struct stat *restrict status)
{
	return stat_path(path, status);
}

FAKE_INTERPOSED int stat64(const char *restrict path, struct stat *restrict status)
{
	return stat_path(path, status);
}

FAKE_INTERPOSED int fstat(int fd, struct stat *status)
{
	return stat_descriptor(fd, status);
}

FAKE_INTERPOSED int fstat64(int fd, struct stat *status)
{
	return stat_descriptor(fd, status);
}

/* Their names before glibc 2.33, which libgudev and the thread sanitizer still use. */

FAKE_INTERPOSED int __xstat(int version, const char *path, struct stat *status)
{
	(void)version;
	return stat_path(path, status);
}

FAKE_INTERPOSED int __fxstat(int version, int fd, struct stat *status)
{
	(void)version;
	return stat_descriptor(fd, status);
}

FAKE_ALSO_AS(__xstat)
int __xstat64(int version, const char *path, struct stat *status);
FAKE_ALSO_AS(__fxstat)
int __fxstat64(int version, int fd, struct stat *status);
