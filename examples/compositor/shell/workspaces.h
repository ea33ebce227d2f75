/* SPDX-License-Identifier: MIT */
/* The workspaces of an output lie in a row; one is seen, two while fingers push them. */
#ifndef COMPOSITOR_WORKSPACES_H
#define COMPOSITOR_WORKSPACES_H

#include <stdbool.h>
#include <stdint.h>

#define WORKSPACE_COUNT 3

struct output;
struct tactus_view;

struct workspaces {
	struct output *output;
	struct tactus_view *views[WORKSPACE_COUNT]; /* each as large as the output */
	int current;
	double progress; /* how far the row is pushed towards the next workspace (1) or the last one (-1) */
	double held;     /* progress when the fingers caught the row */
	struct {
		bool is_moving;
		bool turns;             /* to another workspace */
		double start, velocity; /* of the progress at the lift, and per s */
		uint64_t start_us;      /* 0: the next step is the first */
	} glide;                        /* towards a progress of 0 */
};

bool workspaces_init(struct workspaces *workspaces, struct output *output);
/* Fingers catch the row, also one that glides. */
void workspaces_hold(struct workspaces *workspaces);
/* Pushes the row by a part of its width from where it was caught. Beyond the ends of the row it gives way a little. */
void workspaces_push(struct workspaces *workspaces, double way);
/* The fingers have lifted: a spring takes the row to where they lead, at most one further; velocity in px/s. */
void workspaces_settle(struct workspaces *workspaces, double velocity);
/* The gesture was cancelled: the row glides back to where it began. */
void workspaces_return(struct workspaces *workspaces);
/* Puts a gliding row where it is at a time. Returns whether it glides on. */
bool workspaces_glide(struct workspaces *workspaces, uint64_t now_us);
/* Where a workspace's left edge is on the output now. */
double workspaces_get_offset(const struct workspaces *workspaces, int index);

#endif
