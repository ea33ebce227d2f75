/* SPDX-License-Identifier: MIT */
/* The overview: a pinch shows all windows of the workspace side by side, smaller if need be, and a tap selects one. */
#ifndef WLROOTS_OVERVIEW_H
#define WLROOTS_OVERVIEW_H

#include "following.h"
#include "motion.h"

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct shell;
struct tactus_recognizer;
struct tactus_view;
struct timespec;
struct wlr_scene_rect;

struct overview {
	struct shell *shell;
	struct tactus_view *view;     /* in front of the windows while it is open */
	struct wlr_scene_rect *shade; /* over the wallpaper; NULL while it is closed */
	struct wl_list pictures;      /* struct picture.link, the frontmost first; of the current workspace */
	struct motion progress;       /* 0: closed, 1: open */
	double held;                  /* that progress when the pinch began */
	bool is_open;
	struct following following;
};

bool overview_init(struct overview *overview, struct shell *shell);
void overview_finish(struct overview *overview);
/* Closes the overview at once. */
void overview_close(struct overview *overview);
/* Called when a window was mapped or is about to go. */
void overview_follow_windows(struct overview *overview);
/* Moves an overview that a spring moves to its place at a time. Returns whether it was moving. */
bool overview_step(struct overview *overview, uint64_t now_us);
/* Tells the clients whose windows it shows that a frame was shown. */
void overview_send_frame_done(struct overview *overview, struct timespec *now);

/* Action of the pinch. */
void overview_follow_pinch(struct tactus_recognizer *pinch, void *overview);

#endif
