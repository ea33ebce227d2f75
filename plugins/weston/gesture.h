/* SPDX-License-Identifier: MIT */
/* The configured gestures as recognizers, a set for each seat. */
#ifndef TACTUS_WESTON_GESTURE_H
#define TACTUS_WESTON_GESTURE_H

#include "configuration.h"

struct seat_touch;
struct tactus_recognizer;

struct gesture {
	struct wl_list link; /* seat_touch.gestures */
	const struct gesture_configuration *configuration;
	struct seat_touch *seat;
	struct tactus_recognizer *recognizer;
	double spread; /* of a pinch: how far apart its fingers came down, px */
};

void gestures_create(struct seat_touch *seat);
void gestures_destroy(struct seat_touch *seat);

#endif
