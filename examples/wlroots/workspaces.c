/* SPDX-License-Identifier: MIT */
#include "workspaces.h"

#include "canvas.h"
#include "shell.h"
#include "version.h"
#include "wallpaper.h"

#include <math.h>
#include <stdlib.h>
#include <tactus.h>
#include <wlr/util/log.h>

/* px. */
#define PRECISION 0.5

static bool is_workspace(int number)
{
	return number >= 0 && number < WORKSPACE_COUNT;
}

static void place(struct workspaces *workspaces)
{
	const struct wlr_box *box = &workspaces->shell->box;

	for (int i = 0; i < WORKSPACE_COUNT; i++) {
		struct wlr_scene_node *node = &workspaces->trees[i]->node;
		int x = (i - workspaces->current) * box->width + (int)lround(workspaces->offset.value);

		wlr_scene_node_set_position(node, x, 0);
		/* A workspace out of sight needs no frames and cannot be hit. */
		wlr_scene_node_set_enabled(node, abs(x) < box->width || i == workspaces->current);
	}
}

/* Wallpapers lie behind the windows and cover all outputs. */
static void draw_wallpaper(struct workspaces *workspaces, int number)
{
	const struct wlr_box *box = &workspaces->shell->box;
	struct wlr_scene_buffer **wallpaper = &workspaces->wallpapers[number];

	if (*wallpaper)
		wlr_scene_node_destroy(&(*wallpaper)->node);
	*wallpaper = canvas_create(&workspaces->trees[number]->node, box->width, box->height, wallpaper_draw,
		(size_t)number % WALLPAPER_COUNT);
	if (!*wallpaper)
		return;
	wlr_scene_node_lower_to_bottom(&(*wallpaper)->node);
	wlr_scene_node_set_position(&(*wallpaper)->node, box->x, box->y);
}

void workspaces_follow_outputs(struct workspaces *workspaces)
{
	motion_set(&workspaces->offset, 0);
	for (int i = 0; i < WORKSPACE_COUNT; i++)
		draw_wallpaper(workspaces, i);
	place(workspaces);
}

static void follow(double translation, void *data)
{
	wlr_log(WLR_DEBUG, "workspaces follow the fingers to %.0f px", translation);
	workspaces_drag(data, translation);
}

bool workspaces_init(struct workspaces *workspaces, struct shell *shell, struct wlr_scene_node *parent)
{
	workspaces->shell = shell;
	for (int i = 0; i < WORKSPACE_COUNT; i++) {
		workspaces->trees[i] = wlr_scene_tree_create(version_tree_of(parent));
		if (!workspaces->trees[i])
			return false;
	}
	following_init(&workspaces->following, shell, follow, workspaces);
	place(workspaces);
	return true;
}

void workspaces_finish(struct workspaces *workspaces)
{
	following_finish(&workspaces->following);
}

struct wlr_scene_node *workspaces_get_current(const struct workspaces *workspaces)
{
	return &workspaces->trees[workspaces->current]->node;
}

static bool leads_somewhere(const struct workspaces *workspaces, double offset)
{
	return is_workspace(workspaces->current + (offset > 0 ? -1 : 1));
}

void workspaces_hold(struct workspaces *workspaces)
{
	double offset = workspaces->offset.value;

	motion_set(&workspaces->offset, offset);
	workspaces->held = leads_somewhere(workspaces, offset)
		? offset
		: tactus_rubber_band_get_distance(offset, workspaces->shell->box.width);
}

void workspaces_drag(struct workspaces *workspaces, double translation)
{
	double way = workspaces->held + translation, width = workspaces->shell->box.width;

	motion_set(&workspaces->offset,
		leads_somewhere(workspaces, way) ? fmin(fmax(way, -width), width)
						 : tactus_rubber_band_get_offset(way, width));
	place(workspaces);
}

void workspaces_release(struct workspaces *workspaces, double velocity)
{
	double stops[WORKSPACE_COUNT], offset = workspaces->offset.value, width = workspaces->shell->box.width;
	size_t next = (size_t)workspaces->current;

	for (int i = 0; i < WORKSPACE_COUNT; i++)
		stops[i] = i * width;
	/* A flick back returns even from a long drag. Fingers that move left lead to the workspace on the right. */
	tactus_detents_find_page(stops, WORKSPACE_COUNT, stops[next], stops[next] - offset, -velocity, &next);
	if ((int)next != workspaces->current)
		overview_close(&workspaces->shell->overview); /* of the windows that go out of sight */
	/* The row stays where it is; its offset now counts from the workspace to come. */
	motion_set(&workspaces->offset, offset + ((int)next - workspaces->current) * width);
	workspaces->current = (int)next;
	motion_release(&workspaces->offset, velocity, 0);
	shell_animate(workspaces->shell);
}

bool workspaces_step(struct workspaces *workspaces, uint64_t now_us)
{
	if (!motion_step(&workspaces->offset, now_us, PRECISION))
		return false;
	place(workspaces);
	if (!workspaces->offset.is_moving)
		shell_log(workspaces->shell, "workspace %d", workspaces->current + 1);
	return true;
}
