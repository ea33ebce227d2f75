/* SPDX-License-Identifier: MIT */
/* zwp_input_method_v2: one client composes the text for all others. */
#ifndef COMPOSITOR_INPUT_METHOD_H
#define COMPOSITOR_INPUT_METHOD_H

#include <stdbool.h>

struct input_method;
struct text_field;

/* Activates the input method for a text field; deactivates it if `field` is NULL. `method` may be NULL. */
void input_method_set_active(struct input_method *method, const struct text_field *field);
/* Sends the changed state of the active text field. `method` may be NULL. */
void input_method_update(struct input_method *method, const struct text_field *field);

#endif
