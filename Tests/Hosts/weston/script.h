/* SPDX-License-Identifier: MIT */
#ifndef WESTON_PLAYER_SCRIPT_H
#define WESTON_PLAYER_SCRIPT_H

#include <libweston/libweston.h>

struct script {
	struct weston_compositor *compositor;
	struct wl_list seats;     /* player_seat.link */
	struct player_seat *seat; /* the one that is spoken of */
	char line[4096];
	size_t length;
};

void script_init(struct script *script, struct weston_compositor *compositor);
void script_finish(struct script *script);
/* One line; what is no such line is logged. */
void script_play(struct script *script, const char *line);

#endif
