/* SPDX-License-Identifier: MIT */
#include "soak.h"

#include "bench.h"
#include "peer.h"

#include <stddef.h>

#define CLIENTS 4

static struct {
	struct peer *peer;
	unsigned deaf; /* number of frames for which it does not read */
} clients[CLIENTS];

/* A client that was disconnected while it did not read notices it here. */
static void map_surface(struct peer *peer)
{
	struct wl_resource *resource;
	int surface;

	if (peer->surface_count == PEER_SURFACES || !peer_sync(peer))
		return;
	surface = peer_create_surface(peer);
	resource = peer->is_lost ? NULL : peer_surface_resource(peer, surface);
	if (resource)
		bench_map(resource, chance_below(600), chance_below(500), 200 + chance_below(400),
			200 + chance_below(300));
}

static void come(int index)
{
	static const char *const names[CLIENTS] = { "A", "B", "C", "D" };
	struct peer *peer = peer_connect(names[index], 5 + chance_below(5));

	clients[index].peer = peer;
	clients[index].deaf = 0;
	for (int seat = 0; seat < SEATS; seat++)
		peer_get_touch(peer, seat);
	map_surface(peer);
}

static void go(int index)
{
	peer_disconnect(clients[index].peer);
	clients[index].peer = NULL;
	bench_turn();
}

void clients_open(void)
{
	for (int i = 0; i < CLIENTS; i++)
		come(i);
}

void clients_close(void)
{
	for (int i = 0; i < CLIENTS; i++)
		go(i);
}

void clients_listen(void)
{
	bench_turn();
	for (int i = 0; i < CLIENTS; i++) {
		if (clients[i].deaf > 0) {
			clients[i].deaf--;
			continue;
		}
		/* libwayland disconnects a client that has not read for too long. */
		if (!peer_sync(clients[i].peer)) {
			go(i);
			come(i);
			counts.killed++;
		}
	}
}

void clients_have_an_accident(void)
{
	int index = (int)chance_below(CLIENTS), surface = (int)chance_below(PEER_SURFACES);
	struct peer *peer = clients[index].peer;

	switch (chance_below(5)) {
	case 0:
		go(index);
		come(index);
		counts.killed++;
		break;
	case 1:
		clients[index].deaf = chance_below(3000);
		break;
	case 2:
		map_surface(peer);
		break;
	case 3:
		if (!peer->is_lost && surface < peer->surface_count && peer->surfaces[surface])
			peer_destroy_surface(peer, surface);
		break;
	default:
		peer_send_garbage(peer);
	}
}
