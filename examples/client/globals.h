/* SPDX-License-Identifier: MIT */
/* The globals of the compositor that this client needs. */
#ifndef CLIENT_GLOBALS_H
#define CLIENT_GLOBALS_H

#include <stdbool.h>
#include <wayland-client.h>

struct xdg_wm_base;

struct globals {
	struct wl_registry *registry;
	struct wl_compositor *compositor;
	struct wl_shm *shm;
	struct wl_seat *seat; /* the first one */
	struct xdg_wm_base *wm_base;
};

/* Waits for the registry. Prints on stderr what is missing. */
bool globals_bind(struct globals *globals, struct wl_display *display);
/* May be called on zeroed globals. */
void globals_release(struct globals *globals);

#endif
