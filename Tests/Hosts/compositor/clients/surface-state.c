/* SPDX-License-Identifier: MIT */
#include "clients/surface-state.h"

#include "clients/client-objects.h"

#include <string.h>
#include <wayland-server-protocol.h>

#define BYTES_PER_PIXEL 4

void surface_state_init(struct surface_state *state)
{
	memset(state, 0, sizeof(*state));
	pixman_region32_init(&state->input_region);
	wl_list_init(&state->frame_callbacks);
}

static void drop_content(struct surface_state *state)
{
	if (state->content)
		pixman_image_unref(state->content);
	state->content = NULL;
}

void destroy_frame_callbacks(struct wl_list *callbacks)
{
	struct wl_resource *callback, *next;

	wl_resource_for_each_safe(callback, next, callbacks)
		wl_resource_destroy(callback);
}

void surface_state_finish(struct surface_state *state)
{
	drop_content(state);
	destroy_frame_callbacks(&state->frame_callbacks);
	pixman_region32_fini(&state->input_region);
}

void surface_state_merge(struct surface_state *into, struct surface_state *from)
{
	if (from->attached) {
		drop_content(into);
		into->attached = true;
		into->content = from->content;
		from->attached = false;
		from->content = NULL;
	}
	if (from->input_changed) {
		into->input_changed = true;
		into->input_limited = from->input_limited;
		pixman_region32_copy(&into->input_region, &from->input_region);
		from->input_changed = false;
	}
	wl_list_insert_list(into->frame_callbacks.prev, &from->frame_callbacks);
	wl_list_init(&from->frame_callbacks);
}

pixman_image_t *copy_of_buffer(struct wl_resource *buffer)
{
	struct wl_shm_buffer *shm = wl_shm_buffer_get(buffer);
	pixman_image_t *copy, *source;
	int width, height, stride;

	if (!shm)
		return NULL; /* only shm is offered */
	width = wl_shm_buffer_get_width(shm);
	height = wl_shm_buffer_get_height(shm);
	stride = wl_shm_buffer_get_stride(shm);
	/* Libwayland does not know the size of a pixel, and would read beyond the client's memory. */
	if (stride / BYTES_PER_PIXEL < width || stride % BYTES_PER_PIXEL != 0) {
		wl_resource_post_error(buffer, WL_SHM_ERROR_INVALID_STRIDE,
			"a row of %d pixels does not fit into %d bytes", width, stride);
		return NULL;
	}
	copy = client_objects_create_picture(wl_resource_get_client(buffer), width, height);
	if (!copy)
		return NULL;
	/* Between begin and end, a client that truncates its memory is killed instead of us. */
	wl_shm_buffer_begin_access(shm);
	source = pixman_image_create_bits_no_clear(
		wl_shm_buffer_get_format(shm) == WL_SHM_FORMAT_XRGB8888 ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8,
		width, height, wl_shm_buffer_get_data(shm), stride);
	if (source) {
		pixman_image_composite32(PIXMAN_OP_SRC, source, NULL, copy, 0, 0, 0, 0, 0, 0, width, height);
		pixman_image_unref(source);
	}
	wl_shm_buffer_end_access(shm);
	return copy;
}
