/* SPDX-License-Identifier: MIT */
/* Differences between wlroots 0.15 and 0.20: xdg-shell. Touches are in wlroots-version.h of the glue. */
#ifndef WLROOTS_VERSION_XDG_SHELL_H
#define WLROOTS_VERSION_XDG_SHELL_H

#include "wlroots-version.h"

#include <stdlib.h>

/* 0.17 moved map and unmap from the roles to the wlr_surface. */
static inline void version_listen_to_map(struct wlr_xdg_surface *xdg_surface, struct wl_listener *map)
{
#if WLROOTS_SINCE(17)
	wl_signal_add(&xdg_surface->surface->events.map, map);
#else
	wl_signal_add(&xdg_surface->events.map, map);
#endif
}

/* Toplevels go before their xdg_surface; 0.19 wants nobody to listen to them any more by then. */
static inline void version_listen_to_toplevel_destroy(struct wlr_xdg_surface *xdg_surface, struct wl_listener *destroy)
{
#if WLROOTS_SINCE(18)
	wl_signal_add(&xdg_surface->toplevel->events.destroy, destroy);
#else
	wl_signal_add(&xdg_surface->events.destroy, destroy);
#endif
}

/* Returns the window without its shadows. 0.19 keeps it in the surface. */
static inline struct wlr_box version_get_geometry(struct wlr_xdg_surface *xdg_surface)
{
#if WLROOTS_SINCE(19)
	return xdg_surface->geometry;
#else
	struct wlr_box geometry;

	wlr_xdg_surface_get_geometry(xdg_surface, &geometry);
	return geometry;
#endif
}

/* 0.16 takes the wlr_xdg_toplevel. */
static inline void version_set_activated(struct wlr_xdg_surface *xdg_surface, bool activated)
{
#if WLROOTS_SINCE(16)
	wlr_xdg_toplevel_set_activated(xdg_surface->toplevel, activated);
#else
	wlr_xdg_toplevel_set_activated(xdg_surface, activated);
#endif
}

/* The same. */
static inline void version_set_size(struct wlr_xdg_surface *xdg_surface, uint32_t width, uint32_t height)
{
#if WLROOTS_SINCE(16)
	wlr_xdg_toplevel_set_size(xdg_surface->toplevel, (int32_t)width, (int32_t)height);
#else
	wlr_xdg_toplevel_set_size(xdg_surface, width, height);
#endif
}

static inline void version_set_maximized(struct wlr_xdg_surface *xdg_surface, bool maximized)
{
#if WLROOTS_SINCE(16)
	wlr_xdg_toplevel_set_maximized(xdg_surface->toplevel, maximized);
#else
	wlr_xdg_toplevel_set_maximized(xdg_surface, maximized);
#endif
}

static inline void version_send_close(struct wlr_xdg_surface *xdg_surface)
{
#if WLROOTS_SINCE(16)
	wlr_xdg_toplevel_send_close(xdg_surface->toplevel);
#else
	wlr_xdg_toplevel_send_close(xdg_surface);
#endif
}

/*
 * Before 0.18 there is one signal for both, when the role is known. From 0.18 on the first configure event is the
 * compositor's to send, at the initial commit: version_configure() does.
 */
struct version_xdg_listener {
	void (*added)(struct wlr_xdg_surface *xdg_surface, void *data);
	/* A popup may be kept on its output now; 0.19 ends a compositor that does it earlier. NULL: nothing to do. */
	void (*placed)(struct wlr_xdg_popup *popup, void *data);
	void *data;
	struct wl_listener surface, toplevel, popup;
};

#if WLROOTS_SINCE(18)
struct version_initial_commit {
	struct wlr_xdg_surface *xdg_surface;
	const struct version_xdg_listener *listener;
	struct wl_listener commit, destroy;
};

static inline void version_handle_commit(struct wl_listener *listener, void *data)
{
	struct version_initial_commit *initial = wl_container_of(listener, initial, commit);

	if (!initial->xdg_surface->initial_commit)
		return;
	if (initial->xdg_surface->role == WLR_XDG_SURFACE_ROLE_TOPLEVEL) {
		wlr_xdg_toplevel_set_size(initial->xdg_surface->toplevel, 0, 0);
		return;
	}
	if (initial->listener->placed)
		initial->listener->placed(initial->xdg_surface->popup, initial->listener->data);
	wlr_xdg_surface_schedule_configure(initial->xdg_surface);
}

static inline void version_handle_xdg_destroy(struct wl_listener *listener, void *data)
{
	struct version_initial_commit *initial = wl_container_of(listener, initial, destroy);

	wl_list_remove(&initial->commit.link);
	wl_list_remove(&initial->destroy.link);
	free(initial);
}

static inline void version_configure(
	const struct version_xdg_listener *listener, struct wlr_xdg_surface *xdg_surface)
{
	struct version_initial_commit *initial = calloc(1, sizeof(*initial));

	if (!initial)
		return;
	initial->xdg_surface = xdg_surface;
	initial->listener = listener;
	initial->commit.notify = version_handle_commit;
	wl_signal_add(&xdg_surface->surface->events.commit, &initial->commit);
	initial->destroy.notify = version_handle_xdg_destroy;
	wl_signal_add(&xdg_surface->events.destroy, &initial->destroy);
}

static inline void version_handle_new_toplevel(struct wl_listener *listener, void *data)
{
	struct version_xdg_listener *self = wl_container_of(listener, self, toplevel);
	struct wlr_xdg_toplevel *toplevel = data;

	version_configure(self, toplevel->base);
	self->added(toplevel->base, self->data);
}

static inline void version_handle_new_popup(struct wl_listener *listener, void *data)
{
	struct version_xdg_listener *self = wl_container_of(listener, self, popup);
	struct wlr_xdg_popup *popup = data;

	version_configure(self, popup->base);
	self->added(popup->base, self->data);
}
#else
static inline void version_handle_new_surface(struct wl_listener *listener, void *data)
{
	struct version_xdg_listener *self = wl_container_of(listener, self, surface);
	struct wlr_xdg_surface *xdg_surface = data;

	self->added(xdg_surface, self->data);
	if (xdg_surface->role == WLR_XDG_SURFACE_ROLE_POPUP && self->placed)
		self->placed(xdg_surface->popup, self->data);
}
#endif

static inline void version_listen_to_xdg_shell(struct wlr_xdg_shell *shell, struct version_xdg_listener *self)
{
#if WLROOTS_SINCE(18)
	wl_list_init(&self->surface.link);
	self->toplevel.notify = version_handle_new_toplevel;
	wl_signal_add(&shell->events.new_toplevel, &self->toplevel);
	self->popup.notify = version_handle_new_popup;
	wl_signal_add(&shell->events.new_popup, &self->popup);
#else
	wl_list_init(&self->toplevel.link);
	wl_list_init(&self->popup.link);
	self->surface.notify = version_handle_new_surface;
	wl_signal_add(&shell->events.new_surface, &self->surface);
#endif
}

static inline void version_forget_xdg_shell(struct version_xdg_listener *self)
{
	wl_list_remove(&self->surface.link);
	wl_list_remove(&self->toplevel.link);
	wl_list_remove(&self->popup.link);
}

#endif
