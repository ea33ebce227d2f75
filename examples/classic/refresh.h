/* SPDX-License-Identifier: MIT */
/* The list and the sign above it: what the pull changes, and how it is drawn. */
#ifndef CLASSIC_REFRESH_H
#define CLASSIC_REFRESH_H

#include "support/scene.h"

#define ROW_HEIGHT 56
#define SIGN_HEIGHT 60

struct news {
	struct tactus_view *list, *sign;
	struct tactus_refresh *refresh;
	int count; /* of rows; new ones come on top */
	double distance, progress;
	uint64_t start_us, time_us; /* of the fetching, and now */
};

/* Drawing functions of views (support/scene.h). */
void draw_rows(cairo_t *cairo, struct tactus_view *content, double width, double height, void *data);
void draw_sign(cairo_t *cairo, struct tactus_view *sign, double width, double height, void *data);

#endif
