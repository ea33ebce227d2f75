/* SPDX-License-Identifier: MIT */
/*
 * A drawer behind the bottom edge. It is half as deep as its output: a gesture is carried out from a quarter of the
 * output on, which is half of the drawer.
 */
#ifndef FOLLOWERS_DRAWER_H
#define FOLLOWERS_DRAWER_H

#include "panel.h"

#include <stdbool.h>
#include <stdint.h>

struct gesture_step;

struct drawer {
	struct panel panel;
	double size;     /* px, all of it */
	double depth;    /* px, what has come in */
	double from;     /* the depth at which the fingers took it */
	double target;   /* where it settles */
	uint64_t now_ms; /* of the last step on its way there */
	bool is_held;    /* by the fingers */
	bool is_settling;
	bool is_open; /* where it was settled last */
};

void drawer_init(struct drawer *drawer, const struct globals *globals);
void drawer_finish(struct drawer *drawer);

void drawer_follow(struct drawer *drawer, const struct gesture_step *step, uint64_t now_ms);
/* Takes a gesture back that has no end. */
void drawer_let_go(struct drawer *drawer, uint64_t now_ms);
void drawer_shut(struct drawer *drawer, uint64_t now_ms);

/* Sends the compositor the next step, if there is one and the last one was shown. Returns false if out of memory. */
bool drawer_update(struct drawer *drawer, uint64_t now_ms);

#endif
