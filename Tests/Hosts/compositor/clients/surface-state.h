/* SPDX-License-Identifier: MIT */
/*
 * State that a commit applies. A surface collects its requests in one of these. That of a synchronized subsurface waits
 * for the parent's commit, merged with earlier ones.
 */
#ifndef COMPOSITOR_SURFACE_STATE_H
#define COMPOSITOR_SURFACE_STATE_H

#include <pixman.h>
#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct surface_state {
	bool attached;           /* a buffer, or none, was attached */
	pixman_image_t *content; /* a copy of it; NULL: the content is removed */
	bool input_changed;
	bool input_limited; /* to the region below; else the whole surface is touched */
	pixman_region32_t input_region;
	struct wl_list frame_callbacks; /* links of wl_callback resources */
};

void surface_state_init(struct surface_state *state);
void surface_state_finish(struct surface_state *state);
/* Moves new parts of one state into another, and leaves nothing new. */
void surface_state_merge(struct surface_state *into, struct surface_state *from);

/*
 * Returns a copy, so that the client has its buffer back at once and may die at any time. Returns NULL after telling
 * the client why.
 */
pixman_image_t *copy_of_buffer(struct wl_resource *buffer);

void destroy_frame_callbacks(struct wl_list *callbacks);

#endif
