/* SPDX-License-Identifier: MIT */
/* All windows of a workspace side by side, to choose one. */
#ifndef COMPOSITOR_OVERVIEW_H
#define COMPOSITOR_OVERVIEW_H

#include <stdbool.h>

struct output;
struct tactus_view;
struct window;

struct overview {
	struct output *output;
	struct tactus_view *view; /* in front of the windows, hidden while it is closed */
	double progress;          /* 0: closed, 1: open, in between while fingers pinch */
	bool open;
};

/* Place and size of a window in the picture: its visible corner on the output. */
struct overview_place {
	double x, y, scale;
};

bool overview_init(struct overview *overview, struct output *output);
void overview_set_progress(struct overview *overview, double progress);
void overview_set_open(struct overview *overview, bool open);
/* Closes the overview, and brings the window at a point of the output to the front. */
void overview_choose(struct overview *overview, double x, double y);
struct overview_place overview_get_place(const struct overview *overview, const struct window *window);

#endif
