/* SPDX-License-Identifier: MIT */
#include "script.h"

#include "backend.h"
#include "state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct player_seat {
	struct wl_list link;
	struct weston_seat seat;
	struct weston_touch_device *device;
};

static void plug(struct player_seat *seat)
{
	weston_seat_init_touch(&seat->seat);
	seat->device = weston_touch_create_touch_device(seat->seat.touch_state, "/player", NULL, NULL);
}

static void unplug(struct player_seat *seat)
{
	if (!seat->device)
		return;
	weston_touch_device_destroy(seat->device);
	seat->device = NULL;
	weston_seat_release_touch(&seat->seat);
}

static void select_seat(struct script *script, const char *name)
{
	struct player_seat *seat;

	wl_list_for_each(seat, &script->seats, link) {
		script->seat = seat;
		if (strcmp(seat->seat.seat_name, name) == 0)
			return;
	}
	seat = calloc(1, sizeof(*seat));
	if (!seat)
		return;
	weston_seat_init(&seat->seat, script->compositor, name);
	wl_list_insert(&script->seats, &seat->link);
	script->seat = seat;
	plug(seat);
}

static void remove_seat(struct script *script, struct player_seat *seat)
{
	unplug(seat);
	weston_seat_release(&seat->seat);
	wl_list_remove(&seat->link);
	free(seat);
	script->seat = NULL;
}

void script_init(struct script *script, struct weston_compositor *compositor)
{
	script->compositor = compositor;
	wl_list_init(&script->seats);
	select_seat(script, "seat0");
}

void script_finish(struct script *script)
{
	struct player_seat *seat, *next;

	wl_list_for_each_safe(seat, next, &script->seats, link)
		remove_seat(script, seat);
}

/* Fingers of a seat that has no touchscreen bring a new one. */
static bool play_touch(struct player_seat *seat, const char *line)
{
	struct timespec time = { 0 };
	double x = 0, y = 0;
	long milliseconds;
	int id, type;

	if (sscanf(line, "down %d %lf %lf %ld", &id, &x, &y, &milliseconds) == 4)
		type = WL_TOUCH_DOWN;
	else if (sscanf(line, "motion %d %lf %lf %ld", &id, &x, &y, &milliseconds) == 4)
		type = WL_TOUCH_MOTION;
	else if (sscanf(line, "up %d %ld", &id, &milliseconds) == 2)
		type = WL_TOUCH_UP;
	else
		return false;
	if (!seat->device)
		plug(seat);
	time.tv_sec = milliseconds / 1000;
	time.tv_nsec = milliseconds % 1000 * 1000000;
	version_notify_touch(seat->device, &time, id, x, y, type);
	return true;
}

static bool play_on_view(struct weston_compositor *compositor, const char *line)
{
	double x, y;
	float factor;

	if (sscanf(line, "scale %lf %lf %f", &x, &y, &factor) == 3)
		state_scale_view(compositor, x, y, factor);
	else if (sscanf(line, "unmap %lf %lf", &x, &y) == 2)
		state_unmap_view(compositor, x, y);
	else
		return false;
	return true;
}

static void ignore_finger(struct weston_touch *touch, const struct timespec *time, int32_t id, double x, double y)
{
}

static void end_taking_by_lift(struct weston_touch *touch, const struct timespec *time, int32_t id)
{
	weston_touch_end_grab(touch);
}

static void end_taking(struct weston_touch_grab *grab)
{
	weston_touch_end_grab(grab->touch);
}

static void ignore_frame(struct weston_touch_grab *grab)
{
}

/* As shells do for moves. */
static void take(struct weston_touch *touch)
{
	static const struct version_touch_grab_interface taking = {
		VERSION_TOUCH_GRAB,
		.weston.frame = ignore_frame,
		.weston.cancel = end_taking,
		.down = ignore_finger,
		.motion = ignore_finger,
		.up = end_taking_by_lift,
	};
	static struct weston_touch_grab grab = { .interface = &taking.weston };

	weston_touch_start_grab(touch, &grab);
}

/* Weston sends wl_touch.cancel to nobody; other compositors do when they take the touches. */
static void withdraw(struct weston_touch *touch)
{
	struct wl_resource *resource;

	wl_resource_for_each(resource, &touch->focus_resource_list)
		wl_touch_send_cancel(resource);
	weston_touch_set_focus(touch, NULL);
}

static bool play_key(struct weston_seat *seat, const char *line)
{
	const struct timespec time = { 0 };
	enum wl_keyboard_key_state state;
	unsigned key;

	if (sscanf(line, "press %u", &key) == 1)
		state = WL_KEYBOARD_KEY_STATE_PRESSED;
	else if (sscanf(line, "release %u", &key) == 1)
		state = WL_KEYBOARD_KEY_STATE_RELEASED;
	else
		return false;
	version_notify_key(seat, &time, key, state);
	return true;
}

static bool play_on_seat(struct script *script, const char *line)
{
	struct player_seat *seat = script->seat;

	if (!seat)
		return false;
	if (strcmp(line, "frame") == 0 && seat->device)
		notify_touch_frame(seat->device);
	else if (strcmp(line, "cancel") == 0 && seat->device)
		notify_touch_cancel(seat->device);
	else if (strcmp(line, "unplug") == 0)
		unplug(seat);
	else if (strcmp(line, "remove") == 0)
		remove_seat(script, seat);
	else if (strcmp(line, "take") == 0)
		take(seat->seat.touch_state);
	else if (strcmp(line, "withdraw") == 0 && seat->device)
		withdraw(seat->seat.touch_state);
	else if (strcmp(line, "keyboard") == 0)
		weston_seat_init_keyboard(&seat->seat, NULL);
	else if (strcmp(line, "state") == 0)
		state_log(&seat->seat);
	else
		return play_touch(seat, line) || play_key(&seat->seat, line);
	return true;
}

void script_play(struct script *script, const char *line)
{
	if (strncmp(line, "say ", 4) == 0)
		weston_log("player: %s\n", line + 4);
	else if (strncmp(line, "seat ", 5) == 0)
		select_seat(script, line + 5);
	else if (strcmp(line, "exit") == 0)
		weston_compositor_exit(script->compositor);
	else if (strncmp(line, "output ", 7) == 0)
		state_add_output(script->compositor, line + 7);
	else if (strncmp(line, "unplug-output ", 14) == 0)
		state_remove_output(script->compositor, line + 14);
	else if (!play_on_seat(script, line) && !play_on_view(script->compositor, line))
		weston_log("player: no such line: %s\n", line);
}
