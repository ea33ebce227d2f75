/* SPDX-License-Identifier: MIT */
/* Shapes of strokes, compared without fingers: what is alike, what is a line, and what sloppy hands draw. */
#include "check.h"
#include "stroke-shapes.h"
#include "suites.h"
#include "tool/sloppy-stroke.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define HANDS 200
#define RECOGNIZED_LEAST 196 /* 98 % */
#define SHAPE_MAXIMUM 16

/* All named shapes, with their rivals. */
struct shapes {
	struct stroke_shape *shapes[SHAPE_MAXIMUM], *rivals[SHAPE_MAXIMUM];
	size_t count;
};

static void create_all(struct shapes *all)
{
	for (all->count = 0; stroke_shape_names[all->count].name; all->count++) {
		all->shapes[all->count] = stroke_shape_create(stroke_shape_names[all->count].value);
		all->rivals[all->count] = stroke_shape_create_rivals(all->shapes[all->count]);
	}
}

static void destroy_all(struct shapes *all)
{
	for (size_t index = 0; index < all->count; index++) {
		free(all->shapes[index]);
		free(all->rivals[index]);
	}
}

static bool is_recognized(const struct shapes *all, size_t shape, const struct stroke_example *example)
{
	double likeness = stroke_shape_compare(all->shapes[shape], example);

	return !stroke_example_is_line(example) && likeness >= all->shapes[shape]->least &&
		stroke_shape_compare(all->rivals[shape], example) <= likeness;
}

/* A circle contains two other shapes. */
static bool are_one(const struct shapes *all, size_t shape, size_t other)
{
	return stroke_shapes_compare(all->shapes[shape], all->shapes[other]) >= STROKE_LIKENESS_SAME;
}

static void check_hands(void)
{
	struct shapes all;

	create_all(&all);
	for (size_t shape = 0; shape < all.count; shape++) {
		size_t recognized = 0;

		for (uint64_t hand = 0; hand < HANDS; hand++) {
			const struct stroke_shape *drawn = all.shapes[shape];
			struct sloppy_random random;
			struct sloppy_stroke stroke;
			struct stroke_example example;

			sloppy_seed(&random, shape, hand);
			sloppy_stroke_draw(&stroke, &random, &drawn->examples[hand % drawn->count],
				sloppy_between(&random, 25, 60), true);
			CHECK(stroke_example_make(&example, stroke.points, STROKE_POINTS));
			recognized += is_recognized(&all, shape, &example);
			for (size_t other = 0; other < all.count; other++) {
				if (!are_one(&all, shape, other) && is_recognized(&all, other, &example))
					check_failed("hand %d draws %s, and it is %s", (int)hand,
						stroke_shape_names[shape].name, stroke_shape_names[other].name);
			}
		}
		if (recognized < RECOGNIZED_LEAST)
			check_failed("%s: %zu of %d hands", stroke_shape_names[shape].name, recognized, HANDS);
	}
	destroy_all(&all);
}

/* Only a circle is as much as another shape. */
static void check_different(void)
{
	struct shapes all;

	create_all(&all);
	CHECK(all.count >= 6);
	for (size_t shape = 0; shape < all.count; shape++) {
		for (size_t other = 0; other < all.count; other++) {
			if (shape != other && are_one(&all, shape, other) &&
				strcmp(stroke_shape_names[shape].name, "circle") != 0 &&
				strcmp(stroke_shape_names[other].name, "circle") != 0)
				check_failed("%s is like %s", stroke_shape_names[shape].name,
					stroke_shape_names[other].name);
		}
	}
	destroy_all(&all);
}

/* Makes an example of corners, turned, scaled and moved. */
static struct stroke_example corners(const double (*at)[2], size_t count, double degrees, double scale, double away)
{
	struct stroke_point points[8];
	struct stroke_example example;
	double angle = degrees * 0.017453292519943295;

	for (size_t index = 0; index < count; index++) {
		points[index].x = away + scale * (at[index][0] * cos(angle) - at[index][1] * sin(angle));
		points[index].y = away + scale * (at[index][0] * sin(angle) + at[index][1] * cos(angle));
	}
	CHECK(stroke_example_make(&example, points, count));
	return example;
}

static void check_turns(void)
{
	static const double check[][2] = { { 0, 0.6 }, { 0.35, 1 }, { 1, 0 } };
	static const double back[][2] = { { 1, 0 }, { 0.35, 1 }, { 0, 0.6 } };
	const struct stroke_example drawn = corners(check, 3, 0, 1, 0), turned = corners(check, 3, 19, 700, 1e4);
	const struct stroke_example farther = corners(check, 3, 65, 1, 0), other = corners(back, 3, 0, 1, 0);

	CHECK(stroke_compare(&drawn, &drawn) > 0.999999);
	CHECK(stroke_compare(&drawn, &turned) > 0.999);
	CHECK(stroke_compare(&turned, &drawn) > 0.999);
	/* 45 degrees are more than what is allowed. */
	CHECK(fabs(stroke_compare(&drawn, &farther) - cos(45 * 0.017453292519943295)) < 0.001);
	CHECK(stroke_compare(&drawn, &other) < 0);
}

static void check_lines(void)
{
	static const double straight[][2] = { { 0, 0 }, { 3, 1 } };
	static const double bent[][2] = { { 0, 0 }, { 1, 0.6 }, { 2, 0.6 }, { 3, 0 } };
	static const double scrolled[][2] = { { 0, 0 }, { 0.02, 1 }, { 0.06, 0.1 }, { 0.1, 0.9 } };
	static const double angle[][2] = { { 0, 0 }, { 0, 1 }, { 1, 1 } };
	struct stroke_example example = corners(straight, 2, 0, 1, 0);

	CHECK(stroke_example_is_line(&example));
	example = corners(bent, 4, 30, 1, 0);
	CHECK(stroke_example_is_line(&example));
	example = corners(scrolled, 4, 0, 1, 0);
	CHECK(stroke_example_is_line(&example));
	example = corners(angle, 3, 0, 1, 0);
	CHECK(!stroke_example_is_line(&example));
}

static void check_no_ways(void)
{
	static const struct stroke_point nowhere[] = { { 1, 1 }, { 1, 1 }, { 1, 1 } };
	static const struct stroke_point endless[] = { { 0, 0 }, { 1e308, 1e308 }, { -1e308, 0 } };
	const struct stroke_point wrong[] = { { 0, 0 }, { (double)NAN, 1 } };
	struct stroke_example example;

	CHECK(!stroke_example_make(&example, nowhere, 3));
	CHECK(!stroke_example_make(&example, endless, 3));
	CHECK(!stroke_example_make(&example, wrong, 2));
	CHECK(!stroke_example_make(&example, nowhere, 1));
	CHECK(!stroke_example_make(&example, nowhere, 0));
}

void check_shapes(void)
{
	check_run("shapes: a way is one whatever its size, place and small turn; not backwards", check_turns);
	check_run("shapes: a line, a bow and a way back and forth are lines; an angle is none", check_lines);
	check_run("shapes: points without a way are refused", check_no_ways);
	check_run("shapes: no named shape is like another one, except the circle of either way", check_different);
	check_run("shapes: of 200 sloppy hands 98 % draw the shape, and none another one", check_hands);
}
