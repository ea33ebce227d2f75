/* SPDX-License-Identifier: MIT */
/* Where the engine's decisions become wl_touch events. */
#ifndef COMPOSITOR_CLIENT_STREAM_H
#define COMPOSITOR_CLIENT_STREAM_H

struct server;
struct tactus_surface_client;
struct wl_client;

/* The stream of a client, made when its first surface is mapped. NULL: no memory. */
struct tactus_surface_client *client_stream_of(struct server *server, struct wl_client *client);

#endif
