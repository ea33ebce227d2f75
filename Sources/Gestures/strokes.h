/* SPDX-License-Identifier: MIT */
/* The recognizer of strokes: follows the middle of the fingers, and compares their way when all have lifted. */
#ifndef TACTUS_GESTURES_STROKES_H
#define TACTUS_GESTURES_STROKES_H

struct gesture;
struct tactus_application;
struct tactus_recognizer;
struct tactus_recognizer_callbacks;

/* Creates a recognizer that stroke_add_callbacks() makes one of strokes. Returns NULL if out of memory. */
struct tactus_recognizer *stroke_create_recognizer(struct tactus_application *application);
/* Sets the functions that follow the fingers, if the gesture is a stroke. */
void stroke_add_callbacks(const struct gesture *gesture, struct tactus_recognizer_callbacks *callbacks);

#endif
