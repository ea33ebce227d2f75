/* SPDX-License-Identifier: MIT */
/* All gestures of a host: the object behind the pointer of gestures.h. */
#ifndef TACTUS_GESTURES_SET_H
#define TACTUS_GESTURES_SET_H

#include "configuration.h"
#include "feedback.h"
#include "files.h"
#include "gesture.h"
#include "gestures.h"

/* A seat's gestures: one for each of the configuration that the host can serve. */
struct gesture_seat {
	struct gesture_seat *next;
	uint32_t seat;
	struct gesture *gestures;
	size_t count;
	struct feedback feedback;
	/* Whether there was memory for all of them. */
	bool is_complete;
};

struct gestures {
	struct tactus_application *application;
	struct tactus_view *root;
	const struct gestures_host *host;
	void *data;
	struct configuration configuration;
	struct gesture_seat *seats;
	struct gesture_files files;
};

/* Logs a line for the user. */
void gestures_log(const struct gestures *gestures, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Returns whether the host has everything that a gesture needs. */
bool gestures_serve(const struct gestures *gestures, const struct gesture_configuration *gesture);
/* Replaces all gestures. Running attempts of the old ones are cancelled. */
void gestures_replace(struct gestures *gestures, struct configuration *configuration);

/* seats.c: creates a seat's gestures. Returns false if out of memory; those that could be created work. */
bool gesture_seat_fill(struct gestures *gestures, struct gesture_seat *seat);
/* seats.c: destroys a seat's gestures. */
void gesture_seat_empty(struct gesture_seat *seat);
/* Returns the gesture of a seat's recognizer, or NULL. */
struct gesture *gesture_of(struct gesture_seat *seat, const struct tactus_recognizer *recognizer);

#endif
