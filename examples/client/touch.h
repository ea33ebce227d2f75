/* SPDX-License-Identifier: MIT */
/* Touches of the seat: prints and draws each wl_touch event. */
#ifndef CLIENT_TOUCH_H
#define CLIENT_TOUCH_H

#include "strokes.h"
#include "window.h"

#include <wayland-client.h>

struct touch_input {
	struct wl_touch *touch; /* NULL while the seat has no touch device */
	struct strokes *strokes;
	struct window *window;
};

void touch_input_init(struct touch_input *input, struct wl_seat *seat,
	struct strokes *strokes, struct window *window);
void touch_input_finish(struct touch_input *input);

#endif
