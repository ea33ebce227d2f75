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
	struct shell_surface *parent; /* NULL after it is destroyed */
	struct wl_list parent_link;   /* shell_surface.popups of the parent */
	struct positioner positioner;
	struct rectangle place; /* in the parent's window geometry */
	bool has_had_parent;    /* a panel names itself after the popup was made */
	bool mapped;
	bool dismissed;           /* stays unmapped from now on */
	bool grabs;               /* closes when something else is touched */
	struct wl_list grab_link; /* popup_grab.popups */
};

/* Creates the popup, or tells the client what is wrong. */
void popup_create(struct shell_surface *base, struct wl_client *client, uint32_t id,
	struct wl_resource *parent, struct wl_resource *positioner);
/* Sets the parent, which a popup of a layer surface gets after it was created. A popup without one is not shown. */
void popup_set_parent(struct popup *popup, struct shell_surface *parent);
struct popup *popup_from_resource(struct wl_resource *resource);
void popup_send_configure(struct popup *popup);
void popup_map_or_update(struct popup *popup);
void popup_unmap(struct popup *popup);
/* Unmaps the popup and tells the client; popups in front of it go first. */
void popup_dismiss(struct popup *popup);
/* Called when the xdg_surface is destroyed before the popup. */
void popup_leave_base(struct popup *popup);

struct surface *popup_get_surface(const struct popup *popup);
/* Dismisses all popups of a surface. */
void popups_dismiss(struct surface *parent);
/* Called when a parent's xdg_surface is destroyed. */
void popups_lose_parent(struct shell_surface *parent);

#endif
