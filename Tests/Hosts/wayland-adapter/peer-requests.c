/* SPDX-License-Identifier: MIT */
/* Requests of clients. */
#define _GNU_SOURCE
#include "bench.h"
#include "peer.h"

#include <stdio.h>
#include <sys/socket.h>
#include <wayland-client-core.h>
#include <wayland-client-protocol.h>

int peer_get_touch(struct peer *peer, int seat)
{
	int index = peer->touch_count++;
	struct peer_touch *touch = &peer->touches[index];

	touch->peer = peer;
	snprintf(touch->name, sizeof touch->name, index ? "%s%d" : "%s", peer->name, index + 1);
	legality_begin(&touch->legality, touch->name, peer->seat_version);
	touch->proxy = wl_seat_get_touch(peer->seats[seat]);
	peer_touch_listen(touch);
	peer_sync(peer);
	return index;
}

void peer_release_touch(struct peer *peer, int index)
{
	struct peer_touch *touch = &peer->touches[index];

	if (peer->seat_version >= WL_TOUCH_RELEASE_SINCE_VERSION)
		wl_touch_release(touch->proxy);
	else
		wl_touch_destroy(touch->proxy); /* only here: the server's object remains */
	touch->proxy = NULL;
	peer_sync(peer);
}

int peer_create_surface(struct peer *peer)
{
	peer->surfaces[peer->surface_count] = wl_compositor_create_surface(peer->compositor);
	peer_sync(peer);
	return peer->surface_count++;
}

uint32_t peer_seat_id(const struct peer *peer, int seat)
{
	return wl_proxy_get_id((struct wl_proxy *)peer->seats[seat]);
}

struct wl_resource *peer_surface_resource(const struct peer *peer, int index)
{
	return bench_find_resource(peer->client, wl_proxy_get_id((struct wl_proxy *)peer->surfaces[index]));
}

void peer_destroy_surface(struct peer *peer, int index)
{
	wl_surface_destroy(peer->surfaces[index]);
	peer->surfaces[index] = NULL;
	peer_sync(peer);
}

void peer_release_seat(struct peer *peer, int seat)
{
	if (peer->seat_version >= WL_SEAT_RELEASE_SINCE_VERSION)
		wl_seat_release(peer->seats[seat]);
	else
		wl_seat_destroy(peer->seats[seat]);
	peer->seats[seat] = NULL;
	peer_sync(peer);
}

void peer_send_garbage(struct peer *peer)
{
	static const uint32_t garbage[4] = { 0xdeadbeef, 0x0010ffff, 0, 0 };

	peer_flush(peer);
	CHECK(send(wl_display_get_fd(peer->display), garbage, sizeof garbage, MSG_NOSIGNAL) == sizeof garbage);
}
