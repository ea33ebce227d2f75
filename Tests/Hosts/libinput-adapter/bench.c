/* SPDX-License-Identifier: MIT */
#include "bench.h"
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "../traces/panel.h"

#include <poll.h>

struct bench bench;

/* --- what libinput says --------------------------------------------------------- */

static int *counter(struct counts *counts, enum libinput_event_type type)
{
	switch (type) {
	case LIBINPUT_EVENT_TOUCH_DOWN:
		return &counts->down;
	case LIBINPUT_EVENT_TOUCH_MOTION:
		return &counts->motion;
	case LIBINPUT_EVENT_TOUCH_UP:
		return &counts->up;
	case LIBINPUT_EVENT_TOUCH_CANCEL:
		return &counts->cancel;
	case LIBINPUT_EVENT_TOUCH_FRAME:
		return &counts->frame;
	default:
		return NULL;
	}
}

static void show(struct libinput_event *event)
{
	enum libinput_event_type type = libinput_event_get_type(event);
	bench.in_frame_event = type == LIBINPUT_EVENT_TOUCH_FRAME;
	enum tactus_libinput_result result = tactus_libinput_handle_event(bench.adapter, event);
	bench.in_frame_event = false;
	if ((unsigned)result > TACTUS_LIBINPUT_RESULT_NOT_TAKEN) {
		check_failed("an unknown result: %d", result);
		return;
	}
	bench.results[result]++;
	if (bench.on_event) {
		bench.on_event(event, result);
	}
	int *counted = counter(&bench.consumed, type);
	if (counted && result == TACTUS_LIBINPUT_RESULT_CONSUMED) {
		++*counted;
	}
}

void bench_dispatch(void)
{
	/* One epoll_wait() returns only a few descriptors. */
	struct pollfd ready = { .fd = libinput_get_fd(bench.session.libinput), .events = POLLIN };
	do {
		libinput_dispatch(bench.session.libinput);
		struct libinput_event *event;
		while ((event = libinput_get_event(bench.session.libinput)) != NULL) {
			show(event);
			libinput_event_destroy(event);
		}
	} while (poll(&ready, 1, 0) > 0);
}

/* --- opening and closing --------------------------------------------------------- */

void bench_open(void)
{
	bench_open_application();
	session_open_paths(&bench.session, 0);
}

void bench_open_udev(void)
{
	bench_open_application();
	session_open_udev(&bench.session);
}

void bench_close(void)
{
	tactus_libinput_destroy(bench.adapter);
	tactus_application_destroy(bench.application);
	session_close(&bench.session);
	if (bench.complaint[0] != '\0') {
		check_failed("the engine complains: %s", bench.complaint);
	}
}

struct tactus_libinput_mapping rectangle_mapping(double x, double y, double width, double height)
{
	struct tactus_libinput_mapping mapping = TACTUS_LIBINPUT_MAPPING_INIT;
	mapping.x = x;
	mapping.y = y;
	mapping.width = width;
	mapping.height = height;
	return mapping;
}

/* --- devices and fingers ----------------------------------------------------------- */

struct libinput_device *bench_plug(int number, const char *description)
{
	if (fake_evdev_add_text(number, description, 0, 0) < 0) {
		check_failed("%s", fake_evdev_error());
	}
	/* With udev, libinput finds the device itself. */
	struct libinput_device *device = bench.session.udev ? NULL : session_add_path(&bench.session, number);
	CHECK(device || bench.session.udev);
	bench_dispatch();
	return device;
}

struct libinput_device *bench_plug_panel(int number)
{
	return bench_plug(number, panel_description);
}

void bench_frame(int number)
{
	put(&bench.session, number, EV_SYN, SYN_REPORT, 0);
	bench_dispatch();
}

void bench_touch(int number, int slot, double x, double y)
{
	static int tracking_id;
	put_touch(&bench.session, number, slot, tracking_id++ % 65536, x, y);
	bench_frame(number);
}

void bench_move(int number, int slot, double x, double y)
{
	put_move(&bench.session, number, slot, x, y);
	bench_frame(number);
}

void bench_lift(int number, int slot)
{
	put_lift(&bench.session, number, slot);
	bench_frame(number);
}

void bench_replay(int number, const struct recording *recording)
{
	struct recording_frame frame;
	size_t position = 0;
	while (recording_next_frame(recording, &position, &frame)) {
		session_at(&bench.session, frame.time_us);
		if (fake_evdev_write(number, frame.events, frame.count) < 0) {
			check_failed("%s", fake_evdev_error());
		}
		bench_dispatch();
	}
}
