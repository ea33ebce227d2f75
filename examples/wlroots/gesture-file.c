/* SPDX-License-Identifier: MIT */
#include "gesture-file.h"

#include "layer-surface.h"
#include "options.h"
#include "pointer-actions.h"
#include "server.h"
#include "shell.h"
#include "window-actions.h"
#include "window.h"

#include <tactus-wlroots-gestures.h>
#include <tactus-wlroots-keys.h>

static void act(const struct tactus_gestures_event *event, void *data)
{
	struct server *server = data;

	if (TACTUS_WLROOTS_KEYS_ACTIONS >> event->action & 1)
		tactus_wlroots_keys_act(server->shell.gesture_keys, event);
	else if (POINTER_ACTIONS >> event->action & 1)
		pointer_actions_act(&server->cursor, event);
	else if (event->action == TACTUS_GESTURES_ACTION_NEXT_WINDOW)
		window_focus_rearmost(server);
	else if (event->action == TACTUS_GESTURES_ACTION_HOST)
		/* Where a compositor hands them to whatever reads its commands. */
		shell_log(&server->shell, "the words of a gesture: %s", event->words);
	else
		window_actions_act(&server->shell, event);
}

/* The wallpaper is no surface, and windows draw their own title bars. */
static uint32_t get_place(const struct tactus_touch *touch, void *data)
{
	struct wlr_surface *surface = tactus_wlroots_get_surface(touch);
	const struct window *window = window_of_surface(surface);

	if (window)
		return TACTUS_GESTURES_PLACE_WINDOW |
			(window->xdg_surface->toplevel->current.fullscreen ? TACTUS_GESTURES_PLACE_FULLSCREEN : 0);
	return layer_surface_is_panel(surface) ? TACTUS_GESTURES_PLACE_PANEL : TACTUS_GESTURES_PLACE_DESKTOP;
}

bool gesture_file_init(struct shell *shell)
{
	const struct tactus_wlroots_actions actions = {
		.mask = window_actions | POINTER_ACTIONS | TACTUS_WLROOTS_KEYS_ACTIONS |
			1u << TACTUS_GESTURES_ACTION_NEXT_WINDOW | 1u << TACTUS_GESTURES_ACTION_HOST,
		.words_name = "example",
		.act = act,
		.data = shell->server,
		.get_place = get_place,
		.places = TACTUS_GESTURES_PLACE_DESKTOP | TACTUS_GESTURES_PLACE_WINDOW |
			TACTUS_GESTURES_PLACE_FULLSCREEN | TACTUS_GESTURES_PLACE_PANEL,
	};

	if (!shell->server->options->gesture_file)
		return true;
	shell->gesture_keys = tactus_wlroots_keys_create();
	if (!shell->gesture_keys)
		return false;
	seat_add_device(&shell->server->seat, tactus_wlroots_keys_get_device(shell->gesture_keys));
	shell->gesture_file =
		tactus_wlroots_gestures_create(shell->tactus, shell->server->options->gesture_file, &actions);
	return shell->gesture_file;
}

void gesture_file_finish(struct shell *shell)
{
	tactus_wlroots_gestures_destroy(shell->gesture_file);
	shell->gesture_file = NULL;
	tactus_wlroots_keys_destroy(shell->gesture_keys);
	shell->gesture_keys = NULL;
}
