/* SPDX-License-Identifier: MIT */
/* A mouse of the plugin's own, for clicks with the right button where a finger is. */
#ifndef TACTUS_WAYFIRE_RIGHT_CLICK_H
#define TACTUS_WAYFIRE_RIGHT_CLICK_H

struct plugin;
struct wl_event_source;
struct wlr_pointer;

struct right_click {
	struct wlr_pointer *pointer; /* NULL: no gesture clicks */
	struct wl_event_source *idle;
	double x, y;
};

/* Gives Wayfire the mouse. */
void right_click_prepare(struct plugin *plugin);
/* Clicks when the clients have had what is under way, at a place of the layout. */
void right_click(struct plugin *plugin, double x, double y);
void right_click_finish(struct plugin *plugin);

#endif
