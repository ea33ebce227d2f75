/* SPDX-License-Identifier: MIT */
/* A host with clients, in which anything may be destroyed at any time, and its callbacks. */
#ifndef FUZZ_WAYLAND_WORLD_H
#define FUZZ_WAYLAND_WORLD_H

#include "../bytes.h"
#include "wire.h"

#include <tactus-wayland.h>
#include <wayland-server-core.h>

#define CLIENTS 4
#define SURFACES 3
#define SEATS WIRE_SEATS
#define FINGERS 5
#define RECOGNIZERS 4
#define LANDED 8
#define DEEPEST 5

struct surface {
	struct wl_resource *resource; /* NULL: gone, or not there yet */
	struct tactus_view *view;     /* NULL: gone */
	struct wl_listener listeners[2];
	uint32_t id; /* 0: none */
};

struct client {
	struct wl_client *client; /* NULL: gone */
	struct wl_listener listener;
	struct wire wire;
	struct surface surfaces[SURFACES];
	unsigned dying; /* libwayland destroys it or one of its objects */
	bool is_ending; /* it has gone, perhaps not yet all of its objects */
};

struct world {
	struct bytes bytes;
	struct wl_display *display;
	struct tactus_application *application;
	struct tactus_view *window, *host_view;
	struct tactus_wayland *wayland;
	struct tactus_wayland_seat *seats[SEATS];
	struct tactus_touch_source *sources[SEATS];
	bool fingers[SEATS][FINGERS];
	struct tactus_recognizer *recognizers[RECOGNIZERS];
	struct client clients[CLIENTS];
	const struct tactus_touch *landed[LANDED];
	unsigned landed_count;
	uint64_t time;
	unsigned depth;            /* of callbacks */
	unsigned listener_depth;   /* of destroy listeners of libwayland */
	unsigned engine_end_depth; /* of destroy listeners of the engine, where it may only be looked at */
	bool is_dispatching;
	bool is_flushing; /* libwayland walks its clients, and stumbles if one of them goes */
	unsigned calls;
};

extern struct world world;

void world_open(const uint8_t *data, size_t size);
void world_close(void);
/* Parts that can be made again. */
void world_make_application(void);
void world_make_adapter(void);
void world_make_seat(unsigned seat);
void world_make_source(unsigned seat);
void world_connect(struct client *client, uint32_t seat_version);
void world_add_surface(struct client *client, struct surface *surface);
/* wl_seat, wl_compositor and wl_surface. */
void world_make_globals(void);
struct client *world_find_client(const struct wl_client *client);

/* The host lets libwayland destroy something: nothing of that client may be destroyed meanwhile. */
void world_destroy_client(struct client *client);
void world_destroy_resource(struct wl_resource *resource);

/* The event loop turns once, and clients read. */
void world_turn(void);
/* Clients read what is there for them. */
void world_flush(void);
/* Expects that each event was framed; with_touches: no finger is down, so each touch was closed too. */
void world_expect_rest(bool with_touches);

/* One call that the bytes choose. */
void world_act(void);
bool world_has_calls(void);

/* Callbacks, in each of which the bytes may choose more calls. */
extern const struct tactus_wayland_callbacks world_callbacks;
extern const struct tactus_touch_grab_callbacks world_grab;
void world_handle_client_destroyed(struct wl_listener *listener, void *wl_client);
void world_handle_surface_destroyed(struct wl_listener *listener, void *resource);
/* data: where the object is remembered. */
void world_handle_object_destroyed(void *object, void *data);
enum tactus_handling world_handle_touches(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data);
void world_handle_action(struct tactus_recognizer *recognizer, void *data);

/* Acts of client-acts.c. */
struct client *world_some_client(void);
struct surface *world_some_surface(struct client *client);
void act_hang_up(void);
void act_send_garbage(void);
void act_connect_client(void);
void act_change_surface(void);
void act_change_touch(void);
void act_destroy_client(void);
void act_destroy_surface(void);
/* Acts of fingers.c. */
void act_move_fingers(void);
void act_let_time_pass(void);
void act_cancel(void);
void act_rest(void);
/* All fingers lift and all timers run out; expects rest. */
void world_lift_all(void);

void world_add_recognizer(unsigned index, unsigned kind, struct tactus_view *view);

#endif
