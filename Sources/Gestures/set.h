/* SPDX-License-Identifier: MIT */
/* All gestures of a host: the object behind the pointer of tactus-gestures.h. */
#ifndef TACTUS_GESTURES_SET_H
#define TACTUS_GESTURES_SET_H

#include "configuration.h"
#include "feedback.h"
#include "files.h"
#include "followers.h"
#include "gesture.h"

#include <tactus-gestures.h>

/* A seat's gestures: one for each of the configuration that the host can serve. */
struct gesture_seat {
	struct gesture_seat *next;
	uint32_t seat;
	struct gesture *gestures;
	size_t count;
	struct feedback feedback;
	/* True if there was memory for all of them. */
	bool is_complete;
};

/* Behind a pointer, so that a call of the host through gestures that are const can count. */
struct host_calls {
	unsigned depth;
};

struct tactus_gestures {
	struct tactus_application *application;
	struct tactus_view *root;
	struct tactus_gestures_host host;
	char *host_name, *words_name; /* never NULL */
	void *data;
	struct host_calls counted, *calls;
	struct configuration configuration;
	struct gesture_seat *seats;
	struct gesture_files files;
	struct followers followers;
	/* For the tool, which has no programs that follow: told of what they would be. May be NULL. */
	void (*tell_step)(const struct tactus_gestures_event *event, void *data);
	const char *path; /* of the file in use, one of files; NULL: none */
};

/* Logs a line for the user. */
void gestures_log(const struct tactus_gestures *gestures, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* Returns whether the host has everything that a gesture needs. */
bool gestures_serve(const struct tactus_gestures *gestures, const struct gesture_configuration *gesture);
/* Reads standard input once; for the tool. */
void gestures_load_standard_input(struct tactus_gestures *gestures);
/* Replaces all gestures. Running attempts of the old ones are cancelled. */
void gestures_replace(struct tactus_gestures *gestures, struct configuration *configuration);

/* seats.c: creates a seat's gestures. Returns false if out of memory; those that could be created work. */
bool gesture_seat_fill(struct tactus_gestures *gestures, struct gesture_seat *seat);
/* seats.c: destroys a seat's gestures. */
void gesture_seat_empty(struct gesture_seat *seat);
/* Returns the gesture of a seat's recognizer, or NULL. */
struct gesture *gesture_of(struct gesture_seat *seat, const struct tactus_recognizer *recognizer);

#endif
