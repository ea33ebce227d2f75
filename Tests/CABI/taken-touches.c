/* SPDX-License-Identifier: MIT */
/* The data of taken touches (10.6), and recognizers that are made a shell's gestures (4.9, 7.14, 7.15, 2.13). */
#include "fixture.h"
#include "suites.h"

#include <stdint.h>
#include <string.h>

struct drag {
	const struct tactus_application *application;
	int motions, ends, destroyed;
};

static void drag_motion(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	struct drag *drag = data;

	(void)touch, (void)time_us, (void)x, (void)y;
	CHECK(drag->destroyed == 0);
	drag->motions++;
}

static void drag_end(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	struct drag *drag = data;

	(void)touch, (void)time_us, (void)cancelled;
	CHECK(drag->destroyed == 0);
	drag->ends++;
}

static void drag_destroy(void *data)
{
	struct drag *drag = data;

	drag->destroyed++;
}

static struct tactus_touch_grab_callbacks drag_callbacks(void)
{
	struct tactus_touch_grab_callbacks callbacks = TACTUS_TOUCH_GRAB_CALLBACKS_INIT;

	callbacks.motion = drag_motion;
	callbacks.end = drag_end;
	callbacks.destroy = drag_destroy;
	return callbacks;
}

static const struct tactus_touch *take(struct fixture *fixture, struct drag *drag)
{
	struct tactus_touch_grab_callbacks callbacks = drag_callbacks();
	const struct tactus_touch *touch = NULL;

	fixture_create(fixture);
	*drag = (struct drag){ .application = fixture->application };
	finger_down(fixture, 1000, 1, 150, 150);
	CHECK(tactus_application_get_touches(fixture->application, &touch, 1) == 1);
	CHECK_OK(tactus_touch_take(touch, &callbacks, drag));
	CHECK(drag->destroyed == 0);
	return touch;
}

static void lift(void)
{
	struct fixture fixture;
	struct drag drag;

	take(&fixture, &drag);
	finger_motion(&fixture, 1010, 1, 160, 150);
	CHECK(drag.motions == 1 && drag.destroyed == 0);
	finger_up(&fixture, 1020, 1);
	CHECK(drag.ends == 1 && drag.destroyed == 1);
	fixture_destroy(&fixture);
	CHECK(drag.destroyed == 1);
}

static void system_cancel(void)
{
	struct fixture fixture;
	struct drag drag;

	take(&fixture, &drag);
	CHECK_OK(tactus_application_cancel_touches(fixture.application, 1010000));
	CHECK(drag.ends == 1 && drag.destroyed == 1);
	fixture_destroy(&fixture);
	CHECK(drag.destroyed == 1);
}

/* Nothing is left behind when the application goes first. */
static void application_goes(void)
{
	struct fixture fixture;
	struct drag drag;

	take(&fixture, &drag);
	fixture_destroy(&fixture);
	CHECK(drag.ends <= 1 && drag.destroyed == 1);
}

static void source_goes(void)
{
	struct fixture fixture;
	struct drag drag;

	take(&fixture, &drag);
	tactus_touch_source_destroy(fixture.panel);
	fixture.panel = NULL;
	CHECK(drag.ends == 1);
	fixture_destroy(&fixture);
	CHECK(drag.destroyed == 1);
}

/* The data of a call that is refused stays the caller's, and a struct from before the function has none. */
static void refused(void)
{
	struct fixture fixture;
	struct drag drag, other = { 0 };
	struct tactus_touch_grab_callbacks callbacks = drag_callbacks();
	const struct tactus_touch *touch = take(&fixture, &drag);

	CHECK_STATUS(tactus_touch_take(touch, &callbacks, &other), TACTUS_STATUS_WRONG_STATE);
	CHECK(other.destroyed == 0);
	finger_up(&fixture, 1020, 1);
	CHECK_STATUS(tactus_touch_take(touch, &callbacks, &other), TACTUS_STATUS_UNKNOWN_TOUCH);

	finger_down(&fixture, 2000, 1, 150, 150);
	CHECK(tactus_application_get_touches(fixture.application, &touch, 1) == 1);
	callbacks.size = offsetof(struct tactus_touch_grab_callbacks, destroy);
	CHECK_OK(tactus_touch_take(touch, &callbacks, &other));
	finger_up(&fixture, 2020, 1);
	CHECK(other.ends == 1);
	fixture_destroy(&fixture);
	CHECK(other.destroyed == 0 && drag.destroyed == 1);
}

static struct tactus_recognizer *add(struct fixture *fixture, struct tactus_recognizer *recognizer)
{
	CHECK_OK(tactus_view_add_recognizer(fixture->view, recognizer));
	return recognizer;
}

static uint64_t duration(const struct tactus_recognizer *recognizer, enum tactus_duration duration)
{
	uint64_t found = 1;

	CHECK_OK(tactus_recognizer_get_duration(recognizer, duration, &found));
	return found;
}

static void shell_settings(void)
{
	struct fixture fixture;
	struct tactus_recognizer *swipe, *edge;

	fixture_create(&fixture);
	swipe = add(&fixture, tactus_swipe_recognizer_create(fixture.application));
	edge = add(&fixture, tactus_screen_edge_pan_recognizer_create(fixture.application));
	CHECK_OK(tactus_recognizer_become_shell_gesture(swipe));
	CHECK_OK(tactus_recognizer_become_shell_gesture(edge));
	CHECK(!tactus_recognizer_get_delays_touches_ended(swipe) && !tactus_recognizer_get_delays_touches_ended(edge));
	CHECK(tactus_recognizer_get_requires_whole_sequence(swipe));
	CHECK(!tactus_recognizer_get_requires_whole_sequence(edge));
	CHECK(tactus_screen_edge_pan_recognizer_is_shell_gesture(edge));
	CHECK(duration(swipe, TACTUS_DURATION_DELAY_TOGETHER) == 80000);
	CHECK(duration(edge, TACTUS_DURATION_DELAY_UNDECIDED) == 300000);
	CHECK(!tactus_recognizer_get_delays_touches_began(swipe));
	CHECK_STATUS(tactus_recognizer_become_shell_gesture(NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	fixture_destroy(&fixture);
}

/* Two thumbs below a pinch of the shell: the lift of one arrives while the other rests (7.14). */
static void alternating_thumbs(void)
{
	for (int is_shell = 0; is_shell < 2; is_shell++) {
		struct fixture fixture;
		struct tactus_recognizer *pinch;

		fixture_create(&fixture);
		fixture_watch(fixture.view, "view");
		CHECK_OK(tactus_view_set_multiple_touch_enabled(fixture.view, true));
		pinch = add(&fixture, tactus_pinch_recognizer_create(fixture.application));
		if (is_shell)
			CHECK_OK(tactus_recognizer_become_shell_gesture(pinch));
		finger_down(&fixture, 1000, 1, 150, 150);
		finger_down(&fixture, 1100, 2, 170, 150);
		check_notes("view began 1\nview began 2\n");
		finger_up(&fixture, 1200, 2);
		check_notes(is_shell ? "view ended 2\n" : "");
		finger_up(&fixture, 1300, 1);
		check_notes(is_shell ? "view ended 1\n" : "view ended 1 2\n");
		fixture_destroy(&fixture);
	}
}

void check_taken_touches(void)
{
	check_run("a taken touch's data after its lift", lift);
	check_run("a taken touch's data after a system cancel", system_cancel);
	check_run("a taken touch's data when the application goes", application_goes);
	check_run("a taken touch's data when its source goes", source_goes);
	check_run("the data of a touch that cannot be taken", refused);
	check_run("a shell's gesture: settings", shell_settings);
	check_run("7.14 a shell's gesture: alternating thumbs", alternating_thumbs);
}
