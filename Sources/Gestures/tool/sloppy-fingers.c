/* SPDX-License-Identifier: MIT */
/* Fingers of a hand that land, go and lift together. */
#include "sloppy-perform.h"

#include <math.h>

/* From one finger of a hand to the next, mm. */
#define FINGER_WIDTH 18.0

/* Returns a way at right angles, along which fingers lie side by side. */
static void find_side(double dx, double dy, double *x, double *y)
{
	double length = hypot(dx, dy);

	*x = length > 0 ? -dy / length : 1;
	*y = length > 0 ? dx / length : 0;
}

void sloppy_add_hand(struct sloppy_performance *performance, size_t count, double x, double y, double dx, double dy,
	double rest, double speed)
{
	double time = speed > 0 ? hypot(dx, dy) / speed * 1000 : 0, side_x, side_y, latest = 0, up;
	double late[SLOPPY_FINGERS] = { 0 };

	for (size_t index = 1; index < count && index < SLOPPY_FINGERS; index++) {
		late[index] = sloppy_lateness(performance->random);
		latest = fmax(latest, late[index]);
	}
	find_side(dx, dy, &side_x, &side_y);
	/* Fingers go when they are all there, and lift within a report or two. A tap is one for each finger. */
	up = performance->start + latest + rest + time;
	for (size_t index = 0; index < count && index < SLOPPY_FINGERS; index++) {
		double beside = ((double)index - (double)(count - 1) / 2) * FINGER_WIDTH;
		double drift = sloppy_between(performance->random, 0, 6.283);
		struct sloppy_finger *finger = sloppy_add(performance, x + side_x * beside, y + side_y * beside,
			performance->start + late[index],
			up + sloppy_between(performance->random, 0, time > 0 || count == 1 ? 15 : 30));

		finger->leave = performance->start + latest + rest;
		finger->arrive = finger->leave + time;
		finger->dx = dx * sloppy_about(performance->random, 1, count > 1 ? 0.06 : 0);
		finger->dy = dy * sloppy_about(performance->random, 1, count > 1 ? 0.06 : 0);
		finger->drift_x = performance->hand.rest * cos(drift);
		finger->drift_y = performance->hand.rest * sin(drift);
		finger->bend = sloppy_about(performance->random, 0, 0.02);
	}
	performance->start = up + 15;
}

struct sloppy_finger *sloppy_add(struct sloppy_performance *performance, double x, double y, double down, double up)
{
	static struct sloppy_finger nobody;
	struct sloppy_finger *finger =
		performance->count < SLOPPY_MOST ? &performance->fingers[performance->count++] : &nobody;

	*finger = (struct sloppy_finger){ .x = fmax(0.1, fmin(performance->width - 0.2, x)),
		.y = fmax(0.1, fmin(performance->height - 0.2, y)),
		.down = down,
		.leave = up,
		.arrive = up,
		.up = up };
	return finger;
}

void sloppy_begin(struct sloppy_performance *performance, double width, double height, struct sloppy_random *random)
{
	performance->count = 0;
	performance->depth = 0;
	performance->stroke_count = 0;
	performance->width = width;
	performance->height = height;
	performance->start = 20;
	performance->random = random;
	sloppy_hand_draw(&performance->hand, random);
}
