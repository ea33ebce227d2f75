/* SPDX-License-Identifier: MIT */
/* Workspaces, side by side, each with a wallpaper; three fingers drag the row, and a spring moves it on. */
#ifndef WLROOTS_WORKSPACES_H
#define WLROOTS_WORKSPACES_H

#include "following.h"
#include "motion.h"

#include <stdbool.h>
#include <stdint.h>

struct shell;
struct wlr_scene_buffer;
struct wlr_scene_node;
struct wlr_scene_tree;

#define WORKSPACE_COUNT 3

struct workspaces {
	struct shell *shell;
	struct wlr_scene_tree *trees[WORKSPACE_COUNT];
	struct wlr_scene_buffer *wallpapers[WORKSPACE_COUNT];
	int current;
	struct motion offset; /* displacement of the row to the right, in px */
	double held;          /* way of the fingers that leads to the offset at which they took the row */
	struct following following;
};

bool workspaces_init(struct workspaces *workspaces, struct shell *shell, struct wlr_scene_node *parent);
void workspaces_finish(struct workspaces *workspaces);
/* Returns the node for new windows. */
struct wlr_scene_node *workspaces_get_current(const struct workspaces *workspaces);
/* Places the workspaces according to the outputs, and draws their wallpapers. */
void workspaces_follow_outputs(struct workspaces *workspaces);

/* Holds the row, even while it moves. */
void workspaces_hold(struct workspaces *workspaces);
/* Moves the row with the fingers, from where they took it, at once. */
void workspaces_drag(struct workspaces *workspaces, double translation);
/* Releases the row with a velocity in px/s: a spring takes it to the workspace that it leads to. */
void workspaces_release(struct workspaces *workspaces, double velocity);
/* Moves a released row to its place at a time. Returns whether it was moving. */
bool workspaces_step(struct workspaces *workspaces, uint64_t now_us);

#endif
