/* SPDX-License-Identifier: MIT */
/* Touch accommodations, resampling and prediction: settings, what comes out, statuses (1.16 to 1.18). */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

static const struct tactus_touch *seen;
static double seen_x;
static uint64_t seen_us;
static bool has_ended;
static struct tactus_touch_place predicted[3];

static void accommodations(void)
{
	struct fixture fixture;
	struct tactus_touch_accommodations given = TACTUS_TOUCH_ACCOMMODATIONS_INIT;
	struct tactus_touch_accommodations found = TACTUS_TOUCH_ACCOMMODATIONS_INIT;
	uint64_t deadline;

	fixture_create(&fixture);
	fixture_watch(fixture.view, "view");
	CHECK_OK(tactus_touch_source_get_accommodations(fixture.panel, &found));
	CHECK(memcmp(&given, &found, sizeof given) == 0);

	given.hold_duration_us = 300000;
	given.ignore_repeat_us = 50000;
	given.tap_assistance_us = 100000;
	given.tap_place = TACTUS_TAP_PLACE_FINAL;
	CHECK_OK(tactus_touch_source_set_accommodations(fixture.panel, &given));
	CHECK_OK(tactus_touch_source_get_accommodations(fixture.panel, &found));
	CHECK(memcmp(&given, &found, sizeof given) == 0);
	finger_down(&fixture, 1000, 1, 150, 150);
	CHECK_OK(tactus_application_get_next_deadline(fixture.application, &deadline));
	CHECK(deadline == 1300000);
	finger_up(&fixture, 1350, 1);
	check_notes("view began 1\n"
		    "view ended 1\n");

	given.tap_place = 2;
	CHECK_STATUS(tactus_touch_source_set_accommodations(fixture.panel, &given), TACTUS_STATUS_INVALID_ARGUMENT);
	given.tap_place = TACTUS_TAP_PLACE_INITIAL;
	given.hold_duration_us = ((uint64_t)1 << 62) + 1;
	CHECK_STATUS(tactus_touch_source_set_accommodations(fixture.panel, &given), TACTUS_STATUS_INVALID_ARGUMENT);
	given.hold_duration_us = 0;
	given.reserved = 1;
	CHECK_STATUS(tactus_touch_source_set_accommodations(fixture.panel, &given), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_OK(tactus_touch_source_set_accommodations(fixture.panel, NULL));
	CHECK_OK(tactus_touch_source_get_accommodations(fixture.panel, &found));
	CHECK(found.hold_duration_us == 0 && found.tap_assistance_us == 0);
	check_that_taps_work(&fixture, 3000);
	fixture_destroy(&fixture);
}

static enum tactus_handling moved(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	double y;

	(void)responder, (void)count, (void)data;
	seen = touches[0];
	seen_us = tactus_touch_get_timestamp(seen);
	CHECK_OK(tactus_touch_get_location(seen, NULL, &seen_x, &y));
	for (unsigned int i = 0; i < 3; i++) {
		static const uint64_t ahead_us[] = { 0, 20000, 90000 };
		predicted[i] = (struct tactus_touch_place)TACTUS_TOUCH_PLACE_INIT;
		CHECK_OK(tactus_event_predict(event, seen, seen_us + ahead_us[i], NULL, &predicted[i]));
	}
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling ended(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct tactus_touch_place place = TACTUS_TOUCH_PLACE_INIT;

	(void)responder, (void)count, (void)data;
	CHECK_STATUS(tactus_event_predict(event, touches[0], 0, NULL, &place), TACTUS_STATUS_NONE);
	has_ended = true;
	return TACTUS_HANDLING_HANDLED;
}

static void watch(struct fixture *fixture)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	callbacks.touches_moved = moved;
	callbacks.touches_ended = ended;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture->view, &callbacks, NULL));
}

static void resampling(void)
{
	struct fixture fixture;
	uint64_t latency_us = 0;

	fixture_create(&fixture);
	watch(&fixture);
	CHECK(!tactus_application_get_resampling(fixture.application, &latency_us));
	CHECK(latency_us == TACTUS_RESAMPLING_LATENCY_US);
	CHECK_STATUS(tactus_application_set_resampling(fixture.application, true, TACTUS_RESAMPLING_LATENCY_MAX_US + 1),
		TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(!tactus_application_get_resampling(fixture.application, NULL));
	CHECK_OK(tactus_application_set_resampling(fixture.application, true, 4000));
	CHECK(tactus_application_get_resampling(fixture.application, &latency_us) && latency_us == 4000);
	CHECK_OK(tactus_application_set_delivery_mode(fixture.application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME));
	finger_down(&fixture, 1000, 1, 150, 150);
	finger_motion(&fixture, 1008, 1, 158, 150);
	finger_motion(&fixture, 1016, 1, 174, 150);
	CHECK_OK(tactus_application_deliver(fixture.application, 1018000));
	CHECK(fabs(seen_x - 170) < 1e-9 && seen_us == 1014000);
	fixture_destroy(&fixture);
}

static void prediction(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	watch(&fixture);
	finger_down(&fixture, 1000, 1, 150, 150);
	for (unsigned int i = 1; i <= 12; i++)
		finger_motion(&fixture, 1000 + 8 * i, 1, 150 + 4 * i, 150);
	/* 0.5 px/ms; the farthest is 50 ms ahead. */
	CHECK(predicted[0].x == seen_x && predicted[0].time_us == seen_us);
	CHECK(fabs(predicted[1].x - seen_x - 10) < 1e-6 && predicted[1].time_us == seen_us + 20000);
	CHECK(fabs(predicted[2].x - seen_x - 25) < 1e-6 && predicted[2].time_us == seen_us + 50000);
	finger_up(&fixture, 1100, 1);
	CHECK(has_ended);
	fixture_destroy(&fixture);
}

void check_frames(void)
{
	check_run("touch accommodations (1.18)", accommodations);
	check_run("resampling (1.16)", resampling);
	check_run("prediction (1.17)", prediction);
}
