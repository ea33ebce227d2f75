/* SPDX-License-Identifier: MIT */
/* Streams of touches, one for each client. */
#ifndef HOST_STREAMS_H
#define HOST_STREAMS_H

struct tactus_host;
struct tactus_surface_client;
struct wl_client;

/* Returns the stream of a client, created if it is new. NULL is the client of everything that has none. */
struct tactus_surface_client *host_stream_of(struct tactus_host *host, struct wl_client *client);
void host_streams_finish(struct tactus_host *host);

#endif
