/* SPDX-License-Identifier: MIT */
/* Schedules when clients draw their next picture: the outputs' common refresh. */
#ifndef COMPOSITOR_REFRESH_H
#define COMPOSITOR_REFRESH_H

#include <stdbool.h>
#include <wayland-server-core.h>

#define REFRESH_RATE_MHZ 60000

struct server;

struct refresh {
	struct server *server;
	struct wl_event_source *timer;
	bool due;
};

bool refresh_init(struct refresh *refresh, struct server *server);
void refresh_finish(struct refresh *refresh);
/* Sends frame callbacks to waiting clients at the next refresh. */
void refresh_schedule(struct refresh *refresh);
/* Sends frame callbacks at once, when the last picture is needed. */
void refresh_now(struct refresh *refresh);

#endif
