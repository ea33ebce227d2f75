/* SPDX-License-Identifier: MIT */
/*
 * What weston.ini says in [tactus] and in each [tactus-gesture]. What is wrong there costs a line in Weston's log,
 * and the value or gesture that it belongs to, nothing else.
 */
#ifndef TACTUS_WESTON_CONFIGURATION_H
#define TACTUS_WESTON_CONFIGURATION_H

#include "values.h"

#include <wayland-util.h>

enum gesture_type {
	GESTURE_TYPE_EDGE_SWIPE,
	GESTURE_TYPE_SWIPE,
	GESTURE_TYPE_PINCH,
	GESTURE_TYPE_TAP,
	GESTURE_TYPE_DOUBLE_TAP,
	GESTURE_TYPE_LONG_PRESS,
};

enum pinch_direction {
	PINCH_DIRECTION_IN = 1,
	PINCH_DIRECTION_OUT = 2,
};

/* One [tactus-gesture]. What is not set is left to the library. */
struct gesture_configuration {
	struct wl_list link; /* configuration.gestures */
	unsigned line;       /* of its section */
	char *name;
	enum gesture_type type;
	char **command;              /* words */
	uint32_t fingers;            /* 0: one, of a pinch two */
	uint32_t edge;               /* enum tactus_edge */
	double range_from, range_to; /* of the edge, fractions from its left or top end */
	uint32_t directions;         /* enum tactus_swipe_direction or pinch_direction; 0: any */
	struct length distance, across, edge_width, movement, tap_distance;
	uint64_t duration_us, interval_us, arrival_us; /* 0: not set */
	bool cancel, delays, delays_lift;
	char *output;    /* NULL: any */
	char *waits_for; /* names, with commas between them; NULL: none */
};

struct configuration {
	struct wl_list gestures; /* in the order of the file */
	bool scale_lengths;
	/* What gestures do that do not say it themselves. */
	bool cancel, delays;
	/* Of every touchscreen. */
	struct tactus_touch_accommodations accommodations;
};

/* Reads a file; NULL: there is none. Finish it in any case. */
void configuration_read(struct configuration *configuration, const char *path);
void configuration_finish(struct configuration *configuration);

#endif
