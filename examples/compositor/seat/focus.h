/* SPDX-License-Identifier: MIT */
/*
 * Who is typed to. Clipboard, keyboard and text go to an open menu, else to a panel that wants them, else to the window
 * that was touched last.
 */
#ifndef COMPOSITOR_FOCUS_H
#define COMPOSITOR_FOCUS_H

struct layer_surface;
struct server;
struct surface;

/* To be called when a window, a panel or a menu comes or goes. */
void focus_update(struct server *server);
/* A finger or a button landed on the surface (NULL: none): its window comes to the front. */
void focus_touched(struct server *server, struct surface *surface);
/* The panel goes. */
void focus_forget_panel(struct server *server, const struct layer_surface *panel);

#endif
