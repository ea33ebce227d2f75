/* SPDX-License-Identifier: MIT */
#include "gesture-file.h"

#include "options.h"
#include "server.h"
#include "shell.h"
#include "window.h"

#include <tactus-wlroots-gestures.h>

static void act(const struct tactus_gestures_event *event, void *data)
{
	if (event->action == TACTUS_GESTURES_ACTION_NEXT_WINDOW)
		window_focus_rearmost(data);
}

bool gesture_file_init(struct shell *shell)
{
	const struct tactus_wlroots_actions actions = {
		.mask = 1u << TACTUS_GESTURES_ACTION_NEXT_WINDOW,
		.act = act,
		.data = shell->server,
	};

	if (!shell->server->options->gesture_file)
		return true;
	shell->gesture_file =
		tactus_wlroots_gestures_create(shell->tactus, shell->server->options->gesture_file, &actions);
	return shell->gesture_file;
}

void gesture_file_finish(struct shell *shell)
{
	tactus_wlroots_gestures_destroy(shell->gesture_file);
	shell->gesture_file = NULL;
}
