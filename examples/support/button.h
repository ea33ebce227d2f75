/* SPDX-License-Identifier: MIT */
/* A button: a control with a picture. */
#ifndef SUPPORT_BUTTON_H
#define SUPPORT_BUTTON_H

#include <tactus.h>

/* Creates a button with its name as the label. @p tapped is called at TOUCH_UP_INSIDE; it may be NULL. */
struct tactus_view *button_create(struct tactus_view *superview, const char *name, double x, double y, double width,
	double height, tactus_control_func tapped, void *data);

#endif
