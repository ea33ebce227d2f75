/* SPDX-License-Identifier: MIT */
/* Hands input to Tactus: a touch source for the fingers, another for the mouse. */
#ifndef SUPPORT_FEED_H
#define SUPPORT_FEED_H

#include "input.h"

#include <tactus.h>

struct feed {
	struct tactus_application *application;
	struct tactus_touch_source *panel, *mouse;
	/* Keys are not Tactus's: they go on. May be NULL. */
	void (*handle_key)(void *data, uint32_t key, bool pressed);
	void *key_data;
};

/* Takes a feed as its data. */
extern const struct input feed_input;

bool feed_start(struct feed *feed, struct tactus_application *application);
/* A time, or the application's if that is later. */
uint64_t feed_not_before(const struct feed *feed, uint64_t time_us);

#endif
