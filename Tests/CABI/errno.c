/* SPDX-License-Identifier: MIT */
/* No function changes errno, even if numbers are too large or too small for the mathematics behind it. */
#include "fixture.h"
#include "suites.h"

#include <errno.h>
#include <float.h>

static struct fixture fixture;

#define CHECK_ERRNO(what) \
	do { \
		if (errno != EXDEV) \
			check_failed("errno is %d %s", errno, what); \
		errno = EXDEV; \
	} while (0)

/* A flick whose motion is evaluated at ever later times, until the rest of it underflows. */
static void decelerate(struct tactus_view *scroll_view)
{
	uint64_t time_us = 1000;

	errno = EXDEV;
	finger_down(&fixture, 0, 1, 200, 200);
	for (int i = 1; i < 6; i++)
		finger_motion(&fixture, 8 * (unsigned)i, 1, 200 - 40 * i, 200 - 30 * i);
	finger_up(&fixture, 41, 1);
	CHECK_ERRNO("after a flick");
	CHECK(tactus_scroll_view_is_decelerating(scroll_view));
	for (int power = 0; power < 60; power++) {
		time_us += UINT64_C(1) << power;
		tactus_application_advance(fixture.application, 50000 + time_us);
		CHECK_ERRNO("after an advance");
	}
}

static void zoom(struct tactus_view *scroll_view)
{
	for (double scale = 1e-320; scale < 1e300; scale *= 1e10) {
		uint64_t now = tactus_application_get_time(fixture.application);

		tactus_scroll_view_set_zoom_limits(scroll_view, scale, 2 * scale);
		tactus_scroll_view_set_zoom_scale(scroll_view, 1.5 * scale, true);
		tactus_application_advance(fixture.application, now + 100000);
		CHECK_ERRNO("after a zoom");
	}
}

/* Two fingers nearly side by side: the angle between them underflows. */
static void turn(void)
{
	CHECK_OK(tactus_view_add_recognizer(fixture.window, tactus_rotation_recognizer_create(fixture.application)));
	CHECK_OK(tactus_view_add_recognizer(fixture.window, tactus_transform_recognizer_create(fixture.application)));
	errno = EXDEV;
	finger_down(&fixture, 1, 1, 100, 0);
	finger_down(&fixture, 2, 2, 300, DBL_TRUE_MIN);
	CHECK_ERRNO("with two fingers");
	finger_motion(&fixture, 3, 2, 300, 2 * DBL_TRUE_MIN);
	CHECK_ERRNO("after a turn");
	CHECK_OK(tactus_touch_source_cancel_all(fixture.panel, 4000));
}

void check_errno(void)
{
	struct tactus_view *scroll_view;

	check_begin("errno is left alone");
	fixture_create(&fixture);
	scroll_view = tactus_scroll_view_create(fixture.application, 0, 0, 400, 400, 1e8, 1e8);
	CHECK_OK(tactus_view_add_subview(fixture.window, scroll_view));
	decelerate(scroll_view);
	zoom(scroll_view);
	fixture_destroy(&fixture);
	fixture_create(&fixture);
	turn();
	fixture_destroy(&fixture);
	CHECK_ERRNO("after the end");
	check_end();
}
