/* SPDX-License-Identifier: MIT */
/* The line that tells a step of a gesture, as an object of JSON (RFC 8259). */
#ifndef TACTUS_GESTURES_FOLLOWER_LINE_H
#define TACTUS_GESTURES_FOLLOWER_LINE_H

#include "gesture.h"

#include <stdbool.h>
#include <stddef.h>

/* Rises when a member changes its meaning or goes. New members do not raise it. */
#define FOLLOWER_VERSION 1

struct follower_line {
	char text[1024];
	size_t length;
};

/* Returns false if the line is too long, which only names can make it. */
bool follower_line_fill(struct follower_line *line, const struct gesture *gesture,
	const struct tactus_gestures_event *event);

#endif
