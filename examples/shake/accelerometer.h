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
	READING_FAILED, /* and a message was printed */
};

/* What every kind of accelerometer begins with. */
struct accelerometer {
	int fd; /* readable when there may be a sample; -1: a file, whose samples bring their own time */
	enum reading (*read)(struct accelerometer *accelerometer, struct sample *sample);
	void (*close)(struct accelerometer *accelerometer);
};

/* NULL: and a message was printed. A NULL folder means the first accelerometer that there is. */
struct accelerometer *iio_open(const char *folder, int rate);
struct accelerometer *evdev_open(const char *path);
struct accelerometer *samples_open(const char *path);

#endif
