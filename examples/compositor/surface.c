/* SPDX-License-Identifier: MIT */
#include "surface.h"

#include "log.h"
#include "region.h"
#include "server.h"

#include <stdlib.h>
#include <wayland-server-protocol.h>

static void set_pending_buffer(struct surface *surface, struct wl_resource *buffer)
{
	if (surface->pending.buffer)
		wl_list_remove(&surface->pending.buffer_destroy.link);
	surface->pending.buffer = buffer;
	if (buffer)
		wl_resource_add_destroy_listener(buffer, &surface->pending.buffer_destroy);
}

static void handle_buffer_destroy(struct wl_listener *listener, void *data)
{
	struct surface *surface = wl_container_of(listener, surface, pending.buffer_destroy);

	/* The listener's link goes with the buffer. */
	surface->pending.buffer = NULL;
}

static void drop_content(struct surface *surface)
{
	if (surface->content)
		pixman_image_unref(surface->content);
	surface->content = NULL;
	surface->width = 0;
	surface->height = 0;
}

static bool fit_content(struct surface *surface, int width, int height)
{
	if (surface->content && surface->width == width && surface->height == height)
		return true;
	drop_content(surface);
	surface->content = pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, NULL, 0);
	if (!surface->content)
		return false;
	surface->width = width;
	surface->height = height;
	return true;
}

/* Copied, so that the client has its buffer back at once and may die as it likes. */
static void copy_content(struct surface *surface, struct wl_shm_buffer *buffer)
{
	bool opaque = wl_shm_buffer_get_format(buffer) == WL_SHM_FORMAT_XRGB8888;
	pixman_format_code_t format = opaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8;
	int width = wl_shm_buffer_get_width(buffer), height = wl_shm_buffer_get_height(buffer);
	pixman_image_t *source;

	if (!fit_content(surface, width, height)) {
		log_error("no memory for a surface of %dx%d", width, height);
		return;
	}
	/* Between begin and end, a client that truncates its memory kills itself only. */
	wl_shm_buffer_begin_access(buffer);
	source = pixman_image_create_bits_no_clear(format, width, height,
		wl_shm_buffer_get_data(buffer), wl_shm_buffer_get_stride(buffer));
	if (source) {
		pixman_image_composite32(PIXMAN_OP_SRC, source, NULL, surface->content,
			0, 0, 0, 0, 0, 0, width, height);
		pixman_image_unref(source);
	}
	wl_shm_buffer_end_access(buffer);
}

static void apply_pending_buffer(struct surface *surface)
{
	struct wl_resource *buffer = surface->pending.buffer;
	struct wl_shm_buffer *shm_buffer = buffer ? wl_shm_buffer_get(buffer) : NULL;

	surface->pending.attached = false;
	if (shm_buffer)
		copy_content(surface, shm_buffer);
	else
		drop_content(surface);
	set_pending_buffer(surface, NULL);
	if (buffer)
		wl_buffer_send_release(buffer);
}

static void handle_commit(struct wl_client *client, struct wl_resource *resource)
{
	struct surface *surface = surface_from_resource(resource);

	if (surface->pending.attached)
		apply_pending_buffer(surface);
	surface->input_limited = surface->pending.input_limited;
	pixman_region32_copy(&surface->input_region, &surface->pending.input_region);
	wl_list_insert_list(surface->frame_callbacks.prev, &surface->pending.frame_callbacks);
	wl_list_init(&surface->pending.frame_callbacks);
	if (surface->role && surface->role_data)
		surface->role->commit(surface);
	client_sync_note_commit(&surface->server->sync);
	if (!wl_list_empty(&surface->frame_callbacks))
		output_schedule_refresh(&surface->server->output);
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

static void destroy_callbacks(struct wl_list *callbacks)
{
	struct wl_resource *callback, *next;

	wl_resource_for_each_safe(callback, next, callbacks)
		wl_resource_destroy(callback);
}

void surface_send_frame_done(struct surface *surface, uint32_t time)
{
	struct wl_resource *callback;

	wl_resource_for_each(callback, &surface->frame_callbacks)
		wl_callback_send_done(callback, time);
	destroy_callbacks(&surface->frame_callbacks);
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

/* The whole output is composed anew when a picture is wanted, so nobody asks what was damaged. */
static void handle_damage(struct wl_client *client, struct wl_resource *resource,
	int32_t x, int32_t y, int32_t width, int32_t height)
{
}

/* Would only save work. */
static void handle_set_opaque_region(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *region)
{
}

/* The client may change or destroy its region right after this, so the surface keeps a copy. */
static void handle_set_input_region(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *region)
{
	struct surface *surface = surface_from_resource(resource);

	surface->pending.input_limited = region;
	if (region)
		pixman_region32_copy(&surface->pending.input_region, region_from_resource(region));
}

/* Buffers are shown as they are: a limitation. */
static void handle_buffer_setting(struct wl_client *client, struct wl_resource *resource,
	int32_t value)
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

static void surface_destroy(struct wl_resource *resource)
{
	struct surface *surface = surface_from_resource(resource);

	if (surface->role && surface->role_data)
		surface->role->destroy(surface);
	set_pending_buffer(surface, NULL);
	destroy_callbacks(&surface->frame_callbacks);
	destroy_callbacks(&surface->pending.frame_callbacks);
	drop_content(surface);
	pixman_region32_fini(&surface->input_region);
	pixman_region32_fini(&surface->pending.input_region);
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
	surface->pending.buffer_destroy.notify = handle_buffer_destroy;
	pixman_region32_init(&surface->input_region);
	pixman_region32_init(&surface->pending.input_region);
	wl_list_init(&surface->frame_callbacks);
	wl_list_init(&surface->pending.frame_callbacks);
	wl_list_insert(&server->surfaces, &surface->link);
	wl_resource_set_implementation(surface->resource, &surface_implementation, surface,
		surface_destroy);
	return true;
}
