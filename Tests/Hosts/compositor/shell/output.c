/* SPDX-License-Identifier: MIT */
#include "shell/output.h"

#include "clients/surface-view.h"
#include "clients/surface.h"
#include "log.h"
#include "server.h"
#include "shell/window.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <tactus.h>
#include <wayland-server-protocol.h>

#define OUTPUT_VERSION 4
#define PIXELS_PER_INCH 160.0

static int in_millimetres(int pixels)
{
	return (int)(pixels * 25.4 / PIXELS_PER_INCH + 0.5);
}

int output_width_mm(const struct output *output)
{
	return in_millimetres(output->place.width);
}

int output_height_mm(const struct output *output)
{
	return in_millimetres(output->place.height);
}

struct output *output_from_resource(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

struct output *output_first(const struct server *server)
{
	struct output *output;

	return wl_container_of(server->outputs.next, output, link);
}

struct output *output_for_new_window(const struct server *server)
{
	struct output *output, *emptiest = NULL;
	int fewest = INT_MAX;

	wl_list_for_each(output, &server->outputs, link) {
		if (output->window_count < fewest) {
			fewest = output->window_count;
			emptiest = output;
		}
	}
	return emptiest;
}

struct output *output_at(const struct server *server, double x, double y)
{
	struct output *output;

	wl_list_for_each(output, &server->outputs, link) {
		const struct output_place *place = &output->place;

		if (x >= place->x && x < place->x + place->width && y >= place->y && y < place->y + place->height)
			return output;
	}
	return NULL;
}

struct surface *output_find_surface(const struct output *output, double x, double y)
{
	struct tactus_view *workspace = output->workspaces.views[output->workspaces.current];
	double workspace_x = x, workspace_y = y;
	struct surface *surface = layers_find_surface(&output->layers, FIRST_LAYER_IN_FRONT, LAYER_COUNT, x, y);

	if (surface)
		return surface;
	tactus_view_convert_point(output->root, workspace, &workspace_x, &workspace_y);
	surface = surface_from_view(output->server, tactus_view_hit_test(workspace, workspace_x, workspace_y));
	return surface ? surface : layers_find_surface(&output->layers, 0, FIRST_LAYER_IN_FRONT, x, y);
}

static void send_presence(struct output *output, struct surface *surface,
	void (*send)(struct wl_resource *surface, struct wl_resource *output))
{
	struct wl_resource *resource;

	wl_resource_for_each(resource, &output->resources) {
		if (wl_resource_get_client(resource) == wl_resource_get_client(surface->resource))
			send(surface->resource, resource);
	}
}

void output_send_enter(struct output *output, struct surface *surface)
{
	send_presence(output, surface, wl_surface_send_enter);
}

void output_send_leave(struct output *output, struct surface *surface)
{
	send_presence(output, surface, wl_surface_send_leave);
}

static void handle_release(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct wl_output_interface output_implementation = {
	.release = handle_release,
};

static void unlink_resource(struct wl_resource *resource)
{
	wl_list_remove(wl_resource_get_link(resource));
}

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct output *output = data;
	struct wl_resource *resource = wl_resource_create(client, &wl_output_interface, (int)version, id);

	if (!resource) {
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(resource, &output_implementation, output, unlink_resource);
	wl_list_insert(&output->resources, wl_resource_get_link(resource));
	wl_output_send_geometry(resource, output->place.x, output->place.y, output_width_mm(output),
		output_height_mm(output), WL_OUTPUT_SUBPIXEL_UNKNOWN, "Tactus", output->name,
		WL_OUTPUT_TRANSFORM_NORMAL);
	wl_output_send_mode(resource, WL_OUTPUT_MODE_CURRENT | WL_OUTPUT_MODE_PREFERRED,
		output->place.width, output->place.height, REFRESH_RATE_MHZ);
	if (version >= WL_OUTPUT_NAME_SINCE_VERSION)
		wl_output_send_name(resource, output->name);
	if (version >= WL_OUTPUT_SCALE_SINCE_VERSION)
		wl_output_send_scale(resource, 1);
	if (version >= WL_OUTPUT_DONE_SINCE_VERSION)
		wl_output_send_done(resource);
}

static bool create_views(struct output *output)
{
	struct tactus_application *application = output->server->shell.application;
	const struct output_place *place = &output->place;

	output->root = tactus_window_create(application, place->x, place->y, place->width, place->height);
	layers_init(&output->layers, output);
	if (!output->root || !layers_add_views(&output->layers, 0, FIRST_LAYER_IN_FRONT) ||
		!workspaces_init(&output->workspaces, output) || !overview_init(&output->overview, output) ||
		!layers_add_views(&output->layers, FIRST_LAYER_IN_FRONT, LAYER_COUNT) ||
		!gestures_init(&output->gestures, output))
		return false; /* the library has said why */
	tactus_view_set_name(output->root, output->name);
	output->barrier = popup_barrier_create(output);
	return tactus_view_add_subview(output->root, output->barrier) == TACTUS_STATUS_OK;
}

bool output_create(struct server *server, const struct output_place *place)
{
	struct output *output = calloc(1, sizeof(*output));

	if (!output)
		return false;
	output->server = server;
	output->place = *place;
	snprintf(output->name, sizeof(output->name), "memory-%d", wl_list_length(&server->outputs) + 1);
	wl_list_init(&output->resources);
	wl_list_insert(server->outputs.prev, &output->link);
	output->global = wl_global_create(server->display, &wl_output_interface, OUTPUT_VERSION, output, handle_bind);
	return output->global && create_views(output);
}

void outputs_destroy(struct server *server)
{
	struct output *output, *next;

	/* The views are destroyed with the application. */
	wl_list_for_each_safe(output, next, &server->outputs, link) {
		wl_list_remove(&output->link);
		if (output->arrangement)
			wl_event_source_remove(output->arrangement);
		free(output);
	}
}

void outputs_announce(const struct server *server, const char *socket)
{
	const struct output *output;
	bool several = wl_list_length(&server->outputs) > 1;

	wl_list_for_each(output, &server->outputs, link) {
		const struct output_place *place = &output->place;

		if (several)
			log_line("compositor", "output %s: %dx%d at %d,%d", output->name, place->width, place->height,
				place->x, place->y);
		else
			log_line("compositor", "listening on %s, output %dx%d", socket, place->width, place->height);
	}
	if (several)
		log_line("compositor", "listening on %s", socket);
}
