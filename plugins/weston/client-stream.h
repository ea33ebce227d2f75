/* SPDX-License-Identifier: MIT */
/* Sends the touches that the engine leaves to a client's wl_touch objects, which Weston created. */
#ifndef TACTUS_WESTON_CLIENT_STREAM_H
#define TACTUS_WESTON_CLIENT_STREAM_H

struct plugin;
struct tactus_surface_client;
struct wl_client;

/* Returns the stream of a client, created on first use. Returns NULL if out of memory. */
struct tactus_surface_client *client_stream_of(struct plugin *plugin, struct wl_client *client);
void client_streams_finish(struct plugin *plugin);

#endif
