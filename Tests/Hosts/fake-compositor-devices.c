/* SPDX-License-Identifier: MIT */
/* Tablets, and gestures of touchpads. */
#include "fake-compositor.h"

#include "pointer-gestures-unstable-v1-server-protocol.h"
#if __has_include("tablet-v2-server-protocol.h")
#include "tablet-v2-server-protocol.h"
#else
#include "tablet-unstable-v2-server-protocol.h"
#endif

#include <wayland-server.h>

#define AT(number) wl_fixed_from_double(number)

/* The number of living objects is the data. */
static void handle_object_destroy(struct wl_resource *resource)
{
	struct fake_compositor *fake = wl_resource_get_user_data(resource);

	fake->objects--;
}

static void destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

/* Each protocol object of tablets and gestures has requests that the glue never makes, but for destroy. */
static struct wl_resource *create_object(struct fake_compositor *fake, const struct wl_interface *interface,
	struct wl_resource *parent, uint32_t id, const void *implementation)
{
	struct wl_resource *resource =
		wl_resource_create(fake->client, interface, wl_resource_get_version(parent), id);

	wl_resource_set_implementation(resource, implementation, fake, handle_object_destroy);
	fake->objects++;
	return resource;
}

static struct fake_compositor *fake_of(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

static const struct zwp_tablet_seat_v2_interface tablet_seat = { .destroy = destroy };
static const struct zwp_tablet_v2_interface tablet = { .destroy = destroy };
static const struct zwp_tablet_tool_v2_interface tool = { .destroy = destroy };
static const struct zwp_tablet_pad_v2_interface pad = { .destroy = destroy };
static const struct zwp_tablet_pad_group_v2_interface group = { .destroy = destroy };
static const struct zwp_tablet_pad_ring_v2_interface ring = { .destroy = destroy };
static const struct zwp_tablet_pad_strip_v2_interface strip = { .destroy = destroy };

static void get_tablet_seat(
	struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *wl_seat)
{
	struct fake_compositor *fake = fake_of(resource);

	fake->tablet_seat = create_object(fake, &zwp_tablet_seat_v2_interface, resource, id, &tablet_seat);
}

static const struct zwp_tablet_manager_v2_interface tablet_manager = { .get_tablet_seat = get_tablet_seat };
static const struct zwp_pointer_gesture_swipe_v1_interface swipe = { .destroy = destroy };
static const struct zwp_pointer_gesture_pinch_v1_interface pinch = { .destroy = destroy };
static const struct zwp_pointer_gesture_hold_v1_interface hold = { .destroy = destroy };

static void get_swipe(
	struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *wl_pointer)
{
	struct fake_compositor *fake = fake_of(resource);

	fake->swipe = create_object(fake, &zwp_pointer_gesture_swipe_v1_interface, resource, id, &swipe);
}

static void get_pinch(
	struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *wl_pointer)
{
	struct fake_compositor *fake = fake_of(resource);

	fake->pinch = create_object(fake, &zwp_pointer_gesture_pinch_v1_interface, resource, id, &pinch);
}

static void get_hold(
	struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *wl_pointer)
{
	struct fake_compositor *fake = fake_of(resource);

	fake->hold = create_object(fake, &zwp_pointer_gesture_hold_v1_interface, resource, id, &hold);
}

static const struct zwp_pointer_gestures_v1_interface gestures = {
	.get_swipe_gesture = get_swipe,
	.get_pinch_gesture = get_pinch,
	.get_hold_gesture = get_hold,
};

static void bind_tablets(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	wl_resource_set_implementation(
		wl_resource_create(client, &zwp_tablet_manager_v2_interface, (int)version, id), &tablet_manager, data,
		NULL);
}

static void bind_gestures(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	wl_resource_set_implementation(
		wl_resource_create(client, &zwp_pointer_gestures_v1_interface, (int)version, id), &gestures, data,
		NULL);
}

bool fake_compositor_add_devices(struct fake_compositor *fake)
{
	return wl_global_create(fake->display, &zwp_tablet_manager_v2_interface, 1, fake, bind_tablets) &&
		wl_global_create(fake->display, &zwp_pointer_gestures_v1_interface, 3, fake, bind_gestures);
}

void fake_compositor_plug_tablet(struct fake_compositor *fake)
{
	struct wl_resource *pad_group;

	fake->tablet = create_object(fake, &zwp_tablet_v2_interface, fake->tablet_seat, 0, &tablet);
	zwp_tablet_seat_v2_send_tablet_added(fake->tablet_seat, fake->tablet);
	zwp_tablet_v2_send_name(fake->tablet, "tablet");
	zwp_tablet_v2_send_done(fake->tablet);
	fake->tool = create_object(fake, &zwp_tablet_tool_v2_interface, fake->tablet_seat, 0, &tool);
	zwp_tablet_seat_v2_send_tool_added(fake->tablet_seat, fake->tool);
	zwp_tablet_tool_v2_send_type(fake->tool, ZWP_TABLET_TOOL_V2_TYPE_PEN);
	zwp_tablet_tool_v2_send_done(fake->tool);
	fake->pad = create_object(fake, &zwp_tablet_pad_v2_interface, fake->tablet_seat, 0, &pad);
	zwp_tablet_seat_v2_send_pad_added(fake->tablet_seat, fake->pad);
	pad_group = create_object(fake, &zwp_tablet_pad_group_v2_interface, fake->pad, 0, &group);
	zwp_tablet_pad_v2_send_group(fake->pad, pad_group);
	zwp_tablet_pad_group_v2_send_ring(
		pad_group, create_object(fake, &zwp_tablet_pad_ring_v2_interface, pad_group, 0, &ring));
	zwp_tablet_pad_group_v2_send_strip(
		pad_group, create_object(fake, &zwp_tablet_pad_strip_v2_interface, pad_group, 0, &strip));
	zwp_tablet_pad_group_v2_send_done(pad_group);
	zwp_tablet_pad_v2_send_buttons(fake->pad, 4);
	zwp_tablet_pad_v2_send_done(fake->pad);
}

void fake_compositor_unplug_tablet(struct fake_compositor *fake)
{
	zwp_tablet_tool_v2_send_removed(fake->tool);
	zwp_tablet_pad_v2_send_removed(fake->pad);
	zwp_tablet_v2_send_removed(fake->tablet);
}

void fake_compositor_tap_with_pen(struct fake_compositor *fake, uint32_t time)
{
	zwp_tablet_tool_v2_send_proximity_in(fake->tool, 0, fake->tablet, fake->surface);
	zwp_tablet_tool_v2_send_motion(fake->tool, AT(50), AT(50));
	zwp_tablet_tool_v2_send_frame(fake->tool, time);
	zwp_tablet_tool_v2_send_down(fake->tool, 0);
	zwp_tablet_tool_v2_send_frame(fake->tool, time + 10);
	zwp_tablet_tool_v2_send_up(fake->tool);
	zwp_tablet_tool_v2_send_frame(fake->tool, time + 50);
	zwp_tablet_tool_v2_send_proximity_out(fake->tool);
	zwp_tablet_tool_v2_send_frame(fake->tool, time + 60);
}

void fake_compositor_pinch(struct fake_compositor *fake, uint32_t time, bool is_cancelled)
{
	wl_pointer_send_enter(fake->pointer, 0, fake->surface, AT(50), AT(50));
	wl_pointer_send_frame(fake->pointer);
	zwp_pointer_gesture_pinch_v1_send_begin(fake->pinch, 0, time, fake->surface, 2);
	zwp_pointer_gesture_pinch_v1_send_update(fake->pinch, time + 10, 0, 0, AT(1.5), 0);
	zwp_pointer_gesture_pinch_v1_send_update(fake->pinch, time + 20, 0, 0, AT(2), 0);
	zwp_pointer_gesture_pinch_v1_send_end(fake->pinch, 0, time + 30, is_cancelled);
	wl_pointer_send_leave(fake->pointer, 0, fake->surface);
	wl_pointer_send_frame(fake->pointer);
}
