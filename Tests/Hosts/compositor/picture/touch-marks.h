/* SPDX-License-Identifier: MIT */
/*
 * Paths and outcomes of fingers, for --show-touches: seen by no client, withheld by a gesture, delivered, or cancelled.
 * They are drawn over everything, also where there is no window.
 */
#ifndef COMPOSITOR_TOUCH_MARKS_H
#define COMPOSITOR_TOUCH_MARKS_H

#include <cairo.h>
#include <stdbool.h>

struct server;
struct touch_marks;

/* Creates the marks, which see each event first and hear of each decision. Returns NULL if out of memory. */
struct touch_marks *touch_marks_create(struct server *server);
/* Destroys the marks; call it before the gestures are destroyed. */
void touch_marks_destroy(struct touch_marks *marks);
/* Draws the marks in layout coordinates. Does nothing for NULL. */
void touch_marks_draw(const struct touch_marks *marks, cairo_t *cairo);

#endif
