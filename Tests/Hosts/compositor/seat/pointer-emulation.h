/* SPDX-License-Identifier: MIT */
/*
 * A pointer under the finger. For clients without wl_touch the first finger is the left button, and a gesture of the
 * shell may press the right one.
 */
#ifndef COMPOSITOR_POINTER_EMULATION_H
#define COMPOSITOR_POINTER_EMULATION_H

#include <stdint.h>
#include <tactus-wayland.h>

struct pointer;
struct surface;

struct pointer_emulation {
	struct pointer *pointer;
	const struct tactus_touch *finger; /* the finger that holds the button, or NULL */
	struct wl_resource *surface;       /* the surface that it is on */
};

/* Sends a touch as pointer events to a client without wl_touch. */
void pointer_emulation_handle(struct pointer_emulation *emulation, enum tactus_touch_phase phase,
	const struct tactus_wayland_touch *touch);
/* Presses and releases a button (BTN_RIGHT) at a location on a surface. */
void pointer_emulation_click(struct pointer_emulation *emulation, struct surface *surface, double x, double y,
	uint32_t button);

#endif
