/* SPDX-License-Identifier: MIT */
/*
 * Where fingers went and what came of them, for --show-touches: on the glass only, withheld from the client by a
 * gesture, delivered to it, or cancelled there. They are drawn over everything, also where no window is.
 */
#ifndef COMPOSITOR_TOUCH_MARKS_H
#define COMPOSITOR_TOUCH_MARKS_H

#include <cairo.h>
#include <stdbool.h>

struct server;
struct touch_marks;

/* Sees each event first, and hears of each decision. NULL: no memory. */
struct touch_marks *touch_marks_create(struct server *server);
/* Before the gestures go. */
void touch_marks_destroy(struct touch_marks *marks);
/* In the coordinates of the layout; NULL draws nothing. */
void touch_marks_draw(const struct touch_marks *marks, cairo_t *cairo);

#endif
