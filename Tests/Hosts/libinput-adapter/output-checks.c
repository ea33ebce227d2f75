/* SPDX-License-Identifier: MIT */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "bench.h"
#include "checks.h"

#include <string.h>

/* The outputs "LEFT" and "RIGHT", at the windows. */
static struct tactus_libinput_output outputs[2];

static void open_with_outputs(void)
{
	bench_open();
	for (int i = 0; i < 2; i++) {
		outputs[i] = (struct tactus_libinput_output)TACTUS_LIBINPUT_OUTPUT_INIT;
		outputs[i].name = i ? "RIGHT" : "LEFT";
		outputs[i].x = i * WINDOW_WIDTH;
		outputs[i].width = WINDOW_WIDTH;
		outputs[i].height = WINDOW_HEIGHT;
	}
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 2) == TACTUS_STATUS_OK);
}

/* Plugs in a panel with this WL_OUTPUT property. */
static struct libinput_device *plug_on(int number, const char *output)
{
	CHECK(plug_panel(number) == 0);
	CHECK(fake_evdev_set_property(number, "WL_OUTPUT", output) == 0);
	struct libinput_device *device = session_add_path(&bench.session, number);
	bench_dispatch();
	return device;
}

static void by_udevs_property(void)
{
	open_with_outputs();
	plug_on(0, "RIGHT");
	plug_on(1, "LEFT");
	plug_on(2, "HDMI-A-7"); /* no such output: the default rectangle */
	bench_touch(0, 0, 10, 20);
	bench_touch(1, 1, 10, 20);
	bench_touch(2, 2, 10, 20);
	bench_expect("right began 0 at 2128,160\n"
		     "left began 1 at 80,160\n"
		     "left began 2 at 80,160\n");
	bench_close();
}

static void by_the_devices_name(void)
{
	open_with_outputs();
	outputs[1].device_name = "Tactus Test Panel";
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 2) == TACTUS_STATUS_OK);
	plug_on(0, "LEFT");
	bench_touch(0, 0, 10, 20);
	bench_expect("right began 0 at 2128,160\n");
	bench_close();
}

static void chosen_by_the_host(void)
{
	open_with_outputs();
	struct libinput_device *device = plug_on(0, "LEFT");
	CHECK(tactus_libinput_map_device_to_output(bench.adapter, device, "RIGHT") == TACTUS_STATUS_OK);
	bench_touch(0, 0, 10, 20);
	/* The output is removed, and with it the device's rectangle. */
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 1) == TACTUS_STATUS_OK);
	CHECK(!tactus_libinput_get_touch_source(bench.adapter, device));
	bench_expect("right began 0 at 2128,160\n"
		     "right cancelled 0\n");
	bench_lift(0, 0);
	CHECK(tactus_libinput_map_device_to_output(bench.adapter, device, NULL) == TACTUS_STATUS_OK);
	bench_touch(0, 1, 10, 20);
	bench_expect("left began 1 at 80,160\n");
	bench_close();
}

static void outputs_change(void)
{
	open_with_outputs();
	plug_on(0, "RIGHT");
	bench_touch(0, 0, 10, 20);
	outputs[1].x = 0;
	outputs[1].transform = TACTUS_LIBINPUT_TRANSFORM_180;
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 2) == TACTUS_STATUS_OK);
	bench_move(0, 0, 20, 20);
	bench_touch(0, 1, 10, 20);
	bench_expect("right began 0 at 2128,160\n"
		     "right moved 0 to 1888,992\n"
		     "left began 1 at 1968,992\n");
	bench_close();
}

static void a_mapping_counts_more(void)
{
	struct tactus_libinput_mapping mapping = rectangle_mapping(100, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
	open_with_outputs();
	struct libinput_device *device = plug_on(0, "RIGHT");
	CHECK(tactus_libinput_map_device(bench.adapter, device, &mapping) == TACTUS_STATUS_OK);
	bench_touch(0, 0, 10, 20);
	CHECK(tactus_libinput_map_device(bench.adapter, device, NULL) == TACTUS_STATUS_OK);
	bench_touch(0, 1, 10, 20);
	bench_expect("left began 0 at 180,160\n"
		     "right began 1 at 2128,160\n");
	bench_close();
}

static void without_a_default(void)
{
	double x = 0, y = 0;
	open_with_outputs();
	tactus_libinput_destroy(bench.adapter);
	bench.adapter = tactus_libinput_create(bench.application);
	CHECK(tactus_libinput_get_pointer_position(bench.adapter, &x, &y) == TACTUS_STATUS_NONE);
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 2) == TACTUS_STATUS_OK);
	/* The middle of both outputs. */
	CHECK(tactus_libinput_get_pointer_position(bench.adapter, &x, &y) == TACTUS_STATUS_OK);
	CHECK(x == WINDOW_WIDTH && y == WINDOW_HEIGHT / 2);
	plug_on(0, "none of them");
	bench_touch(0, 0, 10, 20);
	bench_expect("left began 0 at 80,160\n");
	bench_close();
}

static void malformed(void)
{
	char long_name[200];
	struct tactus_libinput_output bad;
	open_with_outputs();
	memset(long_name, 'x', sizeof long_name - 1);
	long_name[sizeof long_name - 1] = '\0';
#define REFUSED(change) \
	bad = outputs[0]; \
	bad.change; \
	CHECK(tactus_libinput_set_outputs(bench.adapter, &bad, 1) == TACTUS_STATUS_INVALID_ARGUMENT)
	REFUSED(name = NULL);
	REFUSED(name = "");
	REFUSED(name = long_name);
	REFUSED(device_name = long_name);
	REFUSED(vendor = long_name);
	REFUSED(width = 0);
	REFUSED(x = 1.0 / 0.0);
	REFUSED(width_mm = 10);
	REFUSED(transform = 8);
	REFUSED(size = 0);
	REFUSED(size = 1 << 20);
#undef REFUSED
	CHECK(tactus_libinput_set_outputs(bench.adapter, NULL, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_set_outputs(NULL, outputs, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	/* The earlier outputs stay. */
	plug_on(0, "RIGHT");
	bench_touch(0, 0, 10, 20);
	bench_expect("right began 0 at 2128,160\n");
	CHECK(tactus_libinput_set_outputs(bench.adapter, NULL, 0) == TACTUS_STATUS_OK);
	bench_close();
}

void check_outputs(void)
{
	check_run("outputs by udev's property", by_udevs_property);
	check_run("an output names its touchscreen", by_the_devices_name);
	check_run("the host chooses an output", chosen_by_the_host);
	check_run("outputs move and turn", outputs_change);
	check_run("a mapping counts more than an output", a_mapping_counts_more);
	check_run("outputs without a default rectangle", without_a_default);
	check_run("malformed outputs", malformed);
}
