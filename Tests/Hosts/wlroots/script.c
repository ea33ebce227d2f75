/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "script.h"

#include "output.h"
#include "server.h"
#include "touchscreen.h"
#include "version-devices.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <wlr/backend/headless.h>
#include <wlr/backend/multi.h>
#include <wlr/util/log.h>

static void follow_clock(struct script *script)
{
	struct timespec now;
	uint32_t now_ms;

	clock_gettime(CLOCK_MONOTONIC, &now);
	now_ms = (uint32_t)((uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000);
	/* What was played may be ahead of it. */
	if ((int32_t)(now_ms - script->time_ms) > 0)
		script->time_ms = now_ms;
}

static struct wlr_output *output_of(struct script *script, const struct wlr_input_device *device)
{
	struct touchscreen *touchscreen;

	wl_list_for_each(touchscreen, &script->server->seat.touchscreens, link) {
		if (touchscreen->device == device)
			return touchscreen->place.output;
	}
	return NULL;
}

/* "-" is no name. */
static void add_device(struct script *script, const char *output_name, double width_mm, double height_mm)
{
	struct wlr_input_device *device;

	if (script->device_count == MAXIMUM_DEVICES)
		return;
	/* It is announced when it is made, before it has a name of an output and a size: hence the second look. */
	device = version_add_device(script->server->backend, WLR_INPUT_DEVICE_TOUCH);
	if (!device)
		return;
	if (strcmp(output_name, "-") != 0)
		version_set_output_name(device, output_name);
	version_touchscreen_of(device)->width_mm = width_mm;
	version_touchscreen_of(device)->height_mm = height_mm;
	script->devices[script->device_count++] = device;
	seat_map_touchscreens(&script->server->seat);
}

static void add_output(struct script *script, const char *line)
{
	unsigned width = 0, height = 0;
	int width_mm = 0, height_mm = 0;
	struct wlr_output *output;

	if (sscanf(line, "%*s %u %u %d %d", &width, &height, &width_mm, &height_mm) < 2)
		return;
	output = wlr_headless_add_output(script->headless, width, height);
	if (!output)
		return;
	output->phys_width = width_mm;
	output->phys_height = height_mm;
	seat_map_touchscreens(&script->server->seat);
}

static void remove_device(struct script *script)
{
	if (script->device_count > 0)
		version_remove_device(script->devices[--script->device_count]);
}

static void turn_output(struct script *script, struct wlr_input_device *device, int transform)
{
	struct wlr_output *output = output_of(script, device);

	if (!output)
		return;
	version_turn_output(output, (enum wl_output_transform)transform);
}

/* Where an event of this kind comes from and when. */
#define FROM(device, kind) version_event_of(device, kind), .time_msec = script->time_ms

static void play_touch(
	struct script *script, struct wlr_input_device *device, const char *word, int id, double x, double y)
{
	const struct wlr_output *output = output_of(script, device);
	struct wlr_touch *touch = version_touch_of(device);

	if (!output)
		return;
	x /= output->width;
	y /= output->height;
	if (strcmp(word, "down") == 0)
		wl_signal_emit(&touch->events.down,
			&(struct wlr_touch_down_event){
				FROM(device, touch), .touch_id = id, .x = x, .y = y });
	else if (strcmp(word, "motion") == 0)
		wl_signal_emit(&touch->events.motion,
			&(struct wlr_touch_motion_event){
				FROM(device, touch), .touch_id = id, .x = x, .y = y });
	else if (strcmp(word, "up") == 0)
		wl_signal_emit(&touch->events.up,
			&(struct wlr_touch_up_event){
				FROM(device, touch), .touch_id = id });
	else if (strcmp(word, "cancel") == 0)
		wl_signal_emit(&touch->events.cancel,
			&(struct wlr_touch_cancel_event){
				FROM(device, touch), .touch_id = id });
	else if (strcmp(word, "frame") == 0)
		wl_signal_emit(&touch->events.frame, NULL);
	else
		wlr_log(WLR_ERROR, "script: %s?", word);
}

static void press_mouse(struct script *script, unsigned button, bool pressed)
{
	wl_signal_emit(&version_pointer_of(script->mouse)->events.button,
		&(struct wlr_pointer_button_event){ FROM(script->mouse, pointer),
			.button = button, .state = pressed ? version_pressed : version_released });
}

static bool play_mouse(struct script *script, const char *line)
{
	struct wlr_input_device *mouse = script->mouse;
	unsigned button;
	double x, y;

	if (strcmp(line, "mouse") == 0)
		script->mouse = version_add_device(script->server->backend, WLR_INPUT_DEVICE_POINTER);
	else if (mouse && sscanf(line, "point %lf %lf", &x, &y) == 2)
		wl_signal_emit(&version_pointer_of(mouse)->events.motion_absolute,
			&(struct wlr_pointer_motion_absolute_event){
				FROM(mouse, pointer), .x = x / 1280, .y = y / 720 });
	else if (mouse && sscanf(line, "press %u", &button) == 1)
		press_mouse(script, button, true);
	else if (mouse && sscanf(line, "release %u", &button) == 1)
		press_mouse(script, button, false);
	else
		return false;
	return true;
}

static void play_line(struct script *script, const char *line)
{
	struct wlr_input_device *device =
		script->device_count > 0 ? script->devices[script->device_count - 1] : NULL;
	char word[16] = "", name[64] = "";
	double x = 0, y = 0, height_mm = 0;
	int number = 0;

	if (play_mouse(script, line))
		return;
	sscanf(line, "%15s %d %lf %lf", word, &number, &x, &y);
	if (strcmp(word, "output") == 0)
		add_output(script, line);
	else if (strcmp(word, "add") == 0 && sscanf(line, "%*s %63s %lf %lf", name, &y, &height_mm) >= 1)
		add_device(script, name, y, height_mm);
	else if (strcmp(word, "now") == 0)
		follow_clock(script);
	else if (strcmp(word, "wait") == 0)
		script->time_ms += (uint32_t)number;
	else if (device && strcmp(word, "remove") == 0)
		remove_device(script);
	else if (device && strcmp(word, "turn") == 0)
		turn_output(script, device, number);
	else if (device && word[0])
		play_touch(script, device, word, number, x, y);
}

static int handle_readable(int fd, uint32_t mask, void *data)
{
	struct script *script = data;
	ssize_t count = read(fd, script->buffer + script->length, sizeof(script->buffer) - 1 - script->length);
	char *line = script->buffer, *end;

	if (count <= 0)
		return 0;
	script->length += (size_t)count;
	script->buffer[script->length] = '\0';
	for (; (end = strchr(line, '\n')); line = end + 1) {
		*end = '\0';
		play_line(script, line);
	}
	/* The rest of a line that has not come whole. */
	script->length -= (size_t)(line - script->buffer);
	memmove(script->buffer, line, script->length);
	return 0;
}

static void find_headless(struct wlr_backend *backend, void *data)
{
	struct script *script = data;

	if (wlr_backend_is_headless(backend))
		script->headless = backend;
}

bool script_open(struct script *script, struct server *server, const char *path)
{
	memset(script, 0, sizeof(*script));
	script->server = server;
	wlr_multi_for_each_backend(server->backend, find_headless, script);
	/* Open for writing, too: it does not end when a writer closes it. */
	script->fd = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
	if (!script->headless || script->fd < 0) {
		wlr_log(WLR_ERROR, "no headless backend, or no script %s", path);
		return false;
	}
	script->source =
		wl_event_loop_add_fd(server->loop, script->fd, WL_EVENT_READABLE, handle_readable, script);
	return script->source;
}

void script_close(struct script *script)
{
	while (script->device_count > 0)
		remove_device(script);
	if (script->mouse)
		version_remove_device(script->mouse);
	wl_event_source_remove(script->source);
	close(script->fd);
}
