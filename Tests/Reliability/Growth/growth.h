/* SPDX-License-Identifier: MIT */
#ifndef GROWTH_H
#define GROWTH_H

#include <stddef.h>
#include <tactus.h>

/* What a host makes of many objects: each piece of work is done with one number of them and with four times it. */
struct crowd {
	size_t count;
	struct tactus_application *application;
	struct tactus_view *window;
	struct tactus_view **views;
	struct tactus_recognizer **recognizers;
	struct tactus_touch_source **sources;
	/* A permutation of the indices, the same on every run. */
	size_t *shuffled;
};

struct piece {
	const char *name;
	/* Not counted; may be NULL. */
	void (*prepare)(struct crowd *crowd);
	void (*work)(struct crowd *crowd);
};

extern const struct piece tree_pieces[], other_pieces[];

void make_views(struct crowd *crowd);
void make_siblings(struct crowd *crowd);
void make_recognizers(struct crowd *crowd);
void make_sources(struct crowd *crowd);

#endif
