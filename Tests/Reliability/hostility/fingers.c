/* SPDX-License-Identifier: MIT */
/* More fingers than the limit, and ids at the ends of their range. */
#include "host.h"

#define MOST_TOUCHES 64

static void sixty_five(void)
{
	struct host host;
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_source *other;

	host_open(&host);
	info.seat = UINT32_MAX;
	other = tactus_touch_source_create(host.application, &info);
	for (int32_t id = 0; id < MOST_TOUCHES; id++)
		CHECK(host_down(&host, id, 10 + id * 20, 500) == TACTUS_STATUS_OK);
	CHECK(host_down(&host, MOST_TOUCHES, 5, 5) == TACTUS_STATUS_LIMIT);
	CHECK(tactus_touch_source_down(other, host.time_us, 1, 5, 5) == TACTUS_STATUS_LIMIT);
	CHECK(host.began == MOST_TOUCHES);
	/* A refused finger does not move; the others do. */
	CHECK(host_move(&host, MOST_TOUCHES, 6, 6) == TACTUS_STATUS_UNKNOWN_TOUCH);
	CHECK(host_move(&host, 63, 900, 900) == TACTUS_STATUS_OK);
	CHECK(host_up(&host, 0) == TACTUS_STATUS_OK);
	CHECK(host_down(&host, MOST_TOUCHES, 5, 5) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_cancel_all(host.panel, host.time_us) == TACTUS_STATUS_OK);
	CHECK(host.began == host.ended + host.cancelled);
	host_still_works(&host);
	host_close(&host);
}

static void ends_of_the_range(void)
{
	static const int32_t ids[] = { INT32_MIN, INT32_MIN + 1, -1, 0, 1, INT32_MAX - 1, INT32_MAX };
	size_t count = sizeof ids / sizeof ids[0];
	struct host host;

	host_open(&host);
	for (size_t i = 0; i < count; i++)
		CHECK(host_down(&host, ids[i], 100 + 100 * (double)i, 100) == TACTUS_STATUS_OK);
	for (size_t i = 0; i < count; i++)
		CHECK(host_down(&host, ids[i], 100, 100) == TACTUS_STATUS_DUPLICATE_TOUCH);
	for (size_t i = 0; i < count; i++) {
		CHECK(host_move(&host, ids[i], 100 + 100 * (double)i, 300) == TACTUS_STATUS_OK);
		CHECK(host_up(&host, ids[i]) == TACTUS_STATUS_OK);
	}
	CHECK(host.began == (int)count && host.began == host.ended + host.cancelled);
	host_still_works(&host);
	host_close(&host);
}

/* Counts of 0 and of the maximum. */
static void numbers_of_fingers(void)
{
	static const uint32_t counts[] = { 0, 1, 64, 65, INT32_MAX, (uint32_t)INT32_MAX + 1, UINT32_MAX };
	struct host host;

	host_open(&host);
	for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
		struct tactus_recognizer *tap = tactus_tap_recognizer_create(host.application);
		struct tactus_recognizer *press = tactus_long_press_recognizer_create(host.application);
		struct tactus_recognizer *pan = tactus_pan_recognizer_create(host.application);
		struct tactus_recognizer *swipe = tactus_swipe_recognizer_create(host.application);

		tactus_tap_recognizer_set_number_of_taps_required(tap, counts[i]);
		tactus_tap_recognizer_set_number_of_touches_required(tap, counts[i]);
		tactus_long_press_recognizer_set_number_of_taps_required(press, counts[i]);
		tactus_long_press_recognizer_set_number_of_touches_required(press, counts[i]);
		tactus_pan_recognizer_set_minimum_number_of_touches(pan, counts[i]);
		tactus_pan_recognizer_set_maximum_number_of_touches(pan, counts[i]);
		tactus_swipe_recognizer_set_number_of_touches_required(swipe, counts[i]);
		tactus_swipe_recognizer_set_directions(swipe, counts[i]);
		tactus_view_add_recognizer(host.window, tap);
		tactus_view_add_recognizer(host.window, press);
		tactus_view_add_recognizer(host.window, pan);
		tactus_view_add_recognizer(host.window, swipe);
		for (int32_t id = 0; id < 5; id++)
			host_down(&host, id, 100 + 50 * id, 100);
		for (int32_t id = 0; id < 5; id++)
			host_move(&host, id, 200 + 50 * id, 100);
		for (int32_t id = 0; id < 5; id++)
			host_up(&host, id);
		host.time_us += 6000000;
		tactus_application_advance(host.application, host.time_us);
		tactus_recognizer_destroy(tap);
		tactus_recognizer_destroy(press);
		tactus_recognizer_destroy(pan);
		tactus_recognizer_destroy(swipe);
		host_still_works(&host);
	}
	host_close(&host);
}

/* A recognizer that never decides, so that lifted touches are kept: the oldest is dropped when there is no room. */
static void touches_that_are_kept(void)
{
	const struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;
	struct host host;
	struct tactus_recognizer *undecided;

	host_open(&host);
	undecided = tactus_custom_recognizer_create(
		host.application, TACTUS_CUSTOM_RECOGNIZER_FLAGS_NONE, &callbacks, NULL);
	CHECK(tactus_view_add_recognizer(host.window, undecided) == TACTUS_STATUS_OK);
	for (int32_t i = 0; i < 5 * MOST_TOUCHES; i++) {
		CHECK(host_down(&host, i, 10 + i, 500) == TACTUS_STATUS_OK);
		/* Too far for the tap, which would end the attempt. */
		CHECK(host_move(&host, i, 10 + i, 600) == TACTUS_STATUS_OK);
		CHECK(host_up(&host, i) == TACTUS_STATUS_OK);
	}
	CHECK(tactus_application_get_client_bug_count(host.application) > 0);
	tactus_recognizer_destroy(undecided);
	CHECK(host.began == host.ended + host.cancelled);
	host_still_works(&host);
	host_close(&host);
}

void check_fingers(void)
{
	check_run("64 touches, and the 65th", sixty_five);
	check_run("more lifted touches than there is room for", touches_that_are_kept);
	check_run("ids at the ends of their range", ends_of_the_range);
	check_run("numbers of fingers at the ends of their range", numbers_of_fingers);
}
