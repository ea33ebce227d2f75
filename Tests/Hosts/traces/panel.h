/* SPDX-License-Identifier: MIT */
/*
 * The invented touchscreen "Tactus Test Panel": ten fingers, 256 x 144 mm,
 * protocol type B. Like the kernel, it reports only what has changed.
 */
#ifndef TRACES_PANEL_H
#define TRACES_PANEL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define PANEL_SLOTS 10
#define PANEL_UNITS_PER_MM 40
#define PANEL_WIDTH_MM 256
#define PANEL_HEIGHT_MM 144

extern const char panel_description[]; /* an evemu .desc file */

/* A finger on the panel, in the panel's own units. */
struct panel_contact {
	int x, y;
	int touch_major;
	int pressure;
};

struct panel {
	FILE *output;
	uint64_t time_us;
	bool spoke; /* whether it reported in this frame */
	int next_tracking_id;
	int tracking_ids[PANEL_SLOTS]; /* -1: free */
	struct panel_contact contacts[PANEL_SLOTS];

	/* Last reported state, with which the kernel compares. */
	int slot;
	bool touched;
	struct panel_contact reported[PANEL_SLOTS];
	struct panel_contact pointer;
};

void panel_init(struct panel *panel, FILE *output);

/* Lands a finger in the lowest free slot. Returns -1 if all ten are in use. */
int panel_land(struct panel *panel, const struct panel_contact *contact);
void panel_move(struct panel *panel, int slot, const struct panel_contact *contact);
void panel_lift(struct panel *panel, int slot);

/* Between these two calls, fingers land, move and lift at that time. */
void panel_begin_frame(struct panel *panel, uint64_t time_us);
void panel_end_frame(struct panel *panel);

#endif
