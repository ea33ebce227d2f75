/* SPDX-License-Identifier: MIT */
/* A drawer at each edge: a swipe pulls it out, a tap on it closes it. */
#ifndef WLROOTS_DRAWERS_H
#define WLROOTS_DRAWERS_H

#include <stdbool.h>
#include <stdint.h>
#include <wlr/util/box.h>

struct shell;
struct tactus_recognizer;
struct tactus_view;
struct wlr_scene_node;
struct wlr_scene_rect;

#define DRAWER_COUNT 4

struct drawer {
	struct shell *shell;
	uint32_t edge; /* enum tactus_edge */
	const char *name;
	struct tactus_view *view;
	struct wlr_scene_rect *rectangle;
	struct wlr_box output; /* the output on which it was pulled out */
	double progress;       /* 0: closed, 1: open */
};

struct drawers {
	struct drawer list[DRAWER_COUNT];
};

bool drawers_init(struct drawers *drawers, struct shell *shell, struct wlr_scene_node *parent);

/* Action of a drawer's screen-edge pan. */
void drawer_follow_swipe(struct tactus_recognizer *swipe, void *drawer);

#endif
