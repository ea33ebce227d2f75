/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* clock_gettime */
#include "shell/animations.h"

#include "options.h"
#include "server.h"
#include "shell/output.h"

#include <time.h>

#define STEP_MS 16

static int handle_timer(void *data)
{
	struct animations *animations = data;
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	animations_step(animations, (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000);
	return 0;
}

void animations_schedule(struct animations *animations)
{
	if (animations->timer)
		wl_event_source_timer_update(animations->timer, STEP_MS);
}

void animations_step(struct animations *animations, uint64_t now_us)
{
	struct output *output;
	bool goes_on = false;

	wl_list_for_each(output, &animations->server->outputs, link)
		goes_on |= workspaces_glide(&output->workspaces, now_us);
	if (goes_on)
		animations_schedule(animations);
}

bool animations_init(struct animations *animations, struct server *server)
{
	animations->server = server;
	animations->timer = NULL;
	if (server->options->trace && !server->options->host_time)
		return true;
	animations->timer = wl_event_loop_add_timer(server->loop, handle_timer, animations);
	return animations->timer;
}

void animations_finish(struct animations *animations)
{
	if (animations->timer)
		wl_event_source_remove(animations->timer);
	animations->timer = NULL;
}
