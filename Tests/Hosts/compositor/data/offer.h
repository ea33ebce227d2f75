/* SPDX-License-Identifier: MIT */
/* wl_data_offer: a source as seen by another client. */
#ifndef COMPOSITOR_DATA_OFFER_H
#define COMPOSITOR_DATA_OFFER_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct data_source;

struct data_offer {
	struct wl_list link; /* source.offers */
	struct wl_resource *resource;
	struct data_source *source; /* NULL after it is destroyed, or after the drag */
	bool dragged;               /* of a drag, not of the clipboard */
	bool dropped;               /* the finger has lifted: the client may fetch and finish */
	uint32_t actions, preferred_action;
};

/* Tells a client of a source; the resource is a wl_data_device. Returns NULL if out of memory. */
struct data_offer *data_offer_send(struct data_source *source, struct wl_resource *device, bool dragged);
/* Tells both sides what dropping here would do. */
void data_offer_choose_action(struct data_offer *offer);
/* Called when the drag has left the client. */
void data_offer_leave(struct data_offer *offer);
void data_offers_lose_source(struct data_source *source);

#endif
