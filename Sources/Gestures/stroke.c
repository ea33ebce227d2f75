/* SPDX-License-Identifier: MIT */
#include "stroke.h"

#include <math.h>

#define DEGREE 0.017453292519943295
/*
 * A way is straight if its ends are as far apart as this part of its length, and flat if it is this narrow. The way out
 * and back of a scroll is flat and not straight. A check that a sloppy hand draws comes near to both.
 */
#define STRAIGHT 0.86
#define FLAT 0.12

static double length_of(const struct stroke_point *points, size_t count)
{
	double length = 0;
	size_t index;

	for (index = 1; index < count; index++)
		length += hypot(points[index].x - points[index - 1].x, points[index].y - points[index - 1].y);
	return length;
}

/* Stores points at equal distances along a way. */
static void resample(struct stroke_example *example, const struct stroke_point *points, size_t count, double length)
{
	double step = length / (STROKE_POINTS - 1), walked = 0;
	size_t index = 1, stored;

	for (stored = 0; stored < STROKE_POINTS; stored++) {
		double wanted = step * (double)stored, leg, part;

		for (;; index++) {
			leg = hypot(points[index].x - points[index - 1].x, points[index].y - points[index - 1].y);
			if (walked + leg >= wanted || index + 1 == count)
				break;
			walked += leg;
		}
		part = leg > 0 ? fmin((wanted - walked) / leg, 1) : 0;
		example->points[stored].x = points[index - 1].x + part * (points[index].x - points[index - 1].x);
		example->points[stored].y = points[index - 1].y + part * (points[index].y - points[index - 1].y);
	}
}

/* Moves the mean to the origin and scales the vector to length 1. */
static bool normalize(struct stroke_example *example)
{
	double x = 0, y = 0, sum = 0;
	size_t index;

	for (index = 0; index < STROKE_POINTS; index++) {
		x += example->points[index].x / STROKE_POINTS;
		y += example->points[index].y / STROKE_POINTS;
	}
	for (index = 0; index < STROKE_POINTS; index++) {
		example->points[index].x -= x;
		example->points[index].y -= y;
		sum += example->points[index].x * example->points[index].x +
			example->points[index].y * example->points[index].y;
	}
	sum = sqrt(sum);
	if (!(sum > 0) || !isfinite(sum))
		return false;
	for (index = 0; index < STROKE_POINTS; index++) {
		example->points[index].x /= sum;
		example->points[index].y /= sum;
	}
	return true;
}

bool stroke_example_make(struct stroke_example *example, const struct stroke_point *points, size_t count)
{
	double length = length_of(points, count);

	if (count < 2 || !(length > 0) || !isfinite(length))
		return false;
	resample(example, points, count, length);
	return normalize(example);
}

bool stroke_example_is_line(const struct stroke_example *example)
{
	const struct stroke_point *first = &example->points[0], *last = &example->points[STROKE_POINTS - 1];
	double xx = 0, xy = 0, yy = 0, middle, spread;
	size_t index;

	if (hypot(last->x - first->x, last->y - first->y) > STRAIGHT * length_of(example->points, STROKE_POINTS))
		return true;
	for (index = 0; index < STROKE_POINTS; index++) {
		xx += example->points[index].x * example->points[index].x;
		xy += example->points[index].x * example->points[index].y;
		yy += example->points[index].y * example->points[index].y;
	}
	/* Squares of the spreads along the longest and the shortest axis. */
	middle = (xx + yy) / 2;
	spread = hypot((xx - yy) / 2, xy);
	return middle - spread < FLAT * FLAT * (middle + spread);
}

double stroke_compare(const struct stroke_example *example, const struct stroke_example *other)
{
	double along = 0, across = 0, most = STROKE_TURN_DEGREES * DEGREE, turn;
	size_t index;

	/* The paper's closed form: turned by an angle, the cosine is along * cos(angle) + across * sin(angle). */
	for (index = 0; index < STROKE_POINTS; index++) {
		const struct stroke_point *point = &example->points[index], *beside = &other->points[index];

		along += point->x * beside->x + point->y * beside->y;
		across += point->x * beside->y - point->y * beside->x;
	}
	turn = fmax(-most, fmin(most, atan2(across, along)));
	return along * cos(turn) + across * sin(turn);
}

double stroke_shape_compare(const struct stroke_shape *shape, const struct stroke_example *example)
{
	double most = -1;
	size_t index;

	for (index = 0; index < shape->count; index++)
		most = fmax(most, stroke_compare(&shape->examples[index], example));
	return most;
}

double stroke_shapes_compare(const struct stroke_shape *shape, const struct stroke_shape *other)
{
	double most = -1;
	size_t index;

	for (index = 0; index < other->count; index++)
		most = fmax(most, stroke_shape_compare(shape, &other->examples[index]));
	return most;
}
