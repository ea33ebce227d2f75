/* SPDX-License-Identifier: MIT */
/* The adapter ends samples that libinput sends without a frame (rule 11.5). */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "bench.h"
#include "checks.h"

/* One finger lifts while another lands and lifts in the same report: libinput reports the lift without a frame. */
static void put_lift_without_frame(void)
{
	put_lift(&bench.session, 0, 0);
	put_touch(&bench.session, 0, 1, 1000, 50, 60);
	put_lift(&bench.session, 0, 1);
	put(&bench.session, 0, EV_SYN, SYN_REPORT, 0);
}

static void lift_is_told_at_once(void)
{
	bench_open();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	put_lift_without_frame();
	bench_dispatch();
	CHECK(bench.consumed.up == 1 && bench.consumed.frame == 1);
	bench_expect("left began 0 at 80,160\n"
		     "left ended 0\n");
	bench_touch(0, 0, 30, 40);
	bench_lift(0, 0);
	bench_expect("left began 0 at 240,320\n"
		     "left ended 0\n");
	bench_close();
}

/* Shows all events at the end, as hosts do that first empty the queue: nothing follows them. */
static void show_all_at_last(void)
{
	struct libinput_event *events[16];
	size_t count = 0;

	libinput_dispatch(bench.session.libinput);
	while (count < 16 && (events[count] = libinput_get_event(bench.session.libinput)))
		count++;
	for (size_t i = 0; i < count; i++) {
		tactus_libinput_handle_event(bench.adapter, events[i]);
		libinput_event_destroy(events[i]);
	}
}

static void taken_all_at_once_a_frame_stays_whole(void)
{
	bench_open();
	bench_plug_panel(0);
	put_touch(&bench.session, 0, 0, 1, 10, 20);
	put_touch(&bench.session, 0, 1, 2, 30, 40);
	put(&bench.session, 0, EV_SYN, SYN_REPORT, 0);
	show_all_at_last();
	CHECK(bench.told.frame == 1);
	put_lift(&bench.session, 0, 1);
	put(&bench.session, 0, EV_SYN, SYN_REPORT, 0);
	show_all_at_last();
	put_lift_without_frame();
	show_all_at_last();
	bench_expect("left began 0 at 80,160\n"
		     "left began 1 at 240,320\n"
		     "left ended 1\n");
	/* The next event has another time, which ends the group. */
	session_at(&bench.session, bench.session.time_us + 8000);
	put_touch(&bench.session, 0, 1, 1001, 50, 60);
	put(&bench.session, 0, EV_SYN, SYN_REPORT, 0);
	show_all_at_last();
	CHECK(bench.told.frame == 2);
	bench_expect("left ended 0\n"
		     "left began 1 at 400,480\n");
	bench_close();
}

void check_frames(void)
{
	check_run("11.5: a lift without a frame is told at once", lift_is_told_at_once);
	check_run("11.5: taken all at once, a frame stays whole", taken_all_at_once_a_frame_stays_whole);
}
