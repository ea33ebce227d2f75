/* SPDX-License-Identifier: MIT */
/* xdg-shell: toplevels become windows; popups are placed on their parents. */
#ifndef WLROOTS_XDG_SHELL_H
#define WLROOTS_XDG_SHELL_H

struct wlr_xdg_popup;
struct wlr_xdg_surface;

/* Both are for struct server.xdg_surfaces. */
void xdg_shell_add_surface(struct wlr_xdg_surface *xdg_surface, void *server);
void xdg_shell_place_popup(struct wlr_xdg_popup *popup, void *server);

#endif
