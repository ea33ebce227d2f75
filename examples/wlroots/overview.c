/* SPDX-License-Identifier: MIT */
#include "overview.h"

#include "picture.h"
#include "server.h"
#include "version.h"
#include "window.h"

#include <math.h>
#include <tactus.h>

/* Scale of the pinch at which the overview is fully open. */
#define FULL_SCALE 0.5
/* Px that the fingers of a pinch go until then, about. */
#define ARM 300.0
/* Velocity of the scale, in 1/s, above which a flick decides. */
#define FLICK 0.5
/* px around each window. */
#define MARGIN 32.0
/* Less than a pixel of any window. */
#define PRECISION 0.0005
/* Alpha over the wallpaper. */
#define SHADE 0.45f

/* Places a picture between its window's own place (0) and its cell of the grid (1). */
static void place_picture(struct picture *picture, const struct wlr_fbox *cell, double progress)
{
	struct wlr_box window = version_get_geometry(picture->window->xdg_surface);
	double room_x = fmax(cell->width - 2 * MARGIN, 1), room_y = fmax(cell->height - 2 * MARGIN, 1);
	double scale = fmin(1, fmin(room_x / fmax(window.width, 1), room_y / fmax(window.height, 1)));
	double x = cell->x + (cell->width - window.width * scale) / 2;
	double y = cell->y + (cell->height - window.height * scale) / 2;

	picture_place(picture, picture->window->x + (x - picture->window->x) * progress,
		picture->window->y + (y - picture->window->y) * progress, 1 + (scale - 1) * progress);
}

/* Places all pictures: a grid, as wide as it is high or one column wider. */
static void place(struct overview *overview)
{
	const struct wlr_box *box = &overview->shell->box;
	double progress = fmin(fmax(overview->progress.value, 0), 1);
	int count = wl_list_length(&overview->pictures), index = 0;
	int columns = (int)ceil(sqrt(fmax(count, 1))), rows = (count + columns - 1) / columns;
	struct picture *picture;

	wl_list_for_each(picture, &overview->pictures, link) {
		int column = index % columns, row = index / columns;
		struct wlr_fbox cell = {
			.x = box->x + (double)box->width * column / columns,
			.y = box->y + (double)box->height * row / rows,
			.width = (double)box->width / columns,
			.height = (double)box->height / rows,
		};

		place_picture(picture, &cell, progress);
		index++;
	}
	if (overview->shade)
		wlr_scene_rect_set_color(overview->shade, (float[]){ 0, 0, 0, SHADE * (float)progress });
}

static void add_shade(struct overview *overview, struct wlr_scene_node *workspace)
{
	const struct wlr_box *box = &overview->shell->box;

	overview->shade = wlr_scene_rect_create(
		version_tree_of(workspace), box->width, box->height, (float[]){ 0, 0, 0, 0 });
	if (overview->shade)
		wlr_scene_node_set_position(&overview->shade->node, box->x, box->y);
}

/* Replaces the windows of the workspace by pictures. */
static void show_pictures(struct overview *overview)
{
	struct shell *shell = overview->shell;
	struct wlr_scene_node *workspace = workspaces_get_current(&shell->workspaces);
	struct window *window;

	add_shade(overview, workspace);
	wl_list_for_each_reverse(window, &shell->server->windows, link) {
		struct picture *picture;

		if (version_parent_of(window->node) != workspace)
			continue;
		picture = picture_create(window, workspace);
		if (picture)
			wl_list_insert(&overview->pictures, &picture->link);
	}
}

static void hide_pictures(struct overview *overview)
{
	struct picture *picture, *next;

	wl_list_for_each_safe(picture, next, &overview->pictures, link) {
		wl_list_remove(&picture->link);
		picture_destroy(picture);
	}
	if (overview->shade)
		wlr_scene_node_destroy(&overview->shade->node);
	overview->shade = NULL;
}

static bool is_shown(const struct overview *overview)
{
	return overview->is_open || overview->progress.is_moving || overview->progress.value > 0;
}

/* The overview's own view takes all touches while it is open. */
static void set_open(struct overview *overview, bool open)
{
	const struct wlr_box *box = &overview->shell->box;

	overview->is_open = open;
	tactus_view_set_frame(overview->view, box->x, box->y, box->width, box->height);
	tactus_view_set_hidden(overview->view, !open);
}

static void rest(struct overview *overview)
{
	bool open = overview->progress.value > 0;

	if (!open)
		hide_pictures(overview);
	shell_log(overview->shell, "overview is %s", open ? "open" : "closed");
}

void overview_close(struct overview *overview)
{
	if (!is_shown(overview))
		return;
	set_open(overview, false);
	motion_set(&overview->progress, 0);
	rest(overview);
}

void overview_follow_windows(struct overview *overview)
{
	if (!is_shown(overview))
		return;
	hide_pictures(overview);
	show_pictures(overview);
	place(overview);
}

static void release(struct overview *overview, double velocity, bool open)
{
	set_open(overview, open);
	motion_release(&overview->progress, velocity, open ? 1 : 0);
	shell_animate(overview->shell);
}

bool overview_step(struct overview *overview, uint64_t now_us)
{
	if (!motion_step(&overview->progress, now_us, PRECISION))
		return false;
	place(overview);
	if (!overview->progress.is_moving)
		rest(overview);
	return true;
}

void overview_send_frame_done(struct overview *overview, struct timespec *now)
{
	struct picture *picture;

	wl_list_for_each(picture, &overview->pictures, link)
		picture_send_frame_done(picture, now);
}

static void follow(double way, void *data)
{
	struct overview *overview = data;

	motion_set(&overview->progress, fmin(fmax(overview->held + way / ARM, 0), 1));
	place(overview);
}

void overview_follow_pinch(struct tactus_recognizer *pinch, void *data)
{
	struct overview *overview = data;
	double velocity = -tactus_pinch_recognizer_get_velocity(pinch) / (1 - FULL_SCALE);
	double way = (1 - tactus_pinch_recognizer_get_scale(pinch)) / (1 - FULL_SCALE);

	switch (tactus_recognizer_get_state(pinch)) {
	case TACTUS_RECOGNIZER_STATE_BEGAN:
		if (!is_shown(overview))
			show_pictures(overview);
		overview->held = overview->progress.value;
		following_begin(&overview->following, pinch, way * ARM);
		break;
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		following_move(&overview->following, way * ARM);
		break;
	case TACTUS_RECOGNIZER_STATE_ENDED:
		following_end(&overview->following, false);
		/* A pinch together opens the overview, a pinch apart closes it. */
		release(overview, velocity,
			fabs(velocity) > FLICK / (1 - FULL_SCALE) ? velocity > 0
								  : overview->progress.value > 0.5);
		break;
	default:
		following_end(&overview->following, true);
		release(overview, 0, overview->is_open);
		break;
	}
}

static void pick_window(struct tactus_recognizer *tap, void *data)
{
	struct overview *overview = data;
	struct picture *picture;
	double x = 0, y = 0;

	tactus_recognizer_get_location(tap, NULL, &x, &y);
	wl_list_for_each(picture, &overview->pictures, link) {
		if (!picture_contains(picture, x, y))
			continue;
		window_focus(picture->window);
		wlr_scene_node_raise_to_top(&picture->tree->node);
		break;
	}
	release(overview, 0, false);
}

bool overview_init(struct overview *overview, struct shell *shell)
{
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(shell->application);

	overview->shell = shell;
	wl_list_init(&overview->pictures);
	following_init(&overview->following, shell, follow, overview);
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

void overview_finish(struct overview *overview)
{
	following_finish(&overview->following);
}
