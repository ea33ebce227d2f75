/* SPDX-License-Identifier: MIT */
/*
 * Menus: while a popup grabs, touches go to its client only, and a touch anywhere else dismisses the
 * popups and goes no further. A barrier in front of each output's windows sees to that.
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
	struct wl_list popups; /* those that grab, of one client; the front one last */
};

void popup_grab_init(struct popup_grab *grab);
/* False: the serial is not that of a touch or a press, or another menu is open. */
bool popup_grab_add(struct popup_grab *grab, struct popup *popup, uint32_t serial);
void popup_grab_remove(struct popup_grab *grab, struct popup *popup);
/* Whether a surface may be touched: it is of the client with the menu, or there is none. */
bool popup_grab_allows(const struct popup_grab *grab, const struct surface *surface);
/* Something else was touched. False: there is no menu. */
bool popup_grab_dismiss(struct popup_grab *grab);
/* NULL: no memory. */
struct tactus_view *popup_barrier_create(struct output *output);

#endif
