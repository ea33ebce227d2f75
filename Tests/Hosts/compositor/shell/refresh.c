/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* clock_gettime */
#include "shell/refresh.h"

#include "clients/surface.h"
#include "server.h"

#include <time.h>

#define REFRESH_INTERVAL_MS 16

static uint32_t now_in_milliseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint32_t)((uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000);
}

void refresh_now(struct refresh *refresh)
{
	struct surface *surface;
	uint32_t time = now_in_milliseconds();

	refresh->due = false;
	wl_list_for_each(surface, &refresh->server->surfaces, link)
		surface_send_frame_done(surface, time);
}

static int handle_timer(void *data)
{
	struct refresh *refresh = data;

	if (refresh->due)
		refresh_now(refresh);
	return 0;
}

void refresh_schedule(struct refresh *refresh)
{
	if (refresh->due)
		return;
	refresh->due = true;
	wl_event_source_timer_update(refresh->timer, REFRESH_INTERVAL_MS);
}

bool refresh_init(struct refresh *refresh, struct server *server)
{
	refresh->server = server;
	refresh->timer = wl_event_loop_add_timer(server->loop, handle_timer, refresh);
	return refresh->timer;
}

void refresh_finish(struct refresh *refresh)
{
	if (refresh->timer)
		wl_event_source_remove(refresh->timer);
	refresh->timer = NULL;
}
