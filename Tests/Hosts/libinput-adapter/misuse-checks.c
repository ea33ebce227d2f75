/* SPDX-License-Identifier: MIT */
#include "../fake-evdev/test/check.h"
#include "bench.h"
#include "checks.h"

#include <math.h>

static void null_is_harmless(void)
{
	bench_open();
	struct libinput_device *device = bench_plug_panel(0);
	CHECK(tactus_libinput_create(NULL) == NULL);
	tactus_libinput_destroy(NULL);
	CHECK(tactus_libinput_handle_event(bench.adapter, NULL) == TACTUS_LIBINPUT_RESULT_NOT_MINE);
	CHECK(tactus_libinput_handle_event(NULL, NULL) == TACTUS_LIBINPUT_RESULT_NOT_MINE);
	CHECK(tactus_libinput_set_default_rectangle(NULL, 0, 0, 1, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_set_default_rectangle(bench.adapter, 0, 0, 0, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_set_default_rectangle(bench.adapter, NAN, 0, 1, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_map_device(NULL, device, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_map_device(bench.adapter, NULL, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_set_device_added_listener(NULL, NULL, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_set_device_added_listener(bench.adapter, NULL, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_libinput_get_touch_source(NULL, device) == NULL);
	CHECK(tactus_libinput_get_touch_source(bench.adapter, NULL) == NULL);
	bench_touch(0, 0, 10, 20);
	bench_expect("left began 0 at 80,160\n");
	bench_close();
}

static void null_is_harmless_to_indirect_input(void)
{
	double x = 5, y = 5;
	bench_open();
	CHECK(tactus_libinput_set_features(NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_get_features(NULL) == 0);
	CHECK(tactus_libinput_set_pointer_area(NULL, 0, 0, 1, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_set_pointer_area(bench.adapter, 0, 0, INFINITY, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_set_pointer_position(NULL, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_set_pointer_position(bench.adapter, NAN, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_get_pointer_position(NULL, &x, &y) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(x == 5 && y == 5);
	CHECK(tactus_libinput_get_pointer_position(bench.adapter, NULL, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_libinput_set_pointer_seat(NULL, 1) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_set_pointer_seat(bench.adapter, 1) == TACTUS_STATUS_OK);
	CHECK(tactus_libinput_map_device_to_output(NULL, NULL, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_libinput_map_device_to_output(bench.adapter, NULL, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	bench_close();
}

/* The engine allows 64 touches; libinput itself tracks at most 32 for a seat. */
static void too_many_fingers(void)
{
	bench_open();
	bench_plug_panel(0);
	struct tactus_touch_source *other = tactus_touch_source_create(bench.application, NULL);
	for (int id = 0; id < 63; id++) {
		tactus_touch_source_down(other, bench.session.time_us, id, 10, 10);
	}
	tactus_touch_source_frame(other, bench.session.time_us);
	bench_forget();
	bench_touch(0, 0, 10, 20);
	bench_touch(0, 1, 30, 40);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_REFUSED] == 1);
	bench_forgive("64 touches are down");

	/* Later events of a refused finger are not errors. */
	bench_move(0, 1, 31, 40);
	bench_lift(0, 0);
	bench_lift(0, 1);
	bench_touch(0, 1, 50, 60);
	bench_expect("left began 0 at 80,160\n"
		     "left ended 0\n"
		     "left began 1 at 400,480\n");
	bench_close();
}

/* A session switch: all touches are cancelled while the fingers are still down. */
static void host_cancels_touches(void)
{
	bench_open();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	bench_touch(0, 1, 30, 40);
	bench_forget();
	CHECK(tactus_application_cancel_touches(bench.application, bench.session.time_us) == TACTUS_STATUS_OK);
	bench_move(0, 0, 11, 20);
	bench_move(0, 0, 12, 20);
	bench_lift(0, 0);
	bench_lift(0, 1);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_CONSUMED] == 8);
	bench_touch(0, 0, 30, 40);
	bench_expect("left cancelled 0\n"
		     "left cancelled 1\n"
		     "left began 0 at 240,320\n");
	bench.complaint[0] = '\0'; /* the engine may complain about unknown touches */
	bench_close();
}

static void destroy_when_asked(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data)
{
	(void)device, (void)mapping, (void)data;
	tactus_libinput_destroy(adapter);
	bench.adapter = NULL;
}

static void destroy_application_when_asked(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data)
{
	(void)adapter, (void)device, (void)mapping, (void)data;
	tactus_application_destroy(bench.application);
	bench.application = NULL;
}

static void malformed_answer(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data)
{
	(void)adapter, (void)device, (void)data;
	mapping->transform = 8;
}

static void listener_misbehaves(void)
{
	bench_open();
	tactus_libinput_set_device_added_listener(bench.adapter, malformed_answer, NULL);
	struct libinput_device *device = bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_REFUSED] == 2);
	CHECK(tactus_libinput_map_device(bench.adapter, device, NULL) == TACTUS_STATUS_OK);
	bench_touch(0, 1, 10, 20);
	bench_expect("left began 1 at 80,160\n");

	tactus_libinput_set_device_added_listener(bench.adapter, destroy_when_asked, NULL);
	bench_plug_panel(1);
	CHECK(!bench.adapter);
	bench_close();

	bench_open();
	tactus_libinput_set_device_added_listener(bench.adapter, destroy_application_when_asked, NULL);
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_NOT_MINE] == 2);
	bench_close();
}

void check_misuse(void)
{
	check_run("NULL is harmless", null_is_harmless);
	check_run("NULL is harmless to indirect input", null_is_harmless_to_indirect_input);
	check_run("too many fingers", too_many_fingers);
	check_run("the host cancels all touches", host_cancels_touches);
	check_run("the listener misbehaves", listener_misbehaves);
}
