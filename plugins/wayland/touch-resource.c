/* SPDX-License-Identifier: MIT */
#include "touch-resource.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <wayland-server-protocol.h>

struct touch_resource {
	uint64_t live; /* bit N: it had the down of id N and neither up nor cancel */
	bool unframed; /* it had something since its last frame */
};

static uint64_t bit_of(const struct touch_event *event)
{
	return event->id >= 0 && event->id < 64 ? UINT64_C(1) << event->id : 0;
}

static void send_touch(struct wl_resource *touch, struct touch_resource *known, const struct touch_event *event)
{
	uint32_t time_ms = (uint32_t)(event->time_us / 1000);
	wl_fixed_t x = wl_fixed_from_double(event->x), y = wl_fixed_from_double(event->y);

	if (event->type != TOUCH_EVENT_DOWN && !(known->live & bit_of(event)))
		return;
	if (event->announce)
		event->announce(touch, event, event->data);
	if (event->type == TOUCH_EVENT_DOWN) {
		wl_touch_send_down(touch, event->serial, time_ms, event->surface, event->id, x, y);
		known->live |= bit_of(event);
	} else if (event->type == TOUCH_EVENT_MOTION) {
		wl_touch_send_motion(touch, time_ms, event->id, x, y);
	} else {
		wl_touch_send_up(touch, event->serial, time_ms, event->id);
		known->live &= ~bit_of(event);
	}
	known->unframed = true;
}

static void send_frame(struct wl_resource *touch, struct touch_resource *known)
{
	if (known->unframed)
		wl_touch_send_frame(touch);
	known->unframed = false;
}

/* No frame follows. */
static void send_cancel(struct wl_resource *touch, struct touch_resource *known)
{
	if (known->live)
		wl_touch_send_cancel(touch);
	known->live = 0;
	known->unframed = false;
}

static void send_event(struct wl_resource *touch, struct touch_resource *known, const struct touch_event *event)
{
	if (event->type == TOUCH_EVENT_FRAME)
		send_frame(touch, known);
	else if (event->type == TOUCH_EVENT_CANCEL)
		send_cancel(touch, known);
	else
		send_touch(touch, known, event);
}

/* --- one object ------------------------------------------------------------------ */

struct known_touch {
	struct wl_listener destroy;
	struct touch_resource known;
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

void touch_resource_send(struct wl_resource *resource, const struct touch_event *event)
{
	struct known_touch *touch = know(resource);

	if (touch)
		send_event(resource, &touch->known, event);
}

/* --- all objects of a client ----------------------------------------------------- */

/* A client may have thousands of other objects, so those of interest are listed once. */
struct touch_client {
	struct wl_list link; /* touch_resources.clients */
	struct wl_client *client;
	struct wl_listener destroy, resource_created;
	struct wl_list touches; /* listed_touch.link */
};

struct listed_touch {
	struct wl_list link;
	struct wl_resource *resource;
	struct wl_listener destroy;
	struct touch_resource known;
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

static struct touch_client *create_client(struct touch_resources *resources, struct wl_client *wl_client)
{
	struct touch_client *client = calloc(1, sizeof(*client));

	if (!client)
		return NULL;
	client->client = wl_client;
	wl_list_init(&client->touches);
	wl_list_insert(&resources->clients, &client->link);
	client->destroy.notify = handle_client_destroy;
	wl_client_add_destroy_listener(wl_client, &client->destroy);
	client->resource_created.notify = handle_resource_created;
	wl_client_add_resource_created_listener(wl_client, &client->resource_created);
	wl_client_for_each_resource(wl_client, handle_resource, client);
	return client;
}

void touch_resources_send(
	struct touch_resources *resources, struct wl_client *wl_client, const struct touch_event *event)
{
	struct touch_client *client, *found = NULL;
	struct listed_touch *touch;

	wl_list_for_each(client, &resources->clients, link) {
		if (client->client == wl_client)
			found = client;
	}
	if (!found)
		found = create_client(resources, wl_client);
	if (!found)
		return;
	wl_list_for_each(touch, &found->touches, link)
		send_event(touch->resource, &touch->known, event);
}

void touch_resources_init(struct touch_resources *resources)
{
	wl_list_init(&resources->clients);
}

void touch_resources_finish(struct touch_resources *resources)
{
	struct touch_client *client, *next;

	wl_list_for_each_safe(client, next, &resources->clients, link)
		destroy_client(client);
}
