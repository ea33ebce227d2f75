/* SPDX-License-Identifier: MIT */
/* Programs of the same user that follow gestures: each subscribes by name on a socket, and gets a line per step. */
#ifndef TACTUS_GESTURES_FOLLOWERS_H
#define TACTUS_GESTURES_FOLLOWERS_H

#include "gesture.h"

#include <stdbool.h>
#include <stddef.h>

#define FOLLOWER_MAXIMUM 16
/* Names that a follower may ask for, and the longest one of them. */
#define FOLLOWER_WISH_MAXIMUM 32
#define FOLLOWER_WISH_SIZE 128

struct follower {
	int fd;
	char wishes[FOLLOWER_WISH_MAXIMUM][FOLLOWER_WISH_SIZE];
	size_t wish_count;
	/* The line that has not come to its end yet. */
	char line[FOLLOWER_WISH_SIZE];
	size_t length;
};

struct followers {
	int fd; /* -1: not published */
	char path[108];
	struct follower *all[FOLLOWER_MAXIMUM];
	size_t count;
};

void followers_init(struct followers *followers);
void followers_finish(struct followers *followers);
/* Opens the socket. Returns false, with errno, if there is no folder for it or nothing can be opened there. */
bool followers_publish(struct followers *followers);
/*
 * Tells those that follow the gesture of a step. Neither waits for one: who does not read is dropped, and who has
 * connected since the last step is heard first.
 */
void followers_tell(struct followers *followers, const struct gesture *gesture,
	const struct tactus_gestures_event *event);

#endif
