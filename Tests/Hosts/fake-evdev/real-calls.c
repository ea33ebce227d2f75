/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "real-calls.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

static struct fake_real_calls real;

static void look_up_one(void *function, const char *name)
{
	/* ISO C has no cast from what dlsym returns to a function pointer. */
	void *symbol = dlsym(RTLD_NEXT, name);
	memcpy(function, &symbol, sizeof symbol);
}

static void look_up(void)
{
	look_up_one(&real.open, "open");
	look_up_one(&real.close, "close");
	look_up_one(&real.read, "read");
	look_up_one(&real.write, "write");
	look_up_one(&real.ioctl, "ioctl");
	look_up_one(&real.stat, "stat");
	look_up_one(&real.fstat, "fstat");
	look_up_one(&real.clock_gettime, "clock_gettime");
}

/* Constructors of other libraries may open files before this library's constructor runs. */
const struct fake_real_calls *fake_real(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	pthread_once(&once, look_up);
	return &real;
}
