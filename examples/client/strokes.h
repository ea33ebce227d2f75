/* SPDX-License-Identifier: MIT */
/* Strokes drawn by the fingers, each from down to up or cancel. */
#ifndef CLIENT_STROKES_H
#define CLIENT_STROKES_H

#include <stdint.h>
#include <wayland-util.h>

enum stroke_state {
	STROKE_DOWN,
	STROKE_LIFTED,
	STROKE_CANCELLED,
};

struct point {
	double x, y;
};

struct stroke {
	struct wl_list link;
	int32_t finger; /* the id of the wl_touch protocol */
	enum stroke_state state;
	struct wl_array points;
};

/* Oldest first, so that later strokes are drawn over earlier ones. */
struct strokes {
	struct wl_list list;
	int count;
};

void strokes_init(struct strokes *strokes);
void strokes_finish(struct strokes *strokes);

void strokes_down(struct strokes *strokes, int32_t finger, double x, double y);
void strokes_motion(struct strokes *strokes, int32_t finger, double x, double y);
void strokes_up(struct strokes *strokes, int32_t finger);
void strokes_cancel(struct strokes *strokes);

#endif
