/* SPDX-License-Identifier: MIT */
/*
 * A compositor's input and nothing else: all devices of the seat through libinput, and a line on standard output for
 * each touch event, each gesture of a touchpad, each button, each wheel and each key. Ends with SIGTERM.
 *
 *   + event0 Panel of tests
 *   event0 down 0 12.5 30.0     slot, then mm from the device's left and top
 *   event0 frame
 *   - event0
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libinput.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int open_device(const char *path, int flags, void *data)
{
	int fd = open(path, flags | O_CLOEXEC);

	(void)data;
	return fd < 0 ? -errno : fd;
}

static void close_device(int fd, void *data)
{
	(void)data;
	close(fd);
}

static void handle_log(struct libinput *libinput, enum libinput_log_priority priority, const char *format, va_list args)
{
	(void)libinput;
	(void)priority;
	printf("libinput: ");
	vprintf(format, args);
}

static void tell_place(const char *what, struct libinput_event_touch *touch)
{
	printf("%s %d %.2f %.2f", what, libinput_event_touch_get_slot(touch), libinput_event_touch_get_x(touch),
		libinput_event_touch_get_y(touch));
}

/* Prints the time at which the event was read and the event's own time, to measure latency. */
static void tell_time(struct libinput_event_touch *touch)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	printf(" t=%" PRIu64 " read=%" PRIu64, libinput_event_touch_get_time_usec(touch),
		(uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000);
}

static void tell_gesture(struct libinput_event *event, const char *name)
{
	struct libinput_event_gesture *gesture = libinput_event_get_gesture_event(event);
	enum libinput_event_type type = libinput_event_get_type(event);
	int fingers = libinput_event_gesture_get_finger_count(gesture);

	if (type == LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN)
		printf("%s swipe begin %d\n", name, fingers);
	else if (type == LIBINPUT_EVENT_GESTURE_SWIPE_UPDATE)
		printf("%s swipe by %.1f %.1f\n", name, libinput_event_gesture_get_dx_unaccelerated(gesture),
			libinput_event_gesture_get_dy_unaccelerated(gesture));
	else if (type == LIBINPUT_EVENT_GESTURE_SWIPE_END)
		printf("%s swipe end\n", name);
	else if (type == LIBINPUT_EVENT_GESTURE_PINCH_BEGIN)
		printf("%s pinch begin %d\n", name, fingers);
	else if (type == LIBINPUT_EVENT_GESTURE_PINCH_UPDATE)
		printf("%s pinch to %.2f\n", name, libinput_event_gesture_get_scale(gesture));
	else
		printf("%s pinch end\n", name);
}

/* Returns the way of a wheel in parts of a click. */
static double find_wheel(struct libinput_event_pointer *pointer, enum libinput_pointer_axis axis)
{
	return libinput_event_pointer_has_axis(pointer, axis)
		? libinput_event_pointer_get_scroll_value_v120(pointer, axis)
		: 0;
}

static void tell_pointer(struct libinput_event *event, const char *name)
{
	struct libinput_event_pointer *pointer = libinput_event_get_pointer_event(event);

	if (libinput_event_get_type(event) == LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE)
		printf("%s pointer %.2f %.2f\n", name,
			libinput_event_pointer_get_absolute_x_transformed(pointer, 100),
			libinput_event_pointer_get_absolute_y_transformed(pointer, 100));
	else if (libinput_event_get_type(event) == LIBINPUT_EVENT_POINTER_SCROLL_WHEEL)
		printf("%s wheel %.0f %.0f\n", name,
			find_wheel(pointer, LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL),
			find_wheel(pointer, LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL));
	else
		printf("%s button %x %d\n", name, libinput_event_pointer_get_button(pointer),
			libinput_event_pointer_get_button_state(pointer));
}

static void tell_key(struct libinput_event_keyboard *keyboard, const char *name)
{
	printf("%s key %u %d\n", name, libinput_event_keyboard_get_key(keyboard),
		libinput_event_keyboard_get_key_state(keyboard));
}

static void tell(struct libinput_event *event, int with_times)
{
	struct libinput_device *device = libinput_event_get_device(event);
	struct libinput_event_touch *touch = NULL;
	const char *name = libinput_device_get_sysname(device);

	switch (libinput_event_get_type(event)) {
	case LIBINPUT_EVENT_DEVICE_ADDED:
		printf("+ %s %s\n", name, libinput_device_get_name(device));
		return;
	case LIBINPUT_EVENT_DEVICE_REMOVED:
		printf("- %s\n", name);
		return;
	case LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN:
	case LIBINPUT_EVENT_GESTURE_SWIPE_UPDATE:
	case LIBINPUT_EVENT_GESTURE_SWIPE_END:
	case LIBINPUT_EVENT_GESTURE_PINCH_BEGIN:
	case LIBINPUT_EVENT_GESTURE_PINCH_UPDATE:
	case LIBINPUT_EVENT_GESTURE_PINCH_END:
		tell_gesture(event, name);
		return;
	case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
	case LIBINPUT_EVENT_POINTER_BUTTON:
	case LIBINPUT_EVENT_POINTER_SCROLL_WHEEL:
		tell_pointer(event, name);
		return;
	case LIBINPUT_EVENT_KEYBOARD_KEY:
		tell_key(libinput_event_get_keyboard_event(event), name);
		return;
	case LIBINPUT_EVENT_TOUCH_DOWN:
	case LIBINPUT_EVENT_TOUCH_MOTION:
	case LIBINPUT_EVENT_TOUCH_UP:
	case LIBINPUT_EVENT_TOUCH_CANCEL:
	case LIBINPUT_EVENT_TOUCH_FRAME:
		touch = libinput_event_get_touch_event(event);
		break;
	default:
		return;
	}
	printf("%s ", name);
	switch (libinput_event_get_type(event)) {
	case LIBINPUT_EVENT_TOUCH_DOWN:
		tell_place("down", touch);
		break;
	case LIBINPUT_EVENT_TOUCH_MOTION:
		tell_place("motion", touch);
		break;
	case LIBINPUT_EVENT_TOUCH_UP:
		printf("up %d", libinput_event_touch_get_slot(touch));
		break;
	case LIBINPUT_EVENT_TOUCH_CANCEL:
		printf("cancel %d", libinput_event_touch_get_slot(touch));
		break;
	default:
		printf("frame");
		break;
	}
	if (with_times)
		tell_time(touch);
	printf("\n");
}

int main(int argument_count, char **arguments)
{
	static const struct libinput_interface interface = { open_device, close_device };
	int with_times = argument_count > 1 && strcmp(arguments[1], "--times") == 0;
	struct udev *udev = udev_new();
	struct libinput *libinput = libinput_udev_create_context(&interface, NULL, udev);
	struct libinput_event *event;
	struct pollfd input = { .events = POLLIN };

	setvbuf(stdout, NULL, _IOFBF, 65536);
	libinput_log_set_handler(libinput, handle_log);
	if (libinput_udev_assign_seat(libinput, "seat0") < 0)
		return 1;
	input.fd = libinput_get_fd(libinput);
	do {
		libinput_dispatch(libinput);
		while ((event = libinput_get_event(libinput))) {
			tell(event, with_times);
			libinput_event_destroy(event);
		}
		fflush(stdout);
	} while (poll(&input, 1, -1) > 0);
	return 0;
}
