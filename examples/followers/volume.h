/* SPDX-License-Identifier: MIT */
/* A bar that shows a volume, and goes a moment after the fingers have. */
#ifndef FOLLOWERS_VOLUME_H
#define FOLLOWERS_VOLUME_H

#include "panel.h"

#include <stdbool.h>
#include <stdint.h>

struct gesture_step;

struct volume {
	struct panel panel;
	double value; /* 0 to 1 */
	double from;  /* when the fingers took it */
	bool is_held;
	uint64_t hide_ms; /* when it goes; 0: not yet */
};

void volume_init(struct volume *volume, const struct globals *globals);
void volume_finish(struct volume *volume);

void volume_follow(struct volume *volume, const struct gesture_step *step, uint64_t now_ms);
/* Takes a gesture back that has no end. */
void volume_let_go(struct volume *volume, uint64_t now_ms);

/* Hides the bar if it is time, or sends what has changed. Returns false if out of memory. */
bool volume_update(struct volume *volume, uint64_t now_ms);
/* Returns after how many ms volume_update() has something to do in any case; -1: never. */
int volume_timeout(const struct volume *volume, uint64_t now_ms);

#endif
