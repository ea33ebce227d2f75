/* SPDX-License-Identifier: MIT */
/* Keyboards. Alt+Escape quits, Ctrl+Alt+Fn switches the console; all other keys go to the focused client. */
#ifndef WLROOTS_KEYBOARD_H
#define WLROOTS_KEYBOARD_H

#include <wayland-server-core.h>

struct seat;
struct wlr_input_device;

struct keyboard {
	struct wl_list link; /* struct seat.keyboards */
	struct seat *seat;
	struct wlr_input_device *device;
	struct wl_listener key;
	struct wl_listener modifiers;
	struct wl_listener destroy;
};

/* Creates a keyboard, which is destroyed with its device. */
void keyboard_create(struct seat *seat, struct wlr_input_device *device);

#endif
