/* SPDX-License-Identifier: MIT */
/*
 * Text input without keys: sends the text of an input method, such as an on-screen keyboard, to the text field with the
 * focus, and the state of the field to the input method.
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
	struct text_input *active;   /* the enabled text field with the focus, or NULL */
	struct input_method *method; /* or NULL */
	struct wl_resource *focus;   /* the wl_surface with the keyboard's focus, or NULL */
	struct wl_listener focus_destroy;
};

/* Creates the globals. Returns false if out of memory. */
bool text_init(struct text *text, struct server *server);
/* Sets the surface with the focus; NULL: none. */
void text_set_focus(struct text *text, struct wl_resource *surface);

bool text_input_create_global(struct text *text);
bool input_method_create_global(struct text *text);

#endif
