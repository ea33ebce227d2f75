/* SPDX-License-Identifier: MIT */
#include "overview.h"

#include "server.h"
#include "version.h"
#include "window.h"

#include <math.h>
#include <tactus.h>

/* Scale of the pinch at which the overview is fully open. */
#define FULL_SCALE 0.5
/* Velocity of the scale, in 1/s, above which a flick decides. */
#define FLICK 0.5

/* Places the windows between their own places (0) and side by side (1). */
static void spread(struct overview *overview, double progress)
{
	struct shell *shell = overview->shell;
	struct wlr_scene_node *workspace = workspaces_get_current(&shell->workspaces);
	struct window *window;
	int count = 0, column = 0;

	wl_list_for_each(window, &shell->server->windows, link)
		count += version_parent_of(window->node) == workspace;
	wl_list_for_each(window, &shell->server->windows, link) {
		double x, y;

		if (version_parent_of(window->node) != workspace)
			continue;
		x = shell->box.x + (double)shell->box.width * column++ / count;
		y = shell->box.y + shell->box.height / 8.0;
		wlr_scene_node_set_position(window->node, (int)lround(window->x + (x - window->x) * progress),
			(int)lround(window->y + (y - window->y) * progress));
	}
}

static void rest(struct overview *overview, bool open)
{
	const struct wlr_box *box = &overview->shell->box;

	overview->is_open = open;
	spread(overview, open ? 1 : 0);
	tactus_view_set_frame(overview->view, box->x, box->y, box->width, box->height);
	tactus_view_set_hidden(overview->view, !open);
	shell_log(overview->shell, "overview is %s", open ? "open" : "closed");
}

void overview_close(struct overview *overview)
{
	if (overview->is_open)
		rest(overview, false);
}

void overview_follow_pinch(struct tactus_recognizer *pinch, void *data)
{
	struct overview *overview = data;
	double scale = tactus_pinch_recognizer_get_scale(pinch);
	double velocity = tactus_pinch_recognizer_get_velocity(pinch);
	double progress = (1 - scale) / (1 - FULL_SCALE) + (overview->is_open ? 1 : 0);

	progress = fmin(fmax(progress, 0), 1);
	switch (tactus_recognizer_get_state(pinch)) {
	case TACTUS_RECOGNIZER_STATE_BEGAN:
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		spread(overview, progress);
		break;
	case TACTUS_RECOGNIZER_STATE_ENDED:
		/* A pinch together opens the overview, a pinch apart closes it. */
		rest(overview, fabs(velocity) > FLICK ? velocity < 0 : progress > 0.5);
		break;
	default:
		rest(overview, overview->is_open);
		break;
	}
}

static void pick_window(struct tactus_recognizer *tap, void *data)
{
	struct overview *overview = data;
	struct wlr_scene_node *node;
	struct window *window;
	double x = 0, y = 0;

	tactus_recognizer_get_location(tap, NULL, &x, &y);
	node = scene_surface_node_at(overview->shell, x, y, &x, &y);
	window = node ? window_of_node(version_parent_of(node)) : NULL;
	overview_close(overview);
	if (window)
		window_focus(window);
}

bool overview_init(struct overview *overview, struct shell *shell)
{
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(shell->application);

	overview->shell = shell;
	overview->view = tactus_view_create(shell->application, 0, 0, 0, 0);
	if (!tap || !overview->view)
		return false;
	tactus_view_set_name(overview->view, "overview");
	tactus_view_set_hidden(overview->view, true);
	tactus_view_add_subview(shell->root, overview->view);
	tactus_recognizer_set_name(tap, "tap in the overview");
	tactus_recognizer_add_target(tap, pick_window, overview);
	return tactus_view_add_recognizer(overview->view, tap) == TACTUS_STATUS_OK;
}
