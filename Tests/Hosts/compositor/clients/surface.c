/* SPDX-License-Identifier: MIT */
#include "clients/surface.h"

#include "clients/region.h"
#include "clients/subsurface.h"
#include "clients/surface-view.h"
#include "server.h"

#include <stdlib.h>
#include <wayland-server-protocol.h>

static void set_pending_buffer(struct surface *surface, struct wl_resource *buffer)
{
	if (surface->pending_buffer)
		wl_list_remove(&surface->pending_buffer_destroy.link);
	surface->pending_buffer = buffer;
	if (buffer)
		wl_resource_add_destroy_listener(buffer, &surface->pending_buffer_destroy);
}

static void handle_buffer_destroy(struct wl_listener *listener, void *data)
{
	struct surface *surface = wl_container_of(listener, surface, pending_buffer_destroy);

	/* The listener's link is freed with the buffer. */
	surface->pending_buffer = NULL;
}

static void take_pending_buffer(struct surface *surface)
{
	struct wl_resource *buffer = surface->pending_buffer;

	if (!surface->pending.attached || !buffer)
		return;
	surface->pending.content = copy_of_buffer(buffer);
	set_pending_buffer(surface, NULL);
	wl_buffer_send_release(buffer);
}

static void apply_content(struct surface *surface, pixman_image_t *content)
{
	int width = content ? pixman_image_get_width(content) : 0;
	int height = content ? pixman_image_get_height(content) : 0;

	if (surface->content)
		pixman_image_unref(surface->content);
	surface->content = content;
	surface->view_outdated |= surface->width != width || surface->height != height;
	surface->width = width;
	surface->height = height;
}

static void apply(struct surface *surface, struct surface_state *state)
{
	if (state->attached)
		apply_content(surface, state->content);
	state->attached = false;
	state->content = NULL;
	if (state->input_changed) {
		surface->input_limited = state->input_limited;
		surface->view_outdated = true;
		pixman_region32_copy(&surface->input_region, &state->input_region);
	}
	state->input_changed = false;
	wl_list_insert_list(surface->frame_callbacks.prev, &state->frame_callbacks);
	wl_list_init(&state->frame_callbacks);

	subsurfaces_commit(surface);
	if (surface->role && surface->role_data)
		surface->role->commit(surface);
	surface_view_update(surface);
	if (!wl_list_empty(&surface->frame_callbacks))
		refresh_schedule(&surface->server->refresh);
}

void surface_apply_cached(struct surface *surface)
{
	if (!surface->has_cached)
		return;
	surface->has_cached = false;
	apply(surface, &surface->cached);
}

static void handle_commit(struct wl_client *client, struct wl_resource *resource)
{
	struct surface *surface = surface_from_resource(resource);

	take_pending_buffer(surface);
	surface_state_merge(&surface->cached, &surface->pending);
	surface->has_cached = true;
	client_sync_note_commit(&surface->server->sync);
	if (surface->subsurface && subsurface_is_synchronized(surface->subsurface))
		subsurface_wait(surface->subsurface);
	else
		surface_apply_cached(surface);
	mouse_update(&surface->server->seat.mouse);
}

static void handle_attach(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *buffer, int32_t x, int32_t y)
{
	struct surface *surface = surface_from_resource(resource);

	surface->pending.attached = true;
	set_pending_buffer(surface, buffer);
}

static void unlink_callback(struct wl_resource *callback)
{
	wl_list_remove(wl_resource_get_link(callback));
}

static void handle_frame(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	struct surface *surface = surface_from_resource(resource);
	struct wl_resource *callback = wl_resource_create(client, &wl_callback_interface, 1, id);

	if (!callback) {
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(callback, NULL, NULL, unlink_callback);
	wl_list_insert(surface->pending.frame_callbacks.prev, wl_resource_get_link(callback));
}

void surface_send_frame_done(struct surface *surface, uint32_t time)
{
	struct wl_resource *callback;

	wl_resource_for_each(callback, &surface->frame_callbacks)
		wl_callback_send_done(callback, time);
	destroy_frame_callbacks(&surface->frame_callbacks);
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

/* Damage is ignored: outputs are composed from scratch when a picture is needed. */
static void handle_damage(struct wl_client *client, struct wl_resource *resource,
	int32_t x, int32_t y, int32_t width, int32_t height)
{
}

/* Opaque regions are ignored, since they only save work. */
static void handle_set_opaque_region(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *region)
{
}

/* Copies the region, since the client may change or destroy it right after this. */
static void handle_set_input_region(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *region)
{
	struct surface_state *pending = &surface_from_resource(resource)->pending;

	pending->input_changed = true;
	pending->input_limited = region;
	if (region)
		pixman_region32_copy(&pending->input_region, region_from_resource(region));
}

/* Buffer transforms and scales are not supported. */
static void handle_buffer_setting(struct wl_client *client, struct wl_resource *resource, int32_t value)
{
}

static const struct wl_surface_interface surface_implementation = {
	.destroy = handle_destroy,
	.attach = handle_attach,
	.damage = handle_damage,
	.frame = handle_frame,
	.set_opaque_region = handle_set_opaque_region,
	.set_input_region = handle_set_input_region,
	.commit = handle_commit,
	.set_buffer_transform = handle_buffer_setting,
	.set_buffer_scale = handle_buffer_setting,
	.damage_buffer = handle_damage,
};

struct surface *surface_from_resource(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

struct surface *surface_get_root(struct surface *surface)
{
	struct surface *root = surface;

	while (root->subsurface && root->subsurface->parent)
		root = root->subsurface->parent;
	return root;
}

bool surface_set_role(struct surface *surface, const struct surface_role *role, void *role_data,
	struct wl_resource *complaint, uint32_t error)
{
	if ((surface->role && surface->role != role) || surface->role_data) {
		wl_resource_post_error(complaint, error, "this is a %s already", surface->role->name);
		return false;
	}
	surface->role = role;
	surface->role_data = role_data;
	return true;
}

static void surface_destroy(struct wl_resource *resource)
{
	struct surface *surface = surface_from_resource(resource);

	if (surface->role && surface->role_data)
		surface->role->destroy(surface);
	surface_view_hide(surface);
	subsurfaces_orphan(surface);
	set_pending_buffer(surface, NULL);
	surface_state_finish(&surface->pending);
	surface_state_finish(&surface->cached);
	destroy_frame_callbacks(&surface->frame_callbacks);
	apply_content(surface, NULL);
	pixman_region32_fini(&surface->input_region);
	wl_list_remove(&surface->link);
	free(surface);
}

bool surface_create(struct server *server, struct wl_client *client, int version, uint32_t id)
{
	struct surface *surface = calloc(1, sizeof(*surface));

	if (surface)
		surface->resource = wl_resource_create(client, &wl_surface_interface, version, id);
	if (!surface || !surface->resource) {
		free(surface);
		return false;
	}
	surface->server = server;
	surface->pending_buffer_destroy.notify = handle_buffer_destroy;
	surface_state_init(&surface->pending);
	surface_state_init(&surface->cached);
	pixman_region32_init(&surface->input_region);
	wl_list_init(&surface->frame_callbacks);
	stack_init(&surface->stack, surface);
	wl_list_init(&surface->waiting);
	wl_list_init(&surface->popups);
	wl_list_insert(&server->surfaces, &surface->link);
	wl_resource_set_implementation(surface->resource, &surface_implementation, surface, surface_destroy);
	return true;
}
