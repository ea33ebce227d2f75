/* SPDX-License-Identifier: MIT */
/* A configured gesture as a recognizer of one seat, and the attempt that is under way. */
#ifndef TACTUS_GESTURES_GESTURE_H
#define TACTUS_GESTURES_GESTURE_H

#include "configuration.h"
#include "gestures.h"

struct tactus_recognizer;

/* What outlives one call: where the gesture landed, and which way it went. */
struct attempt {
	double start_x, start_y;    /* of its first finger */
	double px_per_mm, px_scale; /* of the panel: px in a mm, and what a length in px is multiplied with */
	bool has_output;
	struct gestures_output output; /* without a name */
	char output_name[64];
	/* Of two fingers as they came down: how far apart, px, and at which angle. */
	double spread, angle;
	/* The host or a command heard that it began, and must hear that it ended. */
	bool is_active;
	/* Where the fingers were on average when the recognizer began. */
	double base_x, base_y;
	/* The way of a gesture that is followed: a unit vector. */
	double way_x, way_y;
	uint64_t changed_us; /* when command-changed was run last */
	bool has_changed;
};

struct gesture {
	const struct gesture_configuration *configuration;
	struct gestures *gestures;
	uint32_t seat;
	struct tactus_recognizer *recognizer;
	struct attempt attempt;
};

/* False: no memory. The gesture has been cleared and stays where it is. */
bool gesture_init(struct gesture *gesture, struct gestures *gestures,
	const struct gesture_configuration *configuration, uint32_t seat);
/* Cancels what is followed. */
void gesture_finish(struct gesture *gesture);

/* recognizer.c: kind, fingers, directions, lengths and durations. NULL: no memory. */
struct tactus_recognizer *gesture_create_recognizer(
	struct tactus_application *application, const struct gesture_configuration *configuration);
/* questions.c: has the recognizer ask for what it does not know by itself. */
void gesture_ask_questions(struct gesture *gesture);
/* effects.c: tells host and commands how the recognizer stands. */
void gesture_handle_state(struct gesture *gesture);
/* Returns whether its fingers are no client's to ask anything by. */
bool gesture_holds_touches(const struct gesture *gesture);
/* effects.c: its recognizer goes. */
void gesture_cancel(struct gesture *gesture);

#endif
