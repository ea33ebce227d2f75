/* SPDX-License-Identifier: MIT */
#include "shell/workspaces.h"

#include "server.h"
#include "shell/output.h"
#include "shell/window.h"

#include <math.h>
#include <stdio.h>
#include <tactus.h>

/* Share of a workspace's width that is less than a pixel. */
#define SEEN_STEP 0.0005

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

static void set_progress(struct workspaces *workspaces, double progress)
{
	progress = fmax(-1, fmin(1, progress));
	if (!exists(workspaces->current + (progress > 0 ? 1 : -1)))
		progress = tactus_rubber_band_get_offset(progress, 1);
	workspaces->progress = progress;
	place_views(workspaces);
}

void workspaces_hold(struct workspaces *workspaces)
{
	workspaces->glide.is_moving = false;
	workspaces->held = workspaces->progress;
}

void workspaces_push(struct workspaces *workspaces, double way)
{
	set_progress(workspaces, workspaces->held + way);
}

static void start_glide(struct workspaces *workspaces, double velocity, bool turns)
{
	workspaces->glide.is_moving = true;
	workspaces->glide.turns = turns;
	workspaces->glide.start = workspaces->progress;
	workspaces->glide.velocity = velocity;
	workspaces->glide.start_us = 0;
	animations_schedule(&workspaces->output->server->animations);
}

void workspaces_return(struct workspaces *workspaces)
{
	start_glide(workspaces, 0, false);
}

/* Counts the progress from another workspace; the row stays where it is. */
static void count_from(struct workspaces *workspaces, int current)
{
	workspaces->progress += workspaces->current - current;
	workspaces->current = current;
}

void workspaces_settle(struct workspaces *workspaces, double velocity)
{
	double width = workspaces->output->place.width, stops[WORKSPACE_COUNT];
	size_t stop = (size_t)workspaces->current;
	bool turns;

	for (int i = 0; i < WORKSPACE_COUNT; i++)
		stops[i] = i * width;
	tactus_detents_find_page(stops, WORKSPACE_COUNT, workspaces->current * width,
		(workspaces->current + workspaces->progress) * width, velocity, &stop);
	turns = (int)stop != workspaces->current;
	count_from(workspaces, (int)stop);
	start_glide(workspaces, velocity / width, turns);
	window_focus_seen(workspaces->output);
	shell_log(&workspaces->output->server->shell, "workspace %d of %d", workspaces->current + 1, WORKSPACE_COUNT);
}

bool workspaces_glide(struct workspaces *workspaces, uint64_t now_us)
{
	const double frequency = TACTUS_SPRING_FREQUENCY_SCROLLING;
	double start = workspaces->glide.start, velocity = workspaces->glide.velocity;
	uint64_t elapsed_us;

	if (!workspaces->glide.is_moving)
		return false;
	if (workspaces->glide.start_us == 0)
		workspaces->glide.start_us = now_us;
	elapsed_us = now_us - workspaces->glide.start_us;
	if (elapsed_us < tactus_spring_get_duration(start, velocity, 0, frequency, 1, SEEN_STEP)) {
		workspaces->progress = tactus_spring_get_position(start, velocity, 0, frequency, 1, elapsed_us);
	} else {
		workspaces->progress = 0;
		workspaces->glide.is_moving = false;
		if (workspaces->glide.turns)
			shell_log(&workspaces->output->server->shell, "workspace %d is in place",
				workspaces->current + 1);
	}
	place_views(workspaces);
	return workspaces->glide.is_moving;
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
