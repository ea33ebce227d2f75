/* SPDX-License-Identifier: MIT */
#include "shell-gestures.h"

#include "shell.h"
#include "touch-panel.h"

#include <stdio.h>

static void handle_log(const char *line, void *data)
{
	shell_log(data, line);
}

static bool find_output(const struct tactus_touch *touch, struct tactus_gestures_output *output, void *data)
{
	const struct shell *shell = data;
	double x = 0, y = 0;

	tactus_touch_get_location(touch, NULL, &x, &y);
	return shell->host->find_output(x, y, output, shell->data);
}

static bool has_output(const char *name, void *data)
{
	const struct shell *shell = data;

	return shell->host->has_output(name, shell->data);
}

static const char *get_app_id(const struct tactus_touch *touch, void *data)
{
	const struct shell *shell = data;
	struct shell_window *window = shell_window_of(shell, tactus_touch_get_view(touch));

	return window ? shell->host->get_app_id(window, shell->data) : NULL;
}

static void handle_act(const struct tactus_gestures_event *event, void *data)
{
	const struct shell *shell = data;

	shell->host->act(event, shell->data);
}

static void show_progress(const struct tactus_gestures_progress *progress, void *data)
{
	const struct shell *shell = data;

	shell->host->show_progress(progress, shell->data);
}

static void handle_watch(pid_t pid, const char *name, void *data)
{
	command_watch_add(&((struct shell *)data)->commands, pid, name);
}

static void prepare_actions(const struct shell *shell)
{
	if (shell->host->prepare)
		shell->host->prepare(shell->data);
}

static int handle_file_change(int fd, uint32_t mask, void *data)
{
	struct shell *shell = data;
	struct touch_panel *panel;

	if (!tactus_gestures_dispatch(shell->gestures))
		return 0;
	prepare_actions(shell);
	/* Lengths change with the next finger that lands first. */
	wl_list_for_each(panel, &shell->panels, link)
		tactus_gestures_accommodate(shell->gestures, panel->source);
	return 0;
}

static struct tactus_gestures_host host_of(const struct shell *shell)
{
	return (struct tactus_gestures_host){
		.size = sizeof(struct tactus_gestures_host),
		.name = shell->host->name,
		.log = handle_log,
		.find_output = find_output,
		.has_output = has_output,
		.get_app_id = shell->host->get_app_id ? get_app_id : NULL,
		.knows_modifiers = shell->host->get_modifiers,
		.knows_tablet_mode = shell->host->knows_tablet_mode,
		.actions = shell->host->actions,
		.act = handle_act,
		.show_progress = shell->host->show_progress ? show_progress : NULL,
		.watch = handle_watch,
	};
}

bool shell_gestures_init(struct shell *shell)
{
	const struct tactus_gestures_host host = host_of(shell);
	char line[64];
	int fd;

	command_watch_init(&shell->commands, shell->loop, handle_log, shell);
	shell->gestures = tactus_gestures_create(shell->application, shell->root, &host, shell);
	if (!shell->gestures)
		return false;
	tactus_gestures_load(shell->gestures, NULL);
	tactus_gestures_add_seat(shell->gestures, 0);
	prepare_actions(shell);
	fd = tactus_gestures_get_fd(shell->gestures);
	if (fd >= 0)
		shell->gesture_files =
			wl_event_loop_add_fd(shell->loop, fd, WL_EVENT_READABLE, handle_file_change, shell);
	snprintf(line, sizeof(line), "%zu gestures", tactus_gestures_get_count(shell->gestures));
	shell_log(shell, line);
	return true;
}

void shell_gestures_finish(struct shell *shell)
{
	if (shell->gesture_files)
		wl_event_source_remove(shell->gesture_files);
	shell->gesture_files = NULL;
	tactus_gestures_destroy(shell->gestures);
	shell->gestures = NULL;
	command_watch_finish(&shell->commands);
	if (shell->host->forget_actions)
		shell->host->forget_actions(shell->data);
}
