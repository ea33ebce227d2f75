/* SPDX-License-Identifier: MIT */
/* Needs of applications, performed by a hand. */
#include "sloppy-perform.h"

#include <math.h>

#define PALM_COUNT 1

const char *sloppy_need_name(enum sloppy_need need)
{
	static const char *const names[] = { "tap", "double-tap", "scroll", "pinch", "long-press", "selection",
		"drawing" };

	return need < SLOPPY_NEED_COUNT ? names[need] : "none";
}

static void choose(struct sloppy_performance *performance, double margin, double *x, double *y)
{
	*x = sloppy_between(performance->random, margin, performance->width - margin);
	*y = sloppy_between(performance->random, margin, performance->height - margin);
}

static void tap(struct sloppy_performance *performance, double x, double y)
{
	sloppy_add_hand(performance, 1, x, y, 0, 0, performance->hand.tap, 0);
	performance->start += performance->hand.between;
}

/* One finger up or down, or to a side. */
static void scroll(struct sloppy_performance *performance)
{
	double length = sloppy_between(performance->random, 20, 60), x, y;
	double turn = sloppy_between(performance->random, 0, 1);
	double angle = (turn < 0.4 ? 90 : turn < 0.8 ? 270
				       : turn < 0.9  ? 0
						     : 180) +
		performance->hand.angle;
	double dx = length * cos(angle * 0.017453292519943295), dy = -length * sin(angle * 0.017453292519943295);

	choose(performance, 12, &x, &y);
	x = fmax(12 - fmin(dx, 0), fmin(performance->width - 12 - fmax(dx, 0), x));
	y = fmax(12 - fmin(dy, 0), fmin(performance->height - 12 - fmax(dy, 0), y));
	sloppy_add_hand(performance, 1, x, y, dx, dy, 0, performance->hand.speed);
}

static void pinch(struct sloppy_performance *performance)
{
	double change = sloppy_between(performance->random, 15, 30), x, y;
	double angle = sloppy_between(performance->random, 0, 6.283), time = change / performance->hand.speed * 1000;
	bool is_out = sloppy_between(performance->random, 0, 1) < 0.5;

	choose(performance, 55, &x, &y);
	for (int side = -1; side <= 1; side += 2) {
		double radius = side * (is_out ? 10 : 10 + change);
		double late = side > 0 ? sloppy_lateness(performance->random) : 0;
		struct sloppy_finger *finger = sloppy_add(performance, x + radius * cos(angle), y + radius * sin(angle),
			performance->start + late, performance->start + 130 + time);

		finger->leave = performance->start + 115;
		finger->arrive = finger->leave + time;
		finger->dx = side * (is_out ? change : -change) * cos(angle);
		finger->dy = side * (is_out ? change : -change) * sin(angle);
	}
}

/* A press, and then a way over words. */
static void select_text(struct sloppy_performance *performance)
{
	double length = sloppy_between(performance->random, 15, 50), x, y;

	choose(performance, 20, &x, &y);
	x = fmin(x, performance->width - length - 12);
	sloppy_add_hand(performance, 1, x, y, length, sloppy_about(performance->random, 0, 2),
		sloppy_between(performance->random, 650, 900), performance->hand.speed);
}

/* Strokes with a finger beside a palm that rests on the panel. */
static void draw(struct sloppy_performance *performance)
{
	double x, y, end;
	size_t palms = performance->count;

	choose(performance, 45, &x, &y);
	for (int index = 0; index < PALM_COUNT; index++)
		sloppy_add(performance, x + 25 + 8 * index, y + 30 + sloppy_between(performance->random, -6, 6),
			performance->start + sloppy_between(performance->random, 0, 200), 0);
	performance->start += sloppy_between(performance->random, 300, 600);
	for (int stroke = 0; stroke < 3; stroke++) {
		double angle = sloppy_between(performance->random, 0, 6.283);
		double length = sloppy_between(performance->random, 10, 35);

		sloppy_add_hand(performance, 1, x + sloppy_between(performance->random, -8, 8), y, length * cos(angle),
			length * sin(angle), 0, performance->hand.speed);
		performance->start += sloppy_between(performance->random, 80, 250);
	}
	end = performance->start + sloppy_between(performance->random, 50, 300);
	for (size_t index = palms; index < palms + PALM_COUNT && index < SLOPPY_MOST; index++) {
		struct sloppy_finger *palm = &performance->fingers[index];

		palm->up = palm->leave = palm->arrive = end;
		palm->drift_x = sloppy_about(performance->random, 0, 1);
		palm->drift_y = sloppy_about(performance->random, 0, 1);
	}
}

void sloppy_perform_need(struct sloppy_performance *performance, enum sloppy_need need)
{
	double x, y;

	switch (need) {
	case SLOPPY_NEED_TAP:
		choose(performance, 4, &x, &y);
		tap(performance, x, y);
		break;
	case SLOPPY_NEED_DOUBLE_TAP:
		choose(performance, 6, &x, &y);
		tap(performance, x, y);
		tap(performance, x + performance->hand.place, y);
		break;
	case SLOPPY_NEED_SCROLL:
		scroll(performance);
		break;
	case SLOPPY_NEED_PINCH:
		pinch(performance);
		break;
	case SLOPPY_NEED_LONG_PRESS:
		choose(performance, 10, &x, &y);
		sloppy_add_hand(performance, 1, x, y, 0, 0, sloppy_between(performance->random, 600, 900), 0);
		break;
	case SLOPPY_NEED_SELECTION:
		select_text(performance);
		break;
	case SLOPPY_NEED_DRAWING:
		draw(performance);
		break;
	case SLOPPY_NEED_COUNT:
		break;
	}
}
