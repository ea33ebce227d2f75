/* SPDX-License-Identifier: MIT */
/* What a script wants to know of Weston, and does to what it shows. */
#ifndef WESTON_PLAYER_STATE_H
#define WESTON_PLAYER_STATE_H

#include <libweston/libweston.h>

/*
 * Lines like `player: fingers=1 grab=default touch-focus=PID keyboard-focus=PID inhibits=1`,
 * `player: view PID X Y W H` and `player: output NAME X Y W H`.
 */
void state_log(struct weston_seat *seat);
void state_scale_view(struct weston_compositor *compositor, double x, double y, float factor);
/* A second output, to the right of those that are there. */
void state_add_output(struct weston_compositor *compositor, const char *name);
void state_remove_output(struct weston_compositor *compositor, const char *name);
void state_unmap_view(struct weston_compositor *compositor, double x, double y);

#endif
