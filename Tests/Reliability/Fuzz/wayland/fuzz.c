/* SPDX-License-Identifier: MIT */
/*
 * Fuzzes libtactus-wayland: bytes choose acts of fingers, clients and host, also inside its callbacks and destroy
 * listeners. Each wl_touch must get a legal stream, and each touch reported to the host must end once.
 */
#include "../target.h"
#include "world.h"

/* Creates two clients with a surface each, one of them with a wl_touch. */
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
