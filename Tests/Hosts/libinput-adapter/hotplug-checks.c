/* SPDX-License-Identifier: MIT */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "bench.h"
#include "checks.h"

static void plugged_in_amid_a_gesture(void)
{
	bench_open_udev();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	bench_plug_panel(1);
	bench_touch(1, 0, 30, 40);
	bench_move(0, 0, 11, 20);
	bench_lift(0, 0);
	bench_lift(1, 0);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_OBSERVED] == 2);
	bench_expect("left began 0 at 80,160\n"
		     "left began 0 at 240,320\n"
		     "left moved 0 to 88,160\n"
		     "left ended 0\n"
		     "left ended 0\n");
	bench_close();
}

static void unplugged_amid_a_gesture(void)
{
	bench_open_udev();
	bench_plug_panel(0);
	bench_plug_panel(1);
	bench_touch(0, 0, 10, 20);
	bench_touch(0, 1, 30, 40);
	bench_touch(1, 0, 50, 60);
	bench_forget();

	CHECK(fake_evdev_remove(0) == 0);
	bench_dispatch();
	CHECK(bench.told.cancel == 2 && bench.results[TACTUS_LIBINPUT_RESULT_OBSERVED] == 1);
	bench_move(1, 0, 51, 60);
	CHECK(fake_evdev_plug(0) == 0);
	bench_dispatch();
	bench_touch(0, 0, 70, 80);
	bench_lift(0, 0);
	bench_lift(1, 0);
	bench_expect("left cancelled 0\n"
		     "left cancelled 1\n"
		     "left moved 0 to 408,480\n"
		     "left began 0 at 560,640\n"
		     "left ended 0\n"
		     "left ended 0\n");
	bench_close();
}

/* Without udev, libinput notices the removal when read() fails with ENODEV. */
static void unplugged_without_udev(void)
{
	bench_open();
	/* The device is queried after its removal. */
	struct libinput_device *device = libinput_device_ref(bench_plug_panel(0));
	CHECK(tactus_libinput_get_touch_source(bench.adapter, device));
	bench_touch(0, 0, 10, 20);
	bench_forget();
	CHECK(fake_evdev_remove(0) == 0);
	bench_dispatch();
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_OBSERVED] == 1);
	CHECK(!tactus_libinput_get_touch_source(bench.adapter, device));
	libinput_device_unref(device);
	bench_expect("left cancelled 0\n");
	bench_close();
}

/* --- events in another order than libinput's ------------------------------------------ */

static struct libinput_event *held[16];
static size_t held_count;

/* Keeps libinput's events for later. */
static void hold_events(void)
{
	libinput_dispatch(bench.session.libinput);
	for (held_count = 0; held_count < 16; held_count++) {
		held[held_count] = libinput_get_event(bench.session.libinput);
		if (!held[held_count]) {
			break;
		}
	}
}

static void touches_end_after_their_device(void)
{
	bench_open();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	bench_forget();
	CHECK(fake_evdev_remove(0) == 0);
	hold_events();
	CHECK(held_count == 3); /* cancel, frame, removed */
	while (held_count > 0) {
		struct libinput_event *event = held[--held_count];
		bool removed = libinput_event_get_type(event) == LIBINPUT_EVENT_DEVICE_REMOVED;
		CHECK(tactus_libinput_handle_event(bench.adapter, event) ==
			(removed ? TACTUS_LIBINPUT_RESULT_OBSERVED : TACTUS_LIBINPUT_RESULT_NOT_MINE));
		libinput_event_destroy(event);
	}
	bench_expect("left cancelled 0\n");
	bench_close();
}

/* A removal that the adapter did not see, and a new device at the same address. */
static void address_is_used_again(void)
{
	bench_open();
	CHECK(plug_panel(0) == 0 && session_add_path(&bench.session, 0) != NULL);
	hold_events();
	CHECK(held_count == 1);
	struct libinput_event *added = held[0];
	CHECK(tactus_libinput_handle_event(bench.adapter, added) == TACTUS_LIBINPUT_RESULT_OBSERVED);
	bench_touch(0, 0, 10, 20);
	CHECK(tactus_libinput_handle_event(bench.adapter, added) == TACTUS_LIBINPUT_RESULT_OBSERVED);
	libinput_event_destroy(added);
	bench_move(0, 0, 11, 20);
	bench_touch(0, 1, 30, 40);
	bench_expect("left began 0 at 80,160\n"
		     "left cancelled 0\n"
		     "left began 1 at 240,320\n");
	bench_close();
}

static void suspend_and_resume(void)
{
	bench_open_udev();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	libinput_suspend(bench.session.libinput);
	bench_dispatch();
	put_lift(&bench.session, 0, 0);
	bench_frame(0);
	CHECK(libinput_resume(bench.session.libinput) == 0);
	bench_dispatch();
	bench_touch(0, 0, 30, 40);
	bench_lift(0, 0);
	bench_expect("left began 0 at 80,160\n"
		     "left cancelled 0\n"
		     "left began 0 at 240,320\n"
		     "left ended 0\n");
	bench_close();
}

/* --- devices that were there before the adapter --------------------------------------- */

static int asked;

static void count_question(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data)
{
	(void)adapter, (void)device, (void)mapping, (void)data;
	asked++;
}

static void replace_adapter(void)
{
	tactus_libinput_destroy(bench.adapter);
	bench.adapter = tactus_libinput_create(bench.application);
	tactus_libinput_set_default_rectangle(bench.adapter, 0, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
	tactus_libinput_set_device_added_listener(bench.adapter, count_question, NULL);
	asked = 0;
}

static void device_was_there_before(void)
{
	bench_open();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	bench_forget();
	replace_adapter();
	bench_expect("left cancelled 0\n");

	/* A touch that began before the new adapter is not fed, even when the device is known. */
	bench_move(0, 0, 11, 20);
	CHECK(asked == 0 && bench.results[TACTUS_LIBINPUT_RESULT_NOT_MINE] == 2);
	bench_touch(0, 1, 30, 40);
	CHECK(asked == 1 && bench.results[TACTUS_LIBINPUT_RESULT_CONSUMED] == 2);
	bench_move(0, 0, 12, 20);
	bench_lift(0, 0);
	bench_move(0, 1, 31, 40);
	bench_lift(0, 1);
	CHECK(asked == 1);
	bench_expect("left began 1 at 240,320\n"
		     "left moved 1 to 248,320\n"
		     "left ended 1\n");
	bench_close();
}

static void mapped_before_its_event(void)
{
	struct tactus_libinput_mapping mapping = rectangle_mapping(WINDOW_WIDTH, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
	bench_open();
	replace_adapter();
	CHECK(plug_panel(0) == 0);
	struct libinput_device *device = session_add_path(&bench.session, 0);
	CHECK(tactus_libinput_map_device(bench.adapter, device, &mapping) == TACTUS_STATUS_OK);
	bench_dispatch();
	bench_touch(0, 0, 10, 20);
	CHECK(asked == 0);
	bench_expect("right began 0 at 2128,160\n");
	bench_close();
}

void check_hotplug(void)
{
	check_run("a device is plugged in amid a gesture", plugged_in_amid_a_gesture);
	check_run("a device is unplugged amid a gesture", unplugged_amid_a_gesture);
	check_run("a device is unplugged without udev", unplugged_without_udev);
	check_run("touches end after their device", touches_end_after_their_device);
	check_run("an address is used again", address_is_used_again);
	check_run("suspend and resume", suspend_and_resume);
	check_run("a device was there before the adapter", device_was_there_before);
	check_run("a device is mapped before its event", mapped_before_its_event);
}
