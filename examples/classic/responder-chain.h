/* SPDX-License-Identifier: MIT */
/* The chain of views and controllers: what the gestures change, and how it is drawn. */
#ifndef CLASSIC_RESPONDER_CHAIN_H
#define CLASSIC_RESPONDER_CHAIN_H

#include "support/drawing.h"
#include "support/path.h"
#include "support/scene.h"

/* A link of the chain: a view, a controller, the application or its delegate. */
struct link {
	const char *name;
	enum colour colour;
	bool handles_single, handles_double;
};

/* Path of the last event. */
extern struct path path;

/* Drawing functions of views (support/scene.h). */
void draw_view(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data);
void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data);

#endif
