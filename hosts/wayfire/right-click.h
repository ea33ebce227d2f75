/* SPDX-License-Identifier: MIT */
/* A virtual mouse for right clicks at a finger. */
#ifndef TACTUS_WAYFIRE_RIGHT_CLICK_H
#define TACTUS_WAYFIRE_RIGHT_CLICK_H

struct plugin;
struct wl_event_source;
struct wlr_pointer;

struct right_click {
	struct wlr_pointer *pointer; /* NULL: no gesture has the action right-click */
	struct wl_event_source *idle;
	double x, y;
};

/* Creates the mouse and announces it to Wayfire. */
void right_click_prepare(struct plugin *plugin);
/* Clicks at a place of the layout, once pending touch events have been sent. */
void right_click(struct plugin *plugin, double x, double y);
void right_click_finish(struct plugin *plugin);

#endif
