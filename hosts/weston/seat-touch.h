/* SPDX-License-Identifier: MIT */
/* The touches of a seat: intercepted before clients get them, and passed to the engine. */
#ifndef TACTUS_WESTON_SEAT_TOUCH_H
#define TACTUS_WESTON_SEAT_TOUCH_H

#include "weston-version.h"

struct panel;
struct plugin;

/* Limit of the engine (rule 1.15). */
#define SEAT_TOUCH_MOST_FINGERS 64

struct finger {
	int32_t id; /* Weston's */
	struct panel *panel;
};

struct seat_touch {
	struct wl_list link; /* plugin.seats */
	struct plugin *plugin;
	struct weston_seat *seat;
	/* NULL until the seat has a touchscreen for the first time. */
	struct weston_touch *touch;
	const struct weston_touch_grab_interface *original;
	/* The popup grab that was replaced, which must be told of a cancel. It lives as long as the seat. */
	struct weston_touch_grab *popup;
	/* A current grab that is known not to be a popup's. */
	const struct weston_touch_grab *other_grab;
	uint32_t number;       /* number of the seat in the engine */
	struct wl_list panels; /* panel.link */
	struct finger fingers[SEAT_TOUCH_MOST_FINGERS];
	size_t finger_count;
	uint64_t last_time_us;
	struct wl_listener updated_caps, destroy;
};

/* Follows all present and future seats. */
void seat_touches_init(struct plugin *plugin);
void seat_touches_finish(struct plugin *plugin);

/* Called after each round of the event loop. */
void seat_touches_settle(struct plugin *plugin);
bool seat_touches_are_down(const struct plugin *plugin);
/* Cancels all touches, because the session was switched away. */
void seat_touches_cancel(struct plugin *plugin);
/* Removes the panels of an output. */
void seat_touches_forget_output(struct plugin *plugin, const struct weston_output *output);

/* Returns the module's object for a seat of Weston, or NULL. */
struct seat_touch *seat_touch_of(struct weston_seat *seat);
/* Returns Weston's touch object of the seat with this number, or NULL. */
struct weston_touch *seat_touch_by_number(struct plugin *plugin, uint32_t number);

#endif
