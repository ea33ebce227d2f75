/* SPDX-License-Identifier: MIT */
/* Handles the events of a wl_touch: checks and notes them. */
#include "check.h"
#include "peer.h"
#include "transcript.h"

#include <wayland-client-protocol.h>

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time,
	struct wl_surface *surface, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	struct peer_touch *heard = data;
	int index = 0;

	(void)touch;
	while (index < heard->peer->surface_count && heard->peer->surfaces[index] != surface)
		index++;
	legality_down(&heard->legality, serial, time, id, x, y);
	heard->peer->down_serial = serial;
	note("%s down %d on %d at %g,%g t=%u", heard->name, id, index, wl_fixed_to_double(x), wl_fixed_to_double(y),
		time);
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
	struct peer_touch *heard = data;

	(void)touch;
	legality_up(&heard->legality, serial, time, id);
	heard->peer->up_serial = serial;
	note("%s up %d t=%u", heard->name, id, time);
}

static void handle_motion(
	void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	struct peer_touch *heard = data;

	(void)touch;
	legality_motion(&heard->legality, time, id, x, y);
	note("%s motion %d at %g,%g t=%u", heard->name, id, wl_fixed_to_double(x), wl_fixed_to_double(y), time);
}

static void handle_frame(void *data, struct wl_touch *touch)
{
	struct peer_touch *heard = data;

	(void)touch;
	legality_frame(&heard->legality);
	note("%s frame", heard->name);
}

static void handle_cancel(void *data, struct wl_touch *touch)
{
	struct peer_touch *heard = data;

	(void)touch;
	legality_cancel(&heard->legality);
	note("%s cancel", heard->name);
}

static void handle_shape(void *data, struct wl_touch *touch, int32_t id, wl_fixed_t major, wl_fixed_t minor)
{
	struct peer_touch *heard = data;

	(void)touch;
	legality_shape(&heard->legality, id, major, minor);
	note("%s shape %d %g by %g", heard->name, id, wl_fixed_to_double(major), wl_fixed_to_double(minor));
}

static void handle_orientation(void *data, struct wl_touch *touch, int32_t id, wl_fixed_t orientation)
{
	(void)touch, (void)id, (void)orientation;
	check_failed("%s: an orientation that nobody knows", ((struct peer_touch *)data)->name);
}

static const struct wl_touch_listener touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_frame,
	.cancel = handle_cancel,
	.shape = handle_shape,
	.orientation = handle_orientation,
};

void peer_touch_listen(struct peer_touch *touch)
{
	wl_touch_add_listener(touch->proxy, &touch_listener, touch);
}
