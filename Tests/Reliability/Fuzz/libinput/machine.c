/* SPDX-License-Identifier: MIT */
#include "machine.h"

#include "scene.h"

#include <errno.h>
#include <fake-evdev/fake-evdev.h>
#include <fcntl.h>
#include <libinput-adapter/device-descriptions.h>
#include <poll.h>
#include <stdarg.h>
#include <stddef.h>
#include <traces/panel.h>
#include <unistd.h>

/*
 * libinput's timers run in real time, and also fire when a later event comes. This start time is so far ahead that only
 * the latter happens.
 */
#define START_US UINT64_C(4000000000000000)

#define WIDTH 1920
#define HEIGHT 1080
#define ALL_TOUCH_TYPES 15

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

__attribute__((format(printf, 3, 0))) static void swallow_line(struct libinput *libinput,
	enum libinput_log_priority priority, const char *format, va_list arguments)
{
	(void)libinput, (void)priority, (void)format, (void)arguments;
}

static void swallow(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
}

static const char *const descriptions[DEVICES] = {
	panel_description,
	panel_description,
	touchpad_description,
	mouse_description,
	tablet_description,
	media_keys_description,
	switch_description,
};

/* --- the host -------------------------------------------------------------------------- */

static void act(struct tactus_recognizer *recognizer, void *data)
{
	(void)data;
	tactus_recognizer_get_state(recognizer);
}

static void add(struct tactus_view *view, struct tactus_recognizer *recognizer)
{
	tactus_recognizer_set_allowed_touch_types(recognizer, ALL_TOUCH_TYPES);
	tactus_recognizer_add_target(recognizer, act, NULL);
	tactus_view_add_recognizer(view, recognizer);
}

static void open_host(struct machine *machine)
{
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *window = tactus_window_create(application, 0, 0, WIDTH, HEIGHT);
	struct tactus_surface_client *client;
	struct tactus_view *surface;

	checks_start();
	machine->application = application;
	tactus_view_set_responder_callbacks(window, &checked_touches, NULL);
	tactus_view_set_multiple_touch_enabled(window, true);
	add(window, tactus_pan_recognizer_create(application));
	add(window, tactus_pinch_recognizer_create(application));
	add(window, tactus_swipe_recognizer_create(application));
	add(window, tactus_hover_recognizer_create(application));
	client = tactus_surface_client_create(application, &checked_stream, NULL);
	surface = tactus_surface_create(client, 0, 0, WIDTH / 2.0, HEIGHT);
	tactus_view_set_multiple_touch_enabled(surface, true);
	tactus_view_add_subview(window, surface);
	add(surface, tactus_tap_recognizer_create(application));
	add(surface, tactus_long_press_recognizer_create(application));
}

void machine_replace_adapter(struct machine *machine)
{
	tactus_libinput_destroy(machine->adapter);
	machine->adapter = tactus_libinput_create(machine->application);
	tactus_libinput_set_features(machine->adapter, TACTUS_LIBINPUT_FEATURE_ALL);
	tactus_libinput_set_default_rectangle(machine->adapter, 0, 0, WIDTH, HEIGHT);
	tactus_libinput_set_pointer_area(machine->adapter, 0, 0, WIDTH, HEIGHT);
}

/* --- the devices ----------------------------------------------------------------------- */

void machine_open(struct machine *machine)
{
	*machine = (struct machine){ .time_us = START_US };
	tactus_set_default_log_handler(swallow, NULL);
	fake_evdev_clock_set(START_US);
	open_host(machine);
	machine_replace_adapter(machine);
	machine->udev = udev_new();
	machine->libinput = libinput_udev_create_context(&interface, NULL, machine->udev);
	check(machine->libinput, "no libinput");
	libinput_log_set_handler(machine->libinput, swallow_line);
	libinput_udev_assign_seat(machine->libinput, "seat0");
	machine_plug(machine, 0);
}

void machine_quiet(struct machine *machine)
{
	machine_suspend(machine, false);
	for (int device = 0; device < DEVICES; device++)
		machine_unplug(machine, device);
	tactus_application_advance(machine->application, machine->time_us + 60000000);
}

void machine_close(struct machine *machine)
{
	tactus_libinput_destroy(machine->adapter);
	tactus_application_destroy(machine->application);
	libinput_unref(machine->libinput);
	udev_unref(machine->udev);
	fake_evdev_clock_set(0);
}

void machine_wait(struct machine *machine, uint64_t us)
{
	machine->time_us += us;
	fake_evdev_clock_set(machine->time_us);
}

void machine_put(struct machine *machine, int device, int type, int code, int value)
{
	if (fake_evdev_put(device, machine->time_us, type, code, value) == -EAGAIN)
		machine_dispatch(machine);
}

void machine_dispatch(struct machine *machine)
{
	struct pollfd ready = { .fd = libinput_get_fd(machine->libinput), .events = POLLIN };
	struct libinput_event *event;
	int rounds = 0;

	/* One epoll_wait() returns only a few descriptors. */
	do {
		libinput_dispatch(machine->libinput);
		while ((event = libinput_get_event(machine->libinput))) {
			enum tactus_libinput_result result = tactus_libinput_handle_event(machine->adapter, event);

			check((unsigned)result <= TACTUS_LIBINPUT_RESULT_NOT_TAKEN, "an answer that is not listed");
			libinput_event_destroy(event);
		}
	} while (poll(&ready, 1, 0) > 0 && ++rounds < 100);
}

void machine_plug(struct machine *machine, int device)
{
	if (!machine->is_plugged[device] && fake_evdev_add_text(device, descriptions[device], 0, 0) == 0)
		machine->is_plugged[device] = true;
	machine_dispatch(machine);
}

void machine_unplug(struct machine *machine, int device)
{
	if (machine->is_plugged[device])
		fake_evdev_remove(device);
	machine->is_plugged[device] = false;
	machine_dispatch(machine);
}

void machine_suspend(struct machine *machine, bool suspend)
{
	if (suspend)
		libinput_suspend(machine->libinput);
	else
		libinput_resume(machine->libinput);
	machine->is_suspended = suspend;
	machine_dispatch(machine);
}
