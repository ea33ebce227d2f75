/* SPDX-License-Identifier: MIT */
/* Streams of touches, one for each client. */
#ifndef TACTUS_SHELL_STREAM_H
#define TACTUS_SHELL_STREAM_H

struct shell;
struct tactus_surface_client;
struct wl_client;

/* Returns the stream of a client, created if it is new. NULL is the client of everything that has none. */
struct tactus_surface_client *shell_stream_of(struct shell *shell, struct wl_client *client);
void shell_streams_finish(struct shell *shell);

#endif
