/* SPDX-License-Identifier: MIT */
/*
 * Menus: while a popup grabs, only its client gets touches. A touch anywhere else dismisses the popups and has no other
 * effect. This is done by a barrier in front of each output's windows.
 */
#ifndef COMPOSITOR_POPUP_GRAB_H
#define COMPOSITOR_POPUP_GRAB_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-util.h>

struct output;
struct popup;
struct surface;
struct tactus_view;

struct popup_grab {
	struct wl_list popups; /* grabbing popups of one client, the front one last */
};

void popup_grab_init(struct popup_grab *grab);
/* Starts a grab. Returns false if the serial is not that of a touch or a press, or if another menu is open. */
bool popup_grab_add(struct popup_grab *grab, struct popup *popup, uint32_t serial);
void popup_grab_remove(struct popup_grab *grab, struct popup *popup);
/* Returns whether a surface may be touched: its client has the menu, or there is none. */
bool popup_grab_allows(const struct popup_grab *grab, const struct surface *surface);
/* Returns the surface of the menu in front, or NULL. */
const struct surface *popup_grab_get_surface(const struct popup_grab *grab);
/* Dismisses the menu, because something else was touched. Returns false if there is no menu. */
bool popup_grab_dismiss(struct popup_grab *grab);
/* Returns NULL if out of memory. */
struct tactus_view *popup_barrier_create(struct output *output);

#endif
