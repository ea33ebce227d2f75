/* SPDX-License-Identifier: MIT */
/*
 * Tactus in a toolkit: the input of a Wayland client. Copy these files, and link with `pkg-config --libs tactus
 * wayland-client` and -lm:
 *
 *   tactus-client.h, -private.h
 *   tactus-client.c            seats and surfaces
 *   tactus-client-touch.c      fingers
 *   tactus-client-pointer.c    mice and scrolling
 *   tactus-client-frames.c     output-frame delivery
 *   tactus-client-gestures.c   optional: a touchpad's gestures, of pointer-gestures-unstable-v1
 *   tactus-client-tablet.c, -tablet.h, -pen.c
 *                              optional: pens, of tablet-v2 (tablet-unstable-v2 before wayland-protocols 1.35)
 *
 * The optional files need the headers and code that wayland-scanner makes from their protocols. Leave them out to leave
 * a protocol out. The glue has no thread of its own: all calls come from the thread that dispatches the seats' queue.
 */
#ifndef TACTUS_CLIENT_H
#define TACTUS_CLIENT_H

#include <stdbool.h>
#include <stdint.h>
#include <tactus.h>

#ifdef __cplusplus
extern "C" {
#endif

struct tactus_client;
struct tactus_client_seat;
struct wl_seat;
struct wl_surface;
struct zwp_pointer_gestures_v1;
struct zwp_tablet_manager_v2;

/* Place of a surface in the application: its top left corner, and px of the application per unit of the surface. */
struct tactus_client_place {
	double x, y, scale;
};

/*
 * Objects and functions of the toolkit. The struct is copied; the application must outlive the glue. Call
 * tactus_application_get_timer_fd() before the first event: the compositor's 32-bit times are then unwrapped near
 * CLOCK_MONOTONIC, else near the last time that the application was told of.
 */
struct tactus_client_host {
	struct tactus_application *application;
	/* The compositor's times are not those of CLOCK_MONOTONIC of this machine, such as in a nested session. */
	bool has_foreign_clock;
	void *data; /* passed to the functions */

	/*
	 * Fills the place of a surface, and returns false if the surface is not the toolkit's: its input is ignored.
	 * Surfaces that do not overlap on the screen must not overlap in the application either.
	 */
	bool (*place_of)(struct wl_surface *surface, struct tactus_client_place *place, void *data);
	/*
	 * Commits a surface for which a frame callback was requested, now or with a change that is about to come.
	 * May be NULL unless the application delivers at output frames.
	 */
	void (*commit)(struct wl_surface *surface, void *data);
};

/* Creates the glue. Returns NULL without memory or without a required member. */
struct tactus_client *tactus_client_create(const struct tactus_client_host *host);
/* Destroys the glue and its seats; their touches are cancelled. May be called in a callback. NULL is allowed. */
void tactus_client_destroy(struct tactus_client *client);

/*
 * Adds a seat, and takes over the wl_seat. A proxy has one listener: bind a wl_seat for the glue alone (version 1-8),
 * and call this before events are dispatched again, or its capabilities are missed.
 * `number` is that of tactus_touch_source_info.seat. Returns NULL without memory; the wl_seat is the caller's then.
 */
struct tactus_client_seat *tactus_client_add_seat(
	struct tactus_client *client, struct wl_seat *wl_seat, uint32_t number);
/* Removes a seat, such as at wl_registry.global_remove: cancels its touches and releases its wl_seat. */
void tactus_client_remove_seat(struct tactus_client_seat *seat);

/* Call it before wl_surface_destroy(): cancels the touches on the surface and drops its frame callback. */
void tactus_client_forget_surface(struct tactus_client *client, struct wl_surface *surface);
/*
 * Call it after events were dispatched. Some compositors send no wl_touch.frame after the last finger's up, and some
 * never send one.
 */
void tactus_client_settle(struct tactus_client *client);

/* Feeds a touchpad's gestures (tactus-client-gestures.c). The manager must outlive the seat. */
bool tactus_client_add_gestures(struct tactus_client_seat *seat, struct zwp_pointer_gestures_v1 *manager);
/*
 * Feeds pens (tactus-client-tablet.c), each as a touch source whose touches are of the type stylus. The manager may be
 * destroyed afterwards; bind version 1 of it. Returns false without memory.
 */
bool tactus_client_add_tablets(struct tactus_client_seat *seat, struct zwp_tablet_manager_v2 *manager);

#ifdef __cplusplus
}
#endif

#endif
