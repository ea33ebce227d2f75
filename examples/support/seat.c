/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* clock_gettime */
#include "seat.h"

#include "seat-parts.h"

#include <linux/input-event-codes.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* An event that seems older than this has times of another clock. */
#define OLDEST_EVENT_MS 10000

uint64_t seat_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* The protocol leaves the clock of events open. Nearly all compositors send the lower bits of CLOCK_MONOTONIC. */
uint64_t seat_event_time(struct seat *seat, uint32_t time_ms)
{
	uint64_t time_us = seat_now();
	uint32_t age_ms = (uint32_t)(time_us / 1000) - time_ms;

	if (age_ms < OLDEST_EVENT_MS)
		time_us = (time_us / 1000 - age_ms) * 1000;
	seat->inputs++;
	if (time_us > seat->time_us)
		seat->time_us = time_us;
	return seat->time_us;
}

void seat_send_frame(struct seat *seat)
{
	if (seat->unframed)
		seat->input->frame(seat->data, seat->time_us);
	seat->unframed = false;
}

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *surface,
	int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	struct seat *seat = data;

	seat->input->down(seat->data, seat_event_time(seat, time), id, wl_fixed_to_double(x), wl_fixed_to_double(y));
	seat->unframed = true;
	seat->fingers++;
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
	struct seat *seat = data;

	seat->input->up(seat->data, seat_event_time(seat, time), id);
	seat->unframed = true;
	seat->fingers--;
}

static void handle_motion(void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	struct seat *seat = data;

	seat->input->motion(seat->data, seat_event_time(seat, time), id, wl_fixed_to_double(x), wl_fixed_to_double(y));
	seat->unframed = true;
}

static void handle_frame(void *data, struct wl_touch *touch)
{
	struct seat *seat = data;

	seat->has_frames = true;
	seat_send_frame(seat);
}

/* All touches are over, and no frame follows. */
static void handle_cancel(void *data, struct wl_touch *touch)
{
	struct seat *seat = data;

	seat->input->cancel_all(seat->data, seat_now());
	seat->inputs++;
	seat->fingers = 0;
	seat->unframed = false;
}

static const struct wl_touch_listener touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_frame,
	.cancel = handle_cancel,
};

/* Keys are reported by their codes, so the layout does not matter. */
static void handle_keymap(void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t fd, uint32_t size)
{
	close(fd);
}

static void handle_keyboard_enter(void *data, struct wl_keyboard *keyboard, uint32_t serial,
	struct wl_surface *surface, struct wl_array *pressed)
{
}

static void handle_keyboard_leave(void *data, struct wl_keyboard *keyboard, uint32_t serial,
	struct wl_surface *surface)
{
}

static void handle_key(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t key,
	uint32_t state)
{
	struct seat *seat = data;

	if (key == KEY_ESC)
		seat->escape = true;
	seat->input->key(seat->data, seat_event_time(seat, time), key, state == WL_KEYBOARD_KEY_STATE_PRESSED);
}

static void handle_modifiers(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t depressed,
	uint32_t latched, uint32_t locked, uint32_t group)
{
}

static void handle_repeat_info(void *data, struct wl_keyboard *keyboard, int32_t rate, int32_t delay)
{
}

static const struct wl_keyboard_listener keyboard_listener = {
	.keymap = handle_keymap,
	.enter = handle_keyboard_enter,
	.leave = handle_keyboard_leave,
	.key = handle_key,
	.modifiers = handle_modifiers,
	.repeat_info = handle_repeat_info,
};

static void release_devices(struct seat *seat, uint32_t capabilities)
{
	if (seat->touch && !(capabilities & WL_SEAT_CAPABILITY_TOUCH)) {
		handle_cancel(seat, seat->touch);
		wl_touch_release(seat->touch);
		seat->touch = NULL;
	}
	if (seat->pointer && !(capabilities & WL_SEAT_CAPABILITY_POINTER)) {
		seat_pointer_listener.leave(seat, seat->pointer, 0, NULL);
		wl_pointer_release(seat->pointer);
		seat->pointer = NULL;
	}
	if (seat->keyboard && !(capabilities & WL_SEAT_CAPABILITY_KEYBOARD)) {
		wl_keyboard_release(seat->keyboard);
		seat->keyboard = NULL;
	}
}

static void handle_capabilities(void *data, struct wl_seat *wl_seat, uint32_t capabilities)
{
	struct seat *seat = data;

	release_devices(seat, capabilities);
	if (capabilities & WL_SEAT_CAPABILITY_TOUCH && !seat->touch) {
		seat->touch = wl_seat_get_touch(wl_seat);
		wl_touch_add_listener(seat->touch, &touch_listener, seat);
	}
	if (capabilities & WL_SEAT_CAPABILITY_POINTER && !seat->pointer) {
		seat->pointer = wl_seat_get_pointer(wl_seat);
		wl_pointer_add_listener(seat->pointer, &seat_pointer_listener, seat);
	}
	if (capabilities & WL_SEAT_CAPABILITY_KEYBOARD && !seat->keyboard) {
		seat->keyboard = wl_seat_get_keyboard(wl_seat);
		wl_keyboard_add_listener(seat->keyboard, &keyboard_listener, seat);
	}
}

static void handle_name(void *data, struct wl_seat *wl_seat, const char *name)
{
}

static const struct wl_seat_listener seat_listener = {
	.capabilities = handle_capabilities,
	.name = handle_name,
};

void seat_start(struct seat *seat, struct connection *connection, const struct input *input, void *data)
{
	memset(seat, 0, sizeof(*seat));
	seat->connection = connection;
	seat->input = input;
	seat->data = data;
	if (connection->seat)
		wl_seat_add_listener(connection->seat, &seat_listener, seat);
}

/* Some compositors send no frame after the last finger's up (Weston 10), some never send one (cage 0.1). */
void seat_settle(struct seat *seat)
{
	if (seat->fingers <= 0 || !seat->has_frames)
		seat_send_frame(seat);
}

void seat_finish(struct seat *seat)
{
	release_devices(seat, 0);
	cursor_finish(&seat->cursor);
}
