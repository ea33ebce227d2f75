/* SPDX-License-Identifier: MIT */
#include "taps.h"

#include <math.h>

/* px that a finger may move. */
#define MOVEMENT 20

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *surface,
	int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	struct taps *taps = data;

	/* Two fingers are no tap, nor is a surface that has gone meanwhile. */
	if (taps->is_down || !surface) {
		taps->is_down = false;
		return;
	}
	taps->is_down = true;
	taps->id = id;
	taps->surface = surface;
	taps->x = wl_fixed_to_double(x);
	taps->y = wl_fixed_to_double(y);
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
	struct taps *taps = data;

	if (!taps->is_down || id != taps->id)
		return;
	taps->is_down = false;
	taps->tapped(taps->surface, taps->data);
}

static void handle_motion(
	void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	struct taps *taps = data;

	if (id == taps->id && hypot(wl_fixed_to_double(x) - taps->x, wl_fixed_to_double(y) - taps->y) > MOVEMENT)
		taps->is_down = false;
}

static void handle_frame(void *data, struct wl_touch *touch)
{
}

/* A gesture of the compositor has taken the fingers. */
static void handle_cancel(void *data, struct wl_touch *touch)
{
	struct taps *taps = data;

	taps->is_down = false;
}

static const struct wl_touch_listener touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_frame,
	.cancel = handle_cancel,
};

static void handle_capabilities(void *data, struct wl_seat *seat, uint32_t capabilities)
{
	struct taps *taps = data;
	bool has_touch = capabilities & WL_SEAT_CAPABILITY_TOUCH;

	if (has_touch == (taps->touch != NULL))
		return;
	taps_finish(taps);
	if (!has_touch)
		return;
	taps->touch = wl_seat_get_touch(seat);
	wl_touch_add_listener(taps->touch, &touch_listener, taps);
}

static void handle_name(void *data, struct wl_seat *seat, const char *name)
{
}

static const struct wl_seat_listener seat_listener = {
	.capabilities = handle_capabilities,
	.name = handle_name,
};

void taps_init(struct taps *taps, struct wl_seat *seat)
{
	taps->touch = NULL;
	taps->is_down = false;
	if (seat)
		wl_seat_add_listener(seat, &seat_listener, taps);
}

void taps_finish(struct taps *taps)
{
	if (taps->touch && wl_touch_get_version(taps->touch) >= WL_TOUCH_RELEASE_SINCE_VERSION)
		wl_touch_release(taps->touch);
	else if (taps->touch)
		wl_touch_destroy(taps->touch);
	taps->touch = NULL;
	taps->is_down = false;
}
