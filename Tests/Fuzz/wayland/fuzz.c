/* SPDX-License-Identifier: MIT */
/*
 * Bytes as what fingers, clients and a host do to libtactus-wayland, also from inside its callbacks and from destroy
 * listeners. Whatever they do, each wl_touch hears a legal stream, and each touch that the host hears of ends once.
 */
#include "../target.h"
#include "world.h"

/* Begins every input with two clients with a surface each, of which one hears. */
static void make_clients(void)
{
	for (unsigned index = 0; index < 2; index++) {
		struct client *client = &world.clients[index];

		world_connect(client, tactus_wayland_get_seat_version());
		client->surfaces[0].id = wire_create_surface(&client->wire);
		if (index == 0)
			wire_get_touch(&client->wire, 0);
		world_turn();
		world_add_surface(client, &client->surfaces[0]);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	world_open(data, size);
	make_clients();
	while (world_has_calls()) {
		world_act();
		world_flush();
		world_expect_rest(false);
	}
	world_lift_all();
	world_close();
	return 0;
}
