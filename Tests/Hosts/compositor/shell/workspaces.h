/* SPDX-License-Identifier: MIT */
/* The workspaces of an output, in a row. One is visible, or two while fingers push them. */
#ifndef COMPOSITOR_WORKSPACES_H
#define COMPOSITOR_WORKSPACES_H

#include <stdbool.h>
#include <stdint.h>

#define WORKSPACE_COUNT 3

struct output;
struct tactus_view;

struct workspaces {
	struct output *output;
	struct tactus_view *views[WORKSPACE_COUNT]; /* each the size of the output */
	int current;
	double progress; /* how far the row is pushed towards the next workspace (1) or the last one (-1) */
	double held;     /* progress when the fingers caught the row */
	struct {
		bool is_moving;
		bool turns;             /* ends at another workspace */
		double start, velocity; /* progress at the lift, and its change per second */
		uint64_t start_us;      /* 0: the next step is the first */
	} glide;                        /* towards a progress of 0 */
};

bool workspaces_init(struct workspaces *workspaces, struct output *output);
/* Holds the row, even while it glides. */
void workspaces_hold(struct workspaces *workspaces);
/* Pushes the row by a fraction of its width from where it was held. Beyond its ends the row resists. */
void workspaces_push(struct workspaces *workspaces, double way);
/* Releases the row: a spring moves it to where the fingers lead, at most one workspace further. Velocity in px/s. */
void workspaces_settle(struct workspaces *workspaces, double velocity);
/* Moves the row back to where it began: the gesture was cancelled. */
void workspaces_return(struct workspaces *workspaces);
/* Moves a gliding row to its place at a time. Returns whether it still glides. */
bool workspaces_glide(struct workspaces *workspaces, uint64_t now_us);
/* Returns the present place of a workspace's left edge on the output. */
double workspaces_get_offset(const struct workspaces *workspaces, int index);

#endif
