/* SPDX-License-Identifier: MIT */
#include "data/drag.h"

#include "clients/surface.h"
#include "data/exchange.h"
#include "data/offer.h"
#include "data/source.h"
#include "server.h"
#include "shell/output.h"

#include <tactus-wayland.h>
#include <wayland-server-protocol.h>

/* Returns whether a wl_data_device belongs to the client below the finger. */
static bool hears(const struct drag *drag, struct wl_resource *device)
{
	return drag->focus && wl_resource_get_client(device) == wl_resource_get_client(drag->focus);
}

#define for_each_device(device, drag) \
	wl_resource_for_each(device, &(drag)->exchange->devices) \
		if (hears(drag, device))

static struct surface *surface_below(struct drag *drag)
{
	struct output *output = output_at(drag->exchange->server, drag->x, drag->y);

	return output ? output_find_surface(output, drag->x - output->place.x, drag->y - output->place.y) : NULL;
}

static void forget_focus(struct drag *drag)
{
	if (!drag->focus)
		return;
	wl_list_remove(&drag->focus_destroy.link);
	drag->focus = NULL;
}

static void leave(struct drag *drag, bool dropped)
{
	struct wl_resource *device;
	struct data_offer *offer, *next;

	for_each_device(device, drag) {
		wl_data_device_send_leave(device);
	}
	forget_focus(drag);
	if (!drag->source || dropped)
		return;
	wl_list_for_each_safe(offer, next, &drag->source->offers, link)
		data_offer_leave(offer);
	drag->source->accepted = false;
	data_source_set_action(drag->source, WL_DATA_DEVICE_MANAGER_DND_ACTION_NONE);
}

static void enter(struct drag *drag, struct surface *surface, double x, double y)
{
	uint32_t serial = wl_display_next_serial(drag->exchange->server->display);
	struct wl_resource *device;

	drag->focus = surface->resource;
	wl_resource_add_destroy_listener(drag->focus, &drag->focus_destroy);
	for_each_device(device, drag) {
		struct data_offer *offer = drag->source ? data_offer_send(drag->source, device, true) : NULL;

		wl_data_device_send_enter(device, serial, drag->focus, wl_fixed_from_double(x),
			wl_fixed_from_double(y), offer ? offer->resource : NULL);
	}
}

/* A drag without a source is only reported to its own client. */
static bool may_hear(const struct drag *drag, const struct surface *surface)
{
	return drag->source || wl_resource_get_client(surface->resource) == drag->origin;
}

static void update(struct drag *drag, uint32_t time)
{
	struct surface *surface = surface_below(drag);
	struct wl_resource *device;
	double x = drag->x, y = drag->y;

	if (surface && !may_hear(drag, surface))
		surface = NULL;
	if (surface)
		tactus_view_convert_point(NULL, surface->view, &x, &y);
	if (drag->focus != (surface ? surface->resource : NULL)) {
		leave(drag, false);
		if (surface)
			enter(drag, surface, x, y);
		return;
	}
	for_each_device(device, drag) {
		wl_data_device_send_motion(device, time, wl_fixed_from_double(x), wl_fixed_from_double(y));
	}
}

static bool may_drop(const struct drag *drag)
{
	if (!drag->focus)
		return false;
	return !drag->source || (drag->source->accepted && drag->source->current_action);
}

static void drop(struct drag *drag)
{
	struct wl_resource *device;
	struct data_offer *offer;

	for_each_device(device, drag) {
		wl_data_device_send_drop(device);
	}
	if (!drag->source)
		return;
	wl_list_for_each(offer, &drag->source->offers, link)
		offer->dropped = true;
	if (wl_resource_get_version(drag->source->resource) >= WL_DATA_SOURCE_DND_DROP_PERFORMED_SINCE_VERSION)
		wl_data_source_send_dnd_drop_performed(drag->source->resource);
}

static void set_icon(struct drag *drag, struct wl_resource *icon)
{
	if (drag->icon)
		wl_list_remove(&drag->icon_destroy.link);
	drag->icon = icon;
	if (icon)
		wl_resource_add_destroy_listener(icon, &drag->icon_destroy);
}

static void end(struct drag *drag, bool cancelled)
{
	struct data_source *source = drag->source;
	bool dropped = !cancelled && may_drop(drag);

	if (!drag->active)
		return;
	if (dropped)
		drop(drag);
	leave(drag, dropped);
	if (!dropped && source)
		wl_data_source_send_cancelled(source->resource);
	set_icon(drag, NULL);
	wl_list_remove(&drag->origin_destroy.link);
	drag->source = NULL;
	drag->active = false;
}

static void handle_motion(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	struct drag *drag = data;

	if (!drag->active)
		return;
	drag->x = x;
	drag->y = y;
	update(drag, (uint32_t)(time_us / 1000));
}

static void handle_end(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	end(data, cancelled);
}

static const struct tactus_touch_grab_callbacks grab_callbacks = {
	.size = sizeof(grab_callbacks),
	.motion = handle_motion,
	.end = handle_end,
};

bool drag_start(struct drag *drag, struct wl_client *client, struct data_source *source,
	struct wl_resource *icon, uint32_t serial)
{
	struct tactus_wayland_seat *seat = drag->exchange->server->seat.touch;
	struct tactus_wayland_touch touch = TACTUS_WAYLAND_TOUCH_INIT;

	if (drag->active || tactus_wayland_seat_find_touch(seat, client, serial, &touch) != TACTUS_STATUS_OK ||
		!touch.touch)
		return false;
	tactus_touch_get_location(touch.touch, NULL, &drag->x, &drag->y);
	if (tactus_wayland_seat_take_touch(seat, client, serial, &grab_callbacks, drag) != TACTUS_STATUS_OK)
		return false;
	drag->active = true;
	drag->origin = client;
	drag->source = source;
	wl_client_add_destroy_listener(client, &drag->origin_destroy);
	set_icon(drag, icon);
	update(drag, 0);
	return true;
}

void drag_lose_source(struct drag *drag)
{
	drag->source = NULL;
	end(drag, true);
}

static void handle_focus_destroy(struct wl_listener *listener, void *data)
{
	struct drag *drag = wl_container_of(listener, drag, focus_destroy);

	forget_focus(drag);
}

static void handle_icon_destroy(struct wl_listener *listener, void *data)
{
	struct drag *drag = wl_container_of(listener, drag, icon_destroy);

	set_icon(drag, NULL);
}

static void handle_origin_destroy(struct wl_listener *listener, void *data)
{
	struct drag *drag = wl_container_of(listener, drag, origin_destroy);

	end(drag, true);
}

void drag_init(struct drag *drag, struct exchange *exchange)
{
	drag->exchange = exchange;
	drag->focus_destroy.notify = handle_focus_destroy;
	drag->icon_destroy.notify = handle_icon_destroy;
	drag->origin_destroy.notify = handle_origin_destroy;
}
