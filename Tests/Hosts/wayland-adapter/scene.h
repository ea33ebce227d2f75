/* SPDX-License-Identifier: MIT */
/*
 * A scene in which every callback is a moment to destroy something. It has a client with a wl_touch and two without, a
 * view of the host, gestures, two seats, and a script whose fingers land, move, lift, are taken and are cancelled on
 * several surfaces in one frame.
 */
#ifndef WAYLAND_ADAPTER_SCENE_H
#define WAYLAND_ADAPTER_SCENE_H

#include "bench.h"
#include "peer.h"

#include <wayland-server-core.h>

#define SCENE_CLIENTS 3
#define SCENE_SURFACES 2
#define SCENE_VARIANTS 4

enum scene_client_index {
	SCENE_HEARD,
	SCENE_DEAF,
	SCENE_OTHER,
};

/* Callbacks in which a deed is performed. */
enum moment_kind {
	MOMENT_UNHEARD,
	MOMENT_LANDING,
	MOMENT_VIEW,
	MOMENT_ACTION,
	MOMENT_GRAB,
	/* Destroy listeners: of libwayland, before and after the adapter's, and of the engine. */
	MOMENT_WAYLAND_END,
	MOMENT_ENGINE_END,
	MOMENT_KINDS,
};

struct scene {
	struct peer *peers[SCENE_CLIENTS];
	struct wl_client *clients[SCENE_CLIENTS];                    /* NULL: gone */
	struct wl_resource *surfaces[SCENE_CLIENTS][SCENE_SURFACES]; /* NULL: gone */
	struct tactus_view *views[SCENE_CLIENTS][SCENE_SURFACES];    /* NULL: gone */
	struct tactus_view *host_view;                               /* NULL: gone */
	struct wl_listener client_listeners[SCENE_CLIENTS];
	struct wl_listener surface_listeners[SCENE_CLIENTS][SCENE_SURFACES][2];
	const struct tactus_touch *landed; /* the last touch that landed */
	enum moment_kind kind;             /* kind of the current moment */
	int moments;
	int chosen; /* the moment of the deed; -1: none */
	void (*deed)(void);
	bool is_done;
	unsigned now;
};

extern struct scene scene;

/*
 * Plays the script and performs the deed at the chosen moment. The bench is empty before and after. Returns the number
 * of moments.
 */
int scene_play(int variant, int chosen, void (*deed)(void));

/* Called by every callback. */
void scene_moment(enum moment_kind kind);
void scene_open(int variant);
/* Returns whether libwayland is destroying a client or one of its objects. */
bool scene_is_dying(int client);

#endif
