/* SPDX-License-Identifier: MIT */
/*
 * What a commit brings. A surface gathers its requests in one of these; that of a synchronized
 * subsurface then waits for the parent's commit, together with those that came before it.
 */
#ifndef COMPOSITOR_SURFACE_STATE_H
#define COMPOSITOR_SURFACE_STATE_H

#include <pixman.h>
#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct surface_state {
	bool attached;           /* a buffer, or none, was attached */
	pixman_image_t *content; /* a copy of it; NULL: the content is taken away */
	bool input_changed;
	bool input_limited; /* to the region below; else the whole surface is touched */
	pixman_region32_t input_region;
	struct wl_list frame_callbacks; /* links of wl_callback resources */
};

void surface_state_init(struct surface_state *state);
void surface_state_finish(struct surface_state *state);
/* Moves what is new in one state into another, and leaves nothing new. */
void surface_state_merge(struct surface_state *into, struct surface_state *from);

/* Copied, so that the client has its buffer back at once and may die as it likes. NULL: the client was told why. */
pixman_image_t *copy_of_buffer(struct wl_resource *buffer);

void destroy_frame_callbacks(struct wl_list *callbacks);

#endif
