/* SPDX-License-Identifier: MIT */
/* xdg_toplevel: a window as seen by its client. */
#ifndef COMPOSITOR_TOPLEVEL_H
#define COMPOSITOR_TOPLEVEL_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct output;
struct shell_surface;
struct window;

struct toplevel {
	struct shell_surface *base; /* NULL after the client destroyed it */
	struct wl_resource *resource;
	struct window *window; /* NULL while unmapped */
	struct toplevel *parent;
	struct wl_list children, sibling_link; /* struct toplevel with this parent; with the same one */
	char *title, *app_id;                  /* printable, or NULL */
	bool activated, maximized, fullscreen, resizing;
	struct output *output;             /* requested for fullscreen, or NULL */
	bool placed;                       /* by the user, when it was last mapped */
	int x, y;                          /* the place */
	int resized_width, resized_height; /* by the user; 0: the client decides */
};

/* Creates a toplevel. Returns false if out of memory. */
bool toplevel_create(struct shell_surface *base, struct wl_client *client, uint32_t id);
void toplevel_send_configure(struct toplevel *toplevel);
void toplevel_map_or_update(struct toplevel *toplevel);
void toplevel_unmap(struct toplevel *toplevel);

void toplevel_set_activated(struct toplevel *toplevel, bool activated);
void toplevel_set_maximized(struct toplevel *toplevel, bool maximized);
void toplevel_set_size(struct toplevel *toplevel, int width, int height, bool resizing);

/* toplevel-parent.c. NULL: no parent. A descendant is refused with an error. */
void toplevel_set_parent(struct toplevel *toplevel, struct toplevel *parent);
/* Its children get its parent. */
void toplevel_leave_family(struct toplevel *toplevel);

#endif
