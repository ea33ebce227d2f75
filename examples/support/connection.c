/* SPDX-License-Identifier: MIT */
#include "connection.h"

#include "xdg-shell-client-protocol.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Versions whose events are handled here. 4 has wl_surface.damage_buffer, 2 has wl_output.scale. */
#define COMPOSITOR_VERSION 4
#define OUTPUT_VERSION 2
#define SEAT_VERSION 5

static void handle_ping(void *data, struct xdg_wm_base *wm_base, uint32_t serial)
{
	xdg_wm_base_pong(wm_base, serial);
}

static const struct xdg_wm_base_listener wm_base_listener = {
	.ping = handle_ping,
};

static void handle_geometry(void *data, struct wl_output *wl_output, int32_t x, int32_t y, int32_t width_mm,
	int32_t height_mm, int32_t subpixel, const char *make, const char *model, int32_t transform)
{
}

static void handle_mode(void *data, struct wl_output *wl_output, uint32_t flags, int32_t width, int32_t height,
	int32_t refresh)
{
}

static void handle_done(void *data, struct wl_output *wl_output)
{
	struct connection *connection = data;

	if (connection->scale_changed)
		connection->scale_changed(connection->scale_data);
}

static struct output *find_output(const struct connection *connection, const struct wl_output *wl_output)
{
	struct output *output;

	wl_list_for_each(output, &connection->outputs, link) {
		if (output->wl_output == wl_output)
			return output;
	}
	return NULL;
}

static void handle_scale(void *data, struct wl_output *wl_output, int32_t factor)
{
	struct output *output = find_output(data, wl_output);

	if (output && factor > 0)
		output->scale = factor;
}

static const struct wl_output_listener output_listener = {
	.geometry = handle_geometry,
	.mode = handle_mode,
	.done = handle_done,
	.scale = handle_scale,
};

static void add_output(struct connection *connection, uint32_t name, uint32_t version)
{
	struct output *output = version >= OUTPUT_VERSION ? calloc(1, sizeof(*output)) : NULL;

	if (!output)
		return; /* its scale counts as 1 */
	output->wl_output = wl_registry_bind(connection->registry, name, &wl_output_interface, OUTPUT_VERSION);
	output->name = name;
	output->scale = 1;
	wl_list_insert(&connection->outputs, &output->link);
	wl_output_add_listener(output->wl_output, &output_listener, connection);
}

static void remove_output(struct output *output)
{
	wl_list_remove(&output->link);
	wl_output_destroy(output->wl_output);
	free(output);
}

static void handle_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
	uint32_t version)
{
	struct connection *connection = data;

	if (strcmp(interface, wl_compositor_interface.name) == 0 && version >= COMPOSITOR_VERSION) {
		connection->compositor = wl_registry_bind(registry, name, &wl_compositor_interface, COMPOSITOR_VERSION);
	} else if (strcmp(interface, wl_shm_interface.name) == 0) {
		connection->shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
	} else if (strcmp(interface, xdg_wm_base_interface.name) == 0) {
		connection->wm_base = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
		xdg_wm_base_add_listener(connection->wm_base, &wm_base_listener, NULL);
	} else if (strcmp(interface, wl_seat_interface.name) == 0 && version >= SEAT_VERSION && !connection->seat) {
		connection->seat = wl_registry_bind(registry, name, &wl_seat_interface, SEAT_VERSION);
	} else if (strcmp(interface, wl_output_interface.name) == 0) {
		add_output(connection, name, version);
	}
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
	struct connection *connection = data;
	struct output *output, *next;

	wl_list_for_each_safe(output, next, &connection->outputs, link) {
		if (output->name == name)
			remove_output(output);
	}
}

static const struct wl_registry_listener registry_listener = {
	.global = handle_global,
	.global_remove = handle_global_remove,
};

bool connection_open(struct connection *connection)
{
	const char *missing = NULL;

	memset(connection, 0, sizeof(*connection));
	wl_list_init(&connection->outputs);
	connection->display = wl_display_connect(NULL);
	if (!connection->display) {
		fprintf(stderr, "no compositor at $WAYLAND_DISPLAY: %s\n", strerror(errno));
		return false;
	}
	connection->registry = wl_display_get_registry(connection->display);
	wl_registry_add_listener(connection->registry, &registry_listener, connection);
	if (wl_display_roundtrip(connection->display) < 0)
		return connection_is_good(connection);
	if (!connection->compositor)
		missing = "wl_compositor 4";
	else if (!connection->shm)
		missing = "wl_shm";
	else if (!connection->wm_base)
		missing = "xdg_wm_base";
	if (missing)
		fprintf(stderr, "the compositor has no %s\n", missing);
	return !missing;
}

void connection_close(struct connection *connection)
{
	struct output *output, *next;

	if (!connection->display)
		return;
	wl_list_for_each_safe(output, next, &connection->outputs, link)
		remove_output(output);
	if (connection->seat)
		wl_seat_release(connection->seat);
	if (connection->wm_base)
		xdg_wm_base_destroy(connection->wm_base);
	if (connection->shm)
		wl_shm_destroy(connection->shm);
	if (connection->compositor)
		wl_compositor_destroy(connection->compositor);
	wl_registry_destroy(connection->registry);
	wl_display_disconnect(connection->display);
}

void connection_set_shown(struct connection *connection, struct wl_output *wl_output, bool shown)
{
	struct output *output = find_output(connection, wl_output);

	if (!output)
		return;
	output->shows_window = shown;
	if (connection->scale_changed)
		connection->scale_changed(connection->scale_data);
}

int connection_get_scale(const struct connection *connection)
{
	struct output *output;
	int scale = 1;

	wl_list_for_each(output, &connection->outputs, link) {
		if (output->shows_window && output->scale > scale)
			scale = output->scale;
	}
	return scale;
}

bool connection_is_good(const struct connection *connection)
{
	const struct wl_interface *interface = NULL;
	int error = wl_display_get_error(connection->display);
	uint32_t object = 0, code;

	if (error == EPROTO) {
		code = wl_display_get_protocol_error(connection->display, &interface, &object);
		fprintf(stderr, "protocol error %u on %s#%u\n", code, interface ? interface->name : "?", object);
	} else if (error) {
		fprintf(stderr, "the compositor went away: %s\n", strerror(error));
	}
	return !error;
}
