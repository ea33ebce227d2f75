/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "live-touches.h"

#include "stop-signals.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <libinput.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
	MOST_DEVICES = 16,
	/* Highest number of device nodes that is tried. */
	MOST_NODES = 64,
};

/* Functions of libinput that are loaded, with the types of its header. */
#define FUNCTIONS(X) \
	X(libinput_path_create_context) \
	X(libinput_path_add_device) \
	X(libinput_path_remove_device) \
	X(libinput_unref) \
	X(libinput_get_fd) \
	X(libinput_dispatch) \
	X(libinput_get_event) \
	X(libinput_event_get_type) \
	X(libinput_event_get_device) \
	X(libinput_event_get_touch_event) \
	X(libinput_event_destroy) \
	X(libinput_event_touch_get_time_usec) \
	X(libinput_event_touch_get_seat_slot) \
	X(libinput_event_touch_get_slot) \
	X(libinput_event_touch_get_x_transformed) \
	X(libinput_event_touch_get_y_transformed) \
	X(libinput_device_has_capability) \
	X(libinput_device_get_name) \
	X(libinput_device_get_size)

static struct {
#define DECLARE(name) __typeof__(&name) name;
	FUNCTIONS(DECLARE)
#undef DECLARE
} library;

struct live_touches {
	struct libinput *libinput;
	/* Removed devices leave NULL behind: the numbers of the others stay. */
	struct libinput_device *devices[MOST_DEVICES];
	size_t count, removed;
	/* Number of device nodes without permission. */
	size_t forbidden;
	char name[128];
	double width_mm, height_mm;
};

static bool load(char *message, size_t size)
{
	void *handle = dlopen("libinput.so.10", RTLD_NOW | RTLD_GLOBAL);

	if (!handle) {
		snprintf(message, size, "libinput is not installed (%s)", dlerror());
		return false;
	}
	/* ISO C has no conversion from object to function pointers; POSIX guarantees the same representation. */
#define FIND(name) \
	*(void **)&library.name = dlsym(handle, #name); \
	if (!library.name) { \
		snprintf(message, size, "this libinput has no %s", #name); \
		return false; \
	}
	FUNCTIONS(FIND)
#undef FIND
	return true;
}

static int open_restricted(const char *path, int flags, void *data)
{
	struct live_touches *touches = data;
	int descriptor = open(path, flags | O_CLOEXEC);

	if (descriptor >= 0)
		return descriptor;
	if (errno == EACCES || errno == EPERM)
		touches->forbidden++;
	return -errno;
}

static void close_restricted(int descriptor, void *data)
{
	(void)data;
	close(descriptor);
}

static const struct libinput_interface interface = { open_restricted, close_restricted };

static bool exists(const char *path)
{
	struct stat status;

	return stat(path, &status) == 0;
}

/* A path that does not exist is skipped, because libinput would log it. */
static bool add(struct live_touches *touches, const char *path)
{
	struct libinput_device *device;

	if (touches->count == MOST_DEVICES || !exists(path))
		return false;
	device = library.libinput_path_add_device(touches->libinput, path);
	if (!device)
		return false;
	if (!library.libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_TOUCH)) {
		library.libinput_path_remove_device(device);
		return false;
	}
	if (touches->count == 0) {
		snprintf(touches->name, sizeof touches->name, "%s", library.libinput_device_get_name(device));
		library.libinput_device_get_size(device, &touches->width_mm, &touches->height_mm);
	}
	touches->devices[touches->count++] = device;
	return true;
}

/* Writes why no device could be opened. */
static void explain(const struct live_touches *touches, const char *device, char *message, size_t size)
{
	if (touches->forbidden > 0) {
		snprintf(message, size,
			"no permission to read %s: only root and the group that owns it (often ‘input’) may; "
			"try ‘sudo tactus record’, or become a member of the group",
			device ? device : "the touchscreens below /dev/input");
		return;
	}
	if (device && !exists(device))
		snprintf(message, size, "%s: %s", device, strerror(errno));
	else if (device)
		snprintf(message, size, "%s is no touchscreen", device);
	else
		snprintf(message, size, "this machine has no touchscreen");
}

struct live_touches *live_touches_open(const char *device, char *message, size_t size)
{
	struct live_touches *touches;

	if (!load(message, size))
		return NULL;
	touches = calloc(1, sizeof *touches);
	if (touches)
		touches->libinput = library.libinput_path_create_context(&interface, touches);
	if (!touches || !touches->libinput) {
		snprintf(message, size, "libinput does not start");
		free(touches);
		return NULL;
	}
	if (device) {
		add(touches, device);
	} else {
		char path[32];

		for (int node = 0; node < MOST_NODES; node++) {
			snprintf(path, sizeof path, "/dev/input/event%d", node);
			add(touches, path);
		}
	}
	if (touches->count > 0)
		return touches;
	explain(touches, device, message, size);
	live_touches_close(touches);
	return NULL;
}

void live_touches_close(struct live_touches *touches)
{
	if (!touches)
		return;
	library.libinput_unref(touches->libinput);
	free(touches);
}

const char *live_touches_name(const struct live_touches *touches)
{
	return touches->name;
}

void live_touches_size(const struct live_touches *touches, double *width_mm, double *height_mm)
{
	*width_mm = touches->width_mm;
	*height_mm = touches->height_mm;
}

static bool convert(struct live_touches *touches, struct libinput_event *event, struct live_touch *touch)
{
	enum libinput_event_type type = library.libinput_event_get_type(event);
	struct libinput_device *device = library.libinput_event_get_device(event);
	struct libinput_event_touch *details;

	switch (type) {
	case LIBINPUT_EVENT_TOUCH_DOWN:
		touch->type = LIVE_TOUCH_DOWN;
		break;
	case LIBINPUT_EVENT_TOUCH_MOTION:
		touch->type = LIVE_TOUCH_MOTION;
		break;
	case LIBINPUT_EVENT_TOUCH_UP:
		touch->type = LIVE_TOUCH_UP;
		break;
	case LIBINPUT_EVENT_TOUCH_CANCEL:
		touch->type = LIVE_TOUCH_CANCEL;
		break;
	case LIBINPUT_EVENT_TOUCH_FRAME:
		touch->type = LIVE_TOUCH_FRAME;
		break;
	default:
		return false;
	}
	details = library.libinput_event_get_touch_event(event);
	touch->time_us = library.libinput_event_touch_get_time_usec(details);
	while (touch->device < touches->count && touches->devices[touch->device] != device)
		touch->device++;
	if (touch->type == LIVE_TOUCH_FRAME)
		return true;
	touch->slot = library.libinput_event_touch_get_slot(details);
	if (touch->slot < 0)
		touch->slot = 0;
	if (touch->type == LIVE_TOUCH_DOWN || touch->type == LIVE_TOUCH_MOTION) {
		touch->x = library.libinput_event_touch_get_x_transformed(details, 1000000) / 1000000;
		touch->y = library.libinput_event_touch_get_y_transformed(details, 1000000) / 1000000;
	}
	return true;
}

/* Forgets a device that is gone. libinput also tells of those that were only tried. Returns whether one is left. */
static bool forget(struct live_touches *touches, struct libinput_event *event)
{
	struct libinput_device *device = library.libinput_event_get_device(event);

	for (size_t i = 0; i < touches->count; i++) {
		if (touches->devices[i] != device)
			continue;
		touches->devices[i] = NULL;
		touches->removed++;
	}
	return touches->removed < touches->count;
}

/* Delivers pending touches. Returns whether to wait for more. */
static bool take(struct live_touches *touches, bool (*function)(const struct live_touch *touch, void *data), void *data)
{
	struct libinput_event *event;
	bool goes_on = library.libinput_dispatch(touches->libinput) == 0;

	while (goes_on && (event = library.libinput_get_event(touches->libinput))) {
		struct live_touch touch = { 0 };

		if (library.libinput_event_get_type(event) == LIBINPUT_EVENT_DEVICE_REMOVED)
			goes_on = forget(touches, event);
		else if (convert(touches, event, &touch))
			goes_on = function(&touch, data);
		library.libinput_event_destroy(event);
	}
	return goes_on;
}

static int64_t now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void live_touches_run(struct live_touches *touches, int64_t milliseconds,
	bool (*function)(const struct live_touch *touch, void *data), void *data)
{
	int64_t end = now_ms() + milliseconds;
	struct stop_signals stop;
	struct pollfd descriptors[2];

	stop_signals_begin(&stop);
	descriptors[0] = (struct pollfd){ .fd = library.libinput_get_fd(touches->libinput), .events = POLLIN };
	descriptors[1] = (struct pollfd){ .fd = stop.descriptor, .events = POLLIN };
	while (take(touches, function, data)) {
		int64_t left = end - now_ms();
		int timeout = milliseconds < 0 ? -1 : left > 1000000 ? 1000000
								     : (int)left;

		if (milliseconds >= 0 && left <= 0)
			break;
		if (poll(descriptors, 2, timeout) < 0 && errno != EINTR)
			break;
		if (descriptors[1].revents != 0)
			break;
	}
	/* Touches before the signal are still delivered. */
	take(touches, function, data);
	stop_signals_end(&stop);
}
