/* SPDX-License-Identifier: MIT */
#include "drawers.h"

#include "server.h"
#include "version.h"

#include <math.h>
#include <tactus.h>

#define DEPTH 240.0

static const struct {
	uint32_t edge;
	const char *name;
	float color[4];
} designs[DRAWER_COUNT] = {
	{ TACTUS_EDGE_TOP, "top drawer", { 0.27f, 0.19f, 0.50f, 1 } },
	{ TACTUS_EDGE_LEFT, "left drawer", { 0.10f, 0.36f, 0.46f, 1 } },
	{ TACTUS_EDGE_BOTTOM, "bottom drawer", { 0.20f, 0.42f, 0.26f, 1 } },
	{ TACTUS_EDGE_RIGHT, "right drawer", { 0.52f, 0.25f, 0.20f, 1 } },
};

/* Places the drawer: its progress is the visible fraction of its depth. */
static void place(struct drawer *drawer)
{
	const struct wlr_box *output = &drawer->output;
	bool is_across = drawer->edge & (TACTUS_EDGE_TOP | TACTUS_EDGE_BOTTOM);
	int depth = (int)lround(drawer->progress * DEPTH);
	int x = drawer->edge == TACTUS_EDGE_RIGHT ? output->x + output->width - depth : output->x;
	int y = drawer->edge == TACTUS_EDGE_BOTTOM ? output->y + output->height - depth : output->y;
	int width = is_across ? output->width : depth;
	int height = is_across ? depth : output->height;

	wlr_scene_node_set_enabled(&drawer->rectangle->node, depth > 0);
	wlr_scene_node_set_position(&drawer->rectangle->node, x, y);
	wlr_scene_rect_set_size(drawer->rectangle, width, height);
	tactus_view_set_hidden(drawer->view, depth == 0);
	tactus_view_set_frame(drawer->view, x, y, width, height);
}

static void rest(struct drawer *drawer, bool open)
{
	drawer->progress = open ? 1 : 0;
	place(drawer);
	shell_log(drawer->shell, "%s is %s", drawer->name, open ? "open" : "closed");
}

/* Releases the drawer: a flick decides, else the nearer end. */
static void let_go(struct drawer *drawer, double velocity)
{
	static const double stops[] = { 0, DEPTH };
	size_t stop = 0;

	tactus_detents_find_page(stops, 2, 0, drawer->progress * DEPTH, velocity, &stop);
	rest(drawer, stop == 1);
}

static void choose_output(struct drawer *drawer, double x, double y)
{
	struct wlr_output_layout *layout = drawer->shell->server->output_layout;
	struct wlr_output *output = wlr_output_layout_output_at(layout, x, y);

	if (output)
		drawer->output = version_get_output_box(layout, output);
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

void drawer_follow_swipe(struct tactus_recognizer *swipe, void *data)
{
	struct drawer *drawer = data;
	double x = 0, y = 0, velocity;

	tactus_pan_recognizer_get_velocity(swipe, NULL, &x, &y);
	velocity = inwards(drawer, x, y);
	switch (tactus_recognizer_get_state(swipe)) {
	case TACTUS_RECOGNIZER_STATE_BEGAN:
		tactus_recognizer_get_location(swipe, NULL, &x, &y);
		choose_output(drawer, x, y);
		/* fallthrough */
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		tactus_pan_recognizer_get_translation(swipe, NULL, &x, &y);
		drawer->progress = fmin(fmax(inwards(drawer, x, y) / DEPTH, 0), 1);
		place(drawer);
		break;
	case TACTUS_RECOGNIZER_STATE_ENDED:
		let_go(drawer, velocity);
		break;
	default:
		rest(drawer, false);
		break;
	}
}

static void close_by_tap(struct tactus_recognizer *tap, void *data)
{
	rest(data, false);
}

static enum tactus_handling take_touches(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	return TACTUS_HANDLING_HANDLED;
}

static bool init(struct drawer *drawer, struct shell *shell, struct wlr_scene_node *parent, size_t design)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(shell->application);

	drawer->shell = shell;
	drawer->edge = designs[design].edge;
	drawer->name = designs[design].name;
	drawer->view = tactus_view_create(shell->application, 0, 0, 0, 0);
	drawer->rectangle = wlr_scene_rect_create(version_tree_of(parent), 0, 0, designs[design].color);
	if (!tap || !drawer->view || !drawer->rectangle)
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
