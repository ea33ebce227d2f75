/* SPDX-License-Identifier: MIT */
/* wl_data_offer: a source as another client sees it. */
#ifndef COMPOSITOR_DATA_OFFER_H
#define COMPOSITOR_DATA_OFFER_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct data_source;

struct data_offer {
	struct wl_list link; /* source.offers */
	struct wl_resource *resource;
	struct data_source *source; /* NULL once it is gone, or the drag is over */
	bool dragged;               /* it is a drag's, not the clipboard's */
	bool dropped;               /* the finger has lifted: the client may fetch and finish */
	uint32_t actions, preferred_action;
};

/* Tells a client of a source; the resource is that of a wl_data_device. NULL: no memory. */
struct data_offer *data_offer_send(struct data_source *source, struct wl_resource *device, bool dragged);
/* Both sides are told what dropping here would do. */
void data_offer_choose_action(struct data_offer *offer);
/* The drag has left the client. */
void data_offer_leave(struct data_offer *offer);
void data_offers_lose_source(struct data_source *source);

#endif
