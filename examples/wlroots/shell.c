/* SPDX-License-Identifier: MIT */
#include "shell.h"

#include "gesture-file.h"
#include "gestures.h"
#include "layer-surface.h"
#include "options.h"
#include "output.h"
#include "server.h"
#include "tactus-wlroots-frames.h"
#include "version.h"
#include "window.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <wlr/util/log.h>

void shell_log(struct shell *shell, const char *format, ...)
{
	va_list arguments;

	printf("shell: %10.1f ms  ", (double)tactus_application_get_time(shell->application) / 1000);
	va_start(arguments, format);
	vprintf(format, arguments);
	va_end(arguments);
	putchar('\n');
	fflush(stdout);
}

/* A recognizer that fails sends no action; the engine explains why it failed. */
static void handle_trace(const struct tactus_trace_event *event, void *data)
{
	char sentence[256];

	if (event->type != TACTUS_TRACE_TYPE_STATE || event->state != TACTUS_RECOGNIZER_STATE_FAILED)
		return;
	tactus_trace_event_describe(event, sentence, sizeof(sentence));
	wlr_log(WLR_DEBUG, "%s", sentence);
}

/* Every finger that lands raises its window, before gestures decide. */
static void handle_touch_down(const struct tactus_touch *touch, void *data)
{
	struct shell *shell = data;
	struct wlr_surface *surface = tactus_wlroots_get_surface(touch);
	struct window *window = window_of_surface(surface);

	if (window)
		window_focus(window);
	else
		layer_surface_touched(shell->server, surface);
}

struct wlr_scene_node *scene_surface_node_at(
	struct shell *shell, double x, double y, double *surface_x, double *surface_y)
{
	struct wlr_scene_node *node =
		wlr_scene_node_at(version_root_of(shell->server->scene), x, y, surface_x, surface_y);

	return node && version_surface_of(node) ? node : NULL;
}

static struct wlr_surface *surface_at(double x, double y, double *surface_x, double *surface_y, void *data)
{
	struct wlr_scene_node *node = scene_surface_node_at(data, x, y, surface_x, surface_y);

	return node ? version_surface_of(node) : NULL;
}

static void surface_added(struct wlr_surface *surface, struct tactus_view *view, void *data)
{
	const struct window *window = window_of_surface(surface);

	tactus_view_set_name(view, window_get_title(window));
	tactus_view_set_inhibits_ancestor_recognizers(view, window_wants_no_gestures(window));
}

void shell_follow_outputs(struct shell *shell)
{
	shell->box = version_get_output_box(shell->server->output_layout, NULL);
	workspaces_follow_outputs(&shell->workspaces);
	overview_close(&shell->overview);
}

void shell_animate(struct shell *shell)
{
	struct output *output;

	wl_list_for_each(output, &shell->server->outputs, link)
		wlr_output_schedule_frame(output->output);
}

bool shell_step(struct shell *shell, uint64_t now_us)
{
	bool row = workspaces_step(&shell->workspaces, now_us), drawers = drawers_step(&shell->drawers, now_us);

	return overview_step(&shell->overview, now_us) || row || drawers;
}

static bool adopt_tactus(struct shell *shell)
{
	struct server *server = shell->server;
	struct tactus_wlroots_host host = {
		.loop = server->loop,
		.seat = server->seat.seat,
		.cursor = server->cursor.cursor,
		.layout = server->output_layout,
		.xdg_shell = server->xdg_shell,
		.data = shell,
		.surface_at = surface_at,
		.surface_added = surface_added,
	};

	shell->tactus = tactus_wlroots_create(&host);
	shell->frames = shell->tactus ? tactus_wlroots_frames_create(shell->tactus) : NULL;
	return shell->frames;
}

bool shell_init(struct shell *shell, struct server *server)
{
	struct wlr_scene_node *scene = version_root_of(server->scene);

	const struct tactus_host_recorder_options recording = {
		.size = sizeof(recording),
		.path = server->options->record,
		.flight_path = server->options->flight_recorder,
		.signal = SIGUSR1,
	};

	memset(shell, 0, sizeof(*shell));
	shell->server = server;
	if (!adopt_tactus(shell))
		return false;
	shell->application = tactus_wlroots_get_application(shell->tactus);
	shell->recording = tactus_host_recorder_create(shell->application, server->loop, &recording);
	if (!shell->recording)
		return false;
	shell->root = tactus_wlroots_get_root(shell->tactus);
	tactus_application_set_trace_listener(shell->application, handle_trace, NULL);
	tactus_application_add_touch_down_listener(shell->application, handle_touch_down, shell);
	if (server->options->mouse_is_fingers && !mouse_fingers_init(&server->seat.mouse, shell))
		return false;
	seat_update_capabilities(&server->seat);
	/* Views that are created later are in front. */
	return workspaces_init(&shell->workspaces, shell, scene) && overview_init(&shell->overview, shell) &&
		layers_init(&server->layers, server) && drawers_init(&shell->drawers, shell, scene) &&
		gestures_init(shell) && gesture_file_init(shell);
}

void shell_finish(struct shell *shell)
{
	gesture_file_finish(shell);
	workspaces_finish(&shell->workspaces);
	overview_finish(&shell->overview);
	drawers_finish(&shell->drawers);
	tactus_wlroots_frames_destroy(shell->frames);
	tactus_wlroots_destroy(shell->tactus);
	shell->tactus = NULL;
	tactus_host_recorder_destroy(shell->recording);
}
