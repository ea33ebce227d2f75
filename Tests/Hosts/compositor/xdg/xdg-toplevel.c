/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* strndup, strnlen */
#include "client-limits.h"
#include "clients/surface.h"
#include "server.h"
#include "shell/move-resize.h"
#include "shell/output.h"
#include "shell/window.h"
#include "xdg-shell-server-protocol.h"
#include "xdg/popup.h"
#include "xdg/toplevel.h"
#include "xdg/xdg-surface.h"

#include <stdlib.h>
#include <string.h>

static void add_state(struct wl_array *states, bool on, uint32_t value)
{
	uint32_t *state = on ? wl_array_add(states, sizeof(*state)) : NULL;

	if (state)
		*state = value;
}

static struct output *output_of(const struct toplevel *toplevel)
{
	if (toplevel->window)
		return toplevel->window->output;
	return toplevel->output ? toplevel->output : output_for_new_window(toplevel->base->server);
}

void toplevel_send_configure(struct toplevel *toplevel)
{
	int width = toplevel->resized_width, height = toplevel->resized_height;
	struct wl_array states;

	if (toplevel->fullscreen) {
		width = output_of(toplevel)->place.width;
		height = output_of(toplevel)->place.height;
	} else if (toplevel->maximized) {
		width = output_of(toplevel)->layers.usable.width;
		height = output_of(toplevel)->layers.usable.height;
	}
	wl_array_init(&states);
	add_state(&states, toplevel->activated, XDG_TOPLEVEL_STATE_ACTIVATED);
	add_state(&states, toplevel->maximized, XDG_TOPLEVEL_STATE_MAXIMIZED);
	add_state(&states, toplevel->fullscreen, XDG_TOPLEVEL_STATE_FULLSCREEN);
	add_state(&states, toplevel->resizing, XDG_TOPLEVEL_STATE_RESIZING);
	xdg_toplevel_send_configure(toplevel->resource, width, height, &states);
	wl_array_release(&states);
	shell_surface_send_configure(toplevel->base);
}

/* Before the first configure, every request becomes part of it. */
static void reconfigure(struct toplevel *toplevel)
{
	if (toplevel->base && toplevel->base->configure_sent)
		toplevel_send_configure(toplevel);
}

void toplevel_set_activated(struct toplevel *toplevel, bool activated)
{
	if (toplevel->activated == activated)
		return;
	toplevel->activated = activated;
	reconfigure(toplevel);
}

void toplevel_set_maximized(struct toplevel *toplevel, bool maximized)
{
	toplevel->maximized = maximized;
	reconfigure(toplevel);
}

void toplevel_set_size(struct toplevel *toplevel, int width, int height, bool resizing)
{
	toplevel->resized_width = width;
	toplevel->resized_height = height;
	toplevel->resizing = resizing;
	reconfigure(toplevel);
}

void toplevel_map_or_update(struct toplevel *toplevel)
{
	if (toplevel->window)
		window_update(toplevel->window);
	else
		toplevel->window = window_create(toplevel);
}

void toplevel_unmap(struct toplevel *toplevel)
{
	if (toplevel->window)
		window_destroy(toplevel->window);
	toplevel->window = NULL;
	toplevel->activated = false;
}

static void set_fullscreen(struct toplevel *toplevel, bool fullscreen, struct wl_resource *output)
{
	toplevel->fullscreen = fullscreen;
	toplevel->output = output ? output_from_resource(output) : NULL;
	if (toplevel->window && toplevel->output)
		window_set_output(toplevel->window, toplevel->output);
	reconfigure(toplevel);
}

static void handle_set_parent(struct wl_client *client, struct wl_resource *resource, struct wl_resource *parent)
{
	toplevel_set_parent(wl_resource_get_user_data(resource), parent ? wl_resource_get_user_data(parent) : NULL);
}

static void handle_set_maximized(struct wl_client *client, struct wl_resource *resource)
{
	toplevel_set_maximized(wl_resource_get_user_data(resource), true);
}

static void handle_unset_maximized(struct wl_client *client, struct wl_resource *resource)
{
	toplevel_set_maximized(wl_resource_get_user_data(resource), false);
}

static void handle_set_fullscreen(struct wl_client *client, struct wl_resource *resource,
	struct wl_resource *output)
{
	set_fullscreen(wl_resource_get_user_data(resource), true, output);
}

static void handle_unset_fullscreen(struct wl_client *client, struct wl_resource *resource)
{
	set_fullscreen(wl_resource_get_user_data(resource), false, NULL);
}

/* Returns a length that does not split a UTF-8 character. */
static size_t clip_text(const char *text)
{
	size_t length = strnlen(text, LONGEST_TEXT + 1);

	if (length <= LONGEST_TEXT)
		return length;
	while (length > 0 && ((unsigned char)text[length - 1] & 0xc0) == 0x80)
		length--;
	return length > 0 ? length - 1 : 0;
}

/* Replaces control characters, since the text is printed in one line. */
static void set_text(char **text, const char *value)
{
	char *copy = strndup(value, clip_text(value));

	if (!copy)
		return;
	for (char *character = copy; *character; character++) {
		if ((unsigned char)*character < ' ')
			*character = '?';
	}
	free(*text);
	*text = copy;
}

static void handle_set_title(struct wl_client *client, struct wl_resource *resource, const char *title)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	set_text(&toplevel->title, title);
}

static void handle_set_app_id(struct wl_client *client, struct wl_resource *resource, const char *app_id)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	set_text(&toplevel->app_id, app_id);
	if (toplevel->window)
		window_apply_rule(toplevel->window);
}

static void handle_move(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat,
	uint32_t serial)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	if (toplevel->window)
		window_start_move(toplevel->window, serial);
}

static void handle_resize(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat,
	uint32_t serial, uint32_t edges)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	if (toplevel->window)
		window_start_resize(toplevel->window, serial, edges);
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

/* Accepts and ignores this and the following requests. */
static void ignore_menu(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat,
	uint32_t serial, int32_t x, int32_t y)
{
}

static void ignore_size(struct wl_client *client, struct wl_resource *resource, int32_t width, int32_t height)
{
}

static void ignore_request(struct wl_client *client, struct wl_resource *resource)
{
}

static const struct xdg_toplevel_interface toplevel_implementation = {
	.destroy = handle_destroy,
	.set_parent = handle_set_parent,
	.set_title = handle_set_title,
	.set_app_id = handle_set_app_id,
	.show_window_menu = ignore_menu,
	.move = handle_move,
	.resize = handle_resize,
	.set_max_size = ignore_size,
	.set_min_size = ignore_size,
	.set_maximized = handle_set_maximized,
	.unset_maximized = handle_unset_maximized,
	.set_fullscreen = handle_set_fullscreen,
	.unset_fullscreen = handle_unset_fullscreen,
	.set_minimized = ignore_request,
};

static void toplevel_destroy(struct wl_resource *resource)
{
	struct toplevel *toplevel = wl_resource_get_user_data(resource);

	toplevel_unmap(toplevel);
	toplevel_leave_family(toplevel);
	if (toplevel->base) {
		popups_lose_parent(toplevel->base);
		shell_surface_start_over(toplevel->base);
		toplevel->base->toplevel = NULL;
	}
	free(toplevel->title);
	free(toplevel->app_id);
	free(toplevel);
}

bool toplevel_create(struct shell_surface *base, struct wl_client *client, uint32_t id)
{
	struct toplevel *toplevel = calloc(1, sizeof(*toplevel));

	if (toplevel)
		toplevel->resource = wl_resource_create(client, &xdg_toplevel_interface,
			wl_resource_get_version(base->resource), id);
	if (!toplevel || !toplevel->resource) {
		free(toplevel);
		return false;
	}
	toplevel->base = base;
	base->toplevel = toplevel;
	wl_list_init(&toplevel->children);
	wl_list_init(&toplevel->sibling_link);
	wl_resource_set_implementation(toplevel->resource, &toplevel_implementation, toplevel, toplevel_destroy);
	return true;
}
