/* SPDX-License-Identifier: MIT */
/* A button: a control that is drawn. */
#ifndef SUPPORT_BUTTON_H
#define SUPPORT_BUTTON_H

#include <tactus.h>

/* The name is its label. @p tapped is called at TOUCH_UP_INSIDE; NULL: not at all. */
struct tactus_view *button_create(struct tactus_view *superview, const char *name, double x, double y, double width,
	double height, tactus_control_func tapped, void *data);

#endif
