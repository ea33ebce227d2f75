/* SPDX-License-Identifier: MIT */
#include "workspaces.h"

#include "shell.h"
#include "wlroots-version.h"

#include <math.h>
#include <stdlib.h>

/* px/s above which a flick switches, however short it was. */
#define FLICK 300
/* How much of the way there is beyond the first and the last workspace. */
#define RESISTANCE 4

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
		/* What is out of sight has no frames to draw and cannot be hit. */
		wlr_scene_node_set_enabled(node, abs(x) < width || i == workspaces->current);
	}
}

bool workspaces_init(struct workspaces *workspaces, struct shell *shell, struct wlr_scene_node *parent)
{
	workspaces->shell = shell;
	for (int i = 0; i < WORKSPACE_COUNT; i++) {
		workspaces->trees[i] = wlr_scene_tree_create(parent);
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

	workspaces->offset = leads_somewhere ? translation : translation / RESISTANCE;
	workspaces_place(workspaces);
}

void workspaces_release(struct workspaces *workspaces, double velocity)
{
	double offset = workspaces->offset;
	bool is_far = fabs(offset) > workspaces->shell->box.width / 2.0;
	bool is_flick = fabs(velocity) > FLICK;
	int next = workspaces->current + (offset > 0 ? -1 : 1);

	/* A flick back takes back even what was dragged far. */
	if (is_flick ? velocity * offset <= 0 : !is_far)
		next = workspaces->current;
	if (is_workspace(next) && next != workspaces->current) {
		overview_close(&workspaces->shell->overview); /* of the windows that go out of sight */
		workspaces->current = next;
	}
	workspaces->offset = 0;
	workspaces_place(workspaces);
	shell_log(workspaces->shell, "workspace %d", workspaces->current + 1);
}
