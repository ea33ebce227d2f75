/* SPDX-License-Identifier: MIT */
#include "clients/client-objects.h"

#include "client-limits.h"

#include <stdlib.h>
#include <string.h>

#define BYTES_PER_PIXEL 4

static const struct {
	const char *interface;
	unsigned maximum;
} kinds[] = {
	{ "wl_surface", MAXIMUM_SURFACES },
	{ "wl_subsurface", MAXIMUM_SUBSURFACES },
	{ "wl_callback", MAXIMUM_CALLBACKS },
	{ "wl_buffer", MAXIMUM_BUFFERS },
	{ "wl_shm_pool", MAXIMUM_POOLS },
	{ "wl_region", MAXIMUM_REGIONS },
	{ "xdg_surface", MAXIMUM_SHELL_SURFACES },
	{ "xdg_toplevel", MAXIMUM_TOPLEVELS },
	{ "xdg_popup", MAXIMUM_POPUPS },
	{ "xdg_positioner", MAXIMUM_POSITIONERS },
	{ "zwlr_layer_surface_v1", MAXIMUM_LAYER_SURFACES },
	{ "wl_touch", MAXIMUM_TOUCHES },
	{ "wl_pointer", MAXIMUM_POINTERS },
	{ "wl_keyboard", MAXIMUM_KEYBOARDS },
	{ "zwp_virtual_keyboard_v1", MAXIMUM_VIRTUAL_KEYBOARDS },
	{ "zwp_text_input_v3", MAXIMUM_TEXT_INPUTS },
	{ "wl_output", MAXIMUM_OUTPUTS_BOUND },
	{ "wl_data_device", MAXIMUM_DATA_DEVICES },
	{ "wl_data_source", MAXIMUM_SOURCES },
	{ "wl_data_offer", MAXIMUM_OFFERS },
	{ "other", MAXIMUM_OTHER_OBJECTS },
};
#define KIND_COUNT (sizeof(kinds) / sizeof(kinds[0]))

/* Outlives the client until its last object and picture are freed, which happens after the client is destroyed. */
struct client_objects {
	struct wl_listener client_destroy, resource_created;
	unsigned counts[KIND_COUNT];
	size_t picture_bytes, picture_bytes_in_turn;
	struct wl_event_source *end_of_turn; /* pending, or NULL */
	unsigned references;                 /* the client, each object, each picture */
};

struct counted {
	struct wl_listener destroy;
	struct client_objects *objects;
	size_t kind;
};

static void unreference(struct client_objects *objects)
{
	if (--objects->references == 0)
		free(objects);
}

static size_t kind_of(struct wl_resource *resource)
{
	const char *interface = wl_resource_get_class(resource);
	size_t kind = 0;

	while (kind < KIND_COUNT - 1 && strcmp(kinds[kind].interface, interface) != 0)
		kind++;
	return kind;
}

static void handle_resource_destroy(struct wl_listener *listener, void *data)
{
	struct counted *counted = wl_container_of(listener, counted, destroy);

	counted->objects->counts[counted->kind]--;
	unreference(counted->objects);
	free(counted);
}

/* The request that exceeds the limit is still handled; libwayland reads no further one. */
static void handle_resource_created(struct wl_listener *listener, void *data)
{
	struct client_objects *objects = wl_container_of(listener, objects, resource_created);
	struct wl_resource *resource = data;
	struct counted *counted = malloc(sizeof(*counted));

	if (!counted) {
		wl_client_post_no_memory(wl_resource_get_client(resource));
		return;
	}
	counted->objects = objects;
	counted->kind = kind_of(resource);
	counted->destroy.notify = handle_resource_destroy;
	wl_resource_add_destroy_listener(resource, &counted->destroy);
	objects->references++;
	if (++objects->counts[counted->kind] > kinds[counted->kind].maximum)
		wl_client_post_implementation_error(wl_resource_get_client(resource), "more than %u objects (%s)",
			kinds[counted->kind].maximum, kinds[counted->kind].interface);
}

static void handle_client_destroy(struct wl_listener *listener, void *data)
{
	struct client_objects *objects = wl_container_of(listener, objects, client_destroy);

	wl_list_remove(&objects->resource_created.link);
	if (objects->end_of_turn)
		wl_event_source_remove(objects->end_of_turn);
	objects->end_of_turn = NULL;
	unreference(objects);
}

static void handle_client_created(struct wl_listener *listener, void *data)
{
	struct client_objects *objects = calloc(1, sizeof(*objects));
	struct wl_client *client = data;

	if (!objects) {
		wl_client_post_no_memory(client);
		return;
	}
	objects->references = 1;
	objects->client_destroy.notify = handle_client_destroy;
	objects->resource_created.notify = handle_resource_created;
	wl_client_add_destroy_listener(client, &objects->client_destroy);
	wl_client_add_resource_created_listener(client, &objects->resource_created);
}

void client_objects_watch(struct wl_display *display, struct wl_listener *listener)
{
	listener->notify = handle_client_created;
	wl_display_add_client_created_listener(display, listener);
}

static size_t size_of(pixman_image_t *picture)
{
	return (size_t)pixman_image_get_stride(picture) * (size_t)pixman_image_get_height(picture);
}

static void handle_picture_destroy(pixman_image_t *picture, void *data)
{
	struct client_objects *objects = data;

	objects->picture_bytes -= size_of(picture);
	unreference(objects);
}

static void handle_end_of_turn(void *data)
{
	struct client_objects *objects = data;

	objects->end_of_turn = NULL;
	objects->picture_bytes_in_turn = 0;
}

static bool may_have_picture(const struct client_objects *objects, int width, int height)
{
	size_t size = (size_t)width * (size_t)height * BYTES_PER_PIXEL;

	return width <= LARGEST_SIDE && height <= LARGEST_SIDE && size <= LARGEST_PICTURE &&
		objects->picture_bytes + size <= LARGEST_PICTURES &&
		objects->picture_bytes_in_turn + size <= LARGEST_PICTURES_IN_A_TURN;
}

pixman_image_t *client_objects_create_picture(struct wl_client *client, int width, int height)
{
	struct wl_listener *listener = wl_client_get_destroy_listener(client, handle_client_destroy);
	struct client_objects *objects = listener ? wl_container_of(listener, objects, client_destroy) : NULL;
	pixman_image_t *picture = NULL;

	if (objects && may_have_picture(objects, width, height))
		picture = pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, NULL, 0);
	if (!picture) {
		wl_client_post_no_memory(client);
		return NULL;
	}
	if (!objects->end_of_turn)
		objects->end_of_turn = wl_event_loop_add_idle(
			wl_display_get_event_loop(wl_client_get_display(client)), handle_end_of_turn, objects);
	objects->picture_bytes += size_of(picture);
	objects->picture_bytes_in_turn += size_of(picture);
	objects->references++;
	pixman_image_set_destroy_function(picture, handle_picture_destroy, objects);
	return picture;
}
