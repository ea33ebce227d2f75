/* SPDX-License-Identifier: MIT */
#include "data/offer.h"

#include "data/source.h"

#include <stdlib.h>
#include <unistd.h>
#include <wayland-server-protocol.h>

void data_offer_leave(struct data_offer *offer)
{
	wl_list_remove(&offer->link);
	wl_list_init(&offer->link);
	offer->source = NULL;
}

void data_offers_lose_source(struct data_source *source)
{
	struct data_offer *offer, *next;

	wl_list_for_each_safe(offer, next, &source->offers, link)
		data_offer_leave(offer);
}

static uint32_t choose_action(const struct data_offer *offer)
{
	uint32_t common = data_source_get_actions(offer->source) & offer->actions;

	if (common & offer->preferred_action)
		return offer->preferred_action;
	return common & (~common + 1); /* the first one available: copy, move, ask */
}

void data_offer_choose_action(struct data_offer *offer)
{
	uint32_t action = choose_action(offer);

	data_source_set_action(offer->source, action);
	if (wl_resource_get_version(offer->resource) >= WL_DATA_OFFER_ACTION_SINCE_VERSION)
		wl_data_offer_send_action(offer->resource, action);
}

static void handle_accept(struct wl_client *client, struct wl_resource *resource, uint32_t serial,
	const char *type)
{
	struct data_offer *offer = wl_resource_get_user_data(resource);

	if (!offer->source || !offer->dragged)
		return;
	offer->source->accepted = type;
	wl_data_source_send_target(offer->source->resource, type);
}

static void handle_receive(struct wl_client *client, struct wl_resource *resource, const char *type, int32_t fd)
{
	struct data_offer *offer = wl_resource_get_user_data(resource);

	if (offer->source)
		wl_data_source_send_send(offer->source->resource, type, fd);
	close(fd);
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static void handle_finish(struct wl_client *client, struct wl_resource *resource)
{
	struct data_offer *offer = wl_resource_get_user_data(resource);

	if (!offer->dragged || !offer->dropped) {
		wl_resource_post_error(resource, WL_DATA_OFFER_ERROR_INVALID_FINISH, "nothing was dropped");
		return;
	}
	if (!offer->source)
		return;
	if (wl_resource_get_version(offer->source->resource) >= WL_DATA_SOURCE_DND_FINISHED_SINCE_VERSION)
		wl_data_source_send_dnd_finished(offer->source->resource);
	data_offer_leave(offer);
}

static void handle_set_actions(struct wl_client *client, struct wl_resource *resource, uint32_t actions,
	uint32_t preferred)
{
	struct data_offer *offer = wl_resource_get_user_data(resource);

	offer->actions = actions;
	offer->preferred_action = preferred;
	if (offer->source && offer->dragged)
		data_offer_choose_action(offer);
}

static const struct wl_data_offer_interface offer_implementation = {
	.accept = handle_accept,
	.receive = handle_receive,
	.destroy = handle_destroy,
	.finish = handle_finish,
	.set_actions = handle_set_actions,
};

static void offer_destroy(struct wl_resource *resource)
{
	struct data_offer *offer = wl_resource_get_user_data(resource);

	/* Dropped but never finished: the source need not wait. */
	if (offer->source && offer->dropped)
		wl_data_source_send_cancelled(offer->source->resource);
	wl_list_remove(&offer->link);
	free(offer);
}

struct data_offer *data_offer_send(struct data_source *source, struct wl_resource *device, bool dragged)
{
	struct data_offer *offer = calloc(1, sizeof(*offer));
	char **type;

	if (offer)
		offer->resource = wl_resource_create(wl_resource_get_client(device), &wl_data_offer_interface,
			wl_resource_get_version(device), 0);
	if (!offer || !offer->resource) {
		free(offer);
		return NULL;
	}
	offer->source = source;
	offer->dragged = dragged;
	if (wl_resource_get_version(offer->resource) < WL_DATA_OFFER_ACTION_SINCE_VERSION)
		offer->actions = WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY;
	wl_list_insert(&source->offers, &offer->link);
	wl_resource_set_implementation(offer->resource, &offer_implementation, offer, offer_destroy);
	wl_data_device_send_data_offer(device, offer->resource);
	wl_array_for_each(type, &source->types)
		wl_data_offer_send_offer(offer->resource, *type);
	if (dragged && wl_resource_get_version(offer->resource) >= WL_DATA_OFFER_SOURCE_ACTIONS_SINCE_VERSION)
		wl_data_offer_send_source_actions(offer->resource, data_source_get_actions(source));
	return offer;
}
