/* SPDX-License-Identifier: MIT */
/* Clocks that start anywhere, run backwards, wrap, and reach their end. */
#include "host.h"

#define LATEST (UINT64_C(1) << 62)

static void add_press(struct host *host)
{
	struct tactus_recognizer *press = tactus_long_press_recognizer_create(host->application);
	struct tactus_recognizer *twice = tactus_tap_recognizer_create(host->application);

	tactus_tap_recognizer_set_number_of_taps_required(twice, 2);
	tactus_view_add_recognizer(host->window, press);
	tactus_view_add_recognizer(host->window, twice);
}

static void drag(struct host *host)
{
	host_down(host, 1, 100, 100);
	for (int i = 0; i < 5; i++)
		host_move(host, 1, 100 + 10 * i, 100);
	host_up(host, 1);
}

static void from_zero(void)
{
	struct host host;

	host_open(&host);
	add_press(&host);
	host.time_us = 0;
	drag(&host);
	CHECK(host.began == 1 && host.ended + host.cancelled == 1);
	host_still_works(&host);
	host_close(&host);
}

static void to_the_end(void)
{
	struct host host;

	host_open(&host);
	add_press(&host);
	host.time_us = LATEST - 20000;
	drag(&host);
	/* Later times are refused; a touch that is down stays, and can be cancelled. */
	host.time_us = LATEST;
	CHECK(host_down(&host, 2, 100, 100) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_up(host.panel, LATEST + 1, 2) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_application_advance(host.application, UINT64_MAX) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_application_cancel_touches(host.application, LATEST) == TACTUS_STATUS_OK);
	CHECK(tactus_application_advance(host.application, LATEST) == TACTUS_STATUS_OK);
	CHECK(host.began == host.ended + host.cancelled);
	host_close(&host);
}

/* During a gesture the time stands still (11.2). Without touches and timers any time is a new origin. */
static void backwards(void)
{
	struct host host;
	uint64_t late = 900000000, deadline;

	host_open(&host);
	add_press(&host);
	host.time_us = late;
	CHECK(host_down(&host, 1, 100, 100) == TACTUS_STATUS_OK);
	for (int i = 0; i < 50; i++) {
		host.time_us = late - (uint64_t)i * 10000000;
		CHECK(host_move(&host, 1, 100 + i, 100) == TACTUS_STATUS_OK);
		CHECK(tactus_application_get_time(host.application) == late);
	}
	host.time_us = 5;
	CHECK(host_up(&host, 1) == TACTUS_STATUS_OK);
	CHECK(host.began == 1 && host.ended + host.cancelled == 1);
	CHECK(host.lines == 1);
	while (tactus_application_get_next_deadline(host.application, &deadline) == TACTUS_STATUS_OK)
		CHECK(tactus_application_advance(host.application, deadline) == TACTUS_STATUS_OK);
	host.time_us = 1000;
	host_still_works(&host);
	CHECK(tactus_application_get_time(host.application) < late);
	host_close(&host);
}

/* A counter of 32-bit milliseconds wraps after 49.7 days, during a drag. */
static void wrapping(void)
{
	struct host host;
	uint32_t time_ms = UINT32_MAX - 500;
	uint64_t last = 0;

	host_open(&host);
	for (int i = 0; i < 1000; i++, time_ms += 8) {
		host.time_us = tactus_application_unwrap_milliseconds(host.application, time_ms);
		CHECK(host.time_us > last || i == 0);
		last = host.time_us;
		if (i % 10 == 0)
			host_down(&host, 1, 100, 100);
		else if (i % 10 == 9)
			host_up(&host, 1);
		else
			host_move(&host, 1, 100 + i % 10, 100);
	}
	CHECK(host.began == 100 && host.ended + host.cancelled == 100);
	CHECK(host.lines == 0);
	host_close(&host);
}

/* Decades pass while a finger is down, or between two taps. */
static void leaps(void)
{
	struct host host;

	host_open(&host);
	add_press(&host);
	CHECK(host_down(&host, 1, 100, 100) == TACTUS_STATUS_OK);
	CHECK(tactus_application_advance(host.application, UINT64_C(1) << 60) == TACTUS_STATUS_OK);
	host.time_us = UINT64_C(1) << 61;
	CHECK(host_move(&host, 1, 200, 100) == TACTUS_STATUS_OK);
	CHECK(host_up(&host, 1) == TACTUS_STATUS_OK);
	CHECK(host.began == host.ended + host.cancelled);
	host_still_works(&host);
	host_close(&host);
}

void check_times(void)
{
	check_run("time from 0", from_zero);
	check_run("time up to 2^62", to_the_end);
	check_run("time that runs backwards", backwards);
	check_run("milliseconds that wrap", wrapping);
	check_run("time that leaps", leaps);
}
