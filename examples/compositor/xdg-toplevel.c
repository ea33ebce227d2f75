/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* strdup */
#include "server.h"
#include "toplevel.h"
#include "xdg-shell-server-protocol.h"

#include <stdlib.h>
#include <string.h>

static void add_state(struct wl_array *states, uint32_t value)
{
	uint32_t *state = wl_array_add(states, sizeof(*state));

	if (state)
		*state = value;
}

void toplevel_send_configure(struct toplevel *toplevel)
{
	const struct output *output = &toplevel->server->output;
	int width = toplevel->maximized ? output->width : 0; /* 0: as the client likes */
	int height = toplevel->maximized ? output->height : 0;
	struct wl_array states;

	wl_array_init(&states);
	add_state(&states, XDG_TOPLEVEL_STATE_ACTIVATED);
	if (toplevel->maximized)
		add_state(&states, XDG_TOPLEVEL_STATE_MAXIMIZED);
	xdg_toplevel_send_configure(toplevel->xdg_toplevel, width, height, &states);
	wl_array_release(&states);

	toplevel->serial = wl_display_next_serial(toplevel->server->display);
	toplevel->configure_sent = true;
	xdg_surface_send_configure(toplevel->xdg_surface, toplevel->serial);
}

static void set_maximized(struct wl_resource *resource, bool maximized)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	if (!toplevel)
		return;
	toplevel->maximized = maximized;
	/* Before the first configure the wish becomes part of that one. */
	if (toplevel->configure_sent)
		toplevel_send_configure(toplevel);
}

static void handle_set_maximized(struct wl_client *client, struct wl_resource *resource)
{
	set_maximized(resource, true);
}

static void handle_unset_maximized(struct wl_client *client, struct wl_resource *resource)
{
	set_maximized(resource, false);
}

static void handle_set_title(struct wl_client *client, struct wl_resource *resource,
	const char *title)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);
	char *copy = toplevel ? strdup(title) : NULL;

	if (!copy)
		return;
	/* It is printed, one line each. */
	for (char *character = copy; *character; character++) {
		if ((unsigned char)*character < ' ')
			*character = '?';
	}
	free(toplevel->title);
	toplevel->title = copy;
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

/* There is no window management: what asks for some is taken and not acted upon. */
static void ignore_object(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *object)
{
}

static void ignore_text(struct wl_client *client, struct wl_resource *resource, const char *text)
{
}

static void ignore_menu(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *seat, uint32_t serial, int32_t x, int32_t y)
{
}

static void ignore_move(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *seat, uint32_t serial)
{
}

static void ignore_resize(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *seat, uint32_t serial, uint32_t edges)
{
}

static void ignore_size(struct wl_client *client, struct wl_resource *resource,
	int32_t width, int32_t height)
{
}

static void ignore_request(struct wl_client *client, struct wl_resource *resource)
{
}

static const struct xdg_toplevel_interface toplevel_implementation = {
	.destroy = handle_destroy,
	.set_parent = ignore_object,
	.set_title = handle_set_title,
	.set_app_id = ignore_text,
	.show_window_menu = ignore_menu,
	.move = ignore_move,
	.resize = ignore_resize,
	.set_max_size = ignore_size,
	.set_min_size = ignore_size,
	.set_maximized = handle_set_maximized,
	.unset_maximized = handle_unset_maximized,
	.set_fullscreen = ignore_object,
	.unset_fullscreen = ignore_request,
	.set_minimized = ignore_request,
};

static void role_destroy(struct wl_resource *resource)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	if (!toplevel)
		return;
	toplevel_unmap(toplevel);
	toplevel->xdg_toplevel = NULL;
	toplevel->configure_sent = false;
	toplevel->configure_acknowledged = false;
}

bool toplevel_create_role(struct toplevel *toplevel, struct wl_client *client, int version,
	uint32_t id)
{
	struct wl_resource *resource =
		wl_resource_create(client, &xdg_toplevel_interface, version, id);

	if (!resource)
		return false;
	toplevel->xdg_toplevel = resource;
	wl_resource_set_implementation(resource, &toplevel_implementation, toplevel, role_destroy);
	return true;
}
