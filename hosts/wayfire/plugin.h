/* SPDX-License-Identifier: MIT */
/*
 * State that all parts of the plugin share. The parts in C use wlroots. Wayfire's own interface is C++: only the
 * files in C++ use it, and scene.h offers it to the parts in C.
 */
#ifndef TACTUS_WAYFIRE_PLUGIN_H
#define TACTUS_WAYFIRE_PLUGIN_H

#include "core-touch.h"
#include "right-click.h"

#include <tactus-host.h>
#include <wayland-server-core.h>

#ifdef __cplusplus
extern "C" {
#endif

struct wlr_backend;
struct wlr_cursor;
struct wlr_output_layout;
struct wlr_seat;

struct plugin {
	/* Objects of Wayfire, which outlive the plugin. */
	struct wl_event_loop *loop;
	struct wlr_backend *backend;
	struct wlr_seat *seat;
	struct wlr_cursor *cursor;
	struct wlr_output_layout *layout;

	struct tactus_host *host;
	struct wl_list touchscreens;    /* touchscreen.link */
	struct wl_list tablet_switches; /* tablet_switch.link */
	struct wl_listener frame, cancel;
	struct core_touch core_touch;
	struct right_click right_click;
};

/* Starts the plugin; the objects of Wayfire are set. Returns false, and leaves nothing, without memory or timer. */
bool plugin_init(struct plugin *plugin);
/* Stops the plugin. Clients have their touches cancelled. */
void plugin_finish(struct plugin *plugin);

#ifdef __cplusplus
}
#endif

#endif
