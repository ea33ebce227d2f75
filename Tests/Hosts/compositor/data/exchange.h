/* SPDX-License-Identifier: MIT */
/* wl_data_device_manager: the clipboard, and drag and drop between clients. */
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
	struct wl_list devices;               /* of wl_data_device, of all clients */
	struct wl_client *focus;              /* the client that sees the clipboard, or NULL */
	struct data_source *selection;        /* contents of the clipboard, or NULL */
	uint32_t selection_serial;            /* of the touch that set it */
	struct wl_event_source *announcement; /* pending, or NULL */
	struct drag drag;
};

bool exchange_init(struct exchange *exchange, struct server *server);
void exchange_finish(struct exchange *exchange);
/* Shows the clipboard to the client whose window has the focus; NULL means no client. */
void exchange_set_focus(struct exchange *exchange, struct wl_client *client);
/* Called when the source is destroyed. */
void exchange_forget(struct exchange *exchange, struct data_source *source);

#endif
