/* SPDX-License-Identifier: MIT */
/* Actions of a gesture file on windows: those that follow the fingers, and those that happen at once. */
#ifndef WLROOTS_WINDOW_ACTIONS_H
#define WLROOTS_WINDOW_ACTIONS_H

#include <stdint.h>
#include <tactus-gestures.h>

struct shell;
struct window;

/* The window that fingers move or resize, or NULL, with its box when they began. */
struct window_action {
	struct window *window;
	int x, y, width, height;
	bool from_left, from_top;
};

/* Mask of enum tactus_gestures_action. */
extern const uint32_t window_actions;

/* Carries out one of these. */
void window_actions_act(struct shell *shell, const struct tactus_gestures_event *event);
/* Forgets a window that is unmapped. */
void window_actions_forget(struct shell *shell, const struct window *window);

#endif
