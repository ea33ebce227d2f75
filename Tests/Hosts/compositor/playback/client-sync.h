/* SPDX-License-Identifier: MIT */
/*
 * Waiting for clients without looking at a clock: each is pinged (xdg_wm_base.ping), and a client
 * that answers has read everything that was sent to it before.
 */
#ifndef COMPOSITOR_CLIENT_SYNC_H
#define COMPOSITOR_CLIENT_SYNC_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;
struct shell_client;

enum client_sync_goal {
	CLIENT_SYNC_READ,  /* every client has read all that was sent */
	CLIENT_SYNC_DRAWN, /* every client has also drawn the result */
};

typedef void (*client_sync_done_func)(void *data);

struct client_sync {
	struct server *server;
	struct wl_event_source *timeout;
	struct wl_event_source *check; /* pending look at whether the round is over, or NULL */
	enum client_sync_goal goal;
	client_sync_done_func done; /* NULL while nothing waits */
	void *data;
	int rounds, quiet_rounds; /* each round is a ping and all its answers */
	bool commits_seen;
};

bool client_sync_init(struct client_sync *sync, struct server *server);
void client_sync_finish(struct client_sync *sync);

/*
 * Calls done(data) from the event loop. Clients that leave are not waited for, nor are those that have not answered
 * within a few seconds. Only one wait at a time.
 */
void client_sync_start(struct client_sync *sync, enum client_sync_goal goal,
	client_sync_done_func done, void *data);

/* Called by the surfaces, and by the shell when a client answers or leaves. */
void client_sync_note_commit(struct client_sync *sync);
void client_sync_note_answer(struct client_sync *sync);

#endif
