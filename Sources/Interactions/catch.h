/* SPDX-License-Identifier: MIT */
/*
 * A recognizer that stops a motion at a touch-down: a long press of no duration. It lets the recognizers that go on
 * from there, and those of the views above, recognize beside it; all others of its view lose the finger.
 */
#ifndef INTERACTIONS_CATCH_H
#define INTERACTIONS_CATCH_H

#include "watch.h"

struct catch
{
	struct watch *press;
	/* Whether the finger was cancelled, when it is not down any more. */
	bool is_cancelled;
	/* Called when a finger lands, and when it lifts or is cancelled. */
	void (*changed)(struct catch * catch, bool is_down);
	/* Returns whether a recognizer of the same view goes on beside it. */
	bool (*goes_with)(struct catch * catch, struct tactus_recognizer * other);
	/* Returns whether there is something to stop for a touch. */
	bool (*takes)(struct catch * catch, const struct tactus_touch *touch);
};

/* The functions are set before. Returns false without memory; the catch is then as if finished. */
bool catch_init(struct catch *catch, struct tactus_application *application);
void catch_finish(struct catch *catch);
/* Moves it to a view, if it is on another one. */
void catch_place(struct catch *catch, struct tactus_view *view);

#endif
