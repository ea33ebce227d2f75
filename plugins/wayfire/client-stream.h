/* SPDX-License-Identifier: MIT */
/* What the engine leaves to a client, on its way to core. */
#ifndef TACTUS_WAYFIRE_CLIENT_STREAM_H
#define TACTUS_WAYFIRE_CLIENT_STREAM_H

struct plugin;
struct tactus_surface_client;
struct wl_client;

/*
 * The stream of a client, or with NULL that of what has none: Wayfire's own surfaces, the desktop. Made when it is
 * first asked for. NULL: no memory.
 */
struct tactus_surface_client *client_stream_of(struct plugin *plugin, struct wl_client *client);
void client_streams_finish(struct plugin *plugin);

#endif
