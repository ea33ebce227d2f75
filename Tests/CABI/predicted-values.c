/* SPDX-License-Identifier: MIT */
/*
 * Predicted values of recognizers (1.17): what is predicted of fingers that move evenly is the recognizer's value once
 * they have arrived.
 */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stdint.h>

enum {
	STEP_MS = 8,
	STEPS = 12,
	AHEAD_STEPS = 3,
	LATER_US = 1000000,
};

static struct tactus_recognizer *add(struct fixture *fixture, struct tactus_recognizer *recognizer)
{
	CHECK_OK(tactus_view_add_recognizer(fixture->view, recognizer));
	return recognizer;
}

static bool is_near(double value, double expected)
{
	return fabs(value - expected) <= 1e-6;
}

/* Two fingers on straight lines: their middle moves, their distance grows, and their direction turns. */
static void move(struct fixture *fixture, unsigned int first, unsigned int last)
{
	for (unsigned int i = first; i <= last; i++) {
		finger_motion(fixture, STEP_MS * i, 1, 140 + 2 * i, 150 - 1.0 * i);
		finger_motion(fixture, STEP_MS * i, 2, 200 + 5 * i, 150 + 2 * i);
	}
}

/* From the first question with fingers on, samples are kept; that first answer is the present value. */
static void keep_samples(struct fixture *fixture, struct tactus_recognizer *recognizer)
{
	double x = -1;

	finger_down(fixture, 0, 1, 140, 150);
	if (tactus_recognizer_get_kind(recognizer) == TACTUS_RECOGNIZER_KIND_PAN) {
		CHECK_OK(tactus_pan_recognizer_predict_translation(recognizer, 50000, NULL, &x, NULL));
		CHECK(x == 0);
	} else {
		CHECK_OK(tactus_transform_recognizer_predict_transform(
			recognizer, 50000, NULL, &x, NULL, NULL, NULL, NULL, NULL));
		CHECK(x == 1);
	}
}

static void begin(struct fixture *fixture, struct tactus_recognizer *recognizer)
{
	keep_samples(fixture, recognizer);
	finger_down(fixture, 0, 2, 200, 150);
	move(fixture, 1, STEPS);
}

static uint64_t expected_us(void)
{
	return (uint64_t)1000 * STEP_MS * (STEPS + AHEAD_STEPS);
}

static void pan(void)
{
	struct fixture fixture;
	struct tactus_recognizer *pan;
	double x = 0, y = 0, present_x = 0, present_y = 0, view_x = 0, view_y = 0;

	fixture_create(&fixture);
	pan = add(&fixture, tactus_pan_recognizer_create(fixture.application));
	begin(&fixture, pan);
	CHECK_OK(tactus_pan_recognizer_get_translation(pan, NULL, &present_x, &present_y));
	CHECK_OK(tactus_pan_recognizer_predict_translation(pan, 0, NULL, &x, &y));
	CHECK(x == present_x && y == present_y);
	CHECK_OK(tactus_pan_recognizer_predict_translation(pan, expected_us(), NULL, &x, &y));
	CHECK(is_near(x, present_x + 3.5 * AHEAD_STEPS) && is_near(y, present_y + 0.5 * AHEAD_STEPS));
	CHECK_OK(tactus_view_set_transform(fixture.view, 2, 0, 0, 2, 0, 0));
	CHECK_OK(tactus_pan_recognizer_predict_translation(pan, expected_us(), fixture.view, &view_x, &view_y));
	CHECK(is_near(view_x, x / 2) && is_near(view_y, y / 2));
	move(&fixture, STEPS + 1, STEPS + AHEAD_STEPS);
	CHECK_OK(tactus_pan_recognizer_get_translation(pan, NULL, &present_x, &present_y));
	CHECK(is_near(x, present_x) && is_near(y, present_y));
	/* 50 ms at most. */
	CHECK_OK(tactus_pan_recognizer_predict_translation(pan, UINT64_MAX, NULL, &x, NULL));
	CHECK(is_near(x, present_x + 3.5 * 50 / STEP_MS));
	/* A finger that has been silent for 40 ms stands. */
	CHECK_OK(tactus_application_advance(fixture.application, expected_us() + 41000));
	CHECK_OK(tactus_pan_recognizer_predict_translation(pan, expected_us() + 50000, NULL, &x, &y));
	CHECK(x == present_x && y == present_y);
	CHECK_OK(tactus_pan_recognizer_predict_translation(pan, 0, NULL, NULL, NULL));
	CHECK_STATUS(tactus_pan_recognizer_predict_translation(NULL, 0, NULL, &x, &y), TACTUS_STATUS_INVALID_ARGUMENT);
	fixture_destroy(&fixture);
}

/* One finger of two moves on: the mean of their ways. With fewer fingers than the pan needs, nothing moves. */
static void fewer_fingers(void)
{
	struct fixture fixture;
	struct tactus_recognizer *pan;
	double x = 0, present_x = 0;

	fixture_create(&fixture);
	pan = add(&fixture, tactus_pan_recognizer_create(fixture.application));
	CHECK_OK(tactus_pan_recognizer_set_minimum_number_of_touches(pan, 2));
	keep_samples(&fixture, pan);
	for (unsigned int i = 1; i <= STEPS; i++)
		finger_motion(&fixture, STEP_MS * i, 1, 140 + 5 * i, 150);
	CHECK_OK(tactus_pan_recognizer_predict_translation(pan, expected_us(), NULL, &x, NULL));
	CHECK(x == 0);
	finger_down(&fixture, STEP_MS * STEPS, 2, 240, 150);
	finger_motion(&fixture, STEP_MS * (STEPS + 1), 1, 140 + 5 * (STEPS + 1), 150);
	CHECK_OK(tactus_pan_recognizer_get_translation(pan, NULL, &present_x, NULL));
	CHECK_OK(tactus_pan_recognizer_predict_translation(
		pan, (uint64_t)1000 * STEP_MS * (STEPS + 2), NULL, &x, NULL));
	CHECK(is_near(x, present_x + 2.5));
	finger_up(&fixture, STEP_MS * (STEPS + 2), 1);
	finger_up(&fixture, STEP_MS * (STEPS + 2), 2);
	CHECK_OK(tactus_pan_recognizer_get_translation(pan, NULL, &present_x, NULL));
	CHECK_OK(tactus_pan_recognizer_predict_translation(pan, expected_us(), NULL, &x, NULL));
	CHECK(x == present_x);
	fixture_destroy(&fixture);
}

/* Pinch and rotation, each alone. Before they begin, values that count from the begin do not move. */
static void pairs(void)
{
	struct fixture fixture;
	struct tactus_recognizer *pinch, *rotation, *other;
	double scale, angle;

	for (int is_rotation = 0; is_rotation < 2; is_rotation++) {
		fixture_create(&fixture);
		pinch = tactus_pinch_recognizer_create(fixture.application);
		rotation = tactus_rotation_recognizer_create(fixture.application);
		add(&fixture, is_rotation ? rotation : pinch);
		if (is_rotation)
			CHECK_OK(tactus_rotation_recognizer_set_reference(rotation, TACTUS_REFERENCE_TOUCH_DOWN));
		other = add(&fixture, tactus_transform_recognizer_create(fixture.application));
		keep_samples(&fixture, other);
		CHECK_OK(tactus_recognizer_set_enabled(other, false));
		CHECK(tactus_pinch_recognizer_predict_scale(pinch, LATER_US) ==
			tactus_pinch_recognizer_get_scale(pinch));
		finger_down(&fixture, 0, 2, 200, 150);
		CHECK(tactus_pinch_recognizer_predict_scale(pinch, LATER_US) == 1);
		CHECK(tactus_rotation_recognizer_predict_rotation(rotation, LATER_US) == 0);
		move(&fixture, 1, STEPS);
		scale = tactus_pinch_recognizer_predict_scale(pinch, expected_us());
		angle = tactus_rotation_recognizer_predict_rotation(rotation, expected_us());
		move(&fixture, STEPS + 1, STEPS + AHEAD_STEPS);
		if (is_rotation)
			CHECK(angle > 0.1 && is_near(angle, tactus_rotation_recognizer_get_rotation(rotation)));
		else
			CHECK(scale > 1.1 && is_near(scale, tactus_pinch_recognizer_get_scale(pinch)));
		finger_up(&fixture, STEP_MS * (STEPS + AHEAD_STEPS), 1);
		CHECK(tactus_pinch_recognizer_predict_scale(pinch, LATER_US) ==
			tactus_pinch_recognizer_get_scale(pinch));
		CHECK(tactus_rotation_recognizer_predict_rotation(rotation, LATER_US) ==
			tactus_rotation_recognizer_get_rotation(rotation));
		tactus_recognizer_destroy(is_rotation ? pinch : rotation);
		fixture_destroy(&fixture);
	}
	CHECK(tactus_pinch_recognizer_predict_scale(NULL, 0) == 0);
	CHECK(tactus_rotation_recognizer_predict_rotation(NULL, 0) == 0);
}

static void get(const struct tactus_recognizer *transform, uint64_t time_us, const struct tactus_view *view,
	double v[6])
{
	if (time_us > 0)
		CHECK_OK(tactus_transform_recognizer_predict_transform(
			transform, time_us, view, &v[0], &v[1], &v[2], &v[3], &v[4], &v[5]));
	else
		CHECK_OK(tactus_transform_recognizer_get_transform(
			transform, view, &v[0], &v[1], &v[2], &v[3], &v[4], &v[5]));
}

static void check_same(const double a[6], const double b[6])
{
	for (int i = 0; i < 6; i++)
		if (!is_near(a[i], b[i]))
			check_failed("number %d is %g, not %g", i, a[i], b[i]);
}

/* With every set of parts. */
static void transform(void)
{
	for (uint32_t parts = 1; parts <= 7; parts++) {
		struct fixture fixture;
		struct tactus_recognizer *transform;
		double expected[6], now[6], expected_in_view[6];

		fixture_create(&fixture);
		transform = add(&fixture, tactus_transform_recognizer_create(fixture.application));
		CHECK_OK(tactus_transform_recognizer_set_parts(transform, parts));
		get(transform, 1, NULL, expected);
		check_same(expected, (const double[]){ 1, 0, 0, 1, 0, 0 });
		begin(&fixture, transform);
		get(transform, expected_us(), NULL, expected);
		get(transform, expected_us(), fixture.view, expected_in_view);
		move(&fixture, STEPS + 1, STEPS + AHEAD_STEPS);
		get(transform, 0, NULL, now);
		check_same(expected, now);
		get(transform, 0, fixture.view, now);
		check_same(expected_in_view, now);
		fixture_destroy(&fixture);
	}
	CHECK_STATUS(tactus_transform_recognizer_predict_transform(NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
		TACTUS_STATUS_INVALID_ARGUMENT);
}

/* Fingers that have lifted, and recognizers of another kind. */
static void nothing_to_predict(void)
{
	struct fixture fixture;
	struct tactus_recognizer *transform, *pan;
	double expected[6], now[6], x = 0;

	fixture_create(&fixture);
	transform = add(&fixture, tactus_transform_recognizer_create(fixture.application));
	pan = tactus_pan_recognizer_create(fixture.application);
	begin(&fixture, transform);
	finger_up(&fixture, STEP_MS * STEPS, 1);
	finger_up(&fixture, STEP_MS * STEPS, 2);
	get(transform, expected_us(), NULL, expected);
	get(transform, 0, NULL, now);
	check_same(expected, now);
	CHECK_STATUS(tactus_pan_recognizer_predict_translation(transform, 0, NULL, &x, NULL), TACTUS_STATUS_WRONG_KIND);
	CHECK_STATUS(tactus_transform_recognizer_predict_transform(pan, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
		TACTUS_STATUS_WRONG_KIND);
	tactus_recognizer_destroy(pan);
	fixture_destroy(&fixture);
}

void check_predicted_values(void)
{
	check_run("predicted values: a pan", pan);
	check_run("predicted values: fewer fingers than a pan needs", fewer_fingers);
	check_run("predicted values: pinch and rotation", pairs);
	check_run("predicted values: a transform", transform);
	check_run("predicted values: no fingers, other kinds", nothing_to_predict);
}
