/* SPDX-License-Identifier: MIT */
/* Actions of a gesture file that the pointer carries out: clicks, drags with a button, a wheel. */
#ifndef WLROOTS_POINTER_ACTIONS_H
#define WLROOTS_POINTER_ACTIONS_H

#include <tactus-gestures.h>

struct cursor;

#define POINTER_ACTIONS \
	(1u << TACTUS_GESTURES_ACTION_RIGHT_CLICK | 1u << TACTUS_GESTURES_ACTION_CLICK | \
		1u << TACTUS_GESTURES_ACTION_DRAG | 1u << TACTUS_GESTURES_ACTION_SCROLL)

/* Carries out one of these. */
void pointer_actions_act(struct cursor *cursor, const struct tactus_gestures_event *event);

#endif
