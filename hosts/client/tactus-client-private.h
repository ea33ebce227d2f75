/* SPDX-License-Identifier: MIT */
/* Declarations shared by the files of the glue. A toolkit includes tactus-client.h only. */
#ifndef TACTUS_CLIENT_PRIVATE_H
#define TACTUS_CLIENT_PRIVATE_H

#include "tactus-client.h"

#include <wayland-client.h>

/* Limit of the engine (rule 1.15). */
#define MAXIMUM_TOUCHES 64

enum pending {
	PENDING_NONE,
	PENDING_DOWN,
	PENDING_MOTION,
};

/* A finger. Its sample waits for wl_touch.shape, which follows the down or the motion. */
struct finger {
	bool is_used;
	struct wl_surface *surface; /* NULL: not the toolkit's */
	enum pending pending;
	double x, y; /* in the surface */
	struct tactus_touch_sample sample;
};

struct tactus_client_seat {
	struct wl_list link;
	struct tactus_client *client;
	struct wl_seat *wl_seat;
	uint32_t number;
	bool is_removed;

	struct wl_touch *touch; /* NULL while there is no such device, as is the pointer */
	struct tactus_touch_source *panel;
	struct finger fingers[MAXIMUM_TOUCHES];
	struct wl_surface *touched; /* of the last sample of a finger, if it is still the toolkit's */
	bool has_frames, is_unframed;
	uint64_t time_us; /* of the last sample of a finger */

	struct wl_pointer *pointer;
	struct tactus_touch_source *mouse;
	struct wl_surface *pointed; /* surface below the pointer, if it is the toolkit's */
	double x, y;                /* of the pointer in it */
	uint32_t buttons;
	uint64_t mouse_time_us; /* of the last sample of the mouse, or of the touchpad */
	uint64_t scroll_time_us;
	bool is_scrolled;
	enum tactus_scroll_type scroll_type;
	double scroll_x, scroll_y;

	/* Set by the optional file. The function is called when the pointer comes or goes, and at the end. */
	void *gestures;
	void (*update_gestures)(struct tactus_client_seat *seat, bool is_last);

	/* Of the optional files for tablets; NULL until they have something to do. */
	struct wl_list pens;
	void (*remove_pens)(struct tactus_client_seat *seat);
	void (*forget_surface)(struct tactus_client_seat *seat, struct wl_surface *surface);
	void *tablets;
	void (*remove_tablets)(struct tactus_client_seat *seat);
};

struct tactus_client {
	struct tactus_client_host host;
	struct wl_list seats;
	struct wl_list buried;
	int depth; /* of calls that may come back from the engine */
	bool is_destroyed;
	struct wl_callback *frame; /* NULL while none was requested */
	struct wl_surface *frame_surface;
	bool has_samples; /* since the last output frame */
};

extern const struct wl_touch_listener tactus_client_touch_listener;
extern const struct wl_pointer_listener tactus_client_pointer_listener;

/* Brackets of each call into the engine: what a callback has destroyed is freed at the outermost end. */
void tactus_client_enter(struct tactus_client *client);
void tactus_client_leave(struct tactus_client *client);
/* Frees an object at the outermost end. Its link is its first member, and in no list. */
void tactus_client_bury(struct tactus_client *client, struct wl_list *link);

uint64_t tactus_client_time(const struct tactus_client *client, uint32_t time_ms);
/* Returns a time for a sample that no event brings. Its source's clock may be another than the application's. */
uint64_t tactus_client_now(const struct tactus_client *client, uint64_t last_us);
struct tactus_touch_source *tactus_client_create_source(struct tactus_client_seat *seat);
/* Converts a location in a surface. Returns false if the surface is not the toolkit's. */
bool tactus_client_convert(
	struct tactus_client *client, struct wl_surface *surface, double *x, double *y, double *scale);

void tactus_client_cancel_fingers(struct tactus_client_seat *seat);
void tactus_client_forget_fingers(struct tactus_client_seat *seat, struct wl_surface *surface);
void tactus_client_settle_fingers(struct tactus_client_seat *seat);
void tactus_client_leave_pointer(struct tactus_client_seat *seat);
/* Tells that samples were fed: requests a frame callback if touches are delivered at output frames. */
void tactus_client_has_fed(struct tactus_client *client, struct wl_surface *surface);
void tactus_client_drop_frame(struct tactus_client *client);

#endif
