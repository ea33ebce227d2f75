/* SPDX-License-Identifier: MIT */
/* Pens of a seat: each tool of tablet-v2 is a touch source, whose tip has the id 0. */
#include "tactus-client-tablet.h"

#include <linux/input-event-codes.h>
#include <math.h>
#include <stdlib.h>

#define DEGREE (3.14159265358979323846 / 180)
#define MAXIMUM_PRESSURE 65535.0

struct tactus_client_pen {
	struct wl_list link; /* at first, for tactus_client_bury() */
	struct tactus_client_seat *seat;
	struct zwp_tablet_tool_v2 *tool;
	struct tactus_touch_source *source; /* NULL once the pen is removed */
	struct wl_surface *surface;         /* below the pen, whoever owns it */
	struct tactus_touch_sample sample;
	double x, y; /* in the surface */
	bool is_ignored, is_hovering, is_fed;
	bool lands, lifts, leaves; /* since the last frame */
};

/* A touch that the pen still has is cancelled: a tap would be wrong. */
static void leave_surface(struct tactus_client_pen *pen, uint64_t time_us)
{
	bool was_fed = pen->is_fed, was_hovering = pen->is_hovering;

	pen->surface = NULL;
	pen->is_fed = pen->is_hovering = false;
	if (was_fed)
		tactus_touch_source_cancel_all(pen->source, time_us);
	/* A callback may have removed the pen. */
	if (was_hovering && pen->source)
		tactus_touch_source_hover_leave(pen->source, time_us);
}

/* A tip that is down while its touch was cancelled stays away until it lands again. */
static void feed_tip(struct tactus_client_pen *pen)
{
	struct wl_surface *surface = pen->surface;
	bool is_new = pen->lands && !pen->is_fed;

	if (!is_new && !pen->is_fed)
		return;
	if (is_new)
		pen->is_fed = tactus_touch_source_down_sample(pen->source, &pen->sample) == TACTUS_STATUS_OK;
	else
		tactus_touch_source_motion_sample(pen->source, &pen->sample);
	if (pen->source && pen->is_fed && pen->lifts) {
		pen->is_fed = false;
		tactus_touch_source_up(pen->source, pen->sample.time_us, pen->sample.id);
	}
	if (pen->source)
		tactus_touch_source_frame(pen->source, pen->sample.time_us);
	if (pen->source)
		tactus_client_has_fed(pen->seat->client, pen->surface == surface ? surface : NULL);
}

static void feed(struct tactus_client_pen *pen, uint64_t time_us)
{
	pen->sample.time_us = time_us;
	pen->sample.x = pen->x;
	pen->sample.y = pen->y;
	if (!tactus_client_convert(pen->seat->client, pen->surface, &pen->sample.x, &pen->sample.y, NULL)) {
		leave_surface(pen, time_us);
		return;
	}
	pen->is_hovering = true;
	tactus_touch_source_hover(pen->source, time_us, pen->sample.x, pen->sample.y);
	/* A callback may have removed the pen, or the surface. */
	if (pen->source && pen->surface)
		feed_tip(pen);
	if (pen->source && pen->leaves)
		leave_surface(pen, time_us);
}

static void handle_frame(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t time)
{
	struct tactus_client_pen *pen = data;
	struct tactus_client *client = pen->seat->client;

	tactus_client_enter(client);
	if (!pen->is_ignored && pen->source)
		feed(pen, tactus_client_time(client, time));
	pen->lands = pen->lifts = pen->leaves = false;
	tactus_client_leave(client);
}

/* A puck and a lens point as mice do, and a finger on a tablet moves a pointer. */
static void handle_type(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t type)
{
	struct tactus_client_pen *pen = data;

	pen->is_ignored = type == ZWP_TABLET_TOOL_V2_TYPE_FINGER || type == ZWP_TABLET_TOOL_V2_TYPE_MOUSE ||
		type == ZWP_TABLET_TOOL_V2_TYPE_LENS;
}

static void handle_capability(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t capability)
{
	struct tactus_client_pen *pen = data;

	if (capability == ZWP_TABLET_TOOL_V2_CAPABILITY_PRESSURE)
		pen->sample.maximum_possible_force = 1;
}

static void handle_proximity_in(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t serial,
	struct zwp_tablet_v2 *tablet, struct wl_surface *surface)
{
	struct tactus_client_pen *pen = data;

	pen->surface = surface;
	pen->leaves = false;
}

static void handle_proximity_out(void *data, struct zwp_tablet_tool_v2 *tool)
{
	((struct tactus_client_pen *)data)->leaves = true;
}

static void handle_down(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t serial)
{
	((struct tactus_client_pen *)data)->lands = true;
}

static void handle_up(void *data, struct zwp_tablet_tool_v2 *tool)
{
	((struct tactus_client_pen *)data)->lifts = true;
}

static void handle_motion(void *data, struct zwp_tablet_tool_v2 *tool, wl_fixed_t x, wl_fixed_t y)
{
	struct tactus_client_pen *pen = data;

	pen->x = wl_fixed_to_double(x);
	pen->y = wl_fixed_to_double(y);
}

static void handle_pressure(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t pressure)
{
	struct tactus_client_pen *pen = data;

	pen->sample.force = fmin(pressure / MAXIMUM_PRESSURE, 1);
	pen->sample.maximum_possible_force = 1;
}

/* Returns the horizontal extent of a tilted pen of height 1. A pen that lies flat would have none. */
static double extent(wl_fixed_t degrees)
{
	return tan(fmax(-89, fmin(89, wl_fixed_to_double(degrees))) * DEGREE);
}

static void handle_tilt(void *data, struct zwp_tablet_tool_v2 *tool, wl_fixed_t tilt_x, wl_fixed_t tilt_y)
{
	struct tactus_client_pen *pen = data;
	double x = extent(tilt_x), y = extent(tilt_y);

	pen->sample.tilt = atan(hypot(x, y));
	pen->sample.azimuth = x == 0 && y == 0 ? 0 : atan2(y, x);
}

static uint32_t mask_of(uint32_t button)
{
	switch (button) {
	case BTN_STYLUS:
		return TACTUS_BUTTON_SECONDARY;
	case BTN_STYLUS2:
		return TACTUS_BUTTON_MIDDLE;
	default:
		return TACTUS_BUTTON_NONE;
	}
}

static void handle_button(
	void *data, struct zwp_tablet_tool_v2 *tool, uint32_t serial, uint32_t button, uint32_t state)
{
	struct tactus_client_pen *pen = data;

	if (state == ZWP_TABLET_TOOL_V2_BUTTON_STATE_PRESSED)
		pen->sample.button_mask |= mask_of(button);
	else
		pen->sample.button_mask &= ~mask_of(button);
}

/* Destroying the source cancels its touch and ends its hover. */
static void remove_pen(struct tactus_client_pen *pen)
{
	struct tactus_touch_source *source = pen->source;

	pen->source = NULL;
	wl_list_remove(&pen->link);
	tactus_client_bury(pen->seat->client, &pen->link);
	tactus_touch_source_destroy(source);
	if (pen->tool)
		zwp_tablet_tool_v2_destroy(pen->tool);
}

static void handle_removed(void *data, struct zwp_tablet_tool_v2 *tool)
{
	struct tactus_client_pen *pen = data;
	struct tactus_client *client = pen->seat->client;

	tactus_client_enter(client);
	remove_pen(pen);
	tactus_client_leave(client);
}

static void ignore(void *data, struct zwp_tablet_tool_v2 *tool)
{
}

static void ignore_number(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t number)
{
}

static void ignore_pair(void *data, struct zwp_tablet_tool_v2 *tool, uint32_t high, uint32_t low)
{
}

static void ignore_rotation(void *data, struct zwp_tablet_tool_v2 *tool, wl_fixed_t degrees)
{
}

static void ignore_slider(void *data, struct zwp_tablet_tool_v2 *tool, int32_t position)
{
}

static void ignore_wheel(void *data, struct zwp_tablet_tool_v2 *tool, wl_fixed_t degrees, int32_t clicks)
{
}

const struct zwp_tablet_tool_v2_listener tactus_client_tool_listener = {
	.type = handle_type,
	.hardware_serial = ignore_pair,
	.hardware_id_wacom = ignore_pair,
	.capability = handle_capability,
	.done = ignore,
	.removed = handle_removed,
	.proximity_in = handle_proximity_in,
	.proximity_out = handle_proximity_out,
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.pressure = handle_pressure,
	.distance = ignore_number,
	.tilt = handle_tilt,
	.rotation = ignore_rotation,
	.slider = ignore_slider,
	.wheel = ignore_wheel,
	.button = handle_button,
	.frame = handle_frame,
};

static void remove_pens(struct tactus_client_seat *seat)
{
	struct tactus_client_pen *pen;

	while (!wl_list_empty(&seat->pens)) {
		pen = wl_container_of(seat->pens.next, pen, link);
		remove_pen(pen);
	}
}

static struct tactus_client_pen *find_pen(struct tactus_client_seat *seat, const struct wl_surface *surface)
{
	struct tactus_client_pen *pen;

	wl_list_for_each(pen, &seat->pens, link) {
		if (pen->surface == surface)
			return pen;
	}
	return NULL;
}

/* A callback may remove pens: each round looks at those that are left. */
static void forget_surface(struct tactus_client_seat *seat, struct wl_surface *surface)
{
	struct tactus_client_pen *pen;

	while (surface && (pen = find_pen(seat, surface)))
		leave_surface(pen, tactus_client_now(seat->client, pen->sample.time_us));
}

struct tactus_client_pen *tactus_client_add_pen(struct tactus_client_seat *seat, struct zwp_tablet_tool_v2 *tool)
{
	struct tactus_client_pen *pen = calloc(1, sizeof(*pen));

	if (!pen)
		return NULL;
	pen->source = tactus_client_create_source(seat);
	if (!pen->source) {
		free(pen);
		return NULL;
	}
	pen->seat = seat;
	pen->tool = tool;
	pen->sample = (struct tactus_touch_sample)TACTUS_TOUCH_SAMPLE_INIT;
	pen->sample.type = TACTUS_TOUCH_TYPE_STYLUS;
	wl_list_insert(seat->pens.prev, &pen->link);
	seat->remove_pens = remove_pens;
	seat->forget_surface = forget_surface;
	if (tool)
		zwp_tablet_tool_v2_add_listener(tool, &tactus_client_tool_listener, pen);
	return pen;
}
