/* SPDX-License-Identifier: MIT */
#include "xdg/xdg-surface.h"

#include "clients/surface.h"
#include "layers/layer-surface.h"
#include "options.h"
#include "server.h"
#include "shell/window.h"
#include "xdg-shell-server-protocol.h"
#include "xdg/popup.h"
#include "xdg/toplevel.h"

#include <stdlib.h>

void shell_surface_send_configure(struct shell_surface *base)
{
	base->serial = wl_display_next_serial(base->server->display);
	base->configure_sent = true;
	xdg_surface_send_configure(base->resource, base->serial);
}

void shell_surface_start_over(struct shell_surface *base)
{
	base->configure_sent = false;
	base->configure_acknowledged = false;
}

static void unmap(struct shell_surface *base)
{
	if (base->toplevel)
		toplevel_unmap(base->toplevel);
	if (base->popup)
		popup_unmap(base->popup);
}

static void configure_first_time(struct shell_surface *base)
{
	if (base->configure_sent)
		return;
	if (base->toplevel)
		toplevel_send_configure(base->toplevel);
	else
		popup_send_configure(base->popup);
}

static void commit_without_content(struct shell_surface *base)
{
	bool mapped = base->toplevel ? base->toplevel->window != NULL : base->popup->mapped;

	if (mapped) {
		unmap(base);
		shell_surface_start_over(base);
	} else {
		configure_first_time(base);
	}
}

static void clip_span(int *start, int *length, int limit)
{
	int64_t end = (int64_t)*start + *length;

	if (*start < 0)
		*start = 0;
	if (end > limit)
		end = limit;
	*length = end > *start ? (int)(end - *start) : 0;
}

/* Clips to the surface, since a client may set anything. */
static struct rectangle clip_geometry(struct rectangle geometry, const struct surface *surface)
{
	clip_span(&geometry.x, &geometry.width, surface->width);
	clip_span(&geometry.y, &geometry.height, surface->height);
	if (geometry.width == 0 || geometry.height == 0)
		return (struct rectangle){ 0 };
	return geometry;
}

static void handle_surface_commit(struct surface *surface)
{
	struct shell_surface *base = surface->role_data;

	if (!base->toplevel && !base->popup)
		return;
	if (!surface->content) {
		commit_without_content(base);
		return;
	}
	if (!base->configure_acknowledged && !base->server->options->accepts_early_buffers) {
		wl_resource_post_error(base->resource, XDG_SURFACE_ERROR_UNCONFIGURED_BUFFER,
			"a buffer before the first configure was acknowledged");
		return;
	}
	configure_first_time(base);
	base->geometry = clip_geometry(base->wished_geometry, surface);
	if (base->toplevel)
		toplevel_map_or_update(base->toplevel);
	else
		popup_map_or_update(base->popup);
}

static void handle_surface_destroy(struct surface *surface)
{
	struct shell_surface *base = surface->role_data;

	unmap(base);
	base->surface = NULL;
}

const struct surface_role shell_surface_role = {
	.name = "xdg_surface",
	.commit = handle_surface_commit,
	.destroy = handle_surface_destroy,
};

struct shell_surface *shell_surface_from_surface(const struct surface *surface)
{
	return surface && surface->role == &shell_surface_role ? surface->role_data : NULL;
}

static const struct shell_surface *root_of(const struct shell_surface *base)
{
	while (base && base->popup)
		base = base->popup->parent;
	return base;
}

struct window *shell_surface_get_window(const struct shell_surface *base)
{
	const struct shell_surface *root = root_of(base);

	return root && root->toplevel ? root->toplevel->window : NULL;
}

struct window *window_of_surface(struct surface *surface)
{
	return surface ? shell_surface_get_window(shell_surface_from_surface(surface_get_root(surface))) : NULL;
}

bool shell_surface_get_position(const struct shell_surface *base, const struct output **output, int *x, int *y)
{
	const struct shell_surface *root = root_of(base);
	const struct layer_surface *panel = root ? root->panel : NULL;
	const struct window *window = shell_surface_get_window(base);

	if (!window && (!panel || !panel->mapped))
		return false;
	*output = window ? window->output : panel->output;
	*x = window ? window->x : panel->place.x;
	*y = window ? window->y : panel->place.y;
	for (; base->popup; base = base->popup->parent) {
		*x += base->popup->place.x;
		*y += base->popup->place.y;
	}
	return true;
}

static bool has_role(struct shell_surface *base)
{
	if (!base->toplevel && !base->popup)
		return false;
	wl_resource_post_error(base->resource, XDG_SURFACE_ERROR_ALREADY_CONSTRUCTED,
		"this xdg_surface is a %s already", base->toplevel ? "toplevel" : "popup");
	return true;
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static void handle_get_toplevel(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	struct shell_surface *base = shell_surface_from_resource(resource);

	if (!has_role(base) && !toplevel_create(base, client, id))
		wl_client_post_no_memory(client);
}

static void handle_get_popup(struct wl_client *client, struct wl_resource *resource, uint32_t id,
	struct wl_resource *parent, struct wl_resource *positioner)
{
	struct shell_surface *base = shell_surface_from_resource(resource);

	if (!has_role(base))
		popup_create(base, client, id, parent, positioner);
}

static void handle_set_window_geometry(struct wl_client *client, struct wl_resource *resource,
	int32_t x, int32_t y, int32_t width, int32_t height)
{
	struct shell_surface *base = shell_surface_from_resource(resource);

	/* Used at the next commit. */
	if (width > 0 && height > 0)
		base->wished_geometry = (struct rectangle){ x, y, width, height };
}

static void handle_ack_configure(struct wl_client *client, struct wl_resource *resource, uint32_t serial)
{
	struct shell_surface *base = shell_surface_from_resource(resource);

	/* A late acknowledgement may name an older configure; serials wrap. */
	if (!base->configure_sent || (int32_t)(serial - base->serial) > 0)
		wl_resource_post_error(resource, XDG_SURFACE_ERROR_UNCONFIGURED_BUFFER,
			"configure %u was never sent", serial);
	else
		base->configure_acknowledged = true;
}

static const struct xdg_surface_interface xdg_surface_implementation = {
	.destroy = handle_destroy,
	.get_toplevel = handle_get_toplevel,
	.get_popup = handle_get_popup,
	.set_window_geometry = handle_set_window_geometry,
	.ack_configure = handle_ack_configure,
};

struct shell_surface *shell_surface_from_resource(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

/* When a client is destroyed, its objects are destroyed in any order. */
static void shell_surface_destroy(struct wl_resource *resource)
{
	struct shell_surface *base = shell_surface_from_resource(resource);

	unmap(base);
	if (base->surface)
		base->surface->role_data = NULL;
	if (base->toplevel)
		base->toplevel->base = NULL;
	if (base->popup)
		popup_leave_base(base->popup);
	popups_lose_parent(base);
	free(base);
}

bool shell_surface_create(struct surface *surface, struct wl_client *client, struct wl_resource *wm_base,
	uint32_t id)
{
	struct shell_surface *base = calloc(1, sizeof(*base));

	if (base)
		base->resource = wl_resource_create(client, &xdg_surface_interface,
			wl_resource_get_version(wm_base), id);
	if (!base || !base->resource) {
		free(base);
		return false;
	}
	base->server = surface->server;
	base->surface = surface;
	wl_list_init(&base->popups);
	surface->role = &shell_surface_role;
	surface->role_data = base;
	wl_resource_set_implementation(base->resource, &xdg_surface_implementation, base, shell_surface_destroy);
	return true;
}
