/* SPDX-License-Identifier: MIT */
/* Why a gesture did not fire, in the words and units of its file, with the remedy (18.5). */
#ifndef TACTUS_GESTURES_TOOL_REASONS_H
#define TACTUS_GESTURES_TOOL_REASONS_H

#include <stdbool.h>
#include <stddef.h>

struct gesture;
struct gestures_trial;
struct tactus_touch;
struct tactus_trace_event;

/* Stores a sentence about an event. Returns false if it is not about a gesture that failed or was kept away. */
bool reasons_describe(
	struct gestures_trial *trial, const struct tactus_trace_event *event, char *text, size_t size);
/* Stores a sentence about a condition that keeps a gesture away. Returns false if that was said already. */
bool reasons_describe_condition(struct gestures_trial *trial, const char *name, const char *key,
	const struct tactus_touch *touch, char *text, size_t size);
/* stroke-reasons.c: describes what kept a stroke away. Returns false if it was not its way. */
bool reasons_describe_stroke(const struct gesture *gesture, char *text, size_t size);
/* Notes that a gesture had an effect. */
void reasons_note(struct gestures_trial *trial, const char *name);
/* Tells of each gesture of which nothing has been told. */
void reasons_tell_rest(struct gestures_trial *trial);

#endif
