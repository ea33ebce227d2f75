/* SPDX-License-Identifier: MIT */
/* A slider: a control that follows the finger along one axis. */
#ifndef CLASSIC_SLIDER_H
#define CLASSIC_SLIDER_H

#include <tactus.h>

struct slider {
	struct tactus_view *view;
	double value; /* 0 to 1 */
};

/* Creates the control; its value follows the finger. Targets get VALUE_CHANGED. */
void slider_create(struct slider *slider, struct tactus_view *superview, const char *name, double x, double y,
	double width, double height);

#endif
