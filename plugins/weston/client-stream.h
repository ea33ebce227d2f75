/* SPDX-License-Identifier: MIT */
/* What the engine leaves to a client, sent to the wl_touch objects that Weston made for it. */
#ifndef TACTUS_WESTON_CLIENT_STREAM_H
#define TACTUS_WESTON_CLIENT_STREAM_H

struct plugin;
struct tactus_surface_client;
struct wl_client;

/* The client's stream, made when it is first asked for. NULL: no memory. */
struct tactus_surface_client *client_stream_of(struct plugin *plugin, struct wl_client *client);
void client_streams_finish(struct plugin *plugin);

#endif
