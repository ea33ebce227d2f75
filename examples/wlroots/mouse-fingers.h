/* SPDX-License-Identifier: MIT */
/*
 * For a desktop without a touchscreen: mouse buttons are fingers. The left one is one finger, the side button two and
 * the middle one three, beside each other. The right one is four in a circle, which shrinks when the mouse moves left.
 */
#ifndef WLROOTS_MOUSE_FINGERS_H
#define WLROOTS_MOUSE_FINGERS_H

#include <stdbool.h>
#include <stdint.h>

struct shell;
struct tactus_touch_source;

struct mouse_fingers {
	struct shell *shell;
	struct tactus_touch_source *source; /* NULL: the mouse is a mouse */
	uint32_t button;                    /* the held one */
	unsigned count;                     /* number of fingers; 0: no button is held */
	double x, y;                        /* where the button was pressed */
};

bool mouse_fingers_init(struct mouse_fingers *fingers, struct shell *shell);
/* Maps the fingers to the size of the outputs, for edge swipes. */
void mouse_fingers_map(struct mouse_fingers *fingers);

/* Both take layout coordinates and return whether the event was used. */
bool mouse_fingers_press(
	struct mouse_fingers *fingers, uint32_t time_ms, uint32_t button, bool pressed, double x, double y);
bool mouse_fingers_move(struct mouse_fingers *fingers, uint32_t time_ms, double x, double y);

#endif
