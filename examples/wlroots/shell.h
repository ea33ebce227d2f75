/* SPDX-License-Identifier: MIT */
/*
 * The compositor's side of the gestures. What concerns wlroots is in the glue (glue/wlroots): clients' surfaces lie in
 * its root view, which has the gestures, and in front of them what the shell itself shows.
 */
#ifndef WLROOTS_SHELL_H
#define WLROOTS_SHELL_H

#include "drawers.h"
#include "overview.h"
#include "touch-move.h"
#include "workspaces.h"

#include <gesture-recorder.h>
#include <stdbool.h>
#include <stdint.h>
#include <wlr/util/box.h>

struct server;
struct tactus_application;
struct tactus_view;
struct tactus_wlroots;
struct wlr_scene_node;

struct shell {
	struct server *server;
	struct tactus_application *application;
	struct tactus_wlroots *tactus;
	struct tactus_view *root; /* of all outputs: layout coordinates */
	struct wlr_box box;       /* all outputs */

	struct workspaces workspaces;
	struct overview overview;
	struct drawers drawers;
	struct touch_move touch_move;
	struct gesture_recorder recording;
};

/* Says why if it fails. */
bool shell_init(struct shell *shell, struct server *server);
void shell_finish(struct shell *shell);
/* The outputs have changed: everything gets the size that they have together. */
void shell_follow_outputs(struct shell *shell);

/* The scene's surface at a place of the layout and the place in it, or NULL. */
struct wlr_scene_node *scene_surface_node_at(
	struct shell *shell, double x, double y, double *surface_x, double *surface_y);

/* A line on stdout, with the application's time. */
void shell_log(struct shell *shell, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
