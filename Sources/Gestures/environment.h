/* SPDX-License-Identifier: MIT */
/* Environment variables that tell a command about its gesture. */
#ifndef TACTUS_GESTURES_ENVIRONMENT_H
#define TACTUS_GESTURES_ENVIRONMENT_H

#include <stddef.h>

#define ENVIRONMENT_MAXIMUM 12

struct gesture;
struct tactus_gestures_event;

struct environment {
	char texts[ENVIRONMENT_MAXIMUM][128];
	char *variables[ENVIRONMENT_MAXIMUM + 1]; /* the last one is NULL */
	size_t count;
};

void environment_fill(
	struct environment *environment, const struct gesture *gesture, const struct tactus_gestures_event *event);

#endif
