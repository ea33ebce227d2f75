/* SPDX-License-Identifier: MIT */
#ifndef SHAKE_ACCELEROMETER_H
#define SHAKE_ACCELEROMETER_H

#include <stdint.h>

#define STANDARD_GRAVITY 9.80665 /* m/s² */

struct sample {
	uint64_t time_us;
	double x, y, z; /* m/s² */
};

enum reading {
	READING_SAMPLE,
	READING_NOTHING_YET,
	READING_END,
	READING_FAILED, /* a message was printed */
};

/* Common beginning of every kind of accelerometer. */
struct accelerometer {
	int fd; /* readable when there may be a sample; -1: a file, whose samples have times */
	enum reading (*read)(struct accelerometer *accelerometer, struct sample *sample);
	void (*close)(struct accelerometer *accelerometer);
};

/* Opens an accelerometer; a NULL folder means the first one. Prints why it failed, and returns NULL. */
struct accelerometer *iio_open(const char *folder, int rate);
struct accelerometer *evdev_open(const char *path);
struct accelerometer *samples_open(const char *path);

#endif
