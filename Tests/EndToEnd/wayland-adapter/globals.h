/* SPDX-License-Identifier: MIT */
/* The host's wl_compositor and wl_seat objects, as small as they can be. */
#ifndef WAYLAND_ADAPTER_GLOBALS_H
#define WAYLAND_ADAPTER_GLOBALS_H

struct wl_display;

void globals_create(struct wl_display *display);

#endif
