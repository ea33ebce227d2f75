/* SPDX-License-Identifier: MIT */
/*
 * Feedback of a seat: a bar that grows until a gesture fires. The watcher is a recognizer that never recognizes. It
 * sees the fingers after the gestures, measures how near they are, and neither delays nor cancels a touch.
 */
#ifndef TACTUS_GESTURES_FEEDBACK_H
#define TACTUS_GESTURES_FEEDBACK_H

#include <tactus-gestures.h>

struct gesture;
struct gesture_seat;
struct tactus_recognizer;

struct feedback {
	const struct tactus_gestures *gestures;
	struct gesture_seat *seat;
	struct tactus_recognizer *watcher; /* NULL: nothing is shown */
	/* Values that the host was told last; nearness 0: none. */
	const struct gesture *gesture;
	double nearness;
	struct tactus_rectangle bar;
};

/*
 * Adds the watcher, if a gesture has feedback and the host draws. Call it before the gestures get their recognizers.
 * Returns false if out of memory: then the gestures work without a bar.
 */
bool feedback_init(struct feedback *feedback, const struct tactus_gestures *gestures, struct gesture_seat *seat);
/* Removes bar and watcher; the gestures still exist. */
void feedback_finish(struct feedback *feedback);
/* Removes the bar: a gesture fires. */
void feedback_clear(struct feedback *feedback);

#endif
