/* SPDX-License-Identifier: MIT */
/*
 * The compositor's side of the gestures. The glue (hosts/wlroots) connects wlroots: clients' surfaces are in its root
 * view, which has the gestures. In front of them are the shell's own views.
 */
#ifndef WLROOTS_SHELL_H
#define WLROOTS_SHELL_H

#include "drawers.h"
#include "following.h"
#include "overview.h"
#include "touch-move.h"
#include "window-actions.h"
#include "workspaces.h"

#include <tactus-host.h>
#include <stdbool.h>
#include <stdint.h>
#include <wlr/util/box.h>

struct server;
struct tactus_application;
struct tactus_view;
struct tactus_wlroots;
struct tactus_wlroots_frames;
struct tactus_wlroots_gestures;
struct tactus_wlroots_keys;
struct wlr_scene_node;

struct shell {
	struct server *server;
	struct tactus_application *application;
	struct tactus_wlroots *tactus;
	struct tactus_wlroots_frames *frames;
	struct tactus_view *root; /* of all outputs: layout coordinates */
	struct wlr_box box;       /* union of all outputs */

	struct workspaces workspaces;
	struct overview overview;
	struct drawers drawers;
	struct touch_move touch_move;
	struct window_action window_action;
	struct tactus_wlroots_gestures *gesture_file; /* NULL: none */
	struct tactus_wlroots_keys *gesture_keys;     /* of the file's gestures; NULL: none */
	struct tactus_host_recorder *recording;
};

/* Creates the shell. Prints why it failed. */
bool shell_init(struct shell *shell, struct server *server);
void shell_finish(struct shell *shell);
/* Adapts everything to the size of all outputs together. */
void shell_follow_outputs(struct shell *shell);

/* Asks for output frames until nothing moves any more. */
void shell_animate(struct shell *shell);
/* Moves what springs move to its place at a time. Returns whether anything was moving. */
bool shell_step(struct shell *shell, uint64_t now_us);

/* Returns the surface of the scene at a location of the layout, and the location on it, or NULL. */
struct wlr_scene_node *scene_surface_node_at(
	struct shell *shell, double x, double y, double *surface_x, double *surface_y);

/* Prints a line with the application's time. */
void shell_log(struct shell *shell, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
