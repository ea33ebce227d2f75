/* SPDX-License-Identifier: MIT */
/*
 * A module for Weston's tests: a seat with mouse, keyboard and touchscreen, which do what the lines say that come from
 * a FIFO (its path is in $WESTON_DEVICES). Times are the clock's, places Weston's global ones.
 *
 *   mouse X Y        button CODE 1|0     wheel PX     finger PX     stop
 *   key CODE 1|0
 *   down ID X Y      motion ID X Y       up ID        frame
 *   unplug           the touchscreen goes
 *   rest             for longer than a finger may before it counts as stopped
 */
#include "weston/backend.h"

#include <fcntl.h>
#include <linux/input-event-codes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Declared in libweston's private headers, too. */
int weston_seat_init_pointer(struct weston_seat *seat);
void notify_motion_absolute(struct weston_seat *seat, const struct timespec *time, double x, double y);
void notify_button(struct weston_seat *seat, const struct timespec *time, int32_t button,
	enum wl_pointer_button_state state);
void notify_axis(struct weston_seat *seat, const struct timespec *time, struct weston_pointer_axis_event *event);
void notify_axis_source(struct weston_seat *seat, uint32_t source);
void notify_pointer_frame(struct weston_seat *seat);
void notify_keyboard_focus_in(struct weston_seat *seat, struct wl_array *keys, enum weston_key_state_update update);

static struct weston_seat seat;
static struct weston_touch_device *panel;
static char line[512];
static size_t line_length;

static void scroll(const struct timespec *time, uint32_t source, double value)
{
	struct weston_pointer_axis_event event = { .axis = WL_POINTER_AXIS_VERTICAL_SCROLL, .value = value };

	notify_axis_source(&seat, source);
	notify_axis(&seat, time, &event);
	notify_pointer_frame(&seat);
}

static void play_mouse(const char *text, const struct timespec *time)
{
	double x, y;
	int code, pressed;

	if (sscanf(text, "mouse %lf %lf", &x, &y) == 2) {
		notify_motion_absolute(&seat, time, x, y);
		notify_pointer_frame(&seat);
	} else if (sscanf(text, "button %d %d", &code, &pressed) == 2) {
		notify_button(&seat, time, code, pressed);
		notify_pointer_frame(&seat);
	} else if (sscanf(text, "wheel %lf", &x) == 1) {
		scroll(time, WL_POINTER_AXIS_SOURCE_WHEEL, x);
	} else if (sscanf(text, "finger %lf", &x) == 1) {
		scroll(time, WL_POINTER_AXIS_SOURCE_FINGER, x);
	} else if (strcmp(text, "stop") == 0) {
		scroll(time, WL_POINTER_AXIS_SOURCE_FINGER, 0);
	}
}

static void play_panel(const char *text, const struct timespec *time)
{
	double x, y;
	int id;

	if (sscanf(text, "down %d %lf %lf", &id, &x, &y) == 3)
		version_notify_touch(panel, time, id, x, y, WL_TOUCH_DOWN);
	else if (sscanf(text, "motion %d %lf %lf", &id, &x, &y) == 3)
		version_notify_touch(panel, time, id, x, y, WL_TOUCH_MOTION);
	else if (sscanf(text, "up %d", &id) == 1)
		version_notify_touch(panel, time, id, 0, 0, WL_TOUCH_UP);
	else if (strcmp(text, "frame") == 0)
		notify_touch_frame(panel);
}

/* Longer than a finger may be silent before it counts as stopped, whatever else the machine does. */
static void rest(void)
{
	const struct timespec duration = { 0, 60000000 };

	nanosleep(&duration, NULL);
}

static void play(const char *text)
{
	struct timespec now;
	int code, pressed;

	if (strcmp(text, "rest") == 0) {
		rest();
		return;
	}
	clock_gettime(CLOCK_MONOTONIC, &now);
	if (sscanf(text, "key %d %d", &code, &pressed) == 2)
		version_notify_key(&seat, &now, (uint32_t)code, pressed);
	else if (strcmp(text, "unplug") == 0)
		weston_seat_release_touch(&seat);
	else if (panel)
		play_panel(text, &now);
	play_mouse(text, &now);
}

static int handle_readable(int fd, uint32_t mask, void *data)
{
	ssize_t count = read(fd, line + line_length, sizeof(line) - line_length - 1);
	char *end, *start = line;

	if (count <= 0)
		return 0;
	line_length += (size_t)count;
	line[line_length] = '\0';
	while ((end = strchr(start, '\n'))) {
		*end = '\0';
		play(start);
		start = end + 1;
	}
	line_length = strlen(start);
	memmove(line, start, line_length + 1);
	return 0;
}

WL_EXPORT int wet_module_init(struct weston_compositor *compositor, int *argc, char *argv[])
{
	const char *path = getenv("WESTON_DEVICES");
	struct wl_array no_keys;
	int fd;

	weston_seat_init(&seat, compositor, "seat0");
	if (!path || weston_seat_init_pointer(&seat) < 0 || weston_seat_init_keyboard(&seat, NULL) < 0 ||
		weston_seat_init_touch(&seat) < 0)
		return -1;
	panel = weston_touch_create_touch_device(weston_seat_get_touch(&seat), "/test/panel", NULL, NULL);
	wl_array_init(&no_keys);
	notify_keyboard_focus_in(&seat, &no_keys, STATE_UPDATE_AUTOMATIC);
	/* For writing too, so that it stays open while nobody writes. */
	fd = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
	if (fd < 0)
		return -1;
	wl_event_loop_add_fd(wl_display_get_event_loop(compositor->wl_display), fd, WL_EVENT_READABLE, handle_readable,
		NULL);
	return 0;
}
