/* SPDX-License-Identifier: MIT */
/* xdg-shell: toplevels become windows, popups lie on their parents. */
#ifndef WLROOTS_XDG_SHELL_H
#define WLROOTS_XDG_SHELL_H

#include <wayland-server-core.h>

/* For struct server.new_xdg_surface. */
void xdg_shell_handle_new_surface(struct wl_listener *listener, void *data);

#endif
