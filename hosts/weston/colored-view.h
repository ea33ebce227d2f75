/* SPDX-License-Identifier: MIT */
/* A rectangle of one colour that Weston shows and that fingers do not hit. */
#ifndef TACTUS_WESTON_COLORED_VIEW_H
#define TACTUS_WESTON_COLORED_VIEW_H

#include "weston-version.h"

struct tactus_rectangle;

struct colored_view {
	struct weston_view *view;               /* or NULL */
	struct weston_buffer_reference *buffer; /* since Weston 14 */
};

/* Creates a view that is not shown. @p rgb is 0xRRGGBB. Returns false if out of memory. */
bool colored_view_create(struct colored_view *colored, struct weston_compositor *compositor, uint32_t rgb);
/* Shows the view, or moves it, in Weston's global space. A view that is shown for the first time is in front. */
void colored_view_show(struct colored_view *colored, struct weston_layer *layer, const struct tactus_rectangle *box);
void colored_view_destroy(struct colored_view *colored);

#endif
