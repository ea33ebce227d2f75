/* SPDX-License-Identifier: MIT */
/* The motion functions (§16): their values, and that every number gives a finite result. */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static bool is_near(double value, double expected)
{
	return fabs(value - expected) <= 1e-9 * fmax(1, fabs(expected));
}

static void decay(void)
{
	CHECK(is_near(tactus_decay_get_end(160, 2000, TACTUS_DECAY_RATE_NORMAL), 1158));
	CHECK(is_near(tactus_decay_get_end(160, 2000, TACTUS_DECAY_RATE_FAST), 358));
	CHECK(tactus_decay_get_position(160, 2000, 0.998, 0) == 160);
	CHECK(is_near(tactus_decay_get_position(160, 2000, 0.998, 500000), 1158 - 998 * pow(0.998, 500)));
	CHECK(is_near(tactus_decay_get_velocity(2000, 0.998, 500000), -998 * pow(0.998, 500) * log(0.998) * 1000));
	uint64_t rest_us = tactus_decay_get_duration(2000, 0.998, 0.5);
	CHECK(1158 - tactus_decay_get_position(160, 2000, 0.998, rest_us) <= 0.5);
	CHECK(1158 - tactus_decay_get_position(160, 2000, 0.998, rest_us - 2) > 0.5);
	CHECK(tactus_decay_get_duration(1, 0.99, 0.5) == 0);
	CHECK(tactus_decay_get_end(10, 1000, 0) == 10 && tactus_decay_get_duration(1000, 0, 0.5) == 0);
}

static void spring(void)
{
	const double ratios[] = { 0.2, 1, 1.000001, 3 };

	CHECK(is_near(tactus_spring_get_frequency(1000000), 2 * acos(-1)));
	for (size_t i = 0; i < COUNT(ratios); i++) {
		uint64_t rest_us = tactus_spring_get_duration(0, 900, 400, 18.6, ratios[i], 0.5);
		CHECK(tactus_spring_get_position(0, 900, 400, 18.6, ratios[i], 0) == 0);
		CHECK(tactus_spring_get_velocity(0, 900, 400, 18.6, ratios[i], 0) == 900);
		CHECK(fabs(tactus_spring_get_position(0, 900, 400, 18.6, ratios[i], rest_us) - 400) <= 0.5);
		CHECK(fabs(tactus_spring_get_position(0, 900, 400, 18.6, ratios[i], rest_us - 2) - 400) > 0.5);
	}
	/* x(t) = 400 + (v0*t + (w*t + 1)*(x0 - 400)) * e^(-w*t) */
	CHECK(is_near(tactus_spring_get_position(0, 900, 400, 18.6, 1, 100000),
		400 + (90 - 2.86 * 400) * exp(-1.86)));
	CHECK(tactus_spring_get_duration(400, 0, 400, 18.6, 1, 0.5) == 0);
	CHECK(tactus_spring_get_duration(0, 0, 400, 18.6, 0, 0.5) == UINT64_MAX);
}

static void rubber_band(void)
{
	CHECK(is_near(tactus_rubber_band_get_offset(200, 400), (1 - 1 / (0.55 * 200 / 400 + 1)) * 400));
	CHECK(is_near(tactus_rubber_band_get_offset(-200, 400), -tactus_rubber_band_get_offset(200, 400)));
	CHECK(is_near(tactus_rubber_band_get_distance(tactus_rubber_band_get_offset(200, 400), 400), 200));
	CHECK(tactus_rubber_band_get_distance(400, 400) == TACTUS_NUMBER_MAX);
	CHECK(tactus_rubber_band_get_offset(200, 0) == 0 && tactus_rubber_band_get_distance(200, -1) == 0);
}

static void detents(void)
{
	const double pages[] = { 0, 400, 800, 1100 }, none[] = { NAN, INFINITY };
	size_t index = 77;

	CHECK_STATUS(tactus_detents_find_nearest(NULL, 4, 0, &index), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_detents_find_nearest(pages, 4, 0, NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_detents_find_nearest(pages, 0, 0, &index), TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_detents_find_nearest(none, 2, 0, &index), TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_detents_find_step(pages, 4, 0, 0, NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_detents_find_step(none, 2, 0, 0, &index), TACTUS_STATUS_NONE);
	CHECK_STATUS(tactus_detents_find_page(pages, 4, 0, 0, 0, NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_detents_find_page(none, 2, 0, 0, 900, &index), TACTUS_STATUS_NONE);
	CHECK(index == 77);
	CHECK_OK(tactus_detents_find_nearest(pages, 4, 600, &index));
	CHECK(index == 2);
	CHECK_OK(tactus_detents_find_nearest(pages, 4, INFINITY, &index));
	CHECK(index == 3);
	CHECK_OK(tactus_detents_find_step(pages, 4, 10, 1000, &index));
	CHECK(index == 1);
	/* 13.10: a flick of 80 px turns one page, and so does one of 200 px. */
	CHECK_OK(tactus_detents_find_page(pages, 4, 0, 80, 1000, &index));
	CHECK(index == 1);
	CHECK_OK(tactus_detents_find_page(pages, 4, 0, 560, 2500, &index));
	CHECK(index == 1);
	CHECK_OK(tactus_detents_find_page(pages, 4, 400, 250, 250, &index));
	CHECK(index == 1);
	CHECK_OK(tactus_detents_find_page(pages, 4, 400, 250, -251, &index));
	CHECK(index == 0);
}

/* Every input gives a finite result, and no -0. */
static void check_finite(double value)
{
	CHECK(isfinite(value) && !(value == 0 && signbit(value)));
}

static void any_number(void)
{
	const double values[] = { 0, -0.0, 1, -1, 0.998, 1e-300, -1e308, 1e308, INFINITY, -INFINITY, NAN };
	const uint64_t times[] = { 0, 1, 1000000, UINT64_MAX };
	size_t index;

	for (size_t i = 0; i < COUNT(values) * COUNT(values) * COUNT(values); i++) {
		double a = values[i % COUNT(values)], b = values[i / COUNT(values) % COUNT(values)];
		double c = values[i / COUNT(values) / COUNT(values)];
		check_finite(tactus_decay_get_end(a, b, c));
		check_finite(tactus_rubber_band_get_offset(a, b));
		check_finite(tactus_rubber_band_get_distance(a, b));
		tactus_decay_get_duration(a, b, c);
		for (size_t j = 0; j < COUNT(times); j++) {
			check_finite(tactus_decay_get_position(a, b, c, times[j]));
			check_finite(tactus_decay_get_velocity(a, b, times[j]));
			check_finite(tactus_spring_get_frequency(times[j]));
			for (size_t k = 0; k < COUNT(values); k++) {
				check_finite(tactus_spring_get_position(a, b, c, values[k], a, times[j]));
				check_finite(tactus_spring_get_velocity(c, a, b, values[k], c, times[j]));
				tactus_spring_get_duration(a, b, c, values[k], b, c);
			}
		}
		CHECK_OK(tactus_detents_find_nearest(values, COUNT(values), a, &index));
		CHECK_OK(tactus_detents_find_step(values, COUNT(values), a, b, &index));
		CHECK_OK(tactus_detents_find_page(values, COUNT(values), a, b, c, &index));
		CHECK(isfinite(values[index]));
	}
}

void check_motion(void)
{
	check_run("decay (16.1)", decay);
	check_run("a spring (16.2)", spring);
	check_run("a rubber band (16.3)", rubber_band);
	check_run("detents (16.4)", detents);
	check_run("motion has a finite result for every number", any_number);
}
