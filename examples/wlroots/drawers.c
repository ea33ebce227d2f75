/* SPDX-License-Identifier: MIT */
#include "drawers.h"

#include "canvas.h"
#include "drawer-content.h"
#include "server.h"
#include "version.h"

#include <math.h>
#include <string.h>
#include <tactus.h>

/* px. */
#define DEPTH 240
#define PRECISION 0.5

/* In the order of drawer_content_draw(). */
static const struct {
	uint32_t edge;
	const char *name;
} designs[DRAWER_COUNT] = {
	{ TACTUS_EDGE_TOP, "top drawer" },
	{ TACTUS_EDGE_LEFT, "left drawer" },
	{ TACTUS_EDGE_BOTTOM, "bottom drawer" },
	{ TACTUS_EDGE_RIGHT, "right drawer" },
};

static bool is_across(const struct drawer *drawer)
{
	return drawer->edge & (TACTUS_EDGE_TOP | TACTUS_EDGE_BOTTOM);
}

/* Shows the part of the content that has come in from the edge; the rest would be on the next output. */
static void show_content(struct drawer *drawer, int depth, int width, int height)
{
	struct wlr_fbox part = {
		.x = drawer->edge == TACTUS_EDGE_LEFT ? DEPTH - depth : 0,
		.y = drawer->edge == TACTUS_EDGE_TOP ? DEPTH - depth : 0,
		.width = width,
		.height = height,
	};

	wlr_scene_node_set_enabled(&drawer->tree->node, depth > 0);
	if (!drawer->content || depth == 0)
		return;
	wlr_scene_buffer_set_source_box(drawer->content, &part);
	wlr_scene_buffer_set_dest_size(drawer->content, width, height);
}

static void place(struct drawer *drawer)
{
	const struct wlr_box *output = &drawer->output;
	int depth = (int)lround(fmin(fmax(drawer->depth.value, 0), DEPTH));
	int x = drawer->edge == TACTUS_EDGE_RIGHT ? output->x + output->width - depth : output->x;
	int y = drawer->edge == TACTUS_EDGE_BOTTOM ? output->y + output->height - depth : output->y;
	int width = is_across(drawer) ? output->width : depth;
	int height = is_across(drawer) ? depth : output->height;

	show_content(drawer, depth, width, height);
	wlr_scene_node_set_position(&drawer->tree->node, x, y);
	tactus_view_set_hidden(drawer->view, depth == 0);
	tactus_view_set_frame(drawer->view, x, y, width, height);
}

static void release(struct drawer *drawer, double velocity, double depth)
{
	motion_release(&drawer->depth, velocity, depth);
	shell_animate(drawer->shell);
}

/* Releases the drawer: a flick decides, else the nearer end. */
static void let_go(struct drawer *drawer, double velocity)
{
	static const double stops[] = { 0, DEPTH };
	size_t stop = 0;

	tactus_detents_find_page(stops, 2, drawer->held, drawer->depth.value, velocity, &stop);
	release(drawer, velocity, stops[stop]);
}

static void draw_content(struct drawer *drawer)
{
	if (drawer->content)
		wlr_scene_node_destroy(&drawer->content->node);
	drawer->content = canvas_create(&drawer->tree->node, is_across(drawer) ? drawer->output.width : DEPTH,
		is_across(drawer) ? DEPTH : drawer->output.height, drawer_content_draw, drawer->number);
}

/* Moves the drawer to the output of the finger, where it is closed. */
static void choose_output(struct drawer *drawer, double x, double y)
{
	struct wlr_output_layout *layout = drawer->shell->server->output_layout;
	struct wlr_output *output = wlr_output_layout_output_at(layout, x, y);
	struct wlr_box box = output ? version_get_output_box(layout, output) : drawer->output;

	if (drawer->content && memcmp(&box, &drawer->output, sizeof(box)) == 0)
		return;
	drawer->output = box;
	motion_set(&drawer->depth, 0);
	draw_content(drawer);
}

/* Returns the component of a vector that leads away from the edge. */
static double inwards(const struct drawer *drawer, double x, double y)
{
	switch (drawer->edge) {
	case TACTUS_EDGE_TOP:
		return y;
	case TACTUS_EDGE_LEFT:
		return x;
	case TACTUS_EDGE_BOTTOM:
		return -y;
	default:
		return -x;
	}
}

/* Catches the drawer where it is, even while it moves. */
static void hold(struct drawer *drawer, struct tactus_recognizer *swipe)
{
	double x = 0, y = 0;

	tactus_recognizer_get_location(swipe, NULL, &x, &y);
	choose_output(drawer, x, y);
	motion_set(&drawer->depth, drawer->depth.value);
	drawer->held = drawer->depth.value;
}

static void follow(double way, void *data)
{
	struct drawer *drawer = data;

	motion_set(&drawer->depth, fmin(fmax(drawer->held + way, 0), DEPTH));
	place(drawer);
}

void drawer_follow_swipe(struct tactus_recognizer *swipe, void *data)
{
	struct drawer *drawer = data;
	double x = 0, y = 0;

	switch (tactus_recognizer_get_state(swipe)) {
	case TACTUS_RECOGNIZER_STATE_BEGAN:
		hold(drawer, swipe);
		tactus_pan_recognizer_get_translation(swipe, NULL, &x, &y);
		following_begin(&drawer->following, swipe, inwards(drawer, x, y));
		break;
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		tactus_pan_recognizer_get_translation(swipe, NULL, &x, &y);
		following_move(&drawer->following, inwards(drawer, x, y));
		break;
	case TACTUS_RECOGNIZER_STATE_ENDED:
		following_end(&drawer->following, false);
		tactus_pan_recognizer_get_velocity(swipe, NULL, &x, &y);
		let_go(drawer, inwards(drawer, x, y));
		break;
	default:
		following_end(&drawer->following, true);
		release(drawer, 0, 0);
		break;
	}
}

static void close_by_tap(struct tactus_recognizer *tap, void *data)
{
	release(data, 0, 0);
}

bool drawers_step(struct drawers *drawers, uint64_t now_us)
{
	bool is_moving = false;

	for (int i = 0; i < DRAWER_COUNT; i++) {
		struct drawer *drawer = &drawers->list[i];

		if (!motion_step(&drawer->depth, now_us, PRECISION))
			continue;
		is_moving = true;
		place(drawer);
		if (!drawer->depth.is_moving)
			shell_log(drawer->shell, "%s is %s", drawer->name, drawer->depth.value > 0 ? "open" : "closed");
	}
	return is_moving;
}

static enum tactus_handling take_touches(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	return TACTUS_HANDLING_HANDLED;
}

static bool init(struct drawer *drawer, struct shell *shell, struct wlr_scene_node *parent, size_t number)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(shell->application);

	drawer->shell = shell;
	drawer->number = number;
	drawer->edge = designs[number].edge;
	drawer->name = designs[number].name;
	following_init(&drawer->following, shell, follow, drawer);
	drawer->view = tactus_view_create(shell->application, 0, 0, 0, 0);
	drawer->tree = wlr_scene_tree_create(version_tree_of(parent));
	if (!tap || !drawer->view || !drawer->tree)
		return false;
	callbacks.touches_began = callbacks.touches_moved = take_touches;
	callbacks.touches_ended = callbacks.touches_cancelled = take_touches;
	tactus_view_set_responder_callbacks(drawer->view, &callbacks, NULL);
	tactus_view_set_name(drawer->view, drawer->name);
	tactus_view_add_subview(shell->root, drawer->view);
	tactus_recognizer_set_name(tap, "tap on a drawer");
	tactus_recognizer_add_target(tap, close_by_tap, drawer);
	tactus_view_add_recognizer(drawer->view, tap);
	place(drawer);
	return true;
}

bool drawers_init(struct drawers *drawers, struct shell *shell, struct wlr_scene_node *parent)
{
	for (size_t i = 0; i < DRAWER_COUNT; i++) {
		if (!init(&drawers->list[i], shell, parent, i))
			return false;
	}
	return true;
}

void drawers_finish(struct drawers *drawers)
{
	for (int i = 0; i < DRAWER_COUNT; i++)
		following_finish(&drawers->list[i].following);
}
