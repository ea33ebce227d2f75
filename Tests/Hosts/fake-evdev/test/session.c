/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "session.h"
#include "../fake-evdev.h"
#include "../../traces/panel.h"
#include "check.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int open_restricted(const char *path, int flags, void *user_data)
{
	(void)user_data;
	int fd = open(path, flags);
	return fd < 0 ? -errno : fd;
}

static void close_restricted(int fd, void *user_data)
{
	(void)user_data;
	close(fd);
}

static const struct libinput_interface interface = {
	.open_restricted = open_restricted,
	.close_restricted = close_restricted,
};

__attribute__((format(printf, 3, 0))) static void take_complaint(struct libinput *libinput,
	enum libinput_log_priority priority,
	const char *format, va_list arguments)
{
	struct session *session = libinput_get_user_data(libinput);
	if (priority >= LIBINPUT_LOG_PRIORITY_ERROR && session->complaints++ == 0) {
		vsnprintf(session->complaint, sizeof session->complaint, format, arguments);
	}
}

__attribute__((format(printf, 2, 3))) static void say(struct session *session, const char *format, ...)
{
	size_t room = sizeof session->log - session->log_length;
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(session->log + session->log_length, room, format, arguments);
	va_end(arguments);
	/* The log is cut here; a comparison fails visibly. Replays check only counts. */
	session->log_length += length >= 0 && (size_t)length < room ? (size_t)length : 0;
}

static void take_touch(struct session *session, struct libinput_event *event, const char *device)
{
	struct libinput_event_touch *touch = libinput_event_get_touch_event(event);
	unsigned long long time_us = libinput_event_touch_get_time_usec(touch);

	switch (libinput_event_get_type(event)) {
	case LIBINPUT_EVENT_TOUCH_DOWN:
		session->down++;
		say(session, "%llu %s down %d at %.1f,%.1f\n", time_us, device, libinput_event_touch_get_slot(touch),
			libinput_event_touch_get_x(touch), libinput_event_touch_get_y(touch));
		break;
	case LIBINPUT_EVENT_TOUCH_MOTION:
		session->motion++;
		say(session, "%llu %s motion %d at %.1f,%.1f\n", time_us, device, libinput_event_touch_get_slot(touch),
			libinput_event_touch_get_x(touch), libinput_event_touch_get_y(touch));
		break;
	case LIBINPUT_EVENT_TOUCH_UP:
		session->up++;
		say(session, "%llu %s up %d\n", time_us, device, libinput_event_touch_get_slot(touch));
		break;
	case LIBINPUT_EVENT_TOUCH_CANCEL:
		session->cancel++;
		say(session, "%llu %s cancel %d\n", time_us, device, libinput_event_touch_get_slot(touch));
		break;
	default:
		session->frame++;
		say(session, "%llu %s frame\n", time_us, device);
		break;
	}
}

static void take_event(struct session *session, struct libinput_event *event)
{
	enum libinput_event_type type = libinput_event_get_type(event);
	const char *device = libinput_device_get_sysname(libinput_event_get_device(event));
	struct libinput_event_keyboard *key;

	switch (type) {
	case LIBINPUT_EVENT_DEVICE_ADDED:
		session->added++;
		say(session, "%s added\n", device);
		break;
	case LIBINPUT_EVENT_DEVICE_REMOVED:
		session->removed++;
		say(session, "%s removed\n", device);
		break;
	case LIBINPUT_EVENT_TOUCH_DOWN:
	case LIBINPUT_EVENT_TOUCH_UP:
	case LIBINPUT_EVENT_TOUCH_MOTION:
	case LIBINPUT_EVENT_TOUCH_CANCEL:
	case LIBINPUT_EVENT_TOUCH_FRAME:
		take_touch(session, event, device);
		break;
	case LIBINPUT_EVENT_KEYBOARD_KEY:
		key = libinput_event_get_keyboard_event(event);
		say(session, "%s key %u %d\n", device, libinput_event_keyboard_get_key(key),
			libinput_event_keyboard_get_key_state(key));
		break;
	case LIBINPUT_EVENT_POINTER_MOTION:
		say(session, "%s pointer motion\n", device);
		break;
	case LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY:
		say(session, "%s tablet proximity\n", device);
		break;
	case LIBINPUT_EVENT_SWITCH_TOGGLE:
		say(session, "%s switch\n", device);
		break;
	default:
		break;
	}
}

int plug_panel(int number)
{
	return fake_evdev_add_text(number, panel_description, 0, 0);
}

static void open_session(struct session *session, struct udev *udev)
{
	memset(session, 0, sizeof *session);
	session_at(session, 1000000);
	session->udev = udev;
	session->libinput = udev ? libinput_udev_create_context(&interface, session, udev)
				 : libinput_path_create_context(&interface, session);
	libinput_log_set_handler(session->libinput, take_complaint);
}

struct libinput_device *session_add_path(struct session *session, int number)
{
	char path[32];
	snprintf(path, sizeof path, "/dev/input/event%d", number);
	return libinput_path_add_device(session->libinput, path);
}

void session_open_paths(struct session *session, int count)
{
	open_session(session, NULL);
	for (int number = 0; number < count; number++) {
		CHECK(session_add_path(session, number) != NULL);
	}
	session_dispatch(session);
	session_forget(session);
}

void session_open_udev(struct session *session)
{
	open_session(session, udev_new());
	CHECK(libinput_udev_assign_seat(session->libinput, "seat0") == 0);
	session_dispatch(session);
}

void session_close(struct session *session)
{
	if (session->complaints > 0) {
		check_failed("libinput complains: %s", session->complaint);
	}
	libinput_unref(session->libinput);
	udev_unref(session->udev);
	for (int number = 0; number < FAKE_EVDEV_MAX_DEVICES; number++) {
		fake_evdev_remove(number);
	}
	fake_evdev_clock_set(0);
}

void session_dispatch(struct session *session)
{
	/* One epoll_wait() returns only a few descriptors. */
	struct pollfd ready = { .fd = libinput_get_fd(session->libinput), .events = POLLIN };
	do {
		libinput_dispatch(session->libinput);
		struct libinput_event *event;
		while ((event = libinput_get_event(session->libinput)) != NULL) {
			take_event(session, event);
			libinput_event_destroy(event);
		}
	} while (poll(&ready, 1, 0) > 0);
}

void session_forget(struct session *session)
{
	session->log[0] = '\0';
	session->log_length = 0;
	session->added = session->removed = 0;
	session->down = session->motion = session->up = session->cancel = session->frame = 0;
}

void session_at(struct session *session, uint64_t time_us)
{
	session->time_us = time_us;
	fake_evdev_clock_set(time_us);
}

void put(struct session *session, int number, int type, int code, int value)
{
	if (fake_evdev_put(number, session->time_us, type, code, value) < 0) {
		check_failed("%s", fake_evdev_error());
	}
}

void put_touch(struct session *session, int number, int slot, int tracking_id, double x, double y)
{
	put(session, number, EV_ABS, ABS_MT_SLOT, slot);
	put(session, number, EV_ABS, ABS_MT_TRACKING_ID, tracking_id);
	put_move(session, number, slot, x, y);
}

void put_move(struct session *session, int number, int slot, double x, double y)
{
	put(session, number, EV_ABS, ABS_MT_SLOT, slot);
	put(session, number, EV_ABS, ABS_MT_POSITION_X, (int)(x * PANEL_UNITS_PER_MM));
	put(session, number, EV_ABS, ABS_MT_POSITION_Y, (int)(y * PANEL_UNITS_PER_MM));
}

void put_lift(struct session *session, int number, int slot)
{
	put(session, number, EV_ABS, ABS_MT_SLOT, slot);
	put(session, number, EV_ABS, ABS_MT_TRACKING_ID, -1);
}

void put_frame(struct session *session, int number)
{
	put(session, number, EV_SYN, SYN_REPORT, 0);
	session_dispatch(session);
}

void session_replay(struct session *session, int number, const struct recording *recording)
{
	struct recording_frame frame;
	size_t position = 0;
	while (recording_next_frame(recording, &position, &frame)) {
		session_at(session, frame.time_us);
		if (fake_evdev_write(number, frame.events, frame.count) < 0) {
			check_failed("%s", fake_evdev_error());
		}
		session_dispatch(session);
	}
}
