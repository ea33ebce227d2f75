/* SPDX-License-Identifier: MIT */
/* zwp_text_input_v3: the text fields of a client. */
#ifndef COMPOSITOR_TEXT_INPUT_H
#define COMPOSITOR_TEXT_INPUT_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct text;

/* What the client says of the field; takes effect at its commit. */
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
	struct wl_resource *surface; /* that was entered, or NULL */
	struct text_field pending, current;
	uint32_t commit_count;
};

void text_input_enter(struct text_input *input, struct wl_resource *surface);
/* The surface is gone if it is not the one that was entered. */
void text_input_leave(struct text_input *input, bool surface_is_gone);

#endif
