/* SPDX-License-Identifier: MIT */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "bench.h"
#include "checks.h"

#include <math.h>
#include <string.h>

/* --- who says where ----------------------------------------------------------------- */

static struct tactus_libinput *asking;

static void map_by_output(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data)
{
	const char *output = libinput_device_get_output_name(device);
	asking = adapter;
	CHECK(strcmp(data, "data") == 0 && mapping->size == sizeof *mapping);
	if (output && strcmp(output, "RIGHT") == 0) {
		mapping->x = WINDOW_WIDTH;
		mapping->width = WINDOW_WIDTH;
		mapping->height = WINDOW_HEIGHT;
	}
}

static void host_is_asked(void)
{
	bench_open();
	tactus_libinput_set_device_added_listener(bench.adapter, map_by_output, "data");
	bench_plug_panel(0);
	CHECK(asking == bench.adapter);
	CHECK(plug_panel(1) == 0 && fake_evdev_set_property(1, "WL_OUTPUT", "RIGHT") == 0);
	CHECK(session_add_path(&bench.session, 1) != NULL);
	bench_dispatch();
	bench_touch(0, 0, 10, 20);
	bench_touch(1, 0, 10, 20);
	bench_expect("left began 0 at 80,160\n"
		     "right began 0 at 2128,160\n");
	bench_close();
}

static void output_moves_amid_a_gesture(void)
{
	bench_open();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	CHECK(tactus_libinput_set_default_rectangle(bench.adapter, 100, 0, WINDOW_WIDTH, WINDOW_HEIGHT) ==
		TACTUS_STATUS_OK);
	bench_move(0, 0, 11, 20);
	bench_expect("left began 0 at 80,160\n"
		     "left moved 0 to 188,160\n");
	bench_close();
}

static void without_a_rectangle(void)
{
	bench_open();
	tactus_libinput_destroy(bench.adapter);
	bench.adapter = tactus_libinput_create(bench.application);
	struct libinput_device *device = bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_REFUSED] == 2);
	CHECK(!tactus_libinput_get_touch_source(bench.adapter, device));
	tactus_libinput_set_default_rectangle(bench.adapter, 0, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
	bench_touch(0, 1, 30, 40);
	bench_expect("left began 1 at 240,320\n");
	bench_close();
}

/* --- flags and seats ------------------------------------------------------------------ */

static void frameless(void)
{
	struct tactus_libinput_mapping mapping = TACTUS_LIBINPUT_MAPPING_INIT;
	mapping.flags = TACTUS_LIBINPUT_MAPPING_FLAGS_FRAMELESS;
	bench_open();
	tactus_libinput_map_device(bench.adapter, bench_plug_panel(0), &mapping);
	put_touch(&bench.session, 0, 0, 1, 10, 20);
	put_touch(&bench.session, 0, 1, 2, 30, 40);
	bench_frame(0);
	bench_lift(0, 0);
	CHECK(bench.told_before_frames == 3 && bench.told.frame == 3);
	bench_close();
}

static void ignored(void)
{
	struct tactus_libinput_mapping mapping = TACTUS_LIBINPUT_MAPPING_INIT;
	mapping.flags = TACTUS_LIBINPUT_MAPPING_FLAGS_IGNORED;
	bench_open();
	struct libinput_device *device = bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	bench_forget();
	CHECK(tactus_libinput_map_device(bench.adapter, device, &mapping) == TACTUS_STATUS_OK);
	bench_move(0, 0, 11, 20);
	bench_lift(0, 0);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_NOT_MINE] == 4);
	CHECK(tactus_libinput_map_device(bench.adapter, device, NULL) == TACTUS_STATUS_OK);
	bench_touch(0, 0, 30, 40);
	bench_expect("left cancelled 0\n"
		     "left began 0 at 240,320\n");
	bench_close();
}

static void another_seat_cancels(void)
{
	struct tactus_libinput_mapping mapping = TACTUS_LIBINPUT_MAPPING_INIT;
	mapping.seat = 7;
	bench_open();
	struct libinput_device *device = bench_plug_panel(0);
	struct tactus_touch_source *source = tactus_libinput_get_touch_source(bench.adapter, device);
	bench_touch(0, 0, 10, 20);
	CHECK(tactus_libinput_map_device(bench.adapter, device, &mapping) == TACTUS_STATUS_OK);
	CHECK(tactus_libinput_get_touch_source(bench.adapter, device) != source);
	bench_move(0, 0, 11, 20);
	bench_lift(0, 0);
	bench_touch(0, 0, 30, 40);
	bench_expect("left began 0 at 80,160\n"
		     "left cancelled 0\n"
		     "left began 0 at 240,320\n");
	bench_close();
}

/* --- malformed ones -------------------------------------------------------------------- */

static void bad_mappings_are_refused(void)
{
	bench_open();
	struct libinput_device *device = bench_plug_panel(0);
	struct tactus_libinput_mapping bad[13];
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		bad[i] = rectangle_mapping(0, 0, 100, 100);
	}
	bad[0].width = NAN;
	bad[1].height = -100;
	bad[2].width = 0;
	bad[3].x = INFINITY;
	bad[4].width = 1.001 * TACTUS_NUMBER_MAX;
	bad[5].width_mm = 100;
	bad[6].width_mm = bad[6].height_mm = -1;
	bad[7].transform = 8;
	bad[8].flags = 8;
	bad[9].reserved = 1;
	bad[10].size = 0;
	bad[11].size = SIZE_MAX;
	/* A size that ends inside a number. */
	bad[12].size = offsetof(struct tactus_libinput_mapping, height) + 4;
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		enum tactus_status status = tactus_libinput_map_device(bench.adapter, device, &bad[i]);
		if (status != TACTUS_STATUS_INVALID_ARGUMENT) {
			check_failed("mapping %zu: %s", i, tactus_status_to_string(status));
		}
	}
	/* The device keeps its mapping. */
	bench_touch(0, 0, 10, 20);
	bench_expect("left began 0 at 80,160\n");
	bench_close();
}

/* Callers with an older or a newer struct than the library's. */
static void struct_may_grow(void)
{
	struct {
		struct tactus_libinput_mapping mapping;
		double unknown;
	} larger = { .mapping = rectangle_mapping(0, 0, WINDOW_WIDTH / 2.0, WINDOW_HEIGHT) };
	bench_open();
	struct libinput_device *device = bench_plug_panel(0);
	larger.mapping.size = sizeof larger;
	CHECK(tactus_libinput_map_device(bench.adapter, device, &larger.mapping) == TACTUS_STATUS_OK);
	larger.unknown = 1;
	CHECK(tactus_libinput_map_device(bench.adapter, device, &larger.mapping) == TACTUS_STATUS_INVALID_ARGUMENT);
	bench_touch(0, 0, 128, 72);

	struct tactus_libinput_mapping smaller = rectangle_mapping(0, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
	smaller.size = offsetof(struct tactus_libinput_mapping, transform);
	smaller.transform = 99;
	CHECK(tactus_libinput_map_device(bench.adapter, device, &smaller) == TACTUS_STATUS_OK);
	bench_touch(0, 1, 128, 72);
	bench_expect("left began 0 at 512,576\n"
		     "left began 1 at 1024,576\n");
	bench_close();
}

void check_mapping(void)
{
	check_run("the host is asked where a device lies", host_is_asked);
	check_run("an output moves amid a gesture", output_moves_amid_a_gesture);
	check_run("without a rectangle touches are refused", without_a_rectangle);
	check_run("a frameless device", frameless);
	check_run("an ignored device", ignored);
	check_run("another seat cancels", another_seat_cancels);
	check_run("bad mappings are refused", bad_mappings_are_refused);
	check_run("the mapping's struct may grow", struct_may_grow);
}
