/* SPDX-License-Identifier: MIT */
/* Feeds input into Tactus: one touch source for the fingers, another for the mouse. */
#ifndef SUPPORT_FEED_H
#define SUPPORT_FEED_H

#include "input.h"

#include <tactus.h>

struct feed {
	struct tactus_application *application;
	struct tactus_touch_source *panel, *mouse;
	/* Handles keys, which do not concern Tactus. May be NULL. */
	void (*handle_key)(void *data, uint32_t key, bool pressed);
	void *key_data;
};

/* Input functions that take a feed as their data. */
extern const struct input feed_input;

bool feed_start(struct feed *feed, struct tactus_application *application);
/* Returns a time, or the application's if that is later. */
uint64_t feed_not_before(const struct feed *feed, uint64_t time_us);

#endif
