/* SPDX-License-Identifier: MIT */
/*
 * An accelerometer of the kernel's industrial I/O subsystem, read through sysfs: simple, and allowed for any user. A
 * program that needs every sample exactly when it was measured would use the buffer in /dev instead. The device's
 * mounting does not matter here: a shake is one along any axis.
 */
#define _GNU_SOURCE /* PATH_MAX */
#include "accelerometer.h"

#include "log.h"

#include <errno.h>
#include <glob.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#define ANY_DEVICE "/sys/bus/iio/devices/iio:device*/in_accel_x_raw"

struct iio {
	struct accelerometer base;
	char folder[PATH_MAX];
	double scale; /* m/s² per unit */
};

/* Opens the file each time, which also notices a removed device. */
static bool read_attribute(const struct iio *iio, const char *name, double *value)
{
	char path[PATH_MAX + 32];
	FILE *file;
	int taken;

	snprintf(path, sizeof(path), "%s/%s", iio->folder, name);
	errno = 0;
	file = fopen(path, "re");
	taken = file ? fscanf(file, "%lf", value) : 0;
	if (taken != 1 || !isfinite(*value))
		log_error("%s: %s", path, errno != 0 ? strerror(errno) : "not a number");
	if (file)
		fclose(file);
	return taken == 1 && isfinite(*value);
}

static enum reading read_iio(struct accelerometer *accelerometer, struct sample *sample)
{
	struct iio *iio = (struct iio *)accelerometer;
	uint64_t expirations;
	struct timespec now;

	/* Missed ticks are ignored: the device only reports the present value. */
	if (read(accelerometer->fd, &expirations, sizeof(expirations)) != sizeof(expirations))
		return READING_NOTHING_YET;
	clock_gettime(CLOCK_MONOTONIC, &now);
	sample->time_us = (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
	if (!read_attribute(iio, "in_accel_x_raw", &sample->x) ||
		!read_attribute(iio, "in_accel_y_raw", &sample->y) ||
		!read_attribute(iio, "in_accel_z_raw", &sample->z))
		return READING_FAILED;
	sample->x *= iio->scale;
	sample->y *= iio->scale;
	sample->z *= iio->scale;
	return READING_SAMPLE;
}

static void close_iio(struct accelerometer *accelerometer)
{
	if (accelerometer->fd >= 0)
		close(accelerometer->fd);
	free(accelerometer);
}

static bool find_folder(struct iio *iio)
{
	glob_t found = { 0 };
	bool good = glob(ANY_DEVICE, 0, NULL, &found) == 0 && found.gl_pathc > 0;

	if (good) {
		snprintf(iio->folder, sizeof(iio->folder), "%s", found.gl_pathv[0]);
		*strrchr(iio->folder, '/') = '\0';
	} else {
		log_error("no IIO accelerometer here; there are also --evdev and --samples");
	}
	globfree(&found);
	return good;
}

static bool start_timer(struct iio *iio, int rate)
{
	long interval_ns = 1000000000L / rate;
	struct itimerspec times = {
		.it_interval = { .tv_sec = interval_ns / 1000000000L, .tv_nsec = interval_ns % 1000000000L },
		.it_value = { .tv_nsec = 1 },
	};

	iio->base.fd = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
	if (iio->base.fd >= 0 && timerfd_settime(iio->base.fd, 0, &times, NULL) == 0)
		return true;
	log_error("timerfd: %s", strerror(errno));
	return false;
}

struct accelerometer *iio_open(const char *folder, int rate)
{
	struct iio *iio = calloc(1, sizeof(*iio));

	if (!iio) {
		log_error("no memory for an accelerometer");
		return NULL;
	}
	iio->base = (struct accelerometer){ .fd = -1, .read = read_iio, .close = close_iio };
	if (folder)
		snprintf(iio->folder, sizeof(iio->folder), "%s", folder);
	if ((folder || find_folder(iio)) && read_attribute(iio, "in_accel_scale", &iio->scale) &&
		start_timer(iio, rate))
		return &iio->base;
	close_iio(&iio->base);
	return NULL;
}
