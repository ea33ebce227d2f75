/* SPDX-License-Identifier: MIT */
/* Declarations shared by the files of the glue. A compositor includes tactus-wlroots.h only. */
#ifndef TACTUS_WLROOTS_PRIVATE_H
#define TACTUS_WLROOTS_PRIVATE_H

#include "tactus-wlroots.h"
#include "wlroots-version.h"

/* Limit of the engine (rule 1.15). */
#define MAXIMUM_TOUCHES 64

/* A touch sent to a client. The engine numbers touches per client, wlr_seat per seat: the index is wlr_seat's id. */
struct touch_id {
	const struct tactus_surface_client *client; /* NULL if unused or if the touch is over */
	int32_t wire_id;
	bool is_dragged; /* the seat keeps the point for a drag, but the client has no touch */
};

struct tactus_wlroots {
	struct tactus_wlroots_host host;
	struct tactus_application *application;
	struct tactus_view *root, *surfaces_view;
	struct wl_event_source *timer;
	struct wl_list surfaces, clients;
	struct touch_id ids[MAXIMUM_TOUCHES];
	struct wl_listener layout_change;
	struct tactus_host_frames *frames; /* of tactus-wlroots-frames.c; NULL: what follows fingers moves at once */

	/* State of tactus-wlroots-input.c. */
	struct wl_list touchscreens;
	struct wl_listener down, motion, up, cancel, frame;

	/* Handler for clients without wl_touch, called with `touchless_data`. NULL if they get no input. */
	const struct tactus_surface_client_callbacks *touchless;
	void *touchless_data;
};

void tactus_wlroots_begin_input(struct tactus_wlroots *glue);
void tactus_wlroots_end_input(struct tactus_wlroots *glue);

static inline void tactus_wlroots_listen_to(
	struct wl_signal *signal, struct wl_listener *listener, wl_notify_func_t handler)
{
	listener->notify = handler;
	wl_signal_add(signal, listener);
}

static inline uint32_t tactus_wlroots_milliseconds(uint64_t time_us)
{
	return (uint32_t)(time_us / 1000);
}

#endif
