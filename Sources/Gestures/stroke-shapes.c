/* SPDX-License-Identifier: MIT */
#include "stroke-shapes.h"

#include <math.h>
#include <stdlib.h>

#define PI 3.141592653589793
#define STEPS 64
/* Circles begin anywhere: an example for each 45 degrees, which the turn that is allowed joins. */
#define STARTS 8
#define CORNERS_MAXIMUM 5
/* Of a pigtail: the way on while the loop turns, of the loop's radius. */
#define PIGTAIL_WAY 0.4

enum shape_name {
	CIRCLE,
	CIRCLE_CLOCKWISE,
	CIRCLE_COUNTERCLOCKWISE,
	CHECK,
	CARET,
	V,
	ZIGZAG,
	PIGTAIL,
	S,
	SHAPE_COUNT,
};

const struct named_value stroke_shape_names[] = {
	{ "circle", CIRCLE },
	{ "circle-clockwise", CIRCLE_CLOCKWISE },
	{ "circle-counterclockwise", CIRCLE_COUNTERCLOCKWISE },
	{ "check", CHECK },
	{ "caret", CARET },
	{ "v", V },
	{ "zigzag", ZIGZAG },
	{ "pigtail", PIGTAIL },
	{ "s", S },
	{ NULL, 0 },
};

/* Shapes of straight legs, from left to right. */
struct legs {
	size_t count;
	struct stroke_point corners[CORNERS_MAXIMUM];
};

static const struct legs check_legs = { 3, { { 0, 0.6 }, { 0.35, 1 }, { 1, 0 } } };
static const struct legs caret_legs = { 3, { { 0, 1 }, { 0.5, 0 }, { 1, 1 } } };
static const struct legs v_legs = { 3, { { 0, 0 }, { 0.5, 1 }, { 1, 0 } } };
static const struct legs up_legs = { 5, { { 0, 0.6 }, { 0.25, 0 }, { 0.5, 0.6 }, { 0.75, 0 }, { 1, 0.6 } } };
static const struct legs down_legs = { 5, { { 0, 0 }, { 0.25, 0.6 }, { 0.5, 0 }, { 0.75, 0.6 }, { 1, 0 } } };

/* Mirrored: from right to left. */
static size_t draw_legs(const struct legs *legs, bool is_mirrored, struct stroke_point *points)
{
	size_t index;

	for (index = 0; index < legs->count; index++) {
		points[index] = legs->corners[index];
		if (is_mirrored)
			points[index].x = 1 - points[index].x;
	}
	return legs->count;
}

static size_t draw_circle(size_t start, bool is_clockwise, struct stroke_point *points)
{
	size_t step;

	for (step = 0; step <= STEPS; step++) {
		double turn = 2 * PI * (double)step / STEPS;
		double angle = 2 * PI * (double)start / STARTS + (is_clockwise ? turn : -turn);

		points[step] = (struct stroke_point){ 0.5 + 0.5 * sin(angle), 0.5 - 0.5 * cos(angle) };
	}
	return STEPS + 1;
}

/* A loop that opens downwards at both ends. */
static size_t draw_pigtail(bool is_mirrored, struct stroke_point *points)
{
	size_t step;

	for (step = 0; step <= STEPS; step++) {
		double angle = 2 * PI * (double)step / STEPS - PI;
		double x = 0.5 + (PIGTAIL_WAY * angle - sin(angle)) / 2.6;

		points[step] = (struct stroke_point){ is_mirrored ? 1 - x : x, 0.5 - 0.5 * cos(angle) };
	}
	return STEPS + 1;
}

/* Two bows from the top right to the bottom left. */
static size_t draw_s(struct stroke_point *points)
{
	size_t step;

	for (step = 0; step <= STEPS; step++) {
		bool is_upper = step <= STEPS / 2;
		double part = (double)(is_upper ? step : step - STEPS / 2) / (STEPS / 2);
		double degrees = is_upper ? 20 + 250 * part : 90 - 250 * part;

		points[step].x = 0.5 + 0.4 * cos(degrees * PI / 180);
		points[step].y = (is_upper ? 0.25 : 0.75) - 0.25 * sin(degrees * PI / 180);
	}
	return STEPS + 1;
}

size_t stroke_example_count(uint32_t name)
{
	static const size_t counts[SHAPE_COUNT] = {
		[CIRCLE] = 2 * STARTS,
		[CIRCLE_CLOCKWISE] = STARTS,
		[CIRCLE_COUNTERCLOCKWISE] = STARTS,
		[CHECK] = 1,
		[CARET] = 2,
		[V] = 2,
		[ZIGZAG] = 4,
		[PIGTAIL] = 2,
		[S] = 1,
	};

	return name < SHAPE_COUNT ? counts[name] : 0;
}

size_t stroke_draw(uint32_t name, size_t example, struct stroke_point points[STROKE_DRAWN_MAXIMUM])
{
	switch (name) {
	case CIRCLE:
		return draw_circle(example % STARTS, example < STARTS, points);
	case CIRCLE_CLOCKWISE:
		return draw_circle(example, true, points);
	case CIRCLE_COUNTERCLOCKWISE:
		return draw_circle(example, false, points);
	case CHECK:
		return draw_legs(&check_legs, false, points);
	case CARET:
		return draw_legs(&caret_legs, example % 2, points);
	case V:
		return draw_legs(&v_legs, example % 2, points);
	case ZIGZAG:
		return draw_legs(example < 2 ? &up_legs : &down_legs, example % 2, points);
	case PIGTAIL:
		return draw_pigtail(example % 2, points);
	case S:
		return draw_s(points);
	default:
		return 0;
	}
}

/* Appends a named shape. */
static void add(struct stroke_shape *shape, uint32_t name)
{
	struct stroke_point points[STROKE_DRAWN_MAXIMUM];
	size_t index;

	for (index = 0; index < stroke_example_count(name); index++) {
		if (stroke_example_make(
			    &shape->examples[shape->count], points, stroke_draw(name, index, points)))
			shape->count++;
	}
}

static struct stroke_shape *allocate(size_t count)
{
	return calloc(1, sizeof(struct stroke_shape) + count * sizeof(struct stroke_example));
}

struct stroke_shape *stroke_shape_create(uint32_t name)
{
	struct stroke_shape *shape = allocate(stroke_example_count(name));

	if (!shape)
		return NULL;
	shape->least = name == ZIGZAG ? STROKE_LIKENESS_LEGS : STROKE_LIKENESS_LEAST;
	add(shape, name);
	return shape;
}

struct stroke_shape *stroke_shape_create_rivals(const struct stroke_shape *shape)
{
	struct stroke_shape *rivals, *named;
	size_t count = 0;
	uint32_t name;

	for (name = 0; name < SHAPE_COUNT; name++)
		count += stroke_example_count(name);
	rivals = allocate(count);
	for (name = 0; rivals && name < SHAPE_COUNT; name++) {
		named = stroke_shape_create(name);
		if (!named) {
			free(rivals);
			return NULL;
		}
		if (stroke_shapes_compare(shape, named) < STROKE_LIKENESS_SAME)
			add(rivals, name);
		free(named);
	}
	return rivals;
}
