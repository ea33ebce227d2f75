/* SPDX-License-Identifier: MIT */
#include "workspaces.h"

#include "shell.h"
#include "version.h"

#include <math.h>
#include <stdlib.h>
#include <tactus.h>

static bool is_workspace(int number)
{
	return number >= 0 && number < WORKSPACE_COUNT;
}

void workspaces_place(struct workspaces *workspaces)
{
	int width = workspaces->shell->box.width;

	for (int i = 0; i < WORKSPACE_COUNT; i++) {
		struct wlr_scene_node *node = &workspaces->trees[i]->node;
		int x = (i - workspaces->current) * width + (int)lround(workspaces->offset);

		wlr_scene_node_set_position(node, x, 0);
		/* A workspace out of sight needs no frames and cannot be hit. */
		wlr_scene_node_set_enabled(node, abs(x) < width || i == workspaces->current);
	}
}

bool workspaces_init(struct workspaces *workspaces, struct shell *shell, struct wlr_scene_node *parent)
{
	workspaces->shell = shell;
	for (int i = 0; i < WORKSPACE_COUNT; i++) {
		workspaces->trees[i] = wlr_scene_tree_create(version_tree_of(parent));
		if (!workspaces->trees[i])
			return false;
	}
	workspaces_place(workspaces);
	return true;
}

struct wlr_scene_node *workspaces_get_current(const struct workspaces *workspaces)
{
	return &workspaces->trees[workspaces->current]->node;
}

void workspaces_drag(struct workspaces *workspaces, double translation)
{
	bool leads_somewhere = is_workspace(workspaces->current + (translation > 0 ? -1 : 1));

	if (!leads_somewhere)
		translation = tactus_rubber_band_get_offset(translation, workspaces->shell->box.width);
	workspaces->offset = translation;
	workspaces_place(workspaces);
}

void workspaces_release(struct workspaces *workspaces, double velocity)
{
	double stops[WORKSPACE_COUNT], width = workspaces->shell->box.width;
	size_t next = (size_t)workspaces->current;

	for (int i = 0; i < WORKSPACE_COUNT; i++)
		stops[i] = i * width;
	/* A flick back returns even from a long drag. Fingers that move left lead to the workspace on the right. */
	tactus_detents_find_page(
		stops, WORKSPACE_COUNT, stops[next], stops[next] - workspaces->offset, -velocity, &next);
	if ((int)next != workspaces->current) {
		overview_close(&workspaces->shell->overview); /* of the windows that go out of sight */
		workspaces->current = (int)next;
	}
	workspaces->offset = 0;
	workspaces_place(workspaces);
	shell_log(workspaces->shell, "workspace %d", workspaces->current + 1);
}
