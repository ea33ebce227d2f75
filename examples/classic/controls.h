/* SPDX-License-Identifier: MIT */
/* The button, its events and the list: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_CONTROLS_H
#define CLASSIC_CONTROLS_H

#include "slider.h"
#include "support/scene.h"

#define BUTTON_X 110
#define BUTTON_Y 120
#define BUTTON_WIDTH 130
#define BUTTON_HEIGHT 60
#define EVENTS 9

struct control_event {
	uint32_t event;
	const char *name;
};

struct controls {
	struct tactus_view *button;
	struct slider slider;
	int counts[EVENTS];
	uint32_t last; /* the last event */
};

extern const struct control_event events[EVENTS];

/* Drawing functions of views (support/scene.h). */
void draw_list(cairo_t *cairo, struct tactus_view *list, double width, double height, void *data);
void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data);

#endif
