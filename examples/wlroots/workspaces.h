/* SPDX-License-Identifier: MIT */
/* Workspaces, side by side; three fingers drag the row. */
#ifndef WLROOTS_WORKSPACES_H
#define WLROOTS_WORKSPACES_H

#include <stdbool.h>

struct shell;
struct wlr_scene_node;
struct wlr_scene_tree;

#define WORKSPACE_COUNT 3

struct workspaces {
	struct shell *shell;
	struct wlr_scene_tree *trees[WORKSPACE_COUNT];
	int current;
	double offset; /* displacement of the row to the right, in px */
};

bool workspaces_init(struct workspaces *workspaces, struct shell *shell, struct wlr_scene_node *parent);
/* Returns the node for new windows. */
struct wlr_scene_node *workspaces_get_current(const struct workspaces *workspaces);
/* Places the workspaces according to the outputs. */
void workspaces_place(struct workspaces *workspaces);

/* Moves the row with the fingers. */
void workspaces_drag(struct workspaces *workspaces, double translation);
/* Releases the row with a velocity in px/s: it moves to the workspace that it leads to. */
void workspaces_release(struct workspaces *workspaces, double velocity);

#endif
