/* SPDX-License-Identifier: MIT */
/* A drawer at each edge: a swipe pulls it out, a spring opens or closes it, a tap on it closes it. */
#ifndef WLROOTS_DRAWERS_H
#define WLROOTS_DRAWERS_H

#include "following.h"
#include "motion.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wlr/util/box.h>

struct shell;
struct tactus_recognizer;
struct tactus_view;
struct wlr_scene_buffer;
struct wlr_scene_node;
struct wlr_scene_tree;

#define DRAWER_COUNT 4

struct drawer {
	struct shell *shell;
	size_t number;
	uint32_t edge; /* enum tactus_edge */
	const char *name;
	struct tactus_view *view;
	struct wlr_scene_tree *tree;
	struct wlr_scene_buffer *content; /* NULL until it is pulled out */
	struct wlr_box output;            /* the output on which it was pulled out */
	struct motion depth;              /* how much of it is visible, in px */
	double held;                      /* that depth when the finger took it */
	struct following following;
};

struct drawers {
	struct drawer list[DRAWER_COUNT];
};

bool drawers_init(struct drawers *drawers, struct shell *shell, struct wlr_scene_node *parent);
void drawers_finish(struct drawers *drawers);
/* Moves the drawers that a spring moves to their places at a time. Returns whether one was moving. */
bool drawers_step(struct drawers *drawers, uint64_t now_us);

/* Action of a drawer's screen-edge pan. */
void drawer_follow_swipe(struct tactus_recognizer *swipe, void *drawer);

#endif
