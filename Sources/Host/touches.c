/* SPDX-License-Identifier: MIT */
/* Finds the record of each wl_touch object. The host creates the objects. */
#include "sized.h"
#include "touch-record.h"

#include <stdlib.h>
#include <string.h>
#include <tactus-host.h>
#include <wayland-server-core.h>
#include <wayland-server-protocol.h>

static bool is_well_formed(const struct tactus_host_touch_event *event)
{
	if (event->type == TACTUS_HOST_TOUCH_DOWN && !event->surface)
		return false;
	return event->reserved == 0 && event->type >= TACTUS_HOST_TOUCH_DOWN && event->type <= TACTUS_HOST_TOUCH_CANCEL;
}

/* --- one object ------------------------------------------------------------------ */

struct known_touch {
	struct wl_listener destroy;
	struct touch_record record;
};

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct known_touch *touch = wl_container_of(listener, touch, destroy);

	free(touch);
}

/* NULL: no memory; the object then hears nothing. */
static struct known_touch *know(struct wl_resource *resource)
{
	struct wl_listener *listener = wl_resource_get_destroy_listener(resource, handle_destroy);
	struct known_touch *touch;

	if (listener)
		return wl_container_of(listener, touch, destroy);
	touch = calloc(1, sizeof(*touch));
	if (touch) {
		touch->destroy.notify = handle_destroy;
		wl_resource_add_destroy_listener(resource, &touch->destroy);
	}
	return touch;
}

enum tactus_status tactus_host_touch_send(struct wl_resource *touch, const struct tactus_host_touch_event *event)
{
	struct tactus_host_touch_event copy = { 0 };
	struct known_touch *known;

	if (!touch || !event || !host_copy_sized(&copy, sizeof(copy), event) || !is_well_formed(&copy))
		return TACTUS_STATUS_INVALID_ARGUMENT;
	known = know(touch);
	if (!known)
		return TACTUS_STATUS_NO_MEMORY;
	touch_record_send(touch, &known->record, &copy);
	return TACTUS_STATUS_OK;
}

/* --- all objects of a client ----------------------------------------------------- */

struct tactus_host_touches {
	struct wl_list clients; /* touch_client.link */
	bool (*belongs)(struct wl_resource *touch, void *data);
	void *data; /* passed to belongs */
};

/* A client may have thousands of other objects, so those of interest are listed once. */
struct touch_client {
	struct wl_list link; /* tactus_host_touches.clients */
	struct wl_client *client;
	struct wl_listener destroy, resource_created;
	struct wl_list touches; /* listed_touch.link */
};

struct listed_touch {
	struct wl_list link;
	struct wl_resource *resource;
	struct wl_listener destroy;
	struct touch_record record;
};

static void handle_touch_destroy(struct wl_listener *listener, void *data)
{
	struct listed_touch *touch = wl_container_of(listener, touch, destroy);

	wl_list_remove(&touch->link);
	wl_list_remove(&touch->destroy.link);
	free(touch);
}

static void add_resource(struct touch_client *client, struct wl_resource *resource)
{
	struct listed_touch *touch;

	if (strcmp(wl_resource_get_class(resource), wl_touch_interface.name) != 0)
		return;
	touch = calloc(1, sizeof(*touch));
	if (!touch)
		return;
	touch->resource = resource;
	touch->destroy.notify = handle_touch_destroy;
	wl_resource_add_destroy_listener(resource, &touch->destroy);
	wl_list_insert(client->touches.prev, &touch->link);
}

static enum wl_iterator_result handle_resource(struct wl_resource *resource, void *data)
{
	add_resource(data, resource);
	return WL_ITERATOR_CONTINUE;
}

static void handle_resource_created(struct wl_listener *listener, void *data)
{
	struct touch_client *client = wl_container_of(listener, client, resource_created);

	add_resource(client, data);
}

static void destroy_client(struct touch_client *client)
{
	struct listed_touch *touch, *next;

	wl_list_for_each_safe(touch, next, &client->touches, link)
		handle_touch_destroy(&touch->destroy, NULL);
	wl_list_remove(&client->link);
	wl_list_remove(&client->destroy.link);
	wl_list_remove(&client->resource_created.link);
	free(client);
}

/* Called before the client's objects are destroyed. */
static void handle_client_destroy(struct wl_listener *listener, void *data)
{
	struct touch_client *client = wl_container_of(listener, client, destroy);

	destroy_client(client);
}

static struct touch_client *create_client(struct tactus_host_touches *touches, struct wl_client *wl_client)
{
	struct touch_client *client = calloc(1, sizeof(*client));

	if (!client)
		return NULL;
	client->client = wl_client;
	wl_list_init(&client->touches);
	wl_list_insert(&touches->clients, &client->link);
	client->destroy.notify = handle_client_destroy;
	wl_client_add_destroy_listener(wl_client, &client->destroy);
	client->resource_created.notify = handle_resource_created;
	wl_client_add_resource_created_listener(wl_client, &client->resource_created);
	wl_client_for_each_resource(wl_client, handle_resource, client);
	return client;
}

static struct touch_client *find_client(struct tactus_host_touches *touches, struct wl_client *wl_client)
{
	struct touch_client *client;

	wl_list_for_each(client, &touches->clients, link) {
		if (client->client == wl_client)
			return client;
	}
	return create_client(touches, wl_client);
}

enum tactus_status tactus_host_touches_send(struct tactus_host_touches *touches, struct wl_client *wl_client,
	const struct tactus_host_touch_event *event)
{
	struct tactus_host_touch_event copy = { 0 };
	struct touch_client *client;
	struct listed_touch *touch;

	if (!touches || !wl_client || !event || !host_copy_sized(&copy, sizeof(copy), event) || !is_well_formed(&copy))
		return TACTUS_STATUS_INVALID_ARGUMENT;
	client = find_client(touches, wl_client);
	if (!client)
		return TACTUS_STATUS_NO_MEMORY;
	wl_list_for_each(touch, &client->touches, link) {
		if (!touches->belongs || touches->belongs(touch->resource, touches->data))
			touch_record_send(touch->resource, &touch->record, &copy);
	}
	return TACTUS_STATUS_OK;
}

struct tactus_host_touches *tactus_host_touches_create(
	bool (*belongs)(struct wl_resource *touch, void *data), void *data)
{
	struct tactus_host_touches *touches = calloc(1, sizeof(*touches));

	if (!touches)
		return NULL;
	wl_list_init(&touches->clients);
	touches->belongs = belongs;
	touches->data = data;
	return touches;
}

void tactus_host_touches_destroy(struct tactus_host_touches *touches)
{
	struct touch_client *client, *next;

	if (!touches)
		return;
	wl_list_for_each_safe(client, next, &touches->clients, link)
		destroy_client(client);
	free(touches);
}
