/* SPDX-License-Identifier: MIT */
/* What the recognizers do not know by themselves: seats, outputs, parts of an edge, which way a pinch goes. */
#ifndef TACTUS_WESTON_GESTURE_QUESTIONS_H
#define TACTUS_WESTON_GESTURE_QUESTIONS_H

struct gesture;

/* Has the gesture's recognizer ask for them. */
void gesture_ask_questions(struct gesture *gesture);

#endif
