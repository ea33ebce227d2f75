/* SPDX-License-Identifier: MIT */
/* Minimal wl_compositor and wl_seat of the host. */
#ifndef WAYLAND_ADAPTER_GLOBALS_H
#define WAYLAND_ADAPTER_GLOBALS_H

struct wl_display;

void globals_create(struct wl_display *display);

#endif
