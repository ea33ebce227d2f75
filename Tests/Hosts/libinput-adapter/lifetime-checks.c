/* SPDX-License-Identifier: MIT */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "bench.h"
#include "checks.h"
#include "indirect-devices.h"

#include <string.h>

static void adapter_ends_amid_a_gesture(void)
{
	bench_open();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	tactus_libinput_destroy(bench.adapter);
	bench.adapter = NULL;
	bench_move(0, 0, 11, 20);
	bench_expect("left began 0 at 80,160\n"
		     "left cancelled 0\n");
	bench_close();
}

static void application_ends_first(void)
{
	bench_open();
	struct libinput_device *device = bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	tactus_application_destroy(bench.application);
	bench.application = NULL;
	bench_forget();
	bench_move(0, 0, 11, 20);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_NOT_MINE] == 2);
	CHECK(tactus_libinput_map_device(bench.adapter, device, NULL) == TACTUS_STATUS_DESTROYED);
	CHECK(tactus_libinput_get_touch_source(bench.adapter, device) == NULL);
	bench_close();
}

static void libinput_ends_first(void)
{
	bench_open();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	libinput_unref(bench.session.libinput);
	bench.session.libinput = NULL;
	tactus_libinput_destroy(bench.adapter);
	bench.adapter = NULL;
	bench_expect("left began 0 at 80,160\n"
		     "left cancelled 0\n");
	bench_close();
}

static void destroy_adapter(const struct tactus_touch *touch)
{
	(void)touch;
	tactus_libinput_destroy(bench.adapter);
	CHECK(tactus_libinput_set_default_rectangle(bench.adapter, 0, 0, 1, 1) == TACTUS_STATUS_DESTROYED);
	bench.adapter = NULL;
	bench.on_touch = NULL;
}

static void destroy_application(const struct tactus_touch *touch)
{
	(void)touch;
	tactus_application_destroy(bench.application);
	bench.application = NULL;
	bench.on_touch = NULL;
}

static void destroy_both(const struct tactus_touch *touch)
{
	destroy_application(touch);
	destroy_adapter(touch);
}

static void destroy_both_the_other_way(const struct tactus_touch *touch)
{
	destroy_adapter(touch);
	destroy_application(touch);
}

static void unplug_and_show(const struct tactus_touch *touch)
{
	(void)touch;
	bench.on_touch = NULL;
	CHECK(fake_evdev_remove(0) == 0);
	bench_dispatch();
}

static void ends_from_inside(void)
{
	static void (*const ends[])(const struct tactus_touch *touch) = {
		destroy_adapter,
		destroy_application,
		destroy_both,
		destroy_both_the_other_way,
		unplug_and_show,
	};
	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
		bench_open();
		bench_plug_panel(0);
		bench_plug_panel(1);
		bench_touch(1, 3, 30, 40);
		bench.on_touch = ends[i];
		bench_touch(0, 0, 10, 20);
		bench_lift(1, 3);
		CHECK(bench.told.down == 2);
		bench_close();
	}
}

static void destroy_adapter_with_application(void *object, void *data)
{
	(void)object, (void)data;
	tactus_libinput_destroy(bench.adapter);
	bench.adapter = NULL;
}

static void ends_with_its_application(void)
{
	bench_open();
	bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	tactus_application_add_destroy_listener(bench.application, destroy_adapter_with_application, NULL);
	tactus_application_destroy(bench.application);
	bench.application = NULL;
	CHECK(!bench.adapter);
	bench_close();
}

static struct libinput_device *panel;

static void move_to_another_seat(void)
{
	struct tactus_libinput_mapping mapping = rectangle_mapping(0, 0, WINDOW_WIDTH, WINDOW_HEIGHT);

	mapping.seat = 1;
	CHECK(tactus_libinput_map_device(bench.adapter, panel, &mapping) == TACTUS_STATUS_OK);
}

static void ignore_panel(void)
{
	struct tactus_libinput_mapping mapping = TACTUS_LIBINPUT_MAPPING_INIT;

	mapping.flags = TACTUS_LIBINPUT_MAPPING_FLAGS_IGNORED;
	CHECK(tactus_libinput_map_device(bench.adapter, panel, &mapping) == TACTUS_STATUS_OK);
}

static void switch_touch_off(void)
{
	CHECK(tactus_libinput_set_features(bench.adapter, 0) == TACTUS_STATUS_OK);
}

static void end_adapter(void)
{
	tactus_libinput_destroy(bench.adapter);
	bench.adapter = NULL;
}

static void (*due)(void);

static void pressed(struct tactus_recognizer *recognizer, void *data)
{
	(void)data;
	if (tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_BEGAN && due) {
		void (*deed)(void) = due;

		due = NULL;
		deed();
	}
}

static void count_touch(const char *line, void *data)
{
	*(int *)data += strstr(line, "touch ") != NULL;
}

/* The second finger's down makes a long press due. Its action affects that very down (12.1). */
static void ends_inside_its_own_sample(void)
{
	static void (*const deeds[])(void) = { move_to_another_seat, ignore_panel, switch_touch_off, end_adapter };

	for (size_t i = 0; i < sizeof deeds / sizeof deeds[0]; i++) {
		struct tactus_recognizer *press;
		int touches = 0;

		bench_open();
		bench_at_ms(0);
		panel = bench_plug_panel(0);
		press = tactus_long_press_recognizer_create(bench.application);
		CHECK(tactus_recognizer_add_target(press, pressed, NULL) == TACTUS_STATUS_OK);
		CHECK(tactus_view_add_recognizer(bench.left, press) == TACTUS_STATUS_OK);
		due = deeds[i];
		bench_at_ms(100);
		bench_touch(0, 0, 10, 20);
		bench_at_ms(800);
		bench_touch(0, 1, 30, 40);
		CHECK(due == NULL);
		bench_lift(0, 0);
		bench_lift(0, 1);
		CHECK(bench.told.down == bench.told.up + bench.told.cancel);
		tactus_application_dump(bench.application, count_touch, &touches);
		CHECK(touches == 0);
		bench_close();
	}
}

static void destroy_source_when_cancelled(const struct tactus_touch *touch)
{
	if (tactus_touch_get_phase(touch) == TACTUS_TOUCH_PHASE_CANCELLED)
		ignore_panel();
}

/* A view that gets the cancel destroys the device's source, whose hover would end next. */
static void source_ends_in_its_cancel(void)
{
	bench_open();
	panel = bench_plug_panel(0);
	bench_touch(0, 0, 10, 20);
	bench.on_touch = destroy_source_when_cancelled;
	switch_touch_off();
	CHECK(bench.told.cancel == 1);
	bench_close();
}

void check_lifetimes(void)
{
	check_run("the adapter ends amid a gesture", adapter_ends_amid_a_gesture);
	check_run("the application ends first", application_ends_first);
	check_run("libinput ends first", libinput_ends_first);
	check_run("ends from inside callbacks", ends_from_inside);
	check_run("ends with its application", ends_with_its_application);
	check_run("12.1 ends inside its own sample", ends_inside_its_own_sample);
	check_run("12.1 a source ends in its cancel", source_ends_in_its_cancel);
}
