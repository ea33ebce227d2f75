/* SPDX-License-Identifier: MIT */
/* The place of the bar of feedback=true. */
#ifndef TACTUS_GESTURES_FEEDBACK_BAR_H
#define TACTUS_GESTURES_FEEDBACK_BAR_H

#include <tactus-gestures.h>

struct gesture;

/*
 * Returns where a bar that appears now belongs: above the fingers, or below them where there is no room. It stays there
 * as long as it is shown, however the fingers move.
 */
struct tactus_rectangle feedback_bar_place(const struct gesture *gesture);

#endif
