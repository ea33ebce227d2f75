/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "soak.h"

#include "bench.h"

#include <errno.h>
#include <fake-evdev/fake-evdev.h>
#include <fcntl.h>
#include <libinput.h>
#include <libudev.h>
#include <limits.h>
#include <poll.h>
#include <recording/recording.h>
#include <stdarg.h>
#include <tactus-libinput.h>
#include <traces/panel.h>
#include <unistd.h>

/*
 * libinput's timers run in real time, and also fire when a later event comes. This start time is so far ahead that only
 * the latter happens.
 */
#define START_US UINT64_C(4000000000000000)
#define RECORDED PANELS

static struct {
	struct udev *udev;
	struct libinput *libinput;
	struct tactus_libinput *adapter;
	uint64_t time_us;
	bool is_plugged[PANELS], has_spoken[PANELS];
	int tracking_id;
} devices;

static int open_restricted(const char *path, int flags, void *data)
{
	int file = open(path, flags);

	(void)data;
	return file < 0 ? -errno : file;
}

static void close_restricted(int file, void *data)
{
	(void)data;
	close(file);
}

static const struct libinput_interface interface = {
	.open_restricted = open_restricted,
	.close_restricted = close_restricted,
};

/* libinput warns about recordings; these lines are dropped. */
__attribute__((format(printf, 3, 0))) static void swallow_line(struct libinput *libinput,
	enum libinput_log_priority priority, const char *format, va_list arguments)
{
	(void)libinput, (void)priority, (void)format, (void)arguments;
}

/* The second panel belongs to another seat. */
static void place(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data)
{
	(void)adapter, (void)data;
	mapping->width = WINDOW_WIDTH;
	mapping->height = WINDOW_HEIGHT;
	mapping->seat = libinput_device_get_sysname(device)[5] == '1';
}

static void dispatch(void)
{
	struct pollfd ready = { .fd = libinput_get_fd(devices.libinput), .events = POLLIN };
	struct libinput_event *event;

	/* One epoll_wait() returns only a few descriptors. */
	do {
		libinput_dispatch(devices.libinput);
		while ((event = libinput_get_event(devices.libinput))) {
			tactus_libinput_handle_event(devices.adapter, event);
			libinput_event_destroy(event);
		}
	} while (poll(&ready, 1, 0) > 0);
}

void devices_open(void)
{
	devices.time_us = START_US;
	fake_evdev_clock_set(START_US);
	devices.adapter = tactus_libinput_create(bench.application);
	CHECK(tactus_libinput_set_device_added_listener(devices.adapter, place, NULL) == TACTUS_STATUS_OK);
	devices.udev = udev_new();
	devices.libinput = libinput_udev_create_context(&interface, NULL, devices.udev);
	libinput_log_set_handler(devices.libinput, swallow_line);
	CHECK(libinput_udev_assign_seat(devices.libinput, "seat0") == 0);
	dispatch();
}

void devices_close(void)
{
	for (int panel = 0; panel < PANELS; panel++)
		devices_unplug(panel);
	tactus_libinput_destroy(devices.adapter);
	libinput_unref(devices.libinput);
	udev_unref(devices.udev);
	fake_evdev_clock_set(0);
}

void devices_plug(int panel)
{
	if (!devices.is_plugged[panel] && fake_evdev_add_text(panel, panel_description, 0, 0) == 0)
		devices.is_plugged[panel] = true;
	dispatch();
}

void devices_unplug(int panel)
{
	if (devices.is_plugged[panel])
		fake_evdev_remove(panel);
	devices.is_plugged[panel] = devices.has_spoken[panel] = false;
	dispatch();
}

bool devices_are_plugged(int panel)
{
	return devices.is_plugged[panel];
}

void devices_suspend(void)
{
	libinput_suspend(devices.libinput);
	dispatch();
	wait_us(1000000);
	CHECK(libinput_resume(devices.libinput) == 0);
	dispatch();
}

uint64_t now_us(void)
{
	return devices.time_us;
}

void wait_us(uint64_t us)
{
	devices.time_us += us;
	fake_evdev_clock_set(devices.time_us);
	CHECK(tactus_application_advance(bench.application, devices.time_us) == TACTUS_STATUS_OK);
}

static void put(int panel, int type, int code, int value)
{
	if (devices.is_plugged[panel])
		CHECK(fake_evdev_put(panel, devices.time_us, type, code, value) == 0);
	devices.has_spoken[panel] = devices.is_plugged[panel];
}

void put_down(int panel, int finger, double x, double y)
{
	put(panel, EV_ABS, ABS_MT_SLOT, finger);
	put(panel, EV_ABS, ABS_MT_TRACKING_ID, devices.tracking_id++ % 65536);
	put_motion(panel, finger, x, y);
}

void put_motion(int panel, int finger, double x, double y)
{
	put(panel, EV_ABS, ABS_MT_SLOT, finger);
	put(panel, EV_ABS, ABS_MT_POSITION_X, (int)(x * PANEL_UNITS_PER_MM));
	put(panel, EV_ABS, ABS_MT_POSITION_Y, (int)(y * PANEL_UNITS_PER_MM));
}

void put_up(int panel, int finger)
{
	put(panel, EV_ABS, ABS_MT_SLOT, finger);
	put(panel, EV_ABS, ABS_MT_TRACKING_ID, -1);
}

static void deliver(void)
{
	latency_begin();
	dispatch();
	clients_listen();
	latency_end();
	counts.frames++;
}

void put_frame(void)
{
	for (int panel = 0; panel < PANELS; panel++) {
		if (devices.has_spoken[panel])
			put(panel, EV_SYN, SYN_REPORT, 0);
		devices.has_spoken[panel] = false;
	}
	deliver();
}

bool play_recording(const char *path)
{
	char description[PATH_MAX], error[256];
	struct recording recording;
	struct recording_frame frame;
	size_t position = 0;

	if (!recording_find_description(path, description, sizeof description) ||
		recording_read(&recording, path, error, sizeof error) < 0)
		return false;
	if (fake_evdev_add(RECORDED, description, 256, 144) == 0) {
		dispatch();
		recording_start_at(&recording, devices.time_us + 1000);
		while (recording_next_frame(&recording, &position, &frame)) {
			wait_us(frame.time_us - devices.time_us);
			CHECK(fake_evdev_write(RECORDED, frame.events, frame.count) == 0);
			deliver();
		}
		fake_evdev_remove(RECORDED);
		dispatch();
		counts.recordings++;
	}
	recording_free(&recording);
	return true;
}
