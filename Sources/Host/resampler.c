/* SPDX-License-Identifier: MIT */
#include "resampler.h"

#include <tactus.h>

/* Larger than any layout: the first values must lie in the window. */
#define EXTENT 1000000.0

/* The engine of the touches has already said what is odd about times. */
static void ignore_line(enum tactus_log_level level, const char *message, void *data)
{
}

static double second_of(const struct resampler *resampler, const double *values, size_t index)
{
	return index + 1 < resampler->count ? values[index + 1] : 0;
}

static bool create_engine(struct resampler *resampler)
{
	struct tactus_application *application = tactus_application_create();

	resampler->application = application;
	if (!application)
		return false;
	tactus_application_set_log_handler(application, ignore_line, NULL);
	resampler->source = tactus_touch_source_create(application, NULL);
	return resampler->source && tactus_window_create(application, -EXTENT, -EXTENT, 2 * EXTENT, 2 * EXTENT) &&
		tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME) ==
		TACTUS_STATUS_OK &&
		tactus_application_set_resampling(application, true, TACTUS_RESAMPLING_LATENCY_US) == TACTUS_STATUS_OK;
}

bool resampler_begin(struct resampler *resampler, uint64_t time_us, const double *values, size_t count)
{
	size_t index;

	resampler_end(resampler);
	resampler->count = count;
	if (!create_engine(resampler)) {
		resampler_end(resampler);
		return false;
	}
	for (index = 0; index < count; index += 2)
		tactus_touch_source_down(resampler->source, time_us, (int32_t)index, values[index],
			second_of(resampler, values, index));
	tactus_touch_source_frame(resampler->source, time_us);
	return true;
}

void resampler_end(struct resampler *resampler)
{
	tactus_application_destroy(resampler->application);
	resampler->application = NULL;
	resampler->source = NULL;
}

void resampler_add(struct resampler *resampler, uint64_t time_us, const double *values)
{
	size_t index;

	if (!resampler->application)
		return;
	for (index = 0; index < resampler->count; index += 2)
		tactus_touch_source_motion(resampler->source, time_us, (int32_t)index, values[index],
			second_of(resampler, values, index));
	tactus_touch_source_frame(resampler->source, time_us);
}

bool resampler_read(struct resampler *resampler, uint64_t frame_us, double *values, uint64_t *time_us)
{
	const struct tactus_touch *touch;
	double x, y;
	size_t index;

	if (!resampler->application || tactus_application_deliver(resampler->application, frame_us) != TACTUS_STATUS_OK)
		return false;
	*time_us = 0;
	for (index = 0; index < resampler->count; index += 2) {
		touch = tactus_touch_source_find_touch(resampler->source, (int32_t)index);
		if (!touch || tactus_touch_get_location(touch, NULL, &x, &y) != TACTUS_STATUS_OK)
			return false;
		values[index] = x;
		if (index + 1 < resampler->count)
			values[index + 1] = y;
		if (tactus_touch_get_timestamp(touch) > *time_us)
			*time_us = tactus_touch_get_timestamp(touch);
	}
	return true;
}
