/* SPDX-License-Identifier: MIT */
/*
 * The overview: a pinch spreads the windows of the workspace side by side, a tap picks one of them. This wlroots
 * cannot show surfaces at another size, so they keep theirs.
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

/* The action of the pinch. */
void overview_follow_pinch(struct tactus_recognizer *pinch, void *overview);

#endif
