/* SPDX-License-Identifier: MIT */
/*
 * Text without keys: what an input method (a keyboard on the screen) commits goes to the text field that has the
 * focus, and what is known of the field goes to the input method.
 */
#ifndef COMPOSITOR_TEXT_H
#define COMPOSITOR_TEXT_H

#include <stdbool.h>
#include <wayland-server-core.h>

struct input_method;
struct server;
struct text_input;

struct text {
	struct server *server;
	struct wl_list inputs;       /* struct text_input, all clients' */
	struct text_input *active;   /* the text field that is typed into, or NULL */
	struct input_method *method; /* or NULL */
	struct wl_resource *focus;   /* the wl_surface with the keyboard's focus, or NULL */
	struct wl_listener focus_destroy;
};

/* Makes the globals; false: no memory. */
bool text_init(struct text *text, struct server *server);
/* NULL: no surface. */
void text_set_focus(struct text *text, struct wl_resource *surface);

bool text_input_create_global(struct text *text);
bool input_method_create_global(struct text *text);

#endif
