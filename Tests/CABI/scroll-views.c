/* SPDX-License-Identifier: MIT */
/* Scroll views from C: getters, events and answers of the delegate, and refusals. */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stdio.h>

static struct tactus_view *scroll;
static double wanted_target = -1;

/* Returns words such as "tracking dragging" for the present state. */
static const char *states(void)
{
	static char text[128];
	snprintf(text, sizeof text, "%s%s%s%s%s%s", tactus_scroll_view_is_tracking(scroll) ? " tracking" : "",
		tactus_scroll_view_is_dragging(scroll) ? " dragging" : "",
		tactus_scroll_view_is_decelerating(scroll) ? " decelerating" : "",
		tactus_scroll_view_is_zooming(scroll) ? " zooming" : "",
		tactus_scroll_view_is_zoom_bouncing(scroll) ? " zoom-bouncing" : "",
		tactus_scroll_view_is_animating(scroll) ? " animating" : "");
	return text;
}

#define NOTES(name) \
	static void name(struct tactus_view *scroll_view, void *data) \
	{ \
		CHECK(scroll_view == scroll && data == &scroll); \
		note(#name "%s", states()); \
	}

NOTES(will_begin_dragging)
NOTES(will_begin_decelerating)
NOTES(did_end_decelerating)
NOTES(did_end_animating)
NOTES(will_begin_zooming)

static void will_end_dragging(struct tactus_view *scroll_view, double velocity_x, double velocity_y, double *target_x,
	double *target_y, void *data)
{
	CHECK(scroll_view == scroll && data == &scroll);
	CHECK(velocity_x == 0 && *target_x == 0);
	note("will_end_dragging at %.0f px/s to %.1f", velocity_y, *target_y);
	if (wanted_target >= 0)
		*target_y = wanted_target;
}

static void did_end_dragging(struct tactus_view *scroll_view, bool will_decelerate, void *data)
{
	CHECK(scroll_view == scroll && data == &scroll);
	note("did_end_dragging %d%s", will_decelerate, states());
}

static void did_end_zooming(struct tactus_view *scroll_view, double scale, void *data)
{
	CHECK(scroll_view == scroll && data == &scroll);
	note("did_end_zooming %.2f%s", scale, states());
}

static void create(struct fixture *fixture, double content_height)
{
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;

	fixture_create(fixture);
	wanted_target = -1;
	scroll = tactus_scroll_view_create(fixture->application, 0, 0, 400, 300, 400, content_height);
	CHECK_OK(tactus_view_add_subview(fixture->view, scroll));
	delegate.will_begin_dragging = will_begin_dragging;
	delegate.will_end_dragging = will_end_dragging;
	delegate.did_end_dragging = did_end_dragging;
	delegate.will_begin_decelerating = will_begin_decelerating;
	delegate.did_end_decelerating = did_end_decelerating;
	delegate.did_end_animating = did_end_animating;
	delegate.will_begin_zooming = will_begin_zooming;
	delegate.did_end_zooming = did_end_zooming;
	CHECK_OK(tactus_scroll_view_set_delegate(scroll, &delegate, &scroll));
}

static double offset(void)
{
	double y = -1;
	CHECK_OK(tactus_scroll_view_get_content_offset(scroll, NULL, &y));
	return y;
}

/* Drags up from 380, 20 px per 8 ms: 2500 px/s. The first step begins the drag, the others scroll. */
static void fling(struct fixture *fixture, unsigned int time, unsigned int steps)
{
	finger_down(fixture, time, 1, 200, 380);
	for (unsigned int step = 1; step <= steps; step++)
		finger_motion(fixture, time + 8 * step, 1, 200, 380 - 20.0 * step);
	finger_up(fixture, time + 8 * steps + 4, 1);
}

static void advance(struct fixture *fixture, unsigned int time)
{
	CHECK_OK(tactus_application_advance(fixture->application, time * UINT64_C(1000)));
}

static void drag_and_deceleration(void)
{
	struct fixture fixture;

	create(&fixture, 5000);
	CHECK(*states() == '\0');
	finger_down(&fixture, 0, 1, 200, 380);
	note("down%s", states());
	finger_motion(&fixture, 8, 1, 200, 360);
	CHECK(offset() == 0);
	finger_motion(&fixture, 16, 1, 200, 340);
	CHECK(offset() == 20);
	finger_motion(&fixture, 24, 1, 200, 320);
	finger_motion(&fixture, 32, 1, 200, 300);
	finger_up(&fixture, 36, 1);
	/* 60 + 2.5 * 499 */
	check_notes("down tracking\n"
		    "will_begin_dragging tracking dragging\n"
		    "will_end_dragging at 2500 px/s to 1307.5\n"
		    "did_end_dragging 1\n"
		    "will_begin_decelerating decelerating\n");
	advance(&fixture, 10000);
	check_notes("did_end_decelerating\n");
	CHECK(fabs(offset() - 1307.5) < 1e-9);
	fixture_destroy(&fixture);
}

/* A finger that stops a motion may scroll, but the content does not get it (13.6). */
static void finger_that_stops(void)
{
	struct fixture fixture;

	create(&fixture, 5000);
	fling(&fixture, 0, 4);
	check_notes("will_begin_dragging tracking dragging\n"
		    "will_end_dragging at 2500 px/s to 1307.5\n"
		    "did_end_dragging 1\n"
		    "will_begin_decelerating decelerating\n");
	finger_down(&fixture, 100, 2, 200, 300);
	note("down%s", states());
	finger_up(&fixture, 140, 2);
	advance(&fixture, 10000);
	check_notes("down tracking\n");
	CHECK(*states() == '\0');
	fixture_destroy(&fixture);
}

/* The content rests at the delegate's target, with pages, too (13.5, 13.10). */
static void target_of_the_delegate(void)
{
	struct fixture fixture;

	create(&fixture, 5000);
	wanted_target = 700;
	fling(&fixture, 0, 4);
	/* 700 - 640 * 0.998^100 */
	advance(&fixture, 136);
	CHECK(fabs(offset() - (700 - 640 * pow(0.998, 100))) < 1e-9);
	advance(&fixture, 10000);
	CHECK(offset() == 700);

	CHECK_OK(tactus_scroll_view_set_option(scroll, TACTUS_SCROLL_VIEW_OPTION_PAGING, true));
	wanted_target = 1000;
	fling(&fixture, 20000, 4);
	advance(&fixture, 20436);
	CHECK(offset() == 1000);
	/* A target beyond the limit: the content cannot rest there. */
	wanted_target = 9000;
	fling(&fixture, 30000, 4);
	advance(&fixture, 30436);
	CHECK(offset() == 4700);
	check_notes("will_begin_dragging tracking dragging\n"
		    "will_end_dragging at 2500 px/s to 1307.5\n"
		    "did_end_dragging 1\n"
		    "will_begin_decelerating decelerating\n"
		    "did_end_decelerating\n"
		    "will_begin_dragging tracking dragging\n"
		    "will_end_dragging at 2500 px/s to 900.0\n"
		    "did_end_dragging 1\n"
		    "will_begin_decelerating decelerating\n"
		    "did_end_decelerating\n"
		    "will_begin_dragging tracking dragging\n"
		    "will_end_dragging at 2500 px/s to 1200.0\n"
		    "did_end_dragging 1\n"
		    "will_begin_decelerating decelerating\n"
		    "did_end_decelerating\n");
	fixture_destroy(&fixture);
}

static void stopped_by_the_host(void)
{
	struct fixture fixture;

	create(&fixture, 5000);
	CHECK_OK(tactus_scroll_view_stop_scrolling_and_zooming(scroll));
	CHECK_OK(tactus_scroll_view_set_content_offset(scroll, 0, 300, true));
	note("started%s", states());
	advance(&fixture, 150);
	CHECK_OK(tactus_scroll_view_stop_scrolling_and_zooming(scroll));
	CHECK(fabs(offset() - 150) < 1e-9);
	check_notes("started animating\n"
		    "did_end_animating\n");
	advance(&fixture, 1000);
	CHECK(fabs(offset() - 150) < 1e-9);
	/* A drag by a finger goes on. */
	finger_down(&fixture, 2000, 1, 200, 380);
	finger_motion(&fixture, 2010, 1, 200, 370);
	CHECK_OK(tactus_scroll_view_stop_scrolling_and_zooming(scroll));
	finger_motion(&fixture, 2020, 1, 200, 350);
	CHECK(fabs(offset() - 170) < 1e-9);
	finger_up(&fixture, 2200, 1);
	check_notes("will_begin_dragging tracking dragging\n"
		    "will_end_dragging at 0 px/s to 170.0\n"
		    "did_end_dragging 0\n");
	CHECK_STATUS(tactus_scroll_view_stop_scrolling_and_zooming(NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_STATUS(tactus_scroll_view_stop_scrolling_and_zooming(fixture.view), TACTUS_STATUS_WRONG_KIND);
	fixture_destroy(&fixture);
}

static void zoom_and_bounce(void)
{
	struct fixture fixture;
	struct tactus_view *content;

	create(&fixture, 600);
	content = tactus_view_create(fixture.application, 0, 0, 400, 600);
	CHECK_OK(tactus_view_add_subview(scroll, content));
	CHECK_OK(tactus_scroll_view_set_content_view(scroll, content));
	CHECK_OK(tactus_scroll_view_set_zoom_limits(scroll, 1, 2));
	CHECK_OK(tactus_scroll_view_set_zoom_scale(scroll, 2, true));
	note("started%s", states());
	advance(&fixture, 1000);
	CHECK_OK(tactus_scroll_view_set_zoom_scale(scroll, 1, false));
	check_notes("started animating\n"
		    "did_end_zooming 2.00\n"
		    "did_end_animating\n");

	finger_down(&fixture, 2000, 1, 250, 250);
	finger_down(&fixture, 2000, 2, 350, 250);
	finger_motion(&fixture, 2008, 2, 340, 250);
	finger_motion(&fixture, 2016, 2, 300, 250);
	note("pinched%s", states());
	finger_up(&fixture, 2100, 1);
	finger_up(&fixture, 2100, 2);
	note("released%s", states());
	advance(&fixture, 3000);
	/* No programmed motion ran, so no end of one is reported. */
	check_notes("will_begin_zooming tracking zooming\n"
		    "pinched tracking zooming\n"
		    "released zoom-bouncing\n"
		    "did_end_zooming 1.00\n");
	fixture_destroy(&fixture);
}

static void options(void)
{
	struct fixture fixture;
	double x = -1, y = -1;

	create(&fixture, 200);
	for (int option = 0; option <= TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_VERTICALLY; option++) {
		enum tactus_scroll_view_option which = (enum tactus_scroll_view_option)option;
		bool is_on = tactus_scroll_view_get_option(scroll, which);
		CHECK(is_on == (option <= 1 || option == 6 || option == 7 || option >= 9));
		CHECK_OK(tactus_scroll_view_set_option(scroll, which, !is_on));
		CHECK(tactus_scroll_view_get_option(scroll, which) == !is_on);
		CHECK(!tactus_scroll_view_get_option(fixture.view, which));
	}
	CHECK_STATUS(tactus_scroll_view_set_option(scroll, (enum tactus_scroll_view_option)11, true),
		TACTUS_STATUS_INVALID_ARGUMENT);

	CHECK_OK(tactus_scroll_view_get_content_alignment_point(scroll, &x, &y));
	CHECK(x == 0 && y == 0 && offset() == 0);
	CHECK_OK(tactus_scroll_view_set_content_alignment_point(scroll, 0.25, 0.5));
	CHECK_OK(tactus_scroll_view_get_content_alignment_point(scroll, &x, &y));
	CHECK(x == 0.25 && y == 0.5);
	/* The content can move 100 px. */
	CHECK(offset() == -50);
	CHECK_OK(tactus_scroll_view_set_content_size(scroll, 400, 100));
	CHECK(offset() == -100);
	const double wrong[] = { -0.01, 1.01, NAN, INFINITY };
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		CHECK_STATUS(tactus_scroll_view_set_content_alignment_point(scroll, wrong[i], 0),
			TACTUS_STATUS_INVALID_ARGUMENT);
		CHECK_STATUS(tactus_scroll_view_set_content_alignment_point(scroll, 0, wrong[i]),
			TACTUS_STATUS_INVALID_ARGUMENT);
	}
	CHECK_STATUS(tactus_scroll_view_set_content_alignment_point(fixture.view, 0, 0), TACTUS_STATUS_WRONG_KIND);
	CHECK_STATUS(tactus_scroll_view_get_content_alignment_point(fixture.view, &x, &y), TACTUS_STATUS_WRONG_KIND);
	CHECK(offset() == -100 && x == 0.25);
	fixture_destroy(&fixture);
}

void check_scroll_views(void)
{
	check_run("a drag and its deceleration (13.9)", drag_and_deceleration);
	check_run("a finger that stops a motion (13.6)", finger_that_stops);
	check_run("a target that the delegate chooses (13.5, 13.10)", target_of_the_delegate);
	check_run("a motion that the host stops (13.9)", stopped_by_the_host);
	check_run("zooming and its bounce (13.9)", zoom_and_bounce);
	check_run("options of a scroll view (13.8, 13.9)", options);
}
