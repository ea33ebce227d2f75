/* SPDX-License-Identifier: MIT */
/*
 * From the moment when libinput's descriptor is readable to the action of a pan, in real time: the real
 * libinput reads a device that the fake evdev invents, and the adapter feeds the application. And how late
 * the timer's descriptor makes a long press.
 *
 *   end-to-end-latency FOLDER
 */
#define _POSIX_C_SOURCE 200809L
#include "../measuring/samples.h"
#include "../output/table.h"
#include "../../Tests/Hosts/fake-evdev/fake-evdev.h"
#include "../../Tests/Hosts/fake-evdev/test/check.h"
#include "../../Tests/Hosts/fake-evdev/test/session.h"
#include "../../Tests/Hosts/traces/panel.h"

#include <poll.h>
#include <tactus-libinput.h>

#define FRAMES 2000
#define PRESSES 50
#define PRESS_US 20000
#define FINGERS_MAX 5

static struct {
	struct session session;
	struct tactus_application *application;
	struct tactus_libinput *adapter;
	struct tactus_view *window;
	uint64_t readable_ns, first_event_ns, action_ns;
} desk;

static void note_time(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer;
	(void)data;
	desk.action_ns = now_ns();
}

static void set_up(struct tactus_recognizer *(*create)(struct tactus_application *application))
{
	struct tactus_recognizer *recognizer;

	plug_panel(0);
	session_open_paths(&desk.session, 1);
	fake_evdev_clock_set(0);
	desk.application = tactus_application_create();
	desk.adapter = tactus_libinput_create(desk.application);
	tactus_libinput_set_default_rectangle(desk.adapter, 0, 0, 1920, 1080);
	desk.window = tactus_window_create(desk.application, 0, 0, 1920, 1080);
	recognizer = create(desk.application);
	tactus_recognizer_add_target(recognizer, note_time, NULL);
	tactus_view_add_recognizer(desk.window, recognizer);
}

static void clear_up(void)
{
	tactus_libinput_destroy(desk.adapter);
	tactus_application_destroy(desk.application);
	session_close(&desk.session);
}

/* Ends a frame of the device; the host's loop wakes up and lets everybody work. */
static void run_frame(void)
{
	struct pollfd ready = { .fd = libinput_get_fd(desk.session.libinput), .events = POLLIN };
	struct libinput_event *event;

	put(&desk.session, 0, EV_SYN, SYN_REPORT, 0);
	desk.readable_ns = now_ns();
	desk.first_event_ns = 0;
	poll(&ready, 1, -1);
	libinput_dispatch(desk.session.libinput);
	while ((event = libinput_get_event(desk.session.libinput)) != NULL) {
		if (desk.first_event_ns == 0) {
			desk.first_event_ns = now_ns();
		}
		tactus_libinput_handle_event(desk.adapter, event);
		libinput_event_destroy(event);
	}
}

/* In mm; goes to and fro over the panel. */
static double place(int frame)
{
	int step = frame % 400;

	return 20 + 0.5 * (step < 200 ? step : 400 - step);
}

static void touch_all(int fingers, void (*put_finger)(int finger, int frame), int frame)
{
	desk.session.time_us = now_ns() / 1000;
	for (int finger = 0; finger < fingers; finger++) {
		put_finger(finger, frame);
	}
	run_frame();
}

static void put_down(int finger, int frame)
{
	static int tracking_id;

	put_touch(&desk.session, 0, finger, tracking_id++ % 65536, place(frame), 20 + 15 * finger);
}

static void put_motion(int finger, int frame)
{
	put_move(&desk.session, 0, finger, place(frame), 20 + 15 * finger);
}

static void put_up(int finger, int frame)
{
	(void)frame;
	put_lift(&desk.session, 0, finger);
}

static void write_row(struct table *table, const char *name, struct samples *samples)
{
	struct summary summary = samples_summarize(samples);

	table_text(table, name);
	table_number(table, summary.minimum, 1);
	table_number(table, summary.median, 1);
	table_number(table, summary.percentile_99, 1);
}

static void measure_pan(struct table *table, int fingers, const char *const names[3])
{
	static struct samples in_libinput, in_tactus, in_all;

	in_libinput.count = in_tactus.count = in_all.count = 0;
	set_up(tactus_pan_recognizer_create);
	touch_all(fingers, put_down, 0);
	for (int frame = 1; frame < FRAMES; frame++) {
		desk.action_ns = 0;
		touch_all(fingers, put_motion, frame);
		if (desk.action_ns > 0) {
			samples_add(&in_libinput, (double)(desk.first_event_ns - desk.readable_ns) / 1000);
			samples_add(&in_tactus, (double)(desk.action_ns - desk.first_event_ns) / 1000);
			samples_add(&in_all, (double)(desk.action_ns - desk.readable_ns) / 1000);
		}
	}
	touch_all(fingers, put_up, FRAMES);
	clear_up();
	write_row(table, names[0], &in_all);
	write_row(table, names[1], &in_libinput);
	write_row(table, names[2], &in_tactus);
}

static struct tactus_recognizer *create_short_press(struct tactus_application *application)
{
	struct tactus_recognizer *recognizer = tactus_long_press_recognizer_create(application);

	tactus_recognizer_set_duration(recognizer, TACTUS_DURATION_MINIMUM_PRESS, PRESS_US);
	return recognizer;
}

static void measure_press(struct table *table)
{
	static struct samples late;
	struct pollfd timer = { .events = POLLIN };

	set_up(create_short_press);
	timer.fd = tactus_application_get_timer_fd(desk.application);
	for (int i = 0; i < PRESSES; i++) {
		touch_all(1, put_down, 0);
		desk.action_ns = 0;
		while (desk.action_ns == 0 && poll(&timer, 1, 1000) > 0) {
			tactus_application_dispatch_timer(desk.application);
		}
		if (desk.action_ns > 0) {
			samples_add(&late, (double)desk.action_ns / 1000 - (double)(desk.session.time_us + PRESS_US));
		}
		touch_all(1, put_up, 0);
	}
	clear_up();
	write_row(table, "a long press, after its deadline", &late);
}

int main(int argument_count, char **arguments)
{
	static const char *const heads[] = { "from the readable descriptor to the action", "least, µs", "median",
		"99 of 100" };
	static const char *const one_finger[] = { "1 finger pans", "of it in libinput", "in the adapter and Tactus" };
	static const char *const five_fingers[] = { "5 fingers pan", "of it in libinput",
		"in the adapter and Tactus" };
	static struct table table;

	if (argument_count != 2) {
		fprintf(stderr, "end-to-end-latency FOLDER\n");
		return 2;
	}
	table_begin(&table, heads, sizeof heads / sizeof heads[0]);
	check_begin("latency");
	measure_pan(&table, 1, one_finger);
	measure_pan(&table, FINGERS_MAX, five_fingers);
	measure_press(&table);
	check_end();
	return table_write(&table, "End to end, real time", arguments[1], "end-to-end-latency.md") ? 0 : 1;
}
