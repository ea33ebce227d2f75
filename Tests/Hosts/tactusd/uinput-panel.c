/* SPDX-License-Identifier: MIT */
/*
 * Touchscreens of the kernel's own uinput, driven as the fake evdev is: play-recording and fake-evdev-command find
 * their socket here. Ends with SIGTERM; the devices go with the process.
 *
 *   uinput-panel SOCKET DESCRIPTION@WIDTHxHEIGHT...     evemu descriptions; mm, where they have no resolution
 */
#define _GNU_SOURCE
#include "../fake-evdev/device.h"
#include "../fake-evdev/message.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static struct panel {
	struct fake_device device;
	int fd; /* -1: unplugged */
} panels[FAKE_EVDEV_MAX_DEVICES];
static size_t panel_count;

/* Where the reader of descriptions says what is wrong. */
int fake_evdev_fail(int code, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	fprintf(stderr, "uinput-panel: ");
	vfprintf(stderr, format, arguments);
	fprintf(stderr, "\n");
	va_end(arguments);
	return code;
}

/* set_codes: makes the device have all codes of a type that are described. */
static int set_codes(int fd, const unsigned char *bits, unsigned int count, unsigned long request)
{
	for (unsigned int code = 0; code < count; code++) {
		if (fake_bit(bits, code) && ioctl(fd, request, (unsigned long)code) < 0) {
			return -errno;
		}
	}
	return 0;
}

static int set_axes(int fd, const struct fake_device *device)
{
	for (unsigned int code = 0; code < ABS_CNT; code++) {
		struct uinput_abs_setup setup = { .code = (uint16_t)code, .absinfo = device->axes[code] };
		if (fake_device_has(device, EV_ABS, code) && ioctl(fd, UI_ABS_SETUP, &setup) < 0) {
			return -errno;
		}
	}
	return 0;
}

static int set_up(int fd, const struct fake_device *device)
{
	struct uinput_setup setup = { .id = device->id };
	int result = set_codes(fd, device->codes[0], EV_CNT, UI_SET_EVBIT);

	snprintf(setup.name, sizeof setup.name, "%.*s", (int)sizeof setup.name - 1, device->name);
	if (result == 0) {
		result = set_codes(fd, device->codes[EV_KEY], KEY_CNT, UI_SET_KEYBIT);
	}
	if (result == 0) {
		result = set_codes(fd, device->input_properties, INPUT_PROP_CNT, UI_SET_PROPBIT);
	}
	if (result == 0) {
		result = set_axes(fd, device);
	}
	if (result == 0 && (ioctl(fd, UI_DEV_SETUP, &setup) < 0 || ioctl(fd, UI_DEV_CREATE) < 0)) {
		result = -errno;
	}
	return result;
}

static int plug(struct panel *panel)
{
	int fd = open("/dev/uinput", O_WRONLY | O_CLOEXEC);
	int result = fd < 0 ? -errno : set_up(fd, &panel->device);

	if (result < 0) {
		fake_evdev_fail(result, "%s: %s", panel->device.name, strerror(-result));
		if (fd >= 0) {
			close(fd);
		}
		return result;
	}
	panel->fd = fd;
	return 0;
}

static void resolve(struct input_absinfo *axis, double millimetres)
{
	if (axis->resolution == 0 && millimetres > 0) {
		axis->resolution = (int)((axis->maximum - axis->minimum) / millimetres);
	}
}

static int add(const char *argument)
{
	struct panel *panel = &panels[panel_count++];
	char path[4096];
	double width = 0, height = 0;
	FILE *file;
	int result;

	snprintf(path, sizeof path, "%s", argument);
	char *size = strrchr(path, '@');
	if (size && sscanf(size, "@%lfx%lf", &width, &height) == 2) {
		*size = '\0';
	}
	file = fopen(path, "r");
	if (!file) {
		return fake_evdev_fail(-errno, "%s: %s", path, strerror(errno));
	}
	result = fake_device_describe(&panel->device, file, path);
	fclose(file);
	resolve(&panel->device.axes[ABS_X], width);
	resolve(&panel->device.axes[ABS_Y], height);
	resolve(&panel->device.axes[ABS_MT_POSITION_X], width);
	resolve(&panel->device.axes[ABS_MT_POSITION_Y], height);
	return result < 0 ? result : plug(panel);
}

/* The kernel has taken what was written: there is nothing to wait for. */
static int32_t carry_out(const struct fake_message *message, const struct input_event *events)
{
	struct panel *panel = &panels[message->number];
	size_t size = message->event_count * sizeof *events;

	switch (message->command) {
	case FAKE_EVDEV_WRITE:
		if (panel->fd < 0) {
			return -ENODEV;
		}
		return write(panel->fd, events, size) == (ssize_t)size ? 0 : -EIO;
	case FAKE_EVDEV_REMOVE:
		close(panel->fd);
		panel->fd = -1;
		return 0;
	case FAKE_EVDEV_PLUG:
		return panel->fd < 0 ? plug(panel) : -EEXIST;
	case FAKE_EVDEV_WAIT_READY:
	case FAKE_EVDEV_WAIT_READ:
		return 0;
	default:
		return -EINVAL;
	}
}

static void serve(int connection)
{
	static struct input_event events[FAKE_EVDEV_MAX_UNREAD];
	struct fake_message message;
	int32_t result = 0;

	while (recv(connection, &message, sizeof message, MSG_WAITALL) == sizeof message) {
		size_t size = message.event_count * sizeof events[0];
		if (message.event_count > FAKE_EVDEV_MAX_UNREAD || message.number < 0 ||
			(size_t)message.number >= panel_count ||
			(size > 0 && recv(connection, events, size, MSG_WAITALL) != (ssize_t)size)) {
			return;
		}
		result = carry_out(&message, events);
		if (send(connection, &result, sizeof result, MSG_NOSIGNAL) != sizeof result) {
			return;
		}
	}
}

static int listen_at(const char *path)
{
	struct sockaddr_un address = { .sun_family = AF_UNIX };
	int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);

	snprintf(address.sun_path, sizeof address.sun_path, "%s", path);
	unlink(path);
	if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof address) < 0 || listen(fd, 4) < 0) {
		return fake_evdev_fail(-errno, "%s: %s", path, strerror(errno));
	}
	return fd;
}

int main(int argument_count, char **arguments)
{
	int listening, connection;

	if (argument_count < 3 || argument_count - 2 > FAKE_EVDEV_MAX_DEVICES) {
		fprintf(stderr, "usage: uinput-panel SOCKET DESCRIPTION@WIDTHxHEIGHT...\n");
		return 2;
	}
	for (int i = 2; i < argument_count; i++) {
		if (add(arguments[i]) < 0) {
			return 1;
		}
	}
	listening = listen_at(arguments[1]);
	while (listening >= 0 && (connection = accept4(listening, NULL, NULL, SOCK_CLOEXEC)) >= 0) {
		serve(connection);
		close(connection);
	}
	return 1;
}
