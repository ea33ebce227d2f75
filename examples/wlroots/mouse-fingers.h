/* SPDX-License-Identifier: MIT */
/*
 * For a desktop without a touchscreen: buttons of the mouse are fingers. The left one is one finger, the side
 * button two and the middle one three, beside each other; the right one is four in a circle, which closes when the
 * mouse goes to the left.
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
	uint32_t button;                    /* that is down */
	unsigned count;                     /* of fingers; 0: no button is down */
	double x, y;                        /* where it went down */
};

bool mouse_fingers_init(struct mouse_fingers *fingers, struct shell *shell);
/* To the size of the outputs, for their edges. */
void mouse_fingers_map(struct mouse_fingers *fingers);

/* Both take layout coordinates and say whether the event was theirs. */
bool mouse_fingers_press(
	struct mouse_fingers *fingers, uint32_t time_ms, uint32_t button, bool pressed, double x, double y);
bool mouse_fingers_move(struct mouse_fingers *fingers, uint32_t time_ms, double x, double y);

#endif
