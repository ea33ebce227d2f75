/* SPDX-License-Identifier: MIT */
/* xdg_wm_base: creates toplevels and popups, and pings clients. */
#ifndef COMPOSITOR_XDG_SHELL_H
#define COMPOSITOR_XDG_SHELL_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct shell_client {
	struct wl_list link; /* server.shell_clients */
	struct server *server;
	struct wl_resource *resource; /* its xdg_wm_base */
	uint32_t ping_serial;
	bool ping_pending;
	bool unresponsive; /* until it answers */
};

bool xdg_shell_create_global(struct server *server);
void xdg_shell_ping_clients(struct server *server);
/* Ends the connection of a client for an error of enum xdg_wm_base_error. */
void xdg_shell_post_error(struct server *server, struct wl_client *client, uint32_t error, const char *message);

#endif
