/* SPDX-License-Identifier: MIT */
/* The workspaces of an output lie in a row; one is seen, two while fingers push them. */
#ifndef COMPOSITOR_WORKSPACES_H
#define COMPOSITOR_WORKSPACES_H

#include <stdbool.h>

#define WORKSPACE_COUNT 3

struct output;
struct tactus_view;

struct workspaces {
	struct output *output;
	struct tactus_view *views[WORKSPACE_COUNT]; /* each as large as the output */
	int current;
	double progress; /* how far the fingers have come towards the next (1) or the last one (-1) */
};

bool workspaces_init(struct workspaces *workspaces, struct output *output);
/* At the ends of the row only a little of it is given way to. */
void workspaces_set_progress(struct workspaces *workspaces, double progress);
/* The fingers are gone: turns to where they lead, at most one further; velocity in px/s to the right. */
void workspaces_settle(struct workspaces *workspaces, double velocity);
/* Where a workspace's left edge is on the output now. */
double workspaces_get_offset(const struct workspaces *workspaces, int index);

#endif
