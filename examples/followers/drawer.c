/* SPDX-License-Identifier: MIT */
#include "drawer.h"

#include "drawer-picture.h"
#include "gesture-step.h"
#include "wlr-layer-shell-unstable-v1-client-protocol.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* px, if the host does not tell the size of the output. */
#define ASSUMED_SIZE 360
/* Settling: two thirds of the way take this long. */
#define SETTLING_MS 60.0
/* A surface beyond the edge would never be told that it was shown. */
#define DEPTH_MINIMUM 1

static const struct panel_design design = {
	.name = "drawer",
	.layer = ZWLR_LAYER_SHELL_V1_LAYER_TOP,
	.anchor = ZWLR_LAYER_SURFACE_V1_ANCHOR_BOTTOM | ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT |
		ZWLR_LAYER_SURFACE_V1_ANCHOR_RIGHT,
	.takes_touches = true,
	.draw = drawer_picture_draw,
};

/* The picture is drawn once. From then on the drawer is moved. */
static void set_depth(struct drawer *drawer, double depth)
{
	drawer->depth = fmin(fmax(depth, DEPTH_MINIMUM), drawer->size);
	panel_move(&drawer->panel, (int32_t)lround(drawer->depth - drawer->size));
}

static void settle(struct drawer *drawer, double target, uint64_t now_ms)
{
	drawer->is_held = false;
	drawer->is_settling = true;
	drawer->target = target;
	drawer->now_ms = now_ms;
}

/* Catches the drawer where it is, even while it moves. */
static void hold(struct drawer *drawer, const struct gesture_step *step)
{
	if (!panel_is_shown(&drawer->panel)) {
		drawer->size = step->output_height > 0 ? floor(step->output_height / 2) : ASSUMED_SIZE;
		drawer->is_open = false;
		set_depth(drawer, 0);
	}
	drawer->from = drawer->depth;
	drawer->is_held = true;
	drawer->is_settling = false;
}

void drawer_follow(struct drawer *drawer, const struct gesture_step *step, uint64_t now_ms)
{
	/* The gesture may have begun before this program did. */
	if (!drawer->is_held && (step->phase == GESTURE_BEGAN || step->phase == GESTURE_CHANGED))
		hold(drawer, step);
	if (!drawer->is_held)
		return;
	switch (step->phase) {
	case GESTURE_BEGAN:
	case GESTURE_CHANGED:
		set_depth(drawer, drawer->from - step->dy);
		panel_show(&drawer->panel, step->output, 0, (int)drawer->size);
		break;
	case GESTURE_ENDED:
		settle(drawer, step->carried_out || drawer->is_open ? drawer->size : 0, now_ms);
		break;
	default:
		drawer_let_go(drawer, now_ms);
		break;
	}
}

void drawer_let_go(struct drawer *drawer, uint64_t now_ms)
{
	if (drawer->is_held)
		settle(drawer, drawer->is_open ? drawer->size : 0, now_ms);
}

void drawer_shut(struct drawer *drawer, uint64_t now_ms)
{
	if (panel_is_shown(&drawer->panel))
		settle(drawer, 0, now_ms);
}

static void end_settling(struct drawer *drawer)
{
	drawer->is_settling = false;
	drawer->is_open = drawer->target > 0;
	if (!drawer->is_open)
		panel_hide(&drawer->panel);
	puts(drawer->is_open ? "drawer open" : "drawer shut");
}

/* Each step moves the surface by a pixel at least: without a change the compositor would not ask for the next one. */
static void step_on(struct drawer *drawer, uint64_t now_ms)
{
	double rest = drawer->target - drawer->depth;
	double way = fabs(rest) * (1 - exp(-(double)(now_ms - drawer->now_ms) / SETTLING_MS));

	drawer->now_ms = now_ms;
	set_depth(drawer, drawer->depth + copysign(fmin(fmax(way, 1), fabs(rest)), rest));
	if (fabs(drawer->target - drawer->depth) <= DEPTH_MINIMUM)
		end_settling(drawer);
}

bool drawer_update(struct drawer *drawer, uint64_t now_ms)
{
	/* The panel was never shown, or its output has gone. */
	if (drawer->is_settling && !panel_is_shown(&drawer->panel)) {
		drawer->target = 0;
		end_settling(drawer);
	}
	if (drawer->is_settling && panel_is_ready(&drawer->panel))
		step_on(drawer, now_ms);
	return panel_update(&drawer->panel);
}

void drawer_init(struct drawer *drawer, const struct globals *globals)
{
	memset(drawer, 0, sizeof(*drawer));
	panel_init(&drawer->panel, globals, &design, drawer);
}

void drawer_finish(struct drawer *drawer)
{
	panel_finish(&drawer->panel);
}
