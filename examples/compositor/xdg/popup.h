/* SPDX-License-Identifier: MIT */
/* xdg_popup: a menu or a tooltip in front of its parent. */
#ifndef COMPOSITOR_POPUP_H
#define COMPOSITOR_POPUP_H

#include "rectangle.h"
#include "xdg/positioner.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct shell_surface;
struct surface;

struct popup {
	struct wl_list link; /* surface.popups of the parent, the front one last */
	struct shell_surface *base;
	struct wl_resource *resource;
	struct shell_surface *parent; /* NULL once it is gone */
	struct wl_list parent_link;   /* shell_surface.popups of the parent */
	struct positioner positioner;
	struct rectangle place; /* in the parent's window geometry */
	bool mapped;
	bool dismissed;           /* it stays away from now on */
	bool grabs;               /* it goes when something else is touched */
	struct wl_list grab_link; /* popup_grab.popups */
};

/* Makes the popup, or tells the client what is wrong. */
void popup_create(struct shell_surface *base, struct wl_client *client, uint32_t id,
	struct wl_resource *parent, struct wl_resource *positioner);
void popup_send_configure(struct popup *popup);
void popup_map_or_update(struct popup *popup);
void popup_unmap(struct popup *popup);
/* Unmaps it and tells the client that it is over; those that lie in front of it go first. */
void popup_dismiss(struct popup *popup);
/* Its xdg_surface goes before it. */
void popup_leave_base(struct popup *popup);

struct surface *popup_get_surface(const struct popup *popup);
/* All popups of a surface. */
void popups_dismiss(struct surface *parent);
/* A parent's xdg_surface goes. */
void popups_lose_parent(struct shell_surface *parent);

#endif
