/* SPDX-License-Identifier: MIT */
/* zwp_input_method_v2: one client composes the text for all others. */
#ifndef COMPOSITOR_INPUT_METHOD_H
#define COMPOSITOR_INPUT_METHOD_H

#include <stdbool.h>

struct input_method;
struct text_field;

/* A field begins to be typed into; `field` NULL: no longer. The method may be NULL. */
void input_method_set_active(struct input_method *method, const struct text_field *field);
/* The field is still the one, and has changed. */
void input_method_update(struct input_method *method, const struct text_field *field);

#endif
