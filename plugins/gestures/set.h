/* SPDX-License-Identifier: MIT */
/* All gestures of a host: what gestures.h gives out a pointer to. */
#ifndef TACTUS_GESTURES_SET_H
#define TACTUS_GESTURES_SET_H

#include "configuration.h"
#include "files.h"
#include "gesture.h"
#include "gestures.h"

/* A seat's gestures, one for each of the configuration that the host can serve. */
struct gesture_seat {
	struct gesture_seat *next;
	uint32_t seat;
	struct gesture *gestures;
	size_t count;
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

/* A line for the user. */
void gestures_log(const struct gestures *gestures, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Returns whether the host has all that a gesture needs. */
bool gestures_serve(const struct gestures *gestures, const struct gesture_configuration *gesture);
/* The new gestures instead of the old ones, whose attempts are cancelled. */
void gestures_replace(struct gestures *gestures, struct configuration *configuration);

#endif
