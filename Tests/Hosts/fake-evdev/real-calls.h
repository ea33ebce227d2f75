/* SPDX-License-Identifier: MIT */
/* Functions of libc that this library replaces. */
#ifndef FAKE_EVDEV_REAL_CALLS_H
#define FAKE_EVDEV_REAL_CALLS_H

#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>

/*
 * With 64-bit pointers, libc's open64 is open and its stat64 is stat, so one
 * definition serves both names. Elsewhere they would have to be written twice.
 */
_Static_assert(sizeof(void *) == 8 && sizeof(off_t) == 8, "the fake evdev needs a 64-bit system");

/* For every definition that must be found before the real one. */
#define FAKE_INTERPOSED __attribute__((visibility("default")))
#define FAKE_ALSO_AS(name) __attribute__((visibility("default"), alias(#name)))

struct fake_real_calls {
	int (*open)(const char *, int, ...);
	int (*close)(int);
	ssize_t (*read)(int, void *, size_t);
	ssize_t (*write)(int, const void *, size_t);
	int (*ioctl)(int, unsigned long, ...);
	int (*stat)(const char *, struct stat *);
	int (*fstat)(int, struct stat *);
	int (*clock_gettime)(clockid_t, struct timespec *);
};

const struct fake_real_calls *fake_real(void);

#endif
