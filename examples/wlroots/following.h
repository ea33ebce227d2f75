/* SPDX-License-Identifier: MIT */
/* A value that the fingers of a recognizer move, shown once per output frame. */
#ifndef WLROOTS_FOLLOWING_H
#define WLROOTS_FOLLOWING_H

#include <stdbool.h>

struct shell;
struct tactus_host_follower;
struct tactus_recognizer;

struct following {
	struct shell *shell;
	struct tactus_host_follower *follower;
	void (*show)(double value, void *data);
	void *data; /* passed to show */
};

/* Without memory, the value is shown at each sample. */
void following_init(
	struct following *following, struct shell *shell, void (*show)(double value, void *data), void *data);
void following_finish(struct following *following);

/* Begins where a recognizer's fingers are, and shows the value, in px of the fingers. */
void following_begin(struct following *following, const struct tactus_recognizer *recognizer, double value);
/* Shows a value with the next frame. */
void following_move(struct following *following, double value);
/* Ends: the last value is shown before, unless it is to be taken back. */
void following_end(struct following *following, bool is_cancelled);

#endif
