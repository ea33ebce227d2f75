/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "peer.h"

#include "bench.h"

#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include <wayland-client-core.h>
#include <wayland-client-protocol.h>

#define PEERS 8
/* More turns than any check needs. */
#define TURNS 1000

static struct peer *peers[PEERS];
static int peer_count;

static void handle_global(
	void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version)
{
	struct peer *peer = data;

	if (!strcmp(interface, wl_compositor_interface.name)) {
		peer->compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 1);
	} else if (!strcmp(interface, wl_seat_interface.name) && peer->seat_count < SEATS) {
		if (version < peer->seat_version)
			peer->seat_version = version;
		peer->seats[peer->seat_count++] =
			wl_registry_bind(registry, name, &wl_seat_interface, peer->seat_version);
	}
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
	(void)data, (void)registry, (void)name;
}

static const struct wl_registry_listener registry_listener = {
	.global = handle_global,
	.global_remove = handle_global_remove,
};

static void handle_sync_done(void *data, struct wl_callback *callback, uint32_t serial)
{
	(void)callback, (void)serial;
	*(bool *)data = true;
}

static const struct wl_callback_listener sync_listener = { .done = handle_sync_done };

void peer_flush(struct peer *peer)
{
	if (wl_display_flush(peer->display) < 0)
		peer->is_lost = true;
}

/* Reads pending events, without waiting. */
static void peer_turn(struct peer *peer)
{
	struct pollfd readable = { wl_display_get_fd(peer->display), POLLIN, 0 };

	while (wl_display_prepare_read(peer->display) != 0) {
		if (wl_display_dispatch_pending(peer->display) < 0)
			peer->is_lost = true;
	}
	peer_flush(peer);
	if (poll(&readable, 1, 0) > 0) {
		if (wl_display_read_events(peer->display) < 0)
			peer->is_lost = true;
	} else {
		wl_display_cancel_read(peer->display);
	}
	if (wl_display_dispatch_pending(peer->display) < 0)
		peer->is_lost = true;
}

bool peer_sync(struct peer *peer)
{
	bool is_done = false;
	struct wl_callback *callback = wl_display_sync(peer->display);

	wl_callback_add_listener(callback, &sync_listener, &is_done);
	for (int turn = 0; turn < TURNS && !is_done && !peer->is_lost; turn++) {
		peer_flush(peer);
		bench_turn();
		peer_turn(peer);
	}
	if (!is_done && !peer->is_lost)
		check_failed("%s: the server does not answer", peer->name);
	wl_callback_destroy(callback);
	return is_done;
}

/* The loss of the connection is noticed elsewhere. */
static void ignore_log(const char *format, va_list arguments)
{
	(void)format, (void)arguments;
}

struct peer *peer_connect(const char *name, uint32_t seat_version)
{
	struct peer *peer = calloc(1, sizeof *peer);
	int fds[2];

	wl_log_set_handler_client(ignore_log);
	if (!peer || peer_count == PEERS || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) < 0)
		abort();
	snprintf(peer->name, sizeof peer->name, "%s", name);
	peer->seat_version = seat_version;
	peer->client = bench_accept(fds[0]);
	peer->display = wl_display_connect_to_fd(fds[1]);
	peer->registry = wl_display_get_registry(peer->display);
	wl_registry_add_listener(peer->registry, &registry_listener, peer);
	peers[peer_count++] = peer;
	CHECK(peer_sync(peer));
	CHECK(peer_sync(peer));
	CHECK(peer->compositor != NULL && peer->seat_count == SEATS);
	return peer;
}

struct peer *peer_connect_with_surface(const char *name, double x, double y, double width, double height)
{
	struct peer *peer = peer_connect(name, UINT32_MAX);

	peer_get_touch(peer, 0);
	bench_map(peer_surface_resource(peer, peer_create_surface(peer)), x, y, width, height);
	return peer;
}

static void destroy_objects(struct peer *peer)
{
	for (int index = 0; index < peer->touch_count; index++) {
		if (peer->touches[index].proxy)
			wl_touch_destroy(peer->touches[index].proxy);
	}
	for (int index = 0; index < peer->surface_count; index++) {
		if (peer->surfaces[index])
			wl_proxy_destroy((struct wl_proxy *)peer->surfaces[index]);
	}
	for (int seat = 0; seat < peer->seat_count; seat++) {
		if (peer->seats[seat])
			wl_seat_destroy(peer->seats[seat]);
	}
	if (peer->compositor)
		wl_compositor_destroy(peer->compositor);
	wl_registry_destroy(peer->registry);
}

void peer_disconnect(struct peer *peer)
{
	int index = 0;

	while (index < peer_count && peers[index] != peer)
		index++;
	if (index == peer_count)
		return;
	peer_count--;
	memmove(peers + index, peers + index + 1, (size_t)(peer_count - index) * sizeof *peers);
	destroy_objects(peer);
	wl_display_disconnect(peer->display);
	free(peer);
	bench_turn();
}

void peers_sync(void)
{
	for (int index = 0; index < peer_count; index++) {
		if (!peers[index]->is_lost)
			peer_sync(peers[index]);
	}
}

void peers_expect(const char *expected)
{
	peers_sync();
	check_text(transcript_text(), expected);
	transcript_clear();
}

void peers_expect_rest(void)
{
	for (int index = 0; index < peer_count; index++) {
		for (int touch = 0; touch < peers[index]->touch_count; touch++) {
			if (peers[index]->touches[touch].proxy && !peers[index]->is_lost)
				legality_expect_rest(&peers[index]->touches[touch].legality);
		}
	}
}

void peers_disconnect(void)
{
	while (peer_count > 0)
		peer_disconnect(peers[0]);
}
