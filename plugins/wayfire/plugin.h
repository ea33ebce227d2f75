/* SPDX-License-Identifier: MIT */
/*
 * What the parts of the plugin share. Those in C know wlroots; shell.h is what they ask of Wayfire, whose own interface
 * is C++ and is used in shell.cpp, actions.cpp, workspaces.cpp and wayfire.cpp only.
 */
#ifndef TACTUS_WAYFIRE_PLUGIN_H
#define TACTUS_WAYFIRE_PLUGIN_H

#include "command-watch.h"
#include "core-touch.h"
#include "gestures.h"
#include "right-click.h"

#include <gesture-recorder.h>
#include <tactus.h>
#include <wayland-server-core.h>

#ifdef __cplusplus
extern "C" {
#endif

struct wlr_backend;
struct wlr_cursor;
struct wlr_output_layout;
struct wlr_seat;

struct plugin {
	/* Wayfire's, which outlive the plugin. */
	struct wl_event_loop *loop;
	struct wlr_backend *backend;
	struct wlr_seat *seat;
	struct wlr_cursor *cursor;
	struct wlr_output_layout *layout;

	struct tactus_application *application;
	/* Carries the gestures. Its space is that of the layout; Wayfire is asked what lies where. */
	struct tactus_view *root;
	struct gestures *gestures;
	struct wl_event_source *timer, *gesture_files;
	struct gesture_recorder recording;
	struct command_watch commands;
	struct wl_list touchscreens;    /* touchscreen.link */
	struct wl_list windows;         /* window_view.link */
	struct wl_list streams;         /* client_stream.link */
	struct wl_list tablet_switches; /* tablet_switch.link */
	struct wl_event_source *idle;   /* a frame that is missing */
	struct wl_listener frame, cancel;
	struct core_touch core_touch;
	struct right_click right_click;
};

/* Wayfire's objects are set. False: no memory or no timer; nothing is left. */
bool plugin_init(struct plugin *plugin);
/* Takes the touches back from the clients. */
void plugin_finish(struct plugin *plugin);

#ifdef __cplusplus
}
#endif

#endif
