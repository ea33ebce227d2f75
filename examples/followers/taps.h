/* SPDX-License-Identifier: MIT */
/* Taps on a surface of this client. */
#ifndef FOLLOWERS_TAPS_H
#define FOLLOWERS_TAPS_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-client.h>

struct taps {
	struct wl_touch *touch; /* NULL while the seat has no touch device */
	bool is_down;           /* one finger that may become a tap */
	int32_t id;
	double x, y;
	struct wl_surface *surface;
	void (*tapped)(struct wl_surface *surface, void *data);
	void *data;
};

/* Begins with tapped and data set. */
void taps_init(struct taps *taps, struct wl_seat *seat);
void taps_finish(struct taps *taps);

#endif
