/* SPDX-License-Identifier: MIT */
#include "motion-curves.h"

#include "chart.h"
#include "check.h"
#include "laws.h"

#include <math.h>
#include <tactus.h>

#define VELOCITY 2000.0
#define TARGET 400.0
#define FRAME_US 10000
#define STEP_S 1e-6
#define PRECISE 1e-3 /* px; of the steps */

enum motion_curve {
	DECAY_NORMAL,
	DECAY_FAST,
	SPRING_LIVELY,
	SPRING_CRITICAL,
	SPRING_CREEPING,
	SPRING_THROWN,
	SPRING_AGAINST,
	RUBBER_BAND_200,
	RUBBER_BAND_400,
	RUBBER_BAND_800,
	MOTION_CURVE_COUNT,
};

static struct curve curves[MOTION_CURVE_COUNT] = {
	[DECAY_NORMAL] = { .name = "decay-0.998" },
	[DECAY_FAST] = { .name = "decay-0.99" },
	[SPRING_LIVELY] = { .name = "spring-0.4" },
	[SPRING_CRITICAL] = { .name = "spring-1" },
	[SPRING_CREEPING] = { .name = "spring-2" },
	[SPRING_THROWN] = { .name = "spring-1-from-6000" },
	[SPRING_AGAINST] = { .name = "spring-1-from--6000" },
	[RUBBER_BAND_200] = { .name = "rubber-band-200" },
	[RUBBER_BAND_400] = { .name = "rubber-band-400" },
	[RUBBER_BAND_800] = { .name = "rubber-band-800" },
};

static const struct panel panels[] = {
	{ "Decay from 2000 px/s (16.1)", "ms", "px", 3000, 500, 0, 1000, 250,
		{ { DECAY_NORMAL, "#2060c0", "rate 0.998", 700, 690 },
			{ DECAY_FAST, "#308040", "rate 0.99", 500, 230 } },
		2 },
	{ "Spring, response 400 ms, damping ratio (16.2)", "ms", "px", 1000, 200, 0, 600, 100,
		{ { SPRING_LIVELY, "#b03060", "0.4", 210, 520 }, { SPRING_CRITICAL, "#2060c0", "1", 230, 320 },
			{ SPRING_CREEPING, "#308040", "2", 420, 300 } },
		3 },
	{ "Spring, response 400 ms, velocity at the start (16.2)", "ms", "px", 1000, 200, -100, 500, 100,
		{ { SPRING_THROWN, "#b03060", "6000 px/s", 20, 430 }, { SPRING_CRITICAL, "#2060c0", "0", 135, 215 },
			{ SPRING_AGAINST, "#308040", "−6000 px/s", 125, 10 } },
		3 },
	{ "Rubber band, length of the view (16.3)", "distance, px", "offset, px", 800, 200, 0, 300, 50,
		{ { RUBBER_BAND_200, "#308040", "200 px", 600, 110 },
			{ RUBBER_BAND_400, "#2060c0", "400 px", 600, 165 },
			{ RUBBER_BAND_800, "#b03060", "800 px", 560, 270 } },
		3 },
};

static void check_near(const struct curve *curve, double at, double found, double expected)
{
	if (!(fabs(found - expected) <= PRECISE)) {
		check_failed("%s at %.3f is %.6f, should be %.6f", curve->name, at, found, expected);
	}
}

/* Steps of a millisecond, each of which keeps the rate of the one before. */
static void sample_decay(struct curve *curve, double rate)
{
	double place = 0, step = VELOCITY / 1000;
	uint64_t rest_us = tactus_decay_get_duration(VELOCITY, rate, 0.5);

	for (unsigned int ms = 0; ms <= 3000; ms++) {
		double found = tactus_decay_get_position(0, VELOCITY, rate, ms * UINT64_C(1000));
		check_near(curve, ms, found, place);
		if (ms % 10 == 0)
			curve_add(curve, ms, found);
		step *= rate;
		place += step;
		CHECK((ms * UINT64_C(1000) < rest_us) == (law_target(0, VELOCITY, rate) - found > 0.5));
	}
}

/* The equation of the spring in steps of a microsecond, by the midpoint method. */
static void sample_spring(struct curve *curve, double velocity, double ratio)
{
	const double omega = tactus_spring_get_frequency(400000);
	double place = 0, speed = velocity;
	uint64_t last_outside_us = 0;

	for (uint64_t us = 0; us <= 1000000; us++) {
		if (us % FRAME_US == 0) {
			double found = tactus_spring_get_position(0, velocity, TARGET, omega, ratio, us);
			check_near(curve, (double)us / 1000, found, place);
			curve_add(curve, (double)us / 1000, found);
		}
		if (fabs(place - TARGET) > 5)
			last_outside_us = us;
		double pull = -2 * ratio * omega * speed - omega * omega * (place - TARGET);
		double middle_speed = speed + pull * STEP_S / 2, middle_place = place + speed * STEP_S / 2;
		speed += (-2 * ratio * omega * middle_speed - omega * omega * (middle_place - TARGET)) * STEP_S;
		place += middle_speed * STEP_S;
	}
	double rest_us = (double)tactus_spring_get_duration(0, velocity, TARGET, omega, ratio, 5);
	CHECK(rest_us > 1000000 ? last_outside_us == 1000000 : fabs(rest_us - (double)last_outside_us) <= 3);
}

static void sample_rubber_band(struct curve *curve, double length)
{
	for (double distance = 0; distance <= 800; distance += 10) {
		double found = tactus_rubber_band_get_offset(distance, length);
		check_near(curve, distance, found, law_rubber_band(distance, length));
		check_near(curve, distance, tactus_rubber_band_get_distance(found, length), distance);
		curve_add(curve, distance, found);
	}
}

void check_motion_curves(void)
{
	sample_decay(&curves[DECAY_NORMAL], TACTUS_DECAY_RATE_NORMAL);
	sample_decay(&curves[DECAY_FAST], TACTUS_DECAY_RATE_FAST);
	sample_spring(&curves[SPRING_LIVELY], 0, 0.4);
	sample_spring(&curves[SPRING_CRITICAL], 0, 1);
	sample_spring(&curves[SPRING_CREEPING], 0, 2);
	sample_spring(&curves[SPRING_THROWN], 3 * VELOCITY, 1);
	sample_spring(&curves[SPRING_AGAINST], -3 * VELOCITY, 1);
	sample_rubber_band(&curves[RUBBER_BAND_200], 200);
	sample_rubber_band(&curves[RUBBER_BAND_400], 400);
	sample_rubber_band(&curves[RUBBER_BAND_800], 800);
}

void write_motion_csv(FILE *file)
{
	write_table(file, curves, MOTION_CURVE_COUNT);
}

void write_motion_svg(FILE *file)
{
	write_picture(file, panels, sizeof panels / sizeof panels[0], curves);
}
