/* SPDX-License-Identifier: MIT */
/* Outputs that touchscreens find by themselves: the cases of libtactus-host, and what the host hears. */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "bench.h"
#include "checks.h"
#include "output-cases.h"

#include <stdio.h>
#include <string.h>

#define CASE_COUNT (sizeof output_cases / sizeof output_cases[0])
/* Units of a panel with a size, for each mm. */
#define RESOLUTION 10

/* Plugs in a touchscreen of these facts. The size is that of libinput; without one there is no resolution. */
static struct libinput_device *plug(int number, const struct tactus_host_touchscreen *facts)
{
	bool has_size = facts->width_mm > 0 && facts->height_mm > 0;
	int width = has_size ? (int)(facts->width_mm * RESOLUTION + 0.5) : 1000;
	int height = has_size ? (int)(facts->height_mm * RESOLUTION + 0.5) : 1000;
	int resolution = has_size ? RESOLUTION : 0;
	char description[1024];

	snprintf(description, sizeof description,
		"N: %s\nI: 0003 0000 0000 0001\nP: 02 00 00 00 00 00 00 00\nB: 00 0b 00 00 00 00 00 00 00\n"
		"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
		"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\nB: 01 00 04 00 00 00 00 00 00\n"
		"B: 03 03 00 00 00 00 80 60 02\nA: 00 0 %d 0 0 %d\nA: 01 0 %d 0 0 %d\nA: 2f 0 9 0 0 0\n"
		"A: 35 0 %d 0 0 %d\nA: 36 0 %d 0 0 %d\nA: 39 0 65535 0 0 0\n",
		facts->name ? facts->name : "?", width, resolution, height, resolution, width, resolution, height,
		resolution);
	if (fake_evdev_add_text(number, description, 0, 0) < 0) {
		check_failed("%s", fake_evdev_error());
	}
	if (facts->path) {
		CHECK(fake_evdev_set_property(number, "ID_PATH", facts->path) == 0);
	}
	if (facts->integration) {
		CHECK(fake_evdev_set_property(number, "ID_INTEGRATION", facts->integration) == 0);
	}
	if (facts->udev_output) {
		CHECK(fake_evdev_set_property(number, "WL_OUTPUT", facts->udev_output) == 0);
	}
	struct libinput_device *device = session_add_path(&bench.session, number);
	CHECK(device);
	bench_dispatch();
	if (facts->configured_output && *facts->configured_output) {
		CHECK(tactus_libinput_map_device_to_output(bench.adapter, device, facts->configured_output) ==
			TACTUS_STATUS_OK);
	}
	return device;
}

static struct tactus_libinput_output output_of(const struct tactus_host_output *facts, size_t index)
{
	struct tactus_libinput_output output = TACTUS_LIBINPUT_OUTPUT_INIT;

	output.name = facts->name;
	output.vendor = facts->vendor;
	output.x = (double)index * WINDOW_WIDTH;
	output.width = WINDOW_WIDTH;
	output.height = WINDOW_HEIGHT;
	output.width_mm = facts->width_mm;
	output.height_mm = facts->height_mm;
	return output;
}

/* Opens a bench without a default rectangle. */
static void open_without_rectangle(void)
{
	bench_open();
	tactus_libinput_destroy(bench.adapter);
	bench.adapter = tactus_libinput_create(bench.application);
}

static bool set_outputs(const struct tactus_host_output *facts)
{
	struct tactus_libinput_output outputs[CASE_MOST];
	size_t count = 0;
	bool is_any_taken = false;

	for (; count < CASE_MOST && facts[count].size > 0; count++) {
		outputs[count] = output_of(&facts[count], count);
		is_any_taken = is_any_taken || facts[count].is_taken;
	}
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, count) == TACTUS_STATUS_OK);
	return is_any_taken;
}

/* The devices that the host has mapped itself, by their rectangles. */
static void take_outputs(const struct tactus_host_output *facts)
{
	static const struct tactus_host_touchscreen other = { .size = sizeof other, .name = "Other" };

	for (int index = 0; index < CASE_MOST && facts[index].size > 0; index++) {
		struct tactus_libinput_mapping mapping =
			rectangle_mapping(index * WINDOW_WIDTH, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
		if (facts[index].is_taken) {
			struct libinput_device *device = plug(CASE_MOST + index, &other);
			CHECK(tactus_libinput_map_device(bench.adapter, device, &mapping) == TACTUS_STATUS_OK);
		}
	}
}

static void check_case(const struct output_case *given, bool are_outputs_first)
{
	struct libinput_device *devices[CASE_MOST] = { NULL };

	open_without_rectangle();
	if (are_outputs_first) {
		set_outputs(given->outputs);
	}
	take_outputs(given->outputs);
	for (int i = 0; i < CASE_MOST && given->panels[i].size > 0; i++) {
		devices[i] = plug(i, &given->panels[i]);
	}
	if (!are_outputs_first) {
		set_outputs(given->outputs);
	}
	for (int i = 0; i < CASE_MOST && devices[i]; i++) {
		enum tactus_libinput_output_reason reason = TACTUS_LIBINPUT_OUTPUT_REASON_FORCE_32_BIT;
		const char *output = tactus_libinput_get_device_output(bench.adapter, devices[i], &reason);
		const char *expected = given->expected[i].output;

		if ((!output != !expected) || (output && strcmp(output, expected) != 0) ||
			(int)reason != (int)given->expected[i].reason) {
			check_failed("%s: touchscreen %d belongs to %s: %s", given->name, i, output ? output : "none",
				tactus_libinput_output_reason_name(reason));
		}
		/* It lies there. */
		CHECK(!output == !tactus_libinput_get_touch_source(bench.adapter, devices[i]));
	}
	bench_close();
}

/* The adapter knows itself which output a touchscreen has had. */
static bool has_past(const struct output_case *given)
{
	for (int i = 0; i < CASE_MOST; i++) {
		if (given->panels[i].current_output) {
			return true;
		}
	}
	return false;
}

static void cases_of_the_host_library(void)
{
	for (size_t index = 0; index < CASE_COUNT; index++) {
		if (has_past(&output_cases[index])) {
			continue;
		}
		check_case(&output_cases[index], true);
		check_case(&output_cases[index], false);
	}
}

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
	plug(0, &monitor);
	bench_expect("Asus belongs to eDP-1: the only one left\n");
	plug(1, &laptop);
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
	plug(1, &twin);
	bench_expect("Asus belongs to DP-1: nothing says which one\n");
	plug(0, &twin);
	bench_expect("Asus belongs to DP-1: nothing says which one\n"
		     "Asus belongs to DP-2: the only one left\n");
	/* The first one goes. The other one stays, also when the outputs are set again. */
	CHECK(fake_evdev_remove(0) == 0);
	bench_dispatch();
	bench_expect("Asus belongs to DP-2: nothing says which one\n");
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, 2) == TACTUS_STATUS_OK);
	bench_touch(1, 0, 0, 0);
	bench_expect("right began 0 at 2048,0\n");
	plug(0, &twin);
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
	set_outputs(places);
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, say_output, NULL) == TACTUS_STATUS_OK);
	/* A guess counts less than the rectangle, which is the left window; a reason counts more. */
	struct libinput_device *other = plug(0, &monitor);
	struct libinput_device *own = plug(1, &laptop);
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
	set_outputs(sized);
	touchscreen = plug(0, &laptop);
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
	plug(0, &monitor);
	plug(1, &laptop);
	set_outputs(places);
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, set_one_output, NULL) == TACTUS_STATUS_OK);
	bench_expect("Goodix belongs to eDP-1: built in, as the output is\n"
		     "Goodix belongs to DP-1: nothing says which one\n"
		     "Asus belongs to DP-1: the only one left\n");
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, destroy_adapter, NULL) == TACTUS_STATUS_OK);
	bench_expect("Goodix belongs to DP-1: nothing says which one\n");
	bench_close();
	open_without_rectangle();
	plug(0, &monitor);
	CHECK(tactus_libinput_set_output_changed_listener(bench.adapter, destroy_application, NULL) ==
		TACTUS_STATUS_OK);
	set_outputs(places);
	bench_expect("Asus belongs to DP-1: nothing says which one\n");
	CHECK(tactus_libinput_set_outputs(bench.adapter, NULL, 0) == TACTUS_STATUS_DESTROYED);
	bench_close();
}

static void calls_for_nothing(void)
{
	enum tactus_libinput_output_reason reason = TACTUS_LIBINPUT_OUTPUT_REASON_SIZE;

	open_without_rectangle();
	struct libinput_device *device = plug(0, &laptop);
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
	check_run("outputs: the cases of libtactus-host", cases_of_the_host_library);
	check_run("outputs: a monitor and its panel come and go", coming_and_going);
	check_run("outputs: twins", twins);
	check_run("outputs: a reason counts more than the default rectangle, a guess less", default_rectangles);
	check_run("outputs: a pen shares that of the touchscreen", pens);
	check_run("outputs: listeners that change everything", listeners_that_change_everything);
	check_run("outputs: calls for nothing", calls_for_nothing);
}
