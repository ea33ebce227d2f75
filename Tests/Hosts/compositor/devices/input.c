/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* O_CLOEXEC */
#include "devices/input.h"

#include "devices/device-mapping.h"
#include "devices/mouse-events.h"
#include "log.h"
#include "options.h"
#include "server.h"

#include <errno.h>
#include <fcntl.h>
#include <libinput.h>
#include <libudev.h>
#include <stdio.h>
#include <string.h>
#include <tactus-libinput.h>
#include <unistd.h>

#define SEAT_NAME "seat0"

static int open_device(const char *path, int flags, void *data)
{
	int fd = open(path, flags | O_CLOEXEC);

	if (fd >= 0)
		return fd;
	log_error("%s: %s", path, strerror(errno));
	return -errno;
}

static void close_device(int fd, void *data)
{
	close(fd);
}

static const struct libinput_interface device_interface = {
	.open_restricted = open_device,
	.close_restricted = close_device,
};

static void handle_log(struct libinput *libinput, enum libinput_log_priority priority,
	const char *format, va_list arguments)
{
	char text[256];

	vsnprintf(text, sizeof(text), format, arguments);
	text[strcspn(text, "\n")] = '\0';
	log_line("libinput", "%s", text);
}

static void count(struct input_counters *counters, enum libinput_event_type type)
{
	switch (type) {
	case LIBINPUT_EVENT_TOUCH_DOWN:
		counters->downs++;
		break;
	case LIBINPUT_EVENT_TOUCH_MOTION:
		counters->motions++;
		break;
	case LIBINPUT_EVENT_TOUCH_UP:
		counters->ups++;
		break;
	case LIBINPUT_EVENT_TOUCH_CANCEL:
		counters->cancels++;
		break;
	case LIBINPUT_EVENT_TOUCH_FRAME:
		counters->frames++;
		break;
	default:
		break;
	}
}

void input_dispatch(struct input *input)
{
	struct libinput_event *event;

	libinput_dispatch(input->libinput);
	while ((event = libinput_get_event(input->libinput))) {
		/* Touchpad gestures belong to the shell, too. A mouse is sent to clients directly. */
		if (tactus_libinput_handle_event(input->adapter, event) == TACTUS_LIBINPUT_RESULT_CONSUMED)
			count(&input->fed, libinput_event_get_type(event));
		else
			mouse_events_handle(&input->server->seat.mouse, input->adapter, event);
		libinput_event_destroy(event);
	}
}

static int handle_readable(int fd, uint32_t mask, void *data)
{
	struct input *input = data;

	input_dispatch(input);
	output_frames_schedule(&input->frames);
	return 0;
}

/* The path backend reads one device; the udev backend reads all devices of a seat, including later ones. */
static struct libinput *create_context(struct input *input, const char *path)
{
	struct libinput *libinput;
	struct udev *udev;

	if (path)
		return libinput_path_create_context(&device_interface, input);
	udev = udev_new();
	if (!udev)
		return NULL;
	libinput = libinput_udev_create_context(&device_interface, input, udev);
	udev_unref(udev); /* the context holds it */
	return libinput;
}

bool input_init(struct input *input, struct server *server, const char *path)
{
	memset(input, 0, sizeof(*input));
	input->server = server;
	input->adapter = tactus_libinput_create(server->shell.application);
	if (!input->adapter || !device_mapping_init(input->adapter, server))
		return false; /* the library has said why */
	if (tactus_libinput_set_accommodations(input->adapter, 0, &server->options->accommodations) != TACTUS_STATUS_OK)
		return false;
	input->libinput = create_context(input, path);
	if (!input->libinput) {
		log_error("no libinput context");
		return false;
	}
	libinput_log_set_handler(input->libinput, handle_log);
	if (path && !libinput_path_add_device(input->libinput, path)) {
		log_error("libinput cannot use %s", path);
		return false;
	}
	if (!path && libinput_udev_assign_seat(input->libinput, SEAT_NAME) < 0) {
		log_error("no devices on %s", SEAT_NAME);
		return false;
	}
	return true;
}

bool input_start(struct input *input)
{
	input->source = wl_event_loop_add_fd(input->server->loop, libinput_get_fd(input->libinput),
		WL_EVENT_READABLE, handle_readable, input);
	if (!output_frames_start(&input->frames, input->server))
		return false;
	/* Reads the events of devices that already exist. */
	input_dispatch(input);
	return input->source;
}

void input_finish(struct input *input)
{
	if (input->source)
		wl_event_source_remove(input->source);
	output_frames_finish(&input->frames);
	tactus_libinput_destroy(input->adapter);
	if (input->libinput)
		libinput_unref(input->libinput);
}

void input_report(const struct input *input)
{
	const struct input_counters *fed = &input->fed;

	log_line("compositor", "engine got %u downs, %u motions, %u ups, %u cancels, %u frames", fed->downs,
		fed->motions, fed->ups, fed->cancels, fed->frames);
}
