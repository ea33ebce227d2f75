/* SPDX-License-Identifier: MIT */
#include "shell.h"

#include "shell-gestures.h"
#include "shell-stream.h"
#include "shell-window.h"
#include "touch-panel.h"

#include <signal.h>
#include <stdlib.h>

void shell_log(const struct shell *shell, const char *line)
{
	shell->host->log(line, shell->data);
}

static void handle_log(enum tactus_log_level level, const char *message, void *data)
{
	if (level >= TACTUS_LOG_LEVEL_WARNING)
		shell_log(data, message);
}

static int handle_timer(int fd, uint32_t mask, void *data)
{
	tactus_application_dispatch_timer(((struct shell *)data)->application);
	return 0;
}

static bool create_engine(struct shell *shell)
{
	int timer;

	shell->application = tactus_application_create();
	/* The hit test asks the host and ignores bounds. Edges are those of the touchscreens. */
	shell->root = tactus_window_create(shell->application, 0, 0, 1, 1);
	/* From now on, times are near CLOCK_MONOTONIC. */
	timer = tactus_application_get_timer_fd(shell->application);
	if (!shell->root || timer < 0)
		return false;
	shell->timer = wl_event_loop_add_fd(shell->loop, timer, WL_EVENT_READABLE, handle_timer, shell);
	tactus_application_set_log_handler(shell->application, handle_log, shell);
	tactus_view_set_uses_output_edges(shell->root, true);
	return shell->timer;
}

/* SIGUSR1 is what Xwayland tells its host with. */
static void start_recording(struct shell *shell)
{
	const struct gesture_recorder_options options = {
		.path = getenv("TACTUS_RECORD"),
		.flight_path = getenv("TACTUS_FLIGHT_RECORDER"),
		.signal = SIGUSR2,
	};

	if (!gesture_recorder_start(&shell->recording, shell->application, shell->loop, &options))
		shell_log(shell, "nothing is recorded");
}

static void destroy_engine(struct shell *shell)
{
	tactus_application_destroy(shell->application);
	shell->application = NULL;
	if (shell->timer)
		wl_event_source_remove(shell->timer);
	shell->timer = NULL;
}

bool shell_init(struct shell *shell, const struct shell_host *host, void *data, struct wl_event_loop *loop)
{
	*shell = (struct shell){ .host = host, .data = data, .loop = loop };
	wl_list_init(&shell->panels);
	wl_list_init(&shell->windows);
	wl_list_init(&shell->streams);
	if (!create_engine(shell) || !shell_gestures_init(shell)) {
		destroy_engine(shell);
		shell_log(shell, "no memory or no timer; touch stays as it is without this plugin");
		return false;
	}
	start_recording(shell);
	shell_windows_init(shell);
	return true;
}

void shell_finish(struct shell *shell)
{
	shell_streams_finish(shell);
	shell_windows_finish(shell);
	shell_gestures_finish(shell);
	destroy_engine(shell);
	gesture_recorder_finish(&shell->recording);
}

void shell_add_panel(struct shell *shell, struct touch_panel *panel)
{
	wl_list_insert(&shell->panels, &panel->link);
	tactus_gestures_accommodate(shell->gestures, panel->source);
}

void shell_prepare_finger(struct shell *shell)
{
	if (shell->host->get_modifiers)
		tactus_application_set_modifiers(shell->application, shell->host->get_modifiers(shell->data));
	tactus_gestures_complete_seat(shell->gestures, 0);
}

void shell_cancel(struct shell *shell)
{
	struct touch_panel *panel;

	wl_list_for_each(panel, &shell->panels, link)
		touch_panel_cancel_all(panel);
}
