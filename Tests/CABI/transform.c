/* SPDX-License-Identifier: MIT */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stdint.h>

static bool is_near(double value, double expected)
{
	return fabs(value - expected) <= 1e-6;
}

static void check_value(const struct tactus_recognizer *transform, const struct tactus_view *view,
	const double expected[6])
{
	double value[6] = { 0 };

	CHECK_OK(tactus_transform_recognizer_get_transform(
		transform, view, &value[0], &value[1], &value[2], &value[3], &value[4], &value[5]));
	for (int i = 0; i < 6; i++)
		if (!is_near(value[i], expected[i]))
			check_failed("number %d is %g, not %g", i, value[i], expected[i]);
}

static void spread_and_turn(struct fixture *fixture)
{
	finger_down(fixture, 0, 1, 200, 200);
	finger_down(fixture, 0, 2, 300, 200);
	finger_motion(fixture, 10, 1, 250, 100);
	finger_motion(fixture, 10, 2, 250, 300);
}

/* Rule 8.13: the six numbers in application and in view coordinates, their parts, and setting each of them. */
static void value(void)
{
	struct fixture fixture;
	struct tactus_recognizer *transform;
	double x = -1, y = -1;

	fixture_create(&fixture);
	transform = fixture_add(&fixture, tactus_transform_recognizer_create(fixture.application), "transform");
	CHECK(tactus_recognizer_get_kind(transform) == TACTUS_RECOGNIZER_KIND_TRANSFORM);
	check_value(transform, NULL, (const double[]){ 1, 0, 0, 1, 0, 0 });
	CHECK_OK(tactus_transform_recognizer_set_scale(transform, 5)); /* no effect: it has not begun */
	spread_and_turn(&fixture);
	check_notes(
		"transform began\n"
		"transform changed\n");
	check_value(transform, NULL, (const double[]){ 0, 2, -2, 0, 650, -300 });
	check_value(transform, fixture.view, (const double[]){ 0, 2, -2, 0, 350, -200 });
	CHECK(is_near(tactus_transform_recognizer_get_scale(transform), 2));
	CHECK(is_near(tactus_transform_recognizer_get_rotation(transform), acos(-1) / 2));
	CHECK_OK(tactus_transform_recognizer_get_translation(transform, NULL, &x, &y));
	CHECK(x == 0 && y == 0);
	CHECK_OK(tactus_recognizer_get_location(transform, fixture.view, &x, &y));
	CHECK(x == 150 && y == 100);
	CHECK_OK(tactus_transform_recognizer_get_transform(transform, NULL, NULL, NULL, NULL, NULL, NULL, NULL));

	CHECK_OK(tactus_transform_recognizer_set_scale(transform, 1));
	CHECK_OK(tactus_transform_recognizer_set_rotation(transform, 0));
	check_value(transform, NULL, (const double[]){ 1, 0, 0, 1, 0, 0 });
	CHECK_OK(tactus_transform_recognizer_set_translation(transform, fixture.view, 10, 20));
	check_value(transform, NULL, (const double[]){ 1, 0, 0, 1, 10, 20 });
	CHECK_STATUS(tactus_transform_recognizer_set_scale(transform, 0), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_transform_recognizer_set_scale(transform, -1), TACTUS_STATUS_INVALID_ARGUMENT);
	finger_up(&fixture, 20, 1);
	finger_up(&fixture, 20, 2);
	check_notes("transform ended\n");
	check_value(transform, NULL, (const double[]){ 1, 0, 0, 1, 10, 20 });
	fixture_destroy(&fixture);
}

/* Rule 8.10: velocities of each part, per second. */
static void velocities(void)
{
	struct fixture fixture;
	struct tactus_recognizer *transform;
	double x = -1, y = -1;

	fixture_create(&fixture);
	transform = fixture_add(&fixture, tactus_transform_recognizer_create(fixture.application), "transform");
	finger_down(&fixture, 0, 1, 200, 200);
	finger_down(&fixture, 0, 2, 300, 200);
	for (unsigned int step = 1; step <= 3; step++)
		finger_motion(&fixture, 10 * step, 2, 300 + 20 * step, 200);
	check_notes(
		"transform began\n"
		"transform changed\n"
		"transform changed\n");
	CHECK_OK(tactus_transform_recognizer_get_velocity(transform, NULL, &x, &y));
	CHECK(is_near(x, 1000) && y == 0);
	CHECK(is_near(tactus_transform_recognizer_get_scale_velocity(transform), 20));
	CHECK(tactus_transform_recognizer_get_rotation_velocity(transform) == 0);
	fixture_destroy(&fixture);
}

static void settings(void)
{
	struct fixture fixture;
	struct tactus_recognizer *transform, *pan;
	double value = 0;

	fixture_create(&fixture);
	transform = tactus_transform_recognizer_create(fixture.application);
	pan = tactus_pan_recognizer_create(fixture.application);
	CHECK(tactus_transform_recognizer_get_parts(transform) == 7);
	CHECK_STATUS(tactus_transform_recognizer_set_parts(transform, 0), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_transform_recognizer_set_parts(transform, 8), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_OK(tactus_transform_recognizer_set_parts(transform, TACTUS_TRANSFORM_PART_SCALE));
	CHECK(tactus_transform_recognizer_get_parts(transform) == TACTUS_TRANSFORM_PART_SCALE);
	CHECK(tactus_transform_recognizer_get_parts(pan) == 0);

	CHECK_OK(tactus_recognizer_get_length(transform, TACTUS_LENGTH_BEGIN, &value, NULL));
	CHECK(value == 10);
	CHECK_OK(tactus_recognizer_get_length(transform, TACTUS_LENGTH_BEGIN_SPREAD, &value, NULL));
	CHECK(value == 8);
	CHECK_OK(tactus_recognizer_get_length(transform, TACTUS_LENGTH_BEGIN_ARC, &value, NULL));
	CHECK(value == 10);
	CHECK_OK(tactus_recognizer_set_length(transform, TACTUS_LENGTH_BEGIN_ARC, 1, TACTUS_LENGTH_UNIT_MILLIMETRES));
	CHECK_STATUS(
		tactus_recognizer_get_length(pan, TACTUS_LENGTH_BEGIN_ARC, &value, NULL), TACTUS_STATUS_WRONG_KIND);
	CHECK_STATUS(tactus_pan_recognizer_get_translation(transform, NULL, NULL, NULL), TACTUS_STATUS_WRONG_KIND);
	CHECK_STATUS(tactus_transform_recognizer_get_translation(pan, NULL, NULL, NULL), TACTUS_STATUS_WRONG_KIND);
	fixture_destroy(&fixture);
}

/* Rule 8.12: the default reference of each kind, and refusals. */
static void references(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
#define CHECK_REFERENCE(kind, standard, other) \
	do { \
		struct tactus_recognizer *recognizer = tactus_##kind##_recognizer_create(fixture.application); \
		CHECK(tactus_##kind##_recognizer_get_reference(recognizer) == standard); \
		CHECK_STATUS(tactus_##kind##_recognizer_set_reference(recognizer, (enum tactus_reference)2), \
			TACTUS_STATUS_INVALID_ARGUMENT); \
		CHECK_OK(tactus_##kind##_recognizer_set_reference(recognizer, other)); \
		CHECK(tactus_##kind##_recognizer_get_reference(recognizer) == other); \
	} while (false)
	CHECK_REFERENCE(pan, TACTUS_REFERENCE_TOUCH_DOWN, TACTUS_REFERENCE_BEGAN);
	CHECK_REFERENCE(transform, TACTUS_REFERENCE_TOUCH_DOWN, TACTUS_REFERENCE_BEGAN);
	CHECK_REFERENCE(pinch, TACTUS_REFERENCE_BEGAN, TACTUS_REFERENCE_TOUCH_DOWN);
	CHECK_REFERENCE(rotation, TACTUS_REFERENCE_BEGAN, TACTUS_REFERENCE_TOUCH_DOWN);
#undef CHECK_REFERENCE
	fixture_destroy(&fixture);
}

/* 8.14: a maximum below the minimum is refused and changes nothing. */
static void limits(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
#define CHECK_LIMITS(kind) \
	do { \
		struct tactus_recognizer *recognizer = tactus_##kind##_recognizer_create(fixture.application); \
		CHECK(tactus_##kind##_recognizer_get_maximum_number_of_touches(recognizer) == UINT32_MAX); \
		CHECK_OK(tactus_##kind##_recognizer_set_minimum_number_of_touches(recognizer, 3)); \
		CHECK_STATUS(tactus_##kind##_recognizer_set_maximum_number_of_touches(recognizer, 2), \
			TACTUS_STATUS_INVALID_ARGUMENT); \
		CHECK(tactus_##kind##_recognizer_get_maximum_number_of_touches(recognizer) == UINT32_MAX); \
		CHECK_OK(tactus_##kind##_recognizer_set_maximum_number_of_touches(recognizer, 3)); \
		CHECK_STATUS(tactus_##kind##_recognizer_set_minimum_number_of_touches(recognizer, 4), \
			TACTUS_STATUS_INVALID_ARGUMENT); \
		CHECK(tactus_##kind##_recognizer_get_minimum_number_of_touches(recognizer) == 3); \
	} while (false)
	CHECK_LIMITS(pan);
	CHECK_LIMITS(transform);
#undef CHECK_LIMITS
	fixture_destroy(&fixture);
}

void check_transform(void)
{
	check_run("a transform's value", value);
	check_run("a transform's velocities", velocities);
	check_run("a transform's settings", settings);
	check_run("references of values", references);
	check_run("a maximum below the minimum", limits);
}
