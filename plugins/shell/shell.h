/* SPDX-License-Identifier: MIT */
/*
 * Gestures in a host that has a scene and clients of its own. The host feeds its touchscreens, says what lies where,
 * and gets back what the gestures leave:
 *
 *   host ──► touch-panel ──► engine ──► gestures ──► command, action of the host
 *                             │ ▲
 *                             │ └── shell-window: what was hit, asked of the host
 *                             └──► shell-stream ──► host ──► wl_touch
 *
 * All places are in one space, that of the host's layout of outputs.
 */
#ifndef TACTUS_SHELL_H
#define TACTUS_SHELL_H

#include "command-watch.h"
#include <tactus-gestures.h>

#include <gesture-recorder.h>
#include <stdbool.h>
#include <stdint.h>
#include <tactus.h>
#include <wayland-server-core.h>

#ifdef __cplusplus
extern "C" {
#endif

struct touch_panel;

/* An object of the host that a finger can hit: a window or a surface. Never read here, only compared. */
struct shell_window;

/* Touches of one client, or of everything that has no client. */
struct shell_stream {
	struct wl_list link; /* shell.streams */
	struct shell *shell;
	struct wl_client *client; /* NULL: everything without a client */
	struct tactus_surface_client *tactus;
	struct wl_listener client_destroy;
};

/* Functions of the host. All but the last six are required. */
struct shell_host {
	/* Name in the log, or NULL; see struct tactus_gestures_host. */
	const char *name;
	/* Logs a line for the user, without a line end. */
	void (*log)(const char *line, void *data);
	/* Returns the window at a place and stores its client, or NULL. Returns NULL if there is no window. */
	struct shell_window *(*find_window)(double x, double y, struct wl_client **client, void *data);
	/* Stores the output at a place. Returns false if there is none. */
	bool (*find_output)(double x, double y, struct tactus_gestures_output *output, void *data);
	/* Returns whether an output of this name exists now. */
	bool (*has_output)(const char *name, void *data);
	/* Carries out an action; see struct tactus_gestures_host. @p actions: bit N is action N. */
	void (*act)(const struct tactus_gestures_event *event, void *data);
	uint32_t actions;

	/*
	 * The stream of a client (rule 10). @p window is NULL if it has gone. cancel() is also called when the client
	 * has disconnected, or the shell ends: then the host must forget the stream's fingers.
	 */
	void (*down)(struct shell_stream *stream, struct shell_window *window,
		const struct tactus_surface_touch *touch, void *data);
	void (*motion)(struct shell_stream *stream, struct shell_window *window,
		const struct tactus_surface_touch *touch, void *data);
	void (*up)(struct shell_stream *stream, struct shell_window *window, const struct tactus_surface_touch *touch,
		void *data);
	void (*frame)(struct shell_stream *stream, void *data);
	void (*cancel)(struct shell_stream *stream, void *data);

	/* Returns the application id of a window, or NULL. The text is read before the next call. */
	const char *(*get_app_id)(struct shell_window *window, void *data);
	/* Returns the modifier keys that are held, as enum tactus_modifier. */
	uint32_t (*get_modifiers)(void *data);
	/* Draws the bar of `feedback=true`; see struct tactus_gestures_host. */
	void (*show_progress)(const struct tactus_gestures_progress *progress, void *data);
	/* Called after the gestures were read, at first and again, to prepare what their actions need. */
	void (*prepare)(void *data);
	/* Cancels an action that follows the fingers; the shell ends. */
	void (*forget_actions)(void *data);
	/* Whether the host calls tactus_application_set_tablet_mode(). */
	bool knows_tablet_mode;
};

struct shell {
	const struct shell_host *host;
	void *data; /* passed to the host's functions */
	struct wl_event_loop *loop;
	struct tactus_application *application;
	/* Has the gestures. */
	struct tactus_view *root;
	struct tactus_gestures *gestures;
	struct wl_event_source *timer, *gesture_files;
	struct gesture_recorder recording;
	struct command_watch commands;
	struct wl_list panels;  /* touch_panel.link */
	struct wl_list windows; /* window_view.link */
	struct wl_list streams; /* shell_stream.link */
};

/*
 * Starts the engine, reads the gestures and follows their file, with one seat, 0. All must outlive the shell. Returns
 * false, and leaves nothing, without memory or timer. The user has a line in the log then.
 */
bool shell_init(struct shell *shell, const struct shell_host *host, void *data, struct wl_event_loop *loop);
/* Stops all. Clients have their touches cancelled. The host's touch panels are destroyed before. */
void shell_finish(struct shell *shell);
/* Logs a line for the user. */
void shell_log(const struct shell *shell, const char *line);

/* Adds a touchscreen, which gets the accommodations of the file, also when it is read again. */
void shell_add_panel(struct shell *shell, struct touch_panel *panel);
/* Brings modifier keys and gestures up to date. Call it before a finger lands. */
void shell_prepare_finger(struct shell *shell);
/* Cancels all fingers, which are ignored until they lift: the screen is locked, another user's session begins. */
void shell_cancel(struct shell *shell);

/* Removes a window that was unmapped or destroyed; fingers on it lift (10.5). */
void shell_remove_window(struct shell *shell, const struct shell_window *window);
/* Returns the window of a view, or NULL. */
struct shell_window *shell_window_of(const struct shell *shell, const struct tactus_view *view);

#ifdef __cplusplus
}
#endif

#endif
