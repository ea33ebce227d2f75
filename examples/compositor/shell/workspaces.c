/* SPDX-License-Identifier: MIT */
#include "shell/workspaces.h"

#include "server.h"
#include "shell/output.h"
#include "shell/window.h"

#include <math.h>
#include <stdio.h>
#include <tactus.h>

double workspaces_get_offset(const struct workspaces *workspaces, int index)
{
	return (index - workspaces->current - workspaces->progress) * workspaces->output->place.width;
}

static void place_views(struct workspaces *workspaces)
{
	const struct output_place *place = &workspaces->output->place;

	for (int i = 0; i < WORKSPACE_COUNT; i++)
		tactus_view_set_frame(workspaces->views[i], workspaces_get_offset(workspaces, i), 0,
			place->width, place->height);
}

static bool exists(int index)
{
	return index >= 0 && index < WORKSPACE_COUNT;
}

void workspaces_set_progress(struct workspaces *workspaces, double progress)
{
	progress = fmax(-1, fmin(1, progress));
	if (!exists(workspaces->current + (progress > 0 ? 1 : -1)))
		progress = tactus_rubber_band_get_offset(progress, 1);
	workspaces->progress = progress;
	place_views(workspaces);
}

void workspaces_settle(struct workspaces *workspaces, double velocity)
{
	double width = workspaces->output->place.width, stops[WORKSPACE_COUNT];
	size_t stop = (size_t)workspaces->current;

	for (int i = 0; i < WORKSPACE_COUNT; i++)
		stops[i] = i * width;
	tactus_detents_find_page(stops, WORKSPACE_COUNT, workspaces->current * width,
		(workspaces->current + workspaces->progress) * width, velocity, &stop);
	workspaces->progress = 0;
	workspaces->current = (int)stop;
	place_views(workspaces);
	window_focus_seen(workspaces->output);
	shell_log(&workspaces->output->server->shell, "workspace %d of %d", workspaces->current + 1, WORKSPACE_COUNT);
}

bool workspaces_init(struct workspaces *workspaces, struct output *output)
{
	workspaces->output = output;
	for (int i = 0; i < WORKSPACE_COUNT; i++) {
		char name[32];
		struct tactus_view *view = tactus_view_create(output->server->shell.application, 0, 0,
			output->place.width, output->place.height);

		snprintf(name, sizeof(name), "workspace %d", i + 1);
		tactus_view_set_name(view, name);
		if (tactus_view_add_subview(output->root, view) != TACTUS_STATUS_OK)
			return false;
		workspaces->views[i] = view;
	}
	place_views(workspaces);
	return true;
}
