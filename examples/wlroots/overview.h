/* SPDX-License-Identifier: MIT */
/*
 * The overview: a pinch spreads the windows of the workspace side by side, and a tap selects one. Windows keep their
 * size, since this wlroots cannot scale surfaces.
 */
#ifndef WLROOTS_OVERVIEW_H
#define WLROOTS_OVERVIEW_H

#include <stdbool.h>

struct shell;
struct tactus_recognizer;
struct tactus_view;

struct overview {
	struct shell *shell;
	struct tactus_view *view; /* in front of the windows while it is open */
	bool is_open;
};

bool overview_init(struct overview *overview, struct shell *shell);
void overview_close(struct overview *overview);

/* Action of the pinch. */
void overview_follow_pinch(struct tactus_recognizer *pinch, void *overview);

#endif
