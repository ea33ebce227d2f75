/* SPDX-License-Identifier: MIT */
/* Clients at the other ends of socketpairs. They note and check their events (legality.h). */
#ifndef WAYLAND_ADAPTER_PEER_H
#define WAYLAND_ADAPTER_PEER_H

#include "legality.h"

#include <stdbool.h>
#include <stdint.h>

#define PEER_SURFACES 4
#define PEER_TOUCHES 8

struct peer;

struct peer_touch {
	struct peer *peer;
	struct wl_touch *proxy; /* NULL after its release */
	struct legality legality;
	char name[16];
};

struct peer {
	char name[8];
	struct wl_client *client; /* the server's */
	struct wl_display *display;
	struct wl_registry *registry;
	struct wl_compositor *compositor;
	struct wl_seat *seats[2];
	uint32_t seat_version;
	int seat_count;
	struct wl_surface *surfaces[PEER_SURFACES];
	int surface_count;
	struct peer_touch touches[PEER_TOUCHES];
	int touch_count;
	uint32_t down_serial, up_serial; /* serials of the last down and up */
	bool is_lost;                    /* the connection is broken */
};

/* Connects and binds seats in a version, at most the advertised one. */
struct peer *peer_connect(const char *name, uint32_t seat_version);
/* Connects with the highest version, a wl_touch of the first seat, and one surface. */
struct peer *peer_connect_with_surface(const char *name, double x, double y, double width, double height);
/* Closes the client's end. */
void peer_disconnect(struct peer *peer);

/* Runs both sides until the client has read everything. Returns false if the connection is lost. */
bool peer_sync(struct peer *peer);
/* Sends pending requests, without waiting. */
void peer_flush(struct peer *peer);

int peer_get_touch(struct peer *peer, int seat);
/* Starts to handle its events. */
void peer_touch_listen(struct peer_touch *touch);
void peer_release_touch(struct peer *peer, int index);
int peer_create_surface(struct peer *peer);
uint32_t peer_seat_id(const struct peer *peer, int seat);
struct wl_resource *peer_surface_resource(const struct peer *peer, int index);
void peer_destroy_surface(struct peer *peer, int index);
void peer_release_seat(struct peer *peer, int seat);
/* Sends garbage. */
void peer_send_garbage(struct peer *peer);

/* Syncs all connected clients, in the order of their connection. */
void peers_sync(void);
void peers_expect(const char *expected);
/* Expects that all streams are closed. */
void peers_expect_rest(void);
void peers_disconnect(void);

#endif
