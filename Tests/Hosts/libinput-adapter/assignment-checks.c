/* SPDX-License-Identifier: MIT */
/* Outputs that touchscreens find by themselves, as they come and go, and what the host hears. */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "bench.h"
#include "checks.h"
#include "touchscreens.h"

#include <stddef.h>
#include <string.h>

static void say_output(struct tactus_libinput *adapter, struct libinput_device *device, const char *output,
	enum tactus_libinput_output_reason reason, void *data)
{
	(void)adapter, (void)data;
	bench_say("%s belongs to %s: %s\n", libinput_device_get_name(device), output ? output : "no output",
		tactus_libinput_output_reason_name(reason));
}

static const struct tactus_host_touchscreen laptop = { .size = sizeof laptop,
	.name = "Goodix",
	.path = "pci-0000:00:15.1-platform-i2c_designware.1",
	.width_mm = 309,
	.height_mm = 174 };
static const struct tactus_host_touchscreen monitor = { .size = sizeof monitor,
	.name = "Asus",
	.path = "pci-0000:00:14.0-usb-0:3:1.0" };
static const struct tactus_host_output places[CASE_MOST] = { { .size = sizeof places[0], .name = "DP-1" },
	{ .size = sizeof places[0], .name = "eDP-1" } };

static void coming_and_going(void)
{
	struct tactus_libinput_output outputs[2] = { output_of(&places[0], 0), output_of(&places[1], 1) };
	open_without_rectangle();
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, say_output, NULL) == TACTUS_STATUS_OK);
	/* The laptop alone, with a touchscreen that is plugged in before its monitor. */
	CHECK(tactus_libinput_set_outputs(bench.adapter, &outputs[1], 1) == TACTUS_STATUS_OK);
	plug_touchscreen(0, &monitor);
	bench_expect("Asus belongs to eDP-1: the only one left\n");
	plug_touchscreen(1, &laptop);
	bench_expect("Goodix belongs to eDP-1: built in, as the output is\n"
		     "Asus belongs to eDP-1: nothing says which one\n");
	/* The monitor comes: a finger is on its panel from now on. */
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 2) == TACTUS_STATUS_OK);
	bench_touch(0, 0, 0, 0);
	bench_touch(1, 0, 0, 0);
	bench_expect("Asus belongs to DP-1: the only one left\n"
		     "left began 0 at 0,0\n"
		     "right began 0 at 2048,0\n");
	/* Nothing has changed, and nothing is told. */
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 2) == TACTUS_STATUS_OK);
	bench_expect("");
	/* The lid is closed. */
	bench_lift(1, 0);
	bench_forget();
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 1) == TACTUS_STATUS_OK);
	bench_expect("Goodix belongs to DP-1: nothing says which one\n");
	/* Its panel goes. */
	CHECK(fake_evdev_remove(0) == 0);
	bench_dispatch();
	bench_expect("left cancelled 0\n"
		     "Goodix belongs to DP-1: the only one left\n");
	CHECK(tactus_libinput_set_outputs(bench.adapter, NULL, 0) == TACTUS_STATUS_OK);
	bench_expect("Goodix belongs to no output: there is no output\n");
	bench_close();
}

/* Equal touchscreens, which udev does not tell apart: the kernel's numbers do. */
static void twins(void)
{
	static const struct tactus_host_touchscreen twin = { .size = sizeof twin, .name = "Asus" };
	struct tactus_libinput_output outputs[2] = { output_of(&places[0], 0), output_of(&places[1], 1) };
	open_without_rectangle();
	outputs[1].name = "DP-2";
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, say_output, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 2) == TACTUS_STATUS_OK);
	plug_touchscreen(1, &twin);
	bench_expect("Asus belongs to DP-1: nothing says which one\n");
	plug_touchscreen(0, &twin);
	bench_expect("Asus belongs to DP-1: nothing says which one\n"
		     "Asus belongs to DP-2: the only one left\n");
	/* The first one goes. The other one stays, also when the outputs are set again. */
	CHECK(fake_evdev_remove(0) == 0);
	bench_dispatch();
	bench_expect("Asus belongs to DP-2: nothing says which one\n");
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 2) == TACTUS_STATUS_OK);
	bench_touch(1, 0, 0, 0);
	bench_expect("right began 0 at 2048,0\n");
	plug_touchscreen(0, &twin);
	bench_touch(0, 0, 0, 0);
	bench_expect("Asus belongs to DP-1: the only one left\n"
		     "left began 0 at 0,0\n");
	bench_close();
}

static void expect_output(const struct libinput_device *device, const char *name,
	enum tactus_libinput_output_reason expected)
{
	enum tactus_libinput_output_reason reason;
	const char *output = tactus_libinput_get_device_output(bench.adapter, device, &reason);

	CHECK(output && strcmp(output, name) == 0 && reason == expected);
}

static void default_rectangles(void)
{
	bench_open();
	set_outputs_of(places);
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, say_output, NULL) == TACTUS_STATUS_OK);
	/* A guess counts less than the rectangle, which is the left window; a reason counts more. */
	struct libinput_device *other = plug_touchscreen(0, &monitor);
	struct libinput_device *own = plug_touchscreen(1, &laptop);
	bench_expect("Goodix belongs to eDP-1: built in, as the output is\n");
	CHECK(!tactus_libinput_get_device_output(bench.adapter, other, NULL));
	CHECK(tactus_libinput_get_touch_source(bench.adapter, other));
	expect_output(own, "eDP-1", TACTUS_LIBINPUT_OUTPUT_REASON_BUILT_IN);
	/* What is chosen is waited for. */
	CHECK(tactus_libinput_map_device_to_output(bench.adapter, own, "DP-9") == TACTUS_STATUS_OK);
	CHECK(!tactus_libinput_get_touch_source(bench.adapter, own));
	bench_expect("Goodix belongs to no output: the output that is configured for it is missing\n");
	/* A new listener hears of what there is. */
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, NULL, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_libinput_map_device_to_output(bench.adapter, own, "DP-1") == TACTUS_STATUS_OK);
	bench_expect("");
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, say_output, NULL) == TACTUS_STATUS_OK);
	bench_expect("Goodix belongs to DP-1: it is configured\n");
	bench_close();
}

/* A pen and the touchscreen of one panel. */
static void pens(void)
{
	static const char pen[] =
		"N: Wacom Pen\nI: 0018 056a 0000 0001\nP: 02 00 00 00 00 00 00 00\nB: 00 0b 00 00 00 00 00 00 00\n"
		"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
		"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\nB: 01 01 0c 00 00 00 00 00 00\n"
		"B: 03 03 00 00 01 00 00 00 00\nA: 00 0 3090 0 0 10\nA: 01 0 1740 0 0 10\nA: 18 0 1023 0 0 0\n";
	struct tactus_host_output sized[CASE_MOST] = { places[0], places[1] };
	struct libinput_device *touchscreen, *tablet;

	open_without_rectangle();
	CHECK(tactus_libinput_set_features(bench.adapter, TACTUS_LIBINPUT_FEATURE_ALL) == TACTUS_STATUS_OK);
	sized[1].width_mm = 309;
	sized[1].height_mm = 174;
	set_outputs_of(sized);
	touchscreen = plug_touchscreen(0, &laptop);
	tablet = bench_plug(1, pen);
	expect_output(touchscreen, "eDP-1", TACTUS_LIBINPUT_OUTPUT_REASON_SIZE);
	expect_output(tablet, "eDP-1", TACTUS_LIBINPUT_OUTPUT_REASON_SIZE);
	bench_close();
}

/* --- listeners that change everything ------------------------------------------------- */

static void set_one_output(struct tactus_libinput *adapter, struct libinput_device *device, const char *output,
	enum tactus_libinput_output_reason reason, void *data)
{
	struct tactus_libinput_output one = output_of(&places[0], 0);

	say_output(adapter, device, output, reason, data);
	CHECK(tactus_libinput_set_outputs(adapter, &one, 1) == TACTUS_STATUS_OK);
}

static void destroy_adapter(struct tactus_libinput *adapter, struct libinput_device *device, const char *output,
	enum tactus_libinput_output_reason reason, void *data)
{
	say_output(adapter, device, output, reason, data);
	tactus_libinput_destroy(adapter);
	bench.adapter = NULL;
}

static void destroy_application(struct tactus_libinput *adapter, struct libinput_device *device, const char *output,
	enum tactus_libinput_output_reason reason, void *data)
{
	say_output(adapter, device, output, reason, data);
	tactus_application_destroy(bench.application);
	bench.application = NULL;
}

static void listeners_that_change_everything(void)
{
	open_without_rectangle();
	plug_touchscreen(0, &monitor);
	plug_touchscreen(1, &laptop);
	set_outputs_of(places);
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, set_one_output, NULL) == TACTUS_STATUS_OK);
	bench_expect("Goodix belongs to eDP-1: built in, as the output is\n"
		     "Goodix belongs to DP-1: nothing says which one\n"
		     "Asus belongs to DP-1: the only one left\n");
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, destroy_adapter, NULL) == TACTUS_STATUS_OK);
	bench_expect("Goodix belongs to DP-1: nothing says which one\n");
	bench_close();
	open_without_rectangle();
	plug_touchscreen(0, &monitor);
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, destroy_application, NULL) ==
		TACTUS_STATUS_OK);
	set_outputs_of(places);
	bench_expect("Asus belongs to DP-1: nothing says which one\n");
	CHECK(tactus_libinput_set_outputs(bench.adapter, NULL, 0) == TACTUS_STATUS_DESTROYED);
	bench_close();
}

/* An array of a program that knows no vendors. */
static void outputs_without_vendors(void)
{
	enum {
		OLD_SIZE = offsetof(struct tactus_libinput_output, vendor)
	};
	struct tactus_host_output facts[2] = { places[0], places[1] };
	_Alignas(struct tactus_libinput_output) unsigned char old[2 * OLD_SIZE];

	open_without_rectangle();
	facts[1].name = "DP-2";
	facts[1].vendor = "Asus";
	for (int i = 0; i < 2; i++) {
		struct tactus_libinput_output output = output_of(&facts[i], (size_t)i);
		output.size = OLD_SIZE;
		memcpy(old + i * OLD_SIZE, &output, OLD_SIZE);
	}
	CHECK(tactus_libinput_set_outputs(bench.adapter, (void *)old, 2) == TACTUS_STATUS_OK);
	struct libinput_device *device = plug_touchscreen(0, &monitor);
	expect_output(device, "DP-1", TACTUS_LIBINPUT_OUTPUT_REASON_FIRST);
	/* With vendors the same facts say more. */
	struct tactus_libinput_output outputs[2] = { output_of(&facts[0], 0), output_of(&facts[1], 1) };
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 2) == TACTUS_STATUS_OK);
	expect_output(device, "DP-2", TACTUS_LIBINPUT_OUTPUT_REASON_VENDOR);
	bench_close();
}

static void calls_for_nothing(void)
{
	enum tactus_libinput_output_reason reason = TACTUS_LIBINPUT_OUTPUT_REASON_SIZE;

	open_without_rectangle();
	struct libinput_device *device = plug_touchscreen(0, &laptop);
	CHECK(!tactus_libinput_get_device_output(NULL, device, &reason) &&
		reason == TACTUS_LIBINPUT_OUTPUT_REASON_NONE);
	CHECK(!tactus_libinput_get_device_output(bench.adapter, NULL, NULL));
	CHECK(!tactus_libinput_get_device_output(bench.adapter, device, &reason));
	CHECK(tactus_libinput_set_output_changed_listener(NULL, say_output, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(strcmp(tactus_libinput_output_reason_name((enum tactus_libinput_output_reason)9),
		      "for an unknown reason") == 0);
	CHECK(strcmp(tactus_libinput_output_reason_name(TACTUS_LIBINPUT_OUTPUT_REASON_VENDOR),
		      "the vendor is the same") == 0);
	bench_close();
}

void check_assignment(void)
{
	check_run("outputs: a monitor and its panel come and go", coming_and_going);
	check_run("outputs: twins", twins);
	check_run("outputs: a reason counts more than the default rectangle, a guess less", default_rectangles);
	check_run("outputs: a pen shares that of the touchscreen", pens);
	check_run("outputs: listeners that change everything", listeners_that_change_everything);
	check_run("outputs: without vendors, as in an older header", outputs_without_vendors);
	check_run("outputs: calls for nothing", calls_for_nothing);
}
