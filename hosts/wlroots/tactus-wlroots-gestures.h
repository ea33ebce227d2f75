/* SPDX-License-Identifier: MIT */
/*
 * Optional: gestures from the user's file, by libtactus-gestures (docs/gestures.md). Commands need nothing more;
 * actions are carried out by the compositor. Copy this file and tactus-wlroots-gestures.c, and link with
 * libtactus-gestures.
 *
 * Conditions on outputs, application ids, titles and windows work. Not applied are `scale-lengths` and the touch
 * accommodations.
 */
#ifndef TACTUS_WLROOTS_GESTURES_H
#define TACTUS_WLROOTS_GESTURES_H

#include "tactus-wlroots.h"

#include <tactus-gestures.h>

struct tactus_wlroots_gestures;

/* Actions of the compositor, and what it knows of its screen; each may be left out. The struct is copied. */
struct tactus_wlroots_actions {
	/* Bit N stands for enum tactus_gestures_action N. */
	uint32_t mask;
	void (*act)(const struct tactus_gestures_event *event, void *data);
	void *data; /* passed to all functions */
	/* Name in front of the compositor's own words, for TACTUS_GESTURES_ACTION_HOST; NULL: it has none. */
	const char *words_name;
	/* Returns what a touch landed on, and a mask of what it can tell: enum tactus_gestures_place. For `where=`. */
	uint32_t (*get_place)(const struct tactus_touch *touch, void *data);
	uint32_t places;
	/* Returns whether the screen is locked, as ext-session-lock has it. For `while=`. */
	bool (*is_locked)(void *data);
};

/*
 * Adds the gestures to the root view, and reads the file again whenever it changes. @p file is the compositor's own
 * file or NULL, as for tactus_gestures_load(); @p actions may be NULL. Call tactus_application_set_modifiers() when
 * modifier keys change. Returns NULL without memory.
 */
struct tactus_wlroots_gestures *tactus_wlroots_gestures_create(
	struct tactus_wlroots *glue, const char *file, const struct tactus_wlroots_actions *actions);
/* Destroys the gestures. Call it before the glue is destroyed. NULL is allowed. */
void tactus_wlroots_gestures_destroy(struct tactus_wlroots_gestures *gestures);

#endif
