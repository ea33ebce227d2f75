/* SPDX-License-Identifier: MIT */
/* Acts for any moment, chosen by bytes. */
#include "unheard.h"
#include "world.h"

#include <string.h>

/* Destroy listeners of the engine refuse to create and destroy objects; the host has to remember these. */
static bool is_refused(void)
{
	return world.engine_end_depth > 0;
}

static void destroy_view(void)
{
	tactus_view_destroy(world_some_surface(world_some_client())->view);
}

static void move_view(void)
{
	struct tactus_view *view = world_some_surface(world_some_client())->view;
	struct tactus_view *other = world_some_surface(world_some_client())->view;
	bool flag = bytes_below(&world.bytes, 2);

	switch (bytes_below(&world.bytes, 6)) {
	case 0:
		tactus_view_remove_from_superview(view);
		break;
	case 1:
		tactus_view_add_subview(other, view);
		break;
	case 2:
		tactus_wayland_surface_set_size(view, bytes_double(&world.bytes), bytes_double(&world.bytes));
		break;
	case 3:
		tactus_view_set_hidden(flag ? world.window : view, bytes_below(&world.bytes, 2));
		break;
	default:
		tactus_view_add_subview(world.window, view);
	}
}

static void change_seat(void)
{
	unsigned seat = bytes_below(&world.bytes, SEATS);
	struct tactus_wayland_seat *gone = world.seats[seat];

	if (!gone) {
		world_make_seat(seat);
		return;
	}
	world.seats[seat] = NULL;
	tactus_wayland_seat_destroy(gone);
	unheard_forgive((int)seat);
}

static void change_adapter(void)
{
	struct tactus_wayland *gone = world.wayland;

	if (bytes_below(&world.bytes, 4) > 0 && gone)
		return;
	world.wayland = NULL;
	memset(world.seats, 0, sizeof world.seats);
	tactus_wayland_destroy(gone);
	for (int seat = 0; seat < SEATS; seat++)
		unheard_forgive(seat);
	world_make_adapter();
}

static void change_application(void)
{
	struct tactus_application *gone = world.application;

	if (is_refused() || bytes_below(&world.bytes, 8) > 0)
		return;
	world.application = NULL;
	memset(world.sources, 0, sizeof world.sources);
	memset(world.landed, 0, sizeof world.landed);
	tactus_application_destroy(gone);
	for (int seat = 0; seat < SEATS; seat++)
		unheard_forgive(seat);
}

static void destroy_stream(void)
{
	struct client *client = world_some_client();

	if (client->client && world.wayland)
		tactus_surface_client_destroy(tactus_wayland_find_client(world.wayland, client->client));
}

static void take(void)
{
	unsigned index = bytes_below(&world.bytes, 2 * LANDED);
	struct client *client = world_some_client();

	if (index < LANDED && world.landed[index] && world.application)
		tactus_touch_take(world.landed[index], &world_grab, NULL);
	else if (client->client)
		tactus_wayland_seat_take_touch(
			world.seats[0], client->client, client->wire.down_serial, &world_grab, NULL);
}

/* Calls getters, and sets a serial for an unheard touch. */
static void look(void)
{
	struct tactus_wayland_touch touch = TACTUS_WAYLAND_TOUCH_INIT;
	const struct tactus_touch *landed = world.landed[bytes_below(&world.bytes, LANDED)];
	struct client *client = world_some_client();
	struct surface *surface = world_some_surface(client);

	if (landed && world.application) {
		tactus_wayland_describe_touch(world.wayland, landed, &touch);
		tactus_wayland_set_touch_serial(world.wayland, landed, bytes_u32(&world.bytes));
	}
	tactus_wayland_seat_find_touch(world.seats[0], client->client, bytes_u32(&world.bytes), &touch);
	tactus_wayland_seat_get_resource_count(world.seats[1], client->client);
	tactus_wayland_find_surface(world.wayland, surface->resource);
	tactus_wayland_surface_get_resource(world.wayland, surface->view);
}

static void change_recognizer(void)
{
	unsigned index = bytes_below(&world.bytes, RECOGNIZERS);
	struct tactus_view *view = world_some_surface(world_some_client())->view;

	if (is_refused())
		return;
	if (world.recognizers[index])
		tactus_recognizer_destroy(world.recognizers[index]);
	else
		world_add_recognizer(index, bytes_below(&world.bytes, 3), view && (index & 1) ? view : world.window);
}

static void change_source(void)
{
	unsigned seat = bytes_below(&world.bytes, SEATS);
	struct tactus_touch_source *gone = world.sources[seat];

	if (is_refused())
		return;
	world.sources[seat] = NULL;
	tactus_touch_source_destroy(gone);
	world_make_source(seat);
}

/* Does nothing while libwayland destroys an object. */
static void turn(void)
{
	for (unsigned client = 0; client < CLIENTS; client++) {
		if (world.clients[client].dying)
			return;
	}
	if (world.listener_depth == 0 && !world.is_flushing)
		world_turn();
}

/* Acts are chosen by weight. */
static const struct {
	unsigned weight;
	void (*act)(void);
} acts[] = {
	{ 12, act_move_fingers },
	{ 2, act_let_time_pass },
	{ 1, act_cancel },
	{ 1, act_rest },
	{ 1, act_connect_client },
	{ 1, act_hang_up },
	{ 1, act_send_garbage },
	{ 3, act_change_surface },
	{ 2, act_change_touch },
	{ 1, act_destroy_client },
	{ 1, act_destroy_surface },
	{ 1, destroy_view },
	{ 2, move_view },
	{ 1, change_seat },
	{ 1, change_adapter },
	{ 1, change_application },
	{ 1, destroy_stream },
	{ 2, take },
	{ 1, look },
	{ 2, change_recognizer },
	{ 1, change_source },
	{ 3, turn },
};

static void act(void)
{
	unsigned weights = 0, chosen, index;

	for (index = 0; index < sizeof acts / sizeof *acts; index++)
		weights += acts[index].weight;
	chosen = bytes_below(&world.bytes, weights);
	for (index = 0; chosen >= acts[index].weight; index++)
		chosen -= acts[index].weight;
	acts[index].act();
}

void world_act(void)
{
	world.calls++;
	act();
	if (world.depth > 0)
		return;
	/* Creates missing parts again, when none of their callbacks is running. */
	for (unsigned client = 0; client < CLIENTS; client++)
		world.clients[client].is_ending = false;
	if (!world.application) {
		tactus_wayland_destroy(world.wayland);
		world.wayland = NULL;
		memset(world.seats, 0, sizeof world.seats);
		world_make_application();
		world_make_adapter();
	}
}
