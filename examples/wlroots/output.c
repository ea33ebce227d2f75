/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "output.h"

#include "listener.h"
#include "server.h"
#include "version.h"

#include <stdlib.h>
#include <string.h>
#include <tactus-wlroots-frames.h>
#include <time.h>
#include <wlr/util/log.h>

static void handle_frame(struct wl_listener *listener, void *data)
{
	struct output *output = wl_container_of(listener, output, frame);
	struct wlr_scene_output *scene_output = wlr_scene_get_scene_output(output->server->scene, output->output);
	struct shell *shell = &output->server->shell;
	struct timespec now;

	if (!scene_output)
		return;
	tactus_wlroots_frames_show(shell->frames, output->output);
	clock_gettime(CLOCK_MONOTONIC, &now);
	/* A step of less than a pixel damages nothing, so that the scene asks for no frame. */
	if (shell_step(shell, (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000))
		wlr_output_schedule_frame(output->output);
	version_commit_scene_output(scene_output);
	wlr_scene_output_send_frame_done(scene_output, &now);
	overview_send_frame_done(&shell->overview, &now);
}

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct output *output = wl_container_of(listener, output, destroy);

	wl_list_remove(&output->frame.link);
	wl_list_remove(&output->destroy.link);
	wl_list_remove(&output->link);
	free(output);
}

void output_handle_new(struct wl_listener *listener, void *data)
{
	struct server *server = wl_container_of(listener, server, new_output);
	struct wlr_output *wlr_output = data;
	struct output *output = calloc(1, sizeof(*output));

	if (!output || !wlr_output_init_render(wlr_output, server->allocator, server->renderer) ||
		!version_enable_output(wlr_output)) {
		wlr_log(WLR_ERROR, "%s cannot be used", wlr_output->name);
		free(output);
		return;
	}
	output->server = server;
	output->output = wlr_output;
	listen_to(&wlr_output->events.frame, &output->frame, handle_frame);
	listen_to(&wlr_output->events.destroy, &output->destroy, handle_destroy);
	wl_list_insert(server->outputs.prev, &output->link);
	/* Beside the others; the layout makes the global, too. */
	version_add_output(&server->scene_layout, wlr_output);
}

static bool is_built_in(const struct wlr_output *output)
{
	static const char *const connectors[] = { "eDP-", "LVDS-", "DSI-" };

	for (size_t i = 0; i < sizeof(connectors) / sizeof(connectors[0]); i++) {
		if (strncmp(output->name, connectors[i], strlen(connectors[i])) == 0)
			return true;
	}
	return false;
}

struct wlr_output *output_main(struct server *server)
{
	struct wlr_output *built_in = NULL, *first = NULL;
	struct output *output;

	wl_list_for_each(output, &server->outputs, link) {
		if (!first)
			first = output->output;
		if (!built_in && is_built_in(output->output))
			built_in = output->output;
	}
	return built_in ? built_in : first;
}
