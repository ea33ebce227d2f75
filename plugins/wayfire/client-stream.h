/* SPDX-License-Identifier: MIT */
/* Touches that the engine leaves to a client, forwarded to core. */
#ifndef TACTUS_WAYFIRE_CLIENT_STREAM_H
#define TACTUS_WAYFIRE_CLIENT_STREAM_H

struct plugin;
struct tactus_surface_client;
struct wl_client;

/*
 * Returns the stream of a client, or with NULL that of everything without a client: Wayfire's own surfaces and the
 * desktop. Creates it at the first call. Returns NULL without memory.
 */
struct tactus_surface_client *client_stream_of(struct plugin *plugin, struct wl_client *client);
void client_streams_finish(struct plugin *plugin);

#endif
