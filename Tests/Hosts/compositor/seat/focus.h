/* SPDX-License-Identifier: MIT */
/*
 * Keyboard focus: clipboard, keys and text go to an open menu, else to a panel that requests them, else to the window
 * that was touched last.
 */
#ifndef COMPOSITOR_FOCUS_H
#define COMPOSITOR_FOCUS_H

struct layer_surface;
struct server;
struct surface;

/* Recomputes the focus; call it when a window, a panel or a menu is mapped, unmapped or changed. */
void focus_update(struct server *server);
/* Raises and focuses the window or panel of a surface that was touched or clicked; NULL: no surface. */
void focus_touched(struct server *server, struct surface *surface);
/* Removes the focus from a panel that is unmapped. */
void focus_forget_panel(struct server *server, const struct layer_surface *panel);

#endif
