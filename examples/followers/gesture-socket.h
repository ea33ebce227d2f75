/* SPDX-License-Identifier: MIT */
/*
 * The connection to a host that tells its gestures, or the wait for one. Hosts come and go; while there is none, the
 * session's folder says when a socket appears.
 */
#ifndef FOLLOWERS_GESTURE_SOCKET_H
#define FOLLOWERS_GESTURE_SOCKET_H

#include "lines.h"

#include <stdint.h>

struct gesture_step;

struct gesture_socket {
	int fd;        /* -1 while nobody tells */
	int folder_fd; /* readable when something happens in the session's folder */
	const char *folder;
	const char *const *names; /* of the gestures, up to NULL */
	int tries;                /* how often to try until something happens in the folder */
	uint64_t try_ms;          /* when */
	struct lines lines;
	bool has_complained;
	void (*told)(const struct gesture_step *step, void *data);
	void (*lost)(void *data); /* a gesture that was under way has no end */
	void *data;
};

/* Begins with names, told, lost and data set, and without descriptors: -1. Prints why it failed. */
bool gesture_socket_init(struct gesture_socket *gestures, uint64_t now_ms);
void gesture_socket_finish(struct gesture_socket *gestures);

/* Reads what has come, and connects if it is time. Never waits. */
void gesture_socket_dispatch(struct gesture_socket *gestures, uint64_t now_ms);
/* Returns after how many ms to dispatch even if no descriptor is readable; -1: never. */
int gesture_socket_timeout(const struct gesture_socket *gestures, uint64_t now_ms);

#endif
