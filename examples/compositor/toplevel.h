/* SPDX-License-Identifier: MIT */
/* xdg_surface and xdg_toplevel. One object stands for both, since popups are dismissed at once. */
#ifndef COMPOSITOR_TOPLEVEL_H
#define COMPOSITOR_TOPLEVEL_H

#include "window.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;
struct surface;

struct toplevel {
	struct server *server;
	struct surface *surface; /* NULL once the client destroyed it */
	struct wl_resource *xdg_surface;
	struct wl_resource *xdg_toplevel; /* NULL before get_toplevel and after its destruction */
	struct window *window;            /* NULL while unmapped */
	char *title;
	struct window_geometry geometry; /* empty: the whole surface */
	uint32_t serial;                 /* of the last configure */
	bool configure_sent, configure_acknowledged;
	bool maximized;
};

/* xdg-surface.c: makes the xdg_surface of this id; false: no memory. */
bool toplevel_create(struct surface *surface, struct wl_client *client, int version, uint32_t id);
void toplevel_unmap(struct toplevel *toplevel);

/* xdg-toplevel.c: makes the xdg_toplevel of this id; false: no memory. */
bool toplevel_create_role(struct toplevel *toplevel, struct wl_client *client, int version,
	uint32_t id);
void toplevel_send_configure(struct toplevel *toplevel);

#endif
