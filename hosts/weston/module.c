/* SPDX-License-Identifier: MIT */
/*
 * A module for Weston: gestures of a file bound to commands, and for the clients what these leave.
 *
 *   Weston's input ──► fingers ──► engine ──► gestures ──► command
 *                                    │ ▲
 *                                    │ └── surface-view: what was hit
 *                                    └──► client-stream ──► wl_touch
 */
#include "gesture-host.h"
#include "output-frames.h"
#include "panel.h"
#include "plugin.h"
#include "seat-touch.h"
#include "surface-view.h"
#include "trace.h"

static void handle_output_created(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, output_created);

	output_frames_add(plugin, data);
}

static void handle_output_destroyed(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, output_destroyed);

	output_frames_remove(plugin, data);
	seat_touches_forget_output(plugin, data);
}

static void handle_output_moved(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, output_moved);

	panels_update(plugin, data);
}

static void handle_output_resized(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, output_resized);

	panels_update(plugin, data);
}

static void handle_output_heads_changed(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, output_heads_changed);

	panels_update(plugin, data);
}

static void handle_session(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, session);

	if (!plugin->compositor->session_active)
		seat_touches_cancel(plugin);
}

static void add_listener(struct wl_signal *signal, struct wl_listener *listener, wl_notify_func_t notify)
{
	listener->notify = notify;
	wl_signal_add(signal, listener);
}

static void follow_outputs(struct plugin *plugin)
{
	struct weston_compositor *compositor = plugin->compositor;

	output_frames_init(plugin);
	add_listener(&compositor->output_created_signal, &plugin->output_created, handle_output_created);
	add_listener(&compositor->output_destroyed_signal, &plugin->output_destroyed, handle_output_destroyed);
	add_listener(&compositor->output_moved_signal, &plugin->output_moved, handle_output_moved);
	add_listener(&compositor->output_resized_signal, &plugin->output_resized, handle_output_resized);
	add_listener(&compositor->output_heads_changed_signal, &plugin->output_heads_changed,
		handle_output_heads_changed);
	add_listener(&compositor->session_signal, &plugin->session, handle_session);
}

static void handle_nothing(struct wl_listener *listener, void *data)
{
}

/*
 * At the end of Weston some of its parts free objects that are still in the compositor's listener lists. These
 * listeners must not be removed then, so the plugin is a single object that is never freed.
 */
static void stop_listening(struct plugin *plugin)
{
	struct wl_listener *const listeners[] = {
		&plugin->seat_created,
		&plugin->output_created,
		&plugin->output_destroyed,
		&plugin->output_moved,
		&plugin->output_resized,
		&plugin->output_heads_changed,
		&plugin->session,
	};
	size_t index;

	for (index = 0; index < sizeof(listeners) / sizeof(listeners[0]); index++)
		listeners[index]->notify = handle_nothing;
}

/* Called when Weston ends; its seats, outputs and clients still exist. */
static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct plugin *plugin = wl_container_of(listener, plugin, destroy);

	wl_list_remove(&plugin->destroy.link);
	stop_listening(plugin);
	clock_finish(plugin);
	seat_touches_finish(plugin);
	surface_views_finish(plugin);
	trace_finish(plugin);
	output_frames_finish(plugin);
	gesture_host_finish(plugin);
	stand_in_finish(plugin);
}

WL_EXPORT int wet_module_init(struct weston_compositor *compositor, int *argc, char *argv[])
{
	static struct plugin the_plugin;
	struct plugin *plugin = &the_plugin;

	if (plugin->compositor) {
		weston_log("tactus: weston.ini names the module twice; once is enough\n");
		return 0;
	}
	plugin->compositor = compositor;
	plugin->clock.fd = -1;
	plugin->stand_in.peer = -1;
	wl_list_init(&plugin->seats);
	wl_list_init(&plugin->surfaces);
	wl_list_init(&plugin->frames);
	if (!clock_init(plugin) || !stand_in_init(plugin) || !gesture_host_init(plugin)) {
		weston_log("tactus: no memory or no timer; touch stays as it is without this module\n");
		clock_finish(plugin);
		stand_in_finish(plugin);
		return 0; /* a failure would end Weston */
	}
	trace_init(plugin);
	seat_touches_init(plugin);
	follow_outputs(plugin);
	add_listener(&compositor->destroy_signal, &plugin->destroy, handle_destroy);
	return 0;
}
