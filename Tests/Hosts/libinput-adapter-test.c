/* SPDX-License-Identifier: MIT */
/*
 * Does the engine hear of what the real libinput says? The devices are fake evdev ones. Here: what
 * touchscreens and other devices send. The rest is in libinput-adapter.
 *
 * libinput-adapter-test [FOLDER]: FOLDER (or the environment's RECORDINGS) holds evemu recordings of real
 * touchscreens, which are replayed if they are there.
 */
#include "fake-evdev/fake-evdev.h"
#include "fake-evdev/test/check.h"
#include "libinput-adapter/bench.h"
#include "libinput-adapter/checks.h"

#include <stdlib.h>

static void one_finger(void)
{
	bench_open();
	bench_plug_panel(0);
	bench_touch(0, 0, 64, 36);
	bench_move(0, 0, 65, 37);
	bench_lift(0, 0);
	CHECK(bench.touch_downs == 1);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_CONSUMED] == 6);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_OBSERVED] == 1);
	bench_expect("left began 0 at 512,288\n"
		     "left moved 0 to 520,296\n"
		     "left ended 0\n");
	bench_close();
}

static void times_are_libinputs(void)
{
	bench_open();
	bench_plug_panel(0);
	session_at(&bench.session, 1234567);
	bench_touch(0, 0, 64, 36);
	CHECK(tactus_application_get_time(bench.application) == 1234567);
	session_at(&bench.session, 4294967296999999);
	bench_lift(0, 0);
	CHECK(tactus_application_get_time(bench.application) == 4294967296999999);
	bench_close();
}

static void a_frame_is_a_delivery(void)
{
	bench_open();
	bench_plug_panel(0);
	put_touch(&bench.session, 0, 0, 1, 10, 20);
	put_touch(&bench.session, 0, 1, 2, 30, 40);
	bench_frame(0);
	CHECK(bench.consumed.down == 2 && bench.consumed.frame == 1);
	CHECK(bench.told.frame == 1 && bench.told_before_frames == 0);
	bench_expect("left began 0 at 80,160\n"
		     "left began 1 at 240,320\n");
	bench_close();
}

static void a_palm_is_cancelled_alone(void)
{
	bench_open();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	bench_touch(0, 1, 30, 40);
	bench_forget();
	put(&bench.session, 0, EV_ABS, ABS_MT_SLOT, 0);
	put(&bench.session, 0, EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_PALM);
	bench_frame(0);
	bench_move(0, 1, 31, 40);
	bench_lift(0, 0);
	bench_lift(0, 1);

	put(&bench.session, 0, EV_ABS, ABS_MT_SLOT, 0);
	put(&bench.session, 0, EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_FINGER);
	bench_touch(0, 0, 50, 60);
	CHECK(bench.consumed.cancel == 1);
	bench_expect("left cancelled 0\n"
		     "left moved 1 to 248,320\n"
		     "left ended 1\n"
		     "left began 0 at 400,480\n");
	bench_close();
}

/* The frame of one device does not end the other device's unfinished frame. */
static void two_devices(void)
{
	bench_open();
	bench_plug_panel(0);
	struct tactus_libinput_mapping mapping = rectangle_mapping(WINDOW_WIDTH, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
	CHECK(tactus_libinput_map_device(bench.adapter, bench_plug_panel(1), &mapping) == TACTUS_STATUS_OK);

	put_touch(&bench.session, 0, 0, 1, 10, 20);
	put_touch(&bench.session, 1, 0, 2, 30, 40);
	bench_frame(1);
	bench_expect("right began 0 at 2288,320\n");
	bench_frame(0);
	bench_move(1, 0, 31, 40);
	bench_lift(0, 0);
	bench_touch(1, 1, 50, 60);
	bench_lift(1, 0);
	bench_expect("left began 0 at 80,160\n"
		     "right moved 0 to 2296,320\n"
		     "left ended 0\n"
		     "right began 1 at 2448,480\n"
		     "right ended 0\n");
	bench_close();
}

static void calibration_applies(void)
{
	static const float mirrored[6] = { -1, 0, 1, 0, 1, 0 };
	bench_open();
	struct libinput_device *device = bench_plug_panel(0);
	CHECK(libinput_device_config_calibration_set_matrix(device, mirrored) == LIBINPUT_CONFIG_STATUS_SUCCESS);
	bench_touch(0, 0, 64, 36);
	bench_expect("left began 0 at 1536,288\n");
	bench_close();
}

static void other_devices_are_not_its_own(void)
{
	static const char mouse[] =
		"N: Mouse\nI: 0003 0000 0000 0000\n"
		"B: 00 07 00 00 00 00 00 00 00\n" /* EV_KEY, EV_REL */
		"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
		"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
		"B: 01 00 00 07 00 00 00 00 00\n"  /* BTN_LEFT, _RIGHT, _MIDDLE */
		"B: 02 03 01 00 00 00 00 00 00\n"; /* REL_X, REL_Y, REL_WHEEL */
	bench_open();
	struct libinput_device *device = bench_plug(0, mouse);
	CHECK(tactus_libinput_map_device(bench.adapter, device, NULL) == TACTUS_STATUS_WRONG_KIND);
	CHECK(!tactus_libinput_get_touch_source(bench.adapter, device));
	put(&bench.session, 0, EV_REL, REL_X, 5);
	bench_frame(0);
	put(&bench.session, 0, EV_KEY, BTN_LEFT, 1);
	bench_frame(0);
	CHECK(fake_evdev_remove(0) == 0);
	bench_dispatch();
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_NOT_MINE] >= 4); /* libinput releases the button */
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_CONSUMED] == 0);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_OBSERVED] == 0);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_REFUSED] == 0);
	bench_expect("");
	bench_close();
}

int main(int argument_count, char **arguments)
{
	check_run("one finger", one_finger);
	check_run("times are libinput's", times_are_libinputs);
	check_run("a frame is a delivery", a_frame_is_a_delivery);
	check_run("a palm is cancelled alone", a_palm_is_cancelled_alone);
	check_run("two devices on two rectangles", two_devices);
	check_run("libinput's calibration applies", calibration_applies);
	check_run("other devices are not its own", other_devices_are_not_its_own);
	check_hotplug();
	check_frames();
	check_geometry();
	check_mapping();
	check_outputs();
	check_output_cases();
	check_assignment();
	check_touchpads();
	check_pointers();
	check_tablets();
	check_lifetimes();
	check_misuse();
	check_replays(argument_count > 1 ? arguments[1] : getenv("RECORDINGS"));
	return check_summary();
}
