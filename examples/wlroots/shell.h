/* SPDX-License-Identifier: MIT */
/*
 * The compositor's side of the gesture engine: the application, its views and its time. The root view covers all
 * outputs and has the gestures; in it lie the clients' windows, and in front of them what the shell itself shows.
 */
#ifndef WLROOTS_SHELL_H
#define WLROOTS_SHELL_H

#include "drawers.h"
#include "overview.h"
#include "touch-move.h"
#include "workspaces.h"

#include <stdbool.h>
#include <stdint.h>
#include <wlr/util/box.h>

struct server;
struct tactus_application;
struct tactus_view;

struct shell {
	struct server *server;
	struct tactus_application *application;
	struct tactus_view *root;    /* a Tactus window: layout coordinates */
	struct tactus_view *windows; /* hit-tested by the scene graph */
	struct wl_event_source *timer;
	struct wl_list surface_views; /* struct surface_view.link */
	struct wlr_box box;           /* all outputs */

	struct workspaces workspaces;
	struct overview overview;
	struct drawers drawers;
	struct touch_move touch_move;
};

/* Says why if it fails. */
bool shell_init(struct shell *shell, struct server *server);
void shell_finish(struct shell *shell);
/* The outputs have changed: everything gets the size that they have together. */
void shell_follow_outputs(struct shell *shell);

/* µs for the 32-bit milliseconds of a wlroots event. */
uint64_t shell_time_of_event(uint32_t time_ms);

/* A line on stdout, with the application's time. */
void shell_log(struct shell *shell, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
