/* SPDX-License-Identifier: MIT */
/* Workspaces lie side by side; three fingers drag the row. */
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
	double offset; /* px that the row is dragged to the right */
};

bool workspaces_init(struct workspaces *workspaces, struct shell *shell, struct wlr_scene_node *parent);
/* Where new windows go. */
struct wlr_scene_node *workspaces_get_current(const struct workspaces *workspaces);
/* To the places and the size of the outputs. */
void workspaces_place(struct workspaces *workspaces);

/* The row follows the fingers. */
void workspaces_drag(struct workspaces *workspaces, double translation);
/* They have let go, at a velocity in px/s: the row rests at the workspace that it is bound for. */
void workspaces_release(struct workspaces *workspaces, double velocity);

#endif
