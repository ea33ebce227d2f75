/* SPDX-License-Identifier: MIT */
#include "sloppy-hand.h"

#include "sloppy-stroke.h"

#include <math.h>

/* Reports each 7 to 14 ms: the median of each of the recordings with touchscreens. */
#define PERIOD_LEAST 7.0
#define PERIOD_MOST 14.0
/* Drags go 60 to 170 mm/s in the mean of their whole way, a flick 350. */
#define SPEED_LEAST 60.0
#define SPEED_MOST 350.0
/* Straight drags end 0 to 3 degrees beside their axis, those of one in five up to 14. */
#define ANGLE_DEVIATION 5.0
/* Taps last 24 to 124 ms, and 110 to 155 ms lie between them. */
#define TAP_LEAST 24.0
#define TAP_MOST 124.0
#define BETWEEN_LEAST 110.0
#define BETWEEN_MOST 155.0
/* Fingers that rest for half a second or more drift 0 to 0.7 mm. */
#define REST_DEVIATION 0.35
/* Other fingers land 0 to 36 ms behind the first, one in four up to 111 ms. */
#define LATE_MOST 36.0
#define LATER_MOST 111.0
#define LATER_SHARE 0.25
/* No recording has it: taps of one finger lie on one place there, those of people do not. */
#define PLACE_DEVIATION 1.5

void sloppy_seed(struct sloppy_random *random, uint64_t gesture, uint64_t hand)
{
	random->state = UINT64_C(0x9e3779b97f4a7c15) * (hand + 1) ^ UINT64_C(0xd1b54a32d192ed03) * (gesture + 1);
	for (int round = 0; round < 4; round++)
		sloppy_between(random, 0, 1);
}

/* splitmix64, by Sebastiano Vigna, which is in the public domain. */
double sloppy_between(struct sloppy_random *random, double least, double most)
{
	uint64_t value;

	random->state += UINT64_C(0x9e3779b97f4a7c15);
	value = random->state;
	value = (value ^ value >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	value = (value ^ value >> 27) * UINT64_C(0x94d049bb133111eb);
	value ^= value >> 31;
	return least + (most - least) * ((double)(value >> 11) * 0x1p-53);
}

double sloppy_about(struct sloppy_random *random, double middle, double deviation)
{
	double sum = 0;

	/* Twelve have the variance 1. */
	for (int index = 0; index < 12; index++)
		sum += sloppy_between(random, -0.5, 0.5);
	sum = fmax(-3, fmin(3, sum));
	return middle + sum * deviation;
}

double sloppy_lateness(struct sloppy_random *random)
{
	bool is_later = sloppy_between(random, 0, 1) < LATER_SHARE;

	return sloppy_between(random, 0, is_later ? LATER_MOST : LATE_MOST);
}

void sloppy_hand_draw(struct sloppy_hand *hand, struct sloppy_random *random)
{
	hand->period = sloppy_between(random, PERIOD_LEAST, PERIOD_MOST);
	/* Slow hands are as many as quick ones. */
	hand->speed = SPEED_LEAST * pow(SPEED_MOST / SPEED_LEAST, sloppy_between(random, 0, 1));
	hand->angle = sloppy_about(random, 0, ANGLE_DEVIATION);
	hand->tap = sloppy_between(random, TAP_LEAST, TAP_MOST);
	hand->between = sloppy_between(random, BETWEEN_LEAST, BETWEEN_MOST);
	hand->rest = fabs(sloppy_about(random, 0, REST_DEVIATION));
	hand->place = fabs(sloppy_about(random, 0, PLACE_DEVIATION));
}

/* Starts and stops smoothly: the way of least jerk. */
static double eased(double part)
{
	part = fmax(0, fmin(1, part));
	return part * part * part * (10 + part * (6 * part - 15));
}

void sloppy_finger_place(const struct sloppy_finger *finger, double time, double *x, double *y)
{
	double length = finger->arrive - finger->leave;
	double done = length > 0 ? eased((time - finger->leave) / length) : time >= finger->leave;
	double seconds = fmax(0, fmin(time, finger->leave) - finger->down) / 1000;
	double bend = finger->bend * 4 * done * (1 - done);

	*x = finger->x + finger->drift_x * fmin(seconds, 1) + finger->dx * done - finger->dy * bend;
	*y = finger->y + finger->drift_y * fmin(seconds, 1) + finger->dy * done + finger->dx * bend;
	if (finger->stroke) {
		double drawn_x, drawn_y;

		sloppy_stroke_place(finger->stroke, done, &drawn_x, &drawn_y);
		*x += drawn_x * finger->stroke_scale;
		*y += drawn_y * finger->stroke_scale;
	}
	if (finger->turn != 0) {
		double angle = finger->turn * done, from_x = *x - finger->centre_x, from_y = *y - finger->centre_y;

		*x = finger->centre_x + from_x * cos(angle) - from_y * sin(angle);
		*y = finger->centre_y + from_x * sin(angle) + from_y * cos(angle);
	}
}
