/* SPDX-License-Identifier: MIT */
#include "playback/client-sync.h"

#include "log.h"
#include "server.h"
#include "xdg/xdg-shell.h"

#include <string.h>

/* Limits the wait for a client that hangs. */
#define TIMEOUT_MS 5000

/*
 * A client may answer the ping before it has drawn what it read in the same turn. By its next answer it has drawn that,
 * too. Therefore a second answer without a commit in between means that the client is at rest.
 */
#define QUIET_ROUNDS_WHEN_DRAWN 2

static void start_round(struct client_sync *sync);

static bool somebody_owes_an_answer(struct client_sync *sync)
{
	struct shell_client *client;

	wl_list_for_each(client, &sync->server->shell_clients, link) {
		if (client->ping_pending && !client->unresponsive)
			return true;
	}
	return false;
}

static void finish_wait(struct client_sync *sync)
{
	client_sync_done_func done = sync->done;

	wl_event_source_timer_update(sync->timeout, 0);
	sync->done = NULL;
	done(sync->data);
}

static void finish_round(struct client_sync *sync)
{
	sync->rounds++;
	if (sync->goal == CLIENT_SYNC_READ) {
		finish_wait(sync);
		return;
	}
	sync->quiet_rounds = sync->commits_seen ? 0 : sync->quiet_rounds + 1;
	if (sync->quiet_rounds < QUIET_ROUNDS_WHEN_DRAWN)
		start_round(sync);
	else
		finish_wait(sync);
}

static void handle_check(void *data)
{
	struct client_sync *sync = data;

	sync->check = NULL;
	if (sync->done && !somebody_owes_an_answer(sync))
		finish_round(sync);
}

/* Not at once: the caller may be destroying a client. */
static void schedule_check(struct client_sync *sync)
{
	if (!sync->check)
		sync->check = wl_event_loop_add_idle(sync->server->loop, handle_check, sync);
}

static void start_round(struct client_sync *sync)
{
	sync->commits_seen = false;
	/* A client that waits for its frame callback will draw again. */
	if (sync->goal == CLIENT_SYNC_DRAWN)
		refresh_now(&sync->server->refresh);
	xdg_shell_ping_clients(sync->server);
	schedule_check(sync); /* there may be no clients at all */
}

static int handle_timeout(void *data)
{
	struct client_sync *sync = data;
	struct shell_client *client;

	if (!sync->done)
		return 0;
	if (sync->rounds > 0)
		log_line("compositor", "a client draws without end; going on");
	wl_list_for_each(client, &sync->server->shell_clients, link) {
		if (sync->rounds > 0 || !client->ping_pending)
			continue;
		log_line("compositor", "a client does not answer; going on without it");
		client->unresponsive = true;
	}
	finish_wait(sync);
	return 0;
}

bool client_sync_init(struct client_sync *sync, struct server *server)
{
	memset(sync, 0, sizeof(*sync));
	sync->server = server;
	sync->timeout = wl_event_loop_add_timer(server->loop, handle_timeout, sync);
	return sync->timeout;
}

void client_sync_finish(struct client_sync *sync)
{
	if (sync->check)
		wl_event_source_remove(sync->check);
	if (sync->timeout)
		wl_event_source_remove(sync->timeout);
	sync->check = NULL;
	sync->timeout = NULL;
	sync->done = NULL;
}

void client_sync_start(struct client_sync *sync, enum client_sync_goal goal,
	client_sync_done_func done, void *data)
{
	sync->goal = goal;
	sync->done = done;
	sync->data = data;
	sync->rounds = 0;
	sync->quiet_rounds = 0;
	wl_event_source_timer_update(sync->timeout, TIMEOUT_MS);
	start_round(sync);
}

void client_sync_note_commit(struct client_sync *sync)
{
	sync->commits_seen = true;
}

void client_sync_note_answer(struct client_sync *sync)
{
	if (sync->done)
		schedule_check(sync);
}
