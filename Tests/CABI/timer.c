/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "fixture.h"
#include "suites.h"

#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <time.h>

/* Long enough for any machine; only reached if the descriptor never becomes readable. */
#define PATIENCE_MS 10000

static void deadlines(void)
{
	struct fixture fixture;
	uint64_t deadline = 0;

	fixture_create(&fixture);
	fixture_add(&fixture, tactus_long_press_recognizer_create(fixture.application), "press");
	CHECK_STATUS(
		tactus_application_get_next_deadline(fixture.application, &deadline), TACTUS_STATUS_NONE);
	CHECK(deadline == UINT64_MAX);

	finger_down(&fixture, 1000, 1, 150, 150);
	CHECK_OK(tactus_application_get_next_deadline(fixture.application, &deadline));
	CHECK(deadline == 1500000);
	CHECK_OK(tactus_application_advance(fixture.application, deadline - 1));
	check_notes("");
	CHECK_OK(tactus_application_advance(fixture.application, deadline));
	check_notes("press began\n");
	CHECK(tactus_application_get_time(fixture.application) == 1500000);
	finger_up(&fixture, 1600, 1);
	check_notes("press ended\n");
	fixture_destroy(&fixture);
}

static uint64_t monotonic_time_us(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static void timer_descriptor(void)
{
	struct fixture fixture;
	struct tactus_recognizer *press;
	struct pollfd ready = { .events = POLLIN };
	uint64_t now;

	fixture_create(&fixture);
	press = fixture_add(&fixture, tactus_long_press_recognizer_create(fixture.application), "press");
	CHECK_OK(tactus_recognizer_set_duration(press, TACTUS_DURATION_MINIMUM_PRESS, 2000));

	ready.fd = tactus_application_get_timer_fd(fixture.application);
	CHECK(ready.fd >= 0);
	CHECK(tactus_application_get_timer_fd(fixture.application) == ready.fd);
	CHECK(fcntl(ready.fd, F_GETFD) & FD_CLOEXEC);
	CHECK(fcntl(ready.fd, F_GETFL) & O_NONBLOCK);
	CHECK(poll(&ready, 1, 0) == 0);
	CHECK_OK(tactus_application_dispatch_timer(fixture.application));

	now = monotonic_time_us();
	CHECK_OK(tactus_touch_source_down(fixture.panel, now, 1, 150, 150));
	CHECK_OK(tactus_touch_source_frame(fixture.panel, now));
	check_notes("");
	CHECK(poll(&ready, 1, PATIENCE_MS) == 1);
	CHECK_OK(tactus_application_dispatch_timer(fixture.application));
	check_notes("press began\n");
	CHECK(poll(&ready, 1, 0) == 0);
	CHECK_OK(tactus_application_cancel_touches(fixture.application, monotonic_time_us()));
	check_notes("press cancelled\n");
	fixture_destroy(&fixture);
}

static void milliseconds_that_wrap(void)
{
	struct fixture fixture;
	struct tactus_application *application;
	const uint64_t wrap_ms = UINT64_C(1) << 32;

	fixture_create(&fixture);
	application = fixture.application;
	CHECK_OK(tactus_application_advance(application, (wrap_ms - 10) * 1000));
	CHECK(tactus_application_unwrap_milliseconds(application, UINT32_MAX) == (wrap_ms - 1) * 1000);
	CHECK(tactus_application_unwrap_milliseconds(application, 5) == (wrap_ms + 5) * 1000);
	fixture_destroy(&fixture);
}

/* Without input for so long that 32 bits of ms have wrapped: the clock resolves the ambiguity. */
static void milliseconds_after_idle_weeks(void)
{
	struct fixture fixture;
	uint64_t now, unwrapped;

	fixture_create(&fixture);
	CHECK(tactus_application_get_timer_fd(fixture.application) >= 0);
	now = monotonic_time_us();
	CHECK_OK(tactus_application_advance(fixture.application, now + UINT64_C(60) * 24 * 3600 * 1000000));
	unwrapped = tactus_application_unwrap_milliseconds(fixture.application, (uint32_t)(now / 1000));
	CHECK(unwrapped == now / 1000 * 1000);
	fixture_destroy(&fixture);
}

/* Times of a nested backend, with the timer's descriptor: a long press takes its full duration, counted from now. */
static void foreign_clock(void)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT, copy = TACTUS_TOUCH_SOURCE_INFO_INIT;
	const uint64_t foreign = UINT64_C(1) << 50;
	struct tactus_touch_source *nested;
	struct fixture fixture;
	uint64_t before, deadline;

	fixture_create(&fixture);
	fixture_add(&fixture, tactus_long_press_recognizer_create(fixture.application), "press");
	info.flags = TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	nested = tactus_touch_source_create(fixture.application, &info);
	CHECK_OK(tactus_touch_source_get_info(nested, &copy));
	CHECK(copy.flags == TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK);
	CHECK(tactus_application_get_timer_fd(fixture.application) >= 0);

	before = monotonic_time_us();
	CHECK_OK(tactus_touch_source_down(nested, foreign, 1, 150, 150));
	CHECK_OK(tactus_touch_source_frame(nested, foreign));
	CHECK_OK(tactus_application_get_next_deadline(fixture.application, &deadline));
	CHECK(deadline >= before + 500000);
	CHECK(deadline <= monotonic_time_us() + 500000);
	check_notes("");
	/* Later samples keep their distances to the first one. */
	CHECK_OK(tactus_touch_source_up(nested, foreign + 600000, 1));
	CHECK_OK(tactus_touch_source_frame(nested, foreign + 600000));
	check_notes("press began\npress ended\n");
	CHECK(tactus_application_get_time(fixture.application) == deadline + 100000);
	tactus_touch_source_destroy(nested);
	fixture_destroy(&fixture);
}

void check_timer(void)
{
	check_run("deadlines are reported and kept", deadlines);
	check_run("the timer's descriptor becomes readable at the deadline", timer_descriptor);
	check_run("32-bit milliseconds continue after they wrap", milliseconds_that_wrap);
	check_run("11.2 32-bit milliseconds are resolved by the clock after idle weeks", milliseconds_after_idle_weeks);
	check_run("11.4 a source with a clock of its own", foreign_clock);
}
