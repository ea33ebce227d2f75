/* SPDX-License-Identifier: MIT */
/* What leaves for a client: from the engine's callbacks to the wl_touch resources, which wlr_seat owns. */
#ifndef WLROOTS_CLIENT_STREAM_H
#define WLROOTS_CLIENT_STREAM_H

#include <stdint.h>

struct shell;
struct tactus_surface_client;
struct tactus_touch;
struct wl_client;

/* The client's stream, made on first use; it goes with the client. NULL without memory. */
struct tactus_surface_client *client_stream_of(struct shell *shell, struct wl_client *client);

/* The touch behind an id that wlr_seat knows, or NULL. */
const struct tactus_touch *client_stream_find_touch(struct shell *shell, int32_t seat_id);

#endif
