/* SPDX-License-Identifier: MIT */
/* The cases of libtactus-host, with touchscreens of libinput. */
#include "touchscreens.h"

#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "bench.h"
#include "checks.h"

#include <stdio.h>
#include <string.h>

#define CASE_COUNT (sizeof output_cases / sizeof output_cases[0])
/* Units of a panel with a size, for each mm. */
#define RESOLUTION 10

/* Plugs in a touchscreen of these facts. The size is that of libinput; without one there is no resolution. */
struct libinput_device *plug_touchscreen(int number, const struct tactus_host_touchscreen *facts)
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

struct tactus_libinput_output output_of(const struct tactus_host_output *facts, size_t index)
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

void open_without_rectangle(void)
{
	bench_open();
	tactus_libinput_destroy(bench.adapter);
	bench.adapter = tactus_libinput_create(bench.application);
}

void set_outputs_of(const struct tactus_host_output *facts)
{
	struct tactus_libinput_output outputs[CASE_MOST];
	size_t count = 0;

	for (; count < CASE_MOST && facts[count].size > 0; count++) {
		outputs[count] = output_of(&facts[count], count);
	}
	CHECK(tactus_libinput_set_outputs(bench.adapter, outputs, count) == TACTUS_STATUS_OK);
}

/* The devices that the host has mapped itself, by their rectangles. */
static void take_outputs(const struct tactus_host_output *facts)
{
	static const struct tactus_host_touchscreen other = { .size = sizeof other, .name = "Other" };

	for (int index = 0; index < CASE_MOST && facts[index].size > 0; index++) {
		struct tactus_libinput_mapping mapping =
			rectangle_mapping(index * WINDOW_WIDTH, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
		if (facts[index].is_taken) {
			struct libinput_device *device = plug_touchscreen(CASE_MOST + index, &other);
			CHECK(tactus_libinput_map_device(bench.adapter, device, &mapping) == TACTUS_STATUS_OK);
		}
	}
}

static void check_case(const struct output_case *given, bool are_outputs_first)
{
	struct libinput_device *devices[CASE_MOST] = { NULL };

	open_without_rectangle();
	if (are_outputs_first) {
		set_outputs_of(given->outputs);
	}
	take_outputs(given->outputs);
	for (int i = 0; i < CASE_MOST && given->panels[i].size > 0; i++) {
		devices[i] = plug_touchscreen(i, &given->panels[i]);
	}
	if (!are_outputs_first) {
		set_outputs_of(given->outputs);
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

void check_output_cases(void)
{
	check_run("outputs: the cases of libtactus-host", cases_of_the_host_library);
}
