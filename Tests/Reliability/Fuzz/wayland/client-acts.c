/* SPDX-License-Identifier: MIT */
/* Requests of clients, and acts of the host on clients. */
#include "world.h"

struct client *world_some_client(void)
{
	return &world.clients[bytes_below(&world.bytes, CLIENTS)];
}

struct surface *world_some_surface(struct client *client)
{
	return &client->surfaces[bytes_below(&world.bytes, SURFACES)];
}

void act_hang_up(void)
{
	struct client *client = world_some_client();

	if (client->client)
		wire_close(&client->wire);
}

/* Sends a request for an unknown object. A request that the host does not implement would make libwayland abort. */
void act_send_garbage(void)
{
	uint32_t words[3] = { bytes_u32(&world.bytes) | 0x1000, bytes_u32(&world.bytes) | 12u << 16,
		bytes_u32(&world.bytes) };
	struct client *client = world_some_client();

	if (client->client && bytes_below(&world.bytes, 4) == 0)
		wire_send(&client->wire, words, 3);
}

void act_connect_client(void)
{
	struct client *client = world_some_client();

	world_connect(client, 1 + bytes_below(&world.bytes, tactus_wayland_get_seat_version()));
}

/* Creates the surface by a request; the host finds it later. */
void act_change_surface(void)
{
	struct client *client = world_some_client();
	struct surface *surface = world_some_surface(client);

	if (!client->client)
		return;
	if (!surface->id)
		surface->id = wire_create_surface(&client->wire);
	else if (bytes_below(&world.bytes, 4) == 0 && surface->resource)
		wire_destroy_surface(&client->wire, surface->id);
	else
		world_add_surface(client, surface);
}

void act_change_touch(void)
{
	struct client *client = world_some_client();
	unsigned index = bytes_below(&world.bytes, 2 * WIRE_TOUCHES);

	if (!client->client)
		return;
	if (index < WIRE_TOUCHES)
		wire_get_touch(&client->wire, bytes_below(&world.bytes, SEATS));
	else
		wire_release_touch(&client->wire, index - WIRE_TOUCHES);
}

void act_destroy_client(void)
{
	world_destroy_client(world_some_client());
}

void act_destroy_surface(void)
{
	struct client *client = world_some_client();
	struct surface *surface = world_some_surface(client);

	if (surface->resource && client->client && !client->dying)
		world_destroy_resource(surface->resource);
}
