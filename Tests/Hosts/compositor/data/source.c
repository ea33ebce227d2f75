/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* strdup */
#include "data/source.h"

#include "client-limits.h"
#include "data/exchange.h"
#include "data/offer.h"

#include <stdlib.h>
#include <string.h>
#include <wayland-server-protocol.h>

#define ALL_ACTIONS \
	(WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY | WL_DATA_DEVICE_MANAGER_DND_ACTION_MOVE | \
		WL_DATA_DEVICE_MANAGER_DND_ACTION_ASK)

struct data_source *data_source_from_resource(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

uint32_t data_source_get_actions(const struct data_source *source)
{
	if (wl_resource_get_version(source->resource) < WL_DATA_SOURCE_ACTION_SINCE_VERSION)
		return WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY;
	return source->actions;
}

void data_source_set_action(struct data_source *source, uint32_t action)
{
	if (source->current_action == action)
		return;
	source->current_action = action;
	if (wl_resource_get_version(source->resource) >= WL_DATA_SOURCE_ACTION_SINCE_VERSION)
		wl_data_source_send_action(source->resource, action);
}

static void handle_offer(struct wl_client *client, struct wl_resource *resource, const char *type)
{
	struct data_source *source = data_source_from_resource(resource);
	char **entry, *copy;

	source->type_bytes += strlen(type);
	if (source->types.size == MAXIMUM_TYPES * sizeof(*entry) || source->type_bytes > MAXIMUM_TYPE_BYTES) {
		wl_client_post_implementation_error(client, "more than %d types, or %d bytes of them", MAXIMUM_TYPES,
			MAXIMUM_TYPE_BYTES);
		return;
	}
	copy = strdup(type);
	entry = copy ? wl_array_add(&source->types, sizeof(*entry)) : NULL;
	if (entry) {
		*entry = copy;
	} else {
		free(copy);
		wl_client_post_no_memory(client);
	}
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static void handle_set_actions(struct wl_client *client, struct wl_resource *resource, uint32_t actions)
{
	if (actions & ~(uint32_t)ALL_ACTIONS)
		wl_resource_post_error(resource, WL_DATA_SOURCE_ERROR_INVALID_ACTION_MASK, "no actions: %u", actions);
	else
		data_source_from_resource(resource)->actions = actions;
}

static const struct wl_data_source_interface source_implementation = {
	.offer = handle_offer,
	.destroy = handle_destroy,
	.set_actions = handle_set_actions,
};

static void source_destroy(struct wl_resource *resource)
{
	struct data_source *source = data_source_from_resource(resource);
	char **type;

	exchange_forget(source->exchange, source);
	data_offers_lose_source(source);
	wl_array_for_each(type, &source->types)
		free(*type);
	wl_array_release(&source->types);
	free(source);
}

void data_source_create(struct wl_client *client, struct wl_resource *manager, uint32_t id)
{
	struct data_source *source = calloc(1, sizeof(*source));

	if (source)
		source->resource = wl_resource_create(client, &wl_data_source_interface,
			wl_resource_get_version(manager), id);
	if (!source || !source->resource) {
		free(source);
		wl_client_post_no_memory(client);
		return;
	}
	source->exchange = wl_resource_get_user_data(manager);
	wl_array_init(&source->types);
	wl_list_init(&source->offers);
	wl_resource_set_implementation(source->resource, &source_implementation, source, source_destroy);
}
