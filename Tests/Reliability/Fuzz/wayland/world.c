/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "world.h"

#include "check.h"
#include "unheard.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

struct world world;

/* Called by checks: a failing input crashes. */
void check_failed(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
	abort();
}

static void ignore_log(const char *format, va_list arguments)
{
	(void)format, (void)arguments;
}

static void swallow(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)message, (void)data;
}

struct client *world_find_client(const struct wl_client *client)
{
	for (unsigned index = 0; index < CLIENTS; index++) {
		if (world.clients[index].client == client)
			return &world.clients[index];
	}
	return NULL;
}

void world_destroy_client(struct client *client)
{
	struct wl_client *gone = client->client;

	if (!gone || client->dying || world.is_flushing)
		return;
	client->dying++;
	wl_client_destroy(gone);
	client->dying--;
}

void world_destroy_resource(struct wl_resource *resource)
{
	struct client *client = world_find_client(wl_resource_get_client(resource));

	if (client)
		client->dying++;
	wl_resource_destroy(resource);
	if (client)
		client->dying--;
}

void world_connect(struct client *client, uint32_t seat_version)
{
	int fds[2];

	if (client->client || client->is_ending || !world.display)
		return;
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) < 0)
		abort();
	memset(client->surfaces, 0, sizeof client->surfaces);
	client->client = wl_client_create(world.display, fds[0]);
	client->listener.notify = world_handle_client_destroyed;
	wl_client_add_destroy_listener(client->client, &client->listener);
	wire_open(&client->wire, fds[1], seat_version);
}

/* Finds the wl_surface, if the server has handled its request, and creates a view. */
void world_add_surface(struct client *client, struct surface *surface)
{
	struct wl_resource *resource;
	bool is_new = !surface->resource;

	if (!client->client || client->dying || !surface->id || surface->view || !world.wayland)
		return;
	resource = wl_client_get_object(client->client, surface->id);
	if (!resource)
		return;
	for (unsigned order = 0; order < 2; order++) {
		if (is_new) {
			surface->listeners[order].notify = world_handle_surface_destroyed;
			wl_resource_add_destroy_listener(resource, &surface->listeners[order]);
		}
		if (order == 0)
			surface->view = tactus_wayland_surface_create(world.wayland, resource,
				bytes_take(&world.bytes), bytes_take(&world.bytes), 64 + bytes_take(&world.bytes),
				64 + bytes_take(&world.bytes));
	}
	surface->resource = resource;
	if (!surface->view)
		return;
	tactus_view_add_destroy_listener(surface->view, world_handle_object_destroyed, &surface->view);
	tactus_view_add_subview(world.window, surface->view);
}

void world_make_seat(unsigned seat)
{
	if (world.wayland && !world.seats[seat])
		world.seats[seat] = tactus_wayland_seat_create(world.wayland, seat);
}

void world_make_adapter(void)
{
	if (world.wayland || !world.application || !world.display)
		return;
	world.wayland = tactus_wayland_create(world.application, world.display);
	tactus_wayland_set_callbacks(world.wayland, &world_callbacks, NULL);
	for (unsigned seat = 0; seat < SEATS; seat++)
		world_make_seat(seat);
}

void world_make_source(unsigned seat)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	if (!world.application || world.sources[seat])
		return;
	info.seat = seat;
	world.sources[seat] = tactus_touch_source_create(world.application, &info);
	memset(world.fingers[seat], 0, sizeof world.fingers[seat]);
}

static void make_host_view(void)
{
	struct tactus_responder_callbacks responder = TACTUS_RESPONDER_CALLBACKS_INIT;

	responder.touches_began = responder.touches_moved = world_handle_touches;
	responder.touches_ended = responder.touches_cancelled = world_handle_touches;
	world.host_view = tactus_view_create(world.application, 0, 200, 255, 55);
	tactus_view_set_responder_callbacks(world.host_view, &responder, NULL);
	tactus_view_add_destroy_listener(world.host_view, world_handle_object_destroyed, &world.host_view);
	tactus_view_add_subview(world.window, world.host_view);
}

void world_make_application(void)
{
	if (world.application)
		return;
	world.application = tactus_application_create();
	tactus_application_set_log_handler(world.application, swallow, NULL);
	world.window = tactus_window_create(world.application, 0, 0, 256, 256);
	tactus_view_add_destroy_listener(world.window, world_handle_object_destroyed, &world.window);
	make_host_view();
	for (unsigned seat = 0; seat < SEATS; seat++)
		world_make_source(seat);
}

void world_turn(void)
{
	if (world.is_dispatching || !world.display)
		return;
	world.is_dispatching = true;
	wl_event_loop_dispatch(wl_display_get_event_loop(world.display), 0);
	world.is_dispatching = false;
	world_flush();
}

void world_flush(void)
{
	bool was_flushing = world.is_flushing;

	world.is_flushing = true;
	wl_display_flush_clients(world.display);
	world.is_flushing = was_flushing;
	for (unsigned client = 0; client < CLIENTS; client++) {
		if (world.clients[client].client)
			wire_read(&world.clients[client].wire);
	}
}

void world_expect_rest(bool with_touches)
{
	for (unsigned client = 0; client < CLIENTS; client++) {
		if (world.clients[client].client)
			wire_expect_rest(&world.clients[client].wire, with_touches);
	}
	if (with_touches)
		unheard_expect_rest();
}

void world_open(const uint8_t *data, size_t size)
{
	wl_log_set_handler_server(ignore_log);
	tactus_set_default_log_handler(swallow, NULL);
	memset(&world, 0, sizeof world);
	unheard_begin();
	world.bytes = (struct bytes){ data, size };
	world.time = 1000;
	world.display = wl_display_create();
	world_make_globals();
	world_make_application();
	world_make_adapter();
}

void world_close(void)
{
	struct wl_display *display = world.display;
	uint8_t order = bytes_take(&world.bytes);

	/* From here on callbacks do nothing. */
	world.depth = DEEPEST;
	if (order & 1)
		tactus_wayland_destroy(world.wayland);
	if (order & 2)
		tactus_application_destroy(world.application);
	wl_display_destroy_clients(display);
	world.display = NULL;
	wl_display_destroy(display);
	if (!(order & 2))
		tactus_application_destroy(world.application);
	if (!(order & 1))
		tactus_wayland_destroy(world.wayland);
}
