/* SPDX-License-Identifier: MIT */
/* zwp_text_input_v3: the text fields of a client. */
#ifndef COMPOSITOR_TEXT_INPUT_H
#define COMPOSITOR_TEXT_INPUT_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct text;

/* State of a text field; takes effect at the client's commit. */
struct text_field {
	bool enabled;
	char *surrounding; /* NULL: unknown */
	int32_t cursor, anchor;
	uint32_t change_cause, hint, purpose;
};

struct text_input {
	struct wl_list link; /* text.inputs */
	struct text *text;
	struct wl_resource *resource;
	struct wl_resource *surface; /* the surface that was entered, or NULL */
	struct text_field pending, current;
	uint32_t commit_count;
};

/* Enters the surface, if it belongs to the same client. */
void text_input_enter(struct text_input *input, struct wl_resource *surface);
/* Leaves the entered surface; no event is sent if the surface has been destroyed. */
void text_input_leave(struct text_input *input, bool surface_is_gone);

#endif
