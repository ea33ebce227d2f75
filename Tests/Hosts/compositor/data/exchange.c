/* SPDX-License-Identifier: MIT */
#include "data/exchange.h"

#include "clients/surface.h"
#include "data/offer.h"
#include "data/source.h"
#include "server.h"

#include <wayland-server-protocol.h>

#define MANAGER_VERSION 3

static void send_selection(struct exchange *exchange, struct wl_resource *device)
{
	struct data_offer *offer = exchange->selection ? data_offer_send(exchange->selection, device, false) : NULL;

	wl_data_device_send_selection(device, offer ? offer->resource : NULL);
}

static void handle_announcement(void *data)
{
	struct exchange *exchange = data;
	struct wl_resource *device;

	exchange->announcement = NULL;
	wl_resource_for_each(device, &exchange->devices) {
		if (wl_resource_get_client(device) == exchange->focus)
			send_selection(exchange, device);
	}
}

/* Announces only the last selection of a turn: a client that sets hundreds must not overflow another one's socket. */
static void announce_selection(struct exchange *exchange)
{
	if (!exchange->announcement)
		exchange->announcement =
			wl_event_loop_add_idle(exchange->server->loop, handle_announcement, exchange);
}

void exchange_set_focus(struct exchange *exchange, struct wl_client *client)
{
	if (exchange->focus == client)
		return;
	exchange->focus = client;
	announce_selection(exchange);
}

void exchange_forget(struct exchange *exchange, struct data_source *source)
{
	if (exchange->drag.source == source)
		drag_lose_source(&exchange->drag);
	if (exchange->selection == source) {
		exchange->selection = NULL;
		announce_selection(exchange);
	}
}

/* A drag icon is only drawn: its commits have no effect. */
static void handle_icon_commit(struct surface *surface)
{
}

static void handle_icon_destroy(struct surface *surface)
{
}

static const struct surface_role icon_role = {
	.name = "drag icon",
	.commit = handle_icon_commit,
	.destroy = handle_icon_destroy,
};

static void handle_start_drag(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *source_resource, struct wl_resource *origin, struct wl_resource *icon, uint32_t serial)
{
	struct exchange *exchange = wl_resource_get_user_data(resource);
	struct data_source *source = source_resource ? data_source_from_resource(source_resource) : NULL;

	if (icon &&
		!surface_set_role(surface_from_resource(icon), &icon_role, NULL, resource, WL_DATA_DEVICE_ERROR_ROLE))
		return;
	if (!drag_start(&exchange->drag, client, source, icon, serial) && source)
		wl_data_source_send_cancelled(source_resource);
}

static void handle_set_selection(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *source_resource, uint32_t serial)
{
	struct exchange *exchange = wl_resource_get_user_data(resource);
	struct data_source *source = source_resource ? data_source_from_resource(source_resource) : NULL;
	struct data_source *last = exchange->selection;

	/* A request with an older serial comes too late; serials wrap. */
	if (source == last || (last && (int32_t)(serial - exchange->selection_serial) < 0))
		return;
	exchange->selection_serial = serial;
	exchange->selection = source;
	if (last)
		wl_data_source_send_cancelled(last->resource);
	announce_selection(exchange);
}

static void handle_release(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct wl_data_device_interface device_implementation = {
	.start_drag = handle_start_drag,
	.set_selection = handle_set_selection,
	.release = handle_release,
};

static void unlink_device(struct wl_resource *resource)
{
	wl_list_remove(wl_resource_get_link(resource));
}

static void handle_get_data_device(struct wl_client *client, struct wl_resource *manager, uint32_t id,
	struct wl_resource *seat)
{
	struct exchange *exchange = wl_resource_get_user_data(manager);
	struct wl_resource *device = wl_resource_create(client, &wl_data_device_interface,
		wl_resource_get_version(manager), id);

	if (!device) {
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(device, &device_implementation, exchange, unlink_device);
	wl_list_insert(&exchange->devices, wl_resource_get_link(device));
	if (client == exchange->focus && !exchange->announcement)
		send_selection(exchange, device);
}

static const struct wl_data_device_manager_interface manager_implementation = {
	.create_data_source = data_source_create,
	.get_data_device = handle_get_data_device,
};

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource =
		wl_resource_create(client, &wl_data_device_manager_interface, (int)version, id);

	if (resource)
		wl_resource_set_implementation(resource, &manager_implementation, data, NULL);
	else
		wl_client_post_no_memory(client);
}

bool exchange_init(struct exchange *exchange, struct server *server)
{
	exchange->server = server;
	wl_list_init(&exchange->devices);
	drag_init(&exchange->drag, exchange);
	return wl_global_create(server->display, &wl_data_device_manager_interface, MANAGER_VERSION, exchange,
		handle_bind);
}

void exchange_finish(struct exchange *exchange)
{
	if (exchange->announcement)
		wl_event_source_remove(exchange->announcement);
	exchange->announcement = NULL;
}
