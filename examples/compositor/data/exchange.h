/* SPDX-License-Identifier: MIT */
/* wl_data_device_manager: the clipboard, and things that fingers drag from client to client. */
#ifndef COMPOSITOR_EXCHANGE_H
#define COMPOSITOR_EXCHANGE_H

#include "data/drag.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct data_source;
struct server;

struct exchange {
	struct server *server;
	struct wl_list devices;               /* of wl_data_device, all clients' */
	struct wl_client *focus;              /* who sees the clipboard, or NULL */
	struct data_source *selection;        /* what is in it, or NULL */
	uint32_t selection_serial;            /* of the touch that put it there */
	struct wl_event_source *announcement; /* pending, or NULL */
	struct drag drag;
};

bool exchange_init(struct exchange *exchange, struct server *server);
void exchange_finish(struct exchange *exchange);
/* The client whose window has the focus sees the clipboard. NULL: nobody. */
void exchange_set_focus(struct exchange *exchange, struct wl_client *client);
/* The source goes. */
void exchange_forget(struct exchange *exchange, struct data_source *source);

#endif
