/* SPDX-License-Identifier: MIT */
/*
 * A finger, or the mouse, that drags a window or one of its edges. The client names the touch by its serial;
 * the compositor takes it, so the client gets cancel and the rest of the touch is the compositor's.
 */
#ifndef COMPOSITOR_MOVE_RESIZE_H
#define COMPOSITOR_MOVE_RESIZE_H

#include "rectangle.h"

#include <stdint.h>

struct window;

/* The running move or resize; there is one at a time. */
struct interaction {
	struct window *window; /* NULL: nothing is dragged (any more) */
	uint32_t edges;        /* enum xdg_toplevel_resize_edge; none: a move */
	struct rectangle start;
	double start_x, start_y; /* of the finger */
};

void window_start_move(struct window *window, uint32_t serial);
void window_start_resize(struct window *window, uint32_t serial, uint32_t edges);
/* Moves or resizes to the finger's location in the layout. */
void interaction_update(struct interaction *interaction, double x, double y);
void interaction_finish(struct interaction *interaction);
/* Called when the window is destroyed. */
void window_stop_interaction(struct window *window);

#endif
