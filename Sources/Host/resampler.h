/* SPDX-License-Identifier: MIT */
/*
 * Values at the moment of an output frame. An engine of its own resamples them as touches (rule 1.16): the one that
 * recognizes gestures delivers at once, since clients' touches must not wait for an output.
 */
#ifndef HOST_RESAMPLER_H
#define HOST_RESAMPLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tactus-host.h>

#define RESAMPLER_VALUE_MAXIMUM TACTUS_HOST_FOLLOWER_VALUES

struct resampler {
	struct tactus_application *application; /* NULL: nothing is resampled */
	struct tactus_touch_source *source;
	size_t count; /* values; each two are the location of a touch */
};

/* Begins with values, which an earlier begin does not know. Returns false without memory. */
bool resampler_begin(struct resampler *resampler, uint64_t time_us, const double *values, size_t count);
void resampler_end(struct resampler *resampler);
void resampler_add(struct resampler *resampler, uint64_t time_us, const double *values);
/* Stores the values at an output frame and the moment that they belong to. Returns false after an end. */
bool resampler_read(struct resampler *resampler, uint64_t frame_us, double *values, uint64_t *time_us);

#endif
