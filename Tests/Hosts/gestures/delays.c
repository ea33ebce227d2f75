/* SPDX-License-Identifier: MIT */
/* What an application hears of fingers that a gesture withholds (rules 7.15 and 18.3). */
#include "fixture.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

#define THREE "[tactus-gesture]\ntype=swipe\ndirection=left,right\nfingers=3\naction=close\n"

/* The touches of the application, as `down@TIME motion@TIME up@TIME`, times in ms. */
static char heard[512];

static void add(const char *event, uint64_t time_us)
{
	size_t length = strlen(heard);

	snprintf(heard + length, sizeof heard - length, "%s%s@%d", length > 0 ? " " : "", event, (int)(time_us / 1000));
}

#define HANDLER(name) \
	static enum tactus_handling handle_##name(struct tactus_responder *responder, \
		const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data) \
	{ \
		(void)responder, (void)touches, (void)count, (void)event; \
		add(#name, tactus_application_get_time(((const struct fixture *)data)->application)); \
		return TACTUS_HANDLING_HANDLED; \
	}

HANDLER(down)
HANDLER(motion)
HANDLER(up)
HANDLER(cancel)

static void create(struct fixture *fixture, const char *text)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_view *view;

	fixture_create(fixture);
	fixture_load(fixture, text);
	view = tactus_view_create(fixture->application, 0, 0, 800, 600);
	callbacks.touches_began = handle_down;
	callbacks.touches_moved = handle_motion;
	callbacks.touches_ended = handle_up;
	callbacks.touches_cancelled = handle_cancel;
	tactus_view_set_multiple_touch_enabled(view, true);
	tactus_view_set_responder_callbacks(view, &callbacks, fixture);
	tactus_view_add_subview(fixture->root, view);
	heard[0] = '\0';
}

static void play_one_finger(struct fixture *fixture)
{
	finger_down(fixture, 1000, 0, 300, 300);
	finger_motion(fixture, 1040, 0, 310, 300);
	finger_motion(fixture, 1120, 0, 330, 300);
	finger_motion(fixture, 1400, 0, 350, 300);
	finger_up(fixture, 1500, 0);
}

static void play_three_fingers(struct fixture *fixture)
{
	for (int finger = 0; finger < 3; finger++)
		finger_down(fixture, 3000 + 20 * (unsigned)finger, finger, 300 + 50 * finger, 300);
	for (int finger = 0; finger < 3; finger++)
		finger_motion(fixture, 3100, finger, 400 + 50 * finger, 300);
	for (int finger = 0; finger < 3; finger++)
		finger_up(fixture, 3200, finger);
}

/* One finger is late once and loses no motion; three that come in time are never seen. */
static void check_true(void)
{
	struct fixture fixture;

	create(&fixture, THREE "delays=true\n");
	check_notes("");
	play_one_finger(&fixture);
	check_text(heard, "down@1080 motion@1080 motion@1120 motion@1400 up@1500");
	heard[0] = '\0';
	play_three_fingers(&fixture);
	check_text(heard, "");
	check_notes("act swipe of line 1 1 ended start=300,300 progress=1.00 commits\n");
	fixture_destroy(&fixture);
}

static void check_limits(void)
{
	struct fixture fixture;

	create(&fixture, "[tactus]\ndelay-together=30ms\n" THREE "delays=true\ndelay-undecided=50ms\n");
	check_notes("");
	play_one_finger(&fixture);
	check_text(heard, "down@1030 motion@1040 motion@1120 motion@1400 up@1500");
	heard[0] = '\0';
	for (int finger = 0; finger < 3; finger++)
		finger_down(&fixture, 3000, finger, 300 + 50 * finger, 300);
	pass_time(&fixture, 3200);
	check_text(heard, "down@3050");
	for (int finger = 0; finger < 3; finger++)
		finger_up(&fixture, 3300, finger);
	fixture_destroy(&fixture);
}

static void check_until_failed(void)
{
	struct fixture fixture;

	create(&fixture, THREE "delays=until-failed\n");
	check_notes("gestures.conf:6: [tactus-gesture] delays=until-failed: an application gets a single finger only "
		    "when that lifts, without its "
		    "motion; delays=true waits 80 ms for the fingers, and 300 ms for the gesture\n");
	finger_down(&fixture, 1000, 0, 300, 300);
	finger_motion(&fixture, 1040, 0, 310, 300);
	pass_time(&fixture, 1400);
	check_text(heard, "");
	pass_time(&fixture, 1500);
	check_text(heard, "down@1500 motion@1500");
	finger_up(&fixture, 1600, 0);
	fixture_destroy(&fixture);
}

void check_delays(void)
{
	check_run("18.3: delays=true is late once for one finger, and hides three", check_true);
	check_run("18.3: the limits can be set, for all gestures or for one", check_limits);
	check_run("18.3: delays=until-failed has no limits, and its cost is told", check_until_failed);
}
