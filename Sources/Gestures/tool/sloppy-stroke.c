/* SPDX-License-Identifier: MIT */
#include "sloppy-stroke.h"

#include <math.h>

#define DEGREE 0.017453292519943295
#define FULL_TURN 6.283185307179586
#define KNOTS 5
#define WAVES 3
/* Ends that are nearer than this close a way, of its vector of length 1. */
#define CLOSED 0.02
/* No recording has strokes; these are assumed. Parts are those of the longer side. */
#define KNOT_DEVIATION 0.05
#define WAVE_DEVIATION 0.02
#define STRETCH_DEVIATION 0.1
#define END_DEVIATION 0.03
#define TURN_DEVIATION 5.0
/* Corners are rounded by as many points on either side. */
#define ROUND_MOST 2.99
#define TREMOR_DEVIATION 0.2 /* mm */

/* A closed way begins anywhere. */
static void begin_anywhere(struct sloppy_stroke *stroke, struct sloppy_random *random)
{
	const struct sloppy_stroke drawn = *stroke;
	const struct stroke_point *first = &drawn.points[0], *last = &drawn.points[STROKE_POINTS - 1];
	size_t index, start = (size_t)sloppy_between(random, 0, STROKE_POINTS - 1);

	if (hypot(last->x - first->x, last->y - first->y) > CLOSED)
		return;
	for (index = 0; index < STROKE_POINTS; index++)
		stroke->points[index] = drawn.points[(start + index) % (STROKE_POINTS - 1)];
}

/* Scales a way to a longer side, with its middle at the origin. */
static void fit(struct sloppy_stroke *stroke, double size)
{
	double left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY, scale;
	struct stroke_point *point;

	for (point = stroke->points; point < stroke->points + STROKE_POINTS; point++) {
		left = fmin(left, point->x);
		right = fmax(right, point->x);
		top = fmin(top, point->y);
		bottom = fmax(bottom, point->y);
	}
	scale = size / fmax(fmax(right - left, bottom - top), 1e-9);
	for (point = stroke->points; point < stroke->points + STROKE_POINTS; point++) {
		point->x = (point->x - (left + right) / 2) * scale;
		point->y = (point->y - (top + bottom) / 2) * scale;
	}
}

/* Puts parts of the way beside their place: as far as a hand misses corners, and in waves. */
static void shift(struct sloppy_stroke *stroke, struct sloppy_random *random)
{
	double knots[2][KNOTS], waves[2][WAVES], phases[2][WAVES];
	size_t index, axis, wave;

	for (axis = 0; axis < 2; axis++) {
		for (index = 0; index < KNOTS; index++)
			knots[axis][index] = sloppy_about(random, 0, KNOT_DEVIATION);
		for (wave = 0; wave < WAVES; wave++) {
			waves[axis][wave] = sloppy_about(random, 0, WAVE_DEVIATION);
			phases[axis][wave] = sloppy_between(random, 0, FULL_TURN);
		}
	}
	for (index = 0; index < STROKE_POINTS; index++) {
		double part = (double)index / (STROKE_POINTS - 1), at = part * (KNOTS - 1), off[2];
		size_t knot = index + 1 < STROKE_POINTS ? (size_t)at : KNOTS - 2;

		for (axis = 0; axis < 2; axis++) {
			double from = knots[axis][knot], to = knots[axis][knot + 1];

			off[axis] = from + (at - (double)knot) * (to - from);
			for (wave = 0; wave < WAVES; wave++)
				off[axis] += waves[axis][wave] *
					sin(FULL_TURN * (double)(wave + 1) * part + phases[axis][wave]);
		}
		stroke->points[index].x += off[0];
		stroke->points[index].y += off[1];
	}
}

static void round_corners(struct sloppy_stroke *stroke, struct sloppy_random *random)
{
	const struct sloppy_stroke drawn = *stroke;
	int reach = (int)sloppy_between(random, 0, ROUND_MOST), index, beside;

	for (index = 0; index < STROKE_POINTS; index++) {
		double x = 0, y = 0;

		for (beside = index - reach; beside <= index + reach; beside++) {
			int taken = beside < 0 ? 0 : beside < STROKE_POINTS ? beside
									    : STROKE_POINTS - 1;

			x += drawn.points[taken].x / (2 * reach + 1);
			y += drawn.points[taken].y / (2 * reach + 1);
		}
		stroke->points[index] = (struct stroke_point){ x, y };
	}
}

/* Begins late and ends early. */
static void cut_ends(struct sloppy_stroke *stroke, struct sloppy_random *random)
{
	const struct sloppy_stroke drawn = *stroke;
	double from = fabs(sloppy_about(random, 0, END_DEVIATION));
	double to = 1 - fabs(sloppy_about(random, 0, END_DEVIATION));
	size_t index;

	for (index = 0; index < STROKE_POINTS; index++)
		sloppy_stroke_place(&drawn, from + (to - from) * (double)index / (STROKE_POINTS - 1),
			&stroke->points[index].x, &stroke->points[index].y);
}

static void turn_and_stretch(struct sloppy_stroke *stroke, struct sloppy_random *random)
{
	double angle = sloppy_about(random, 0, TURN_DEVIATION) * DEGREE;
	double wide = exp(sloppy_about(random, 0, STRETCH_DEVIATION));
	double high = exp(sloppy_about(random, 0, STRETCH_DEVIATION));
	struct stroke_point *point;

	for (point = stroke->points; point < stroke->points + STROKE_POINTS; point++) {
		double x = point->x * cos(angle) - point->y * sin(angle);
		double y = point->x * sin(angle) + point->y * cos(angle);

		*point = (struct stroke_point){ x * wide, y * high };
	}
}

void sloppy_stroke_draw(struct sloppy_stroke *stroke, struct sloppy_random *random,
	const struct stroke_example *example, double size, bool anywhere)
{
	size_t index;

	for (index = 0; index < STROKE_POINTS; index++)
		stroke->points[index] = example->points[index];
	if (anywhere)
		begin_anywhere(stroke, random);
	fit(stroke, 1);
	shift(stroke, random);
	round_corners(stroke, random);
	cut_ends(stroke, random);
	turn_and_stretch(stroke, random);
	fit(stroke, size);
	for (index = 0; index < STROKE_POINTS; index++) {
		stroke->points[index].x += sloppy_about(random, 0, TREMOR_DEVIATION);
		stroke->points[index].y += sloppy_about(random, 0, TREMOR_DEVIATION);
	}
}

void sloppy_stroke_place(const struct sloppy_stroke *stroke, double part, double *x, double *y)
{
	double at = fmax(0, fmin(1, part)) * (STROKE_POINTS - 1);
	size_t index = at < STROKE_POINTS - 1 ? (size_t)at : STROKE_POINTS - 2;
	const struct stroke_point *from = &stroke->points[index], *to = &stroke->points[index + 1];

	*x = from->x + (at - (double)index) * (to->x - from->x);
	*y = from->y + (at - (double)index) * (to->y - from->y);
}
