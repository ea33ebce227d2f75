/* SPDX-License-Identifier: MIT */
/*
 * What differs between wlroots 0.15 and 0.20, as far as the glue and the example use it. The sources beside this file
 * use the names of 0.20 or a version_ function from here; nothing else looks at the version.
 *
 * Tested: 0.15, 0.18, 0.19, 0.20. What 0.16 and 0.17 changed is said and done here, but not tested.
 */
#ifndef WLROOTS_VERSION_H
#define WLROOTS_VERSION_H

#include <stdbool.h>
#include <stdlib.h>
#include <wayland-server-core.h>
#include <wlr/backend.h>
#include <wlr/backend/session.h>
#include <wlr/backend/wayland.h>
#include <wlr/config.h>
#include <wlr/render/allocator.h>
#include <wlr/render/wlr_renderer.h>
#include <wlr/types/wlr_compositor.h>
#include <wlr/types/wlr_cursor.h>
#include <wlr/types/wlr_data_device.h>
#include <wlr/types/wlr_keyboard.h>
#include <wlr/types/wlr_output.h>
#include <wlr/types/wlr_output_layout.h>
#include <wlr/types/wlr_pointer.h>
#include <wlr/types/wlr_scene.h>
#include <wlr/types/wlr_seat.h>
#include <wlr/types/wlr_touch.h>
#include <wlr/types/wlr_xcursor_manager.h>
#include <wlr/types/wlr_xdg_shell.h>
#include <wlr/util/box.h>
#include <wlr/version.h>

#define WLROOTS_SINCE(minor) (WLR_VERSION_MAJOR > 0 || WLR_VERSION_MINOR >= (minor))

#if !WLROOTS_SINCE(15)
#error "wlroots-version.h knows wlroots from 0.15 on"
#endif
#if WLROOTS_SINCE(16)
#include <wlr/types/wlr_subcompositor.h>
#endif
#if WLR_HAS_X11_BACKEND
#include <wlr/backend/x11.h>
#endif

/* --- touch devices and events -------------------------------------------- */

/* 0.16 turned wlr_event_DEVICE_KIND into wlr_DEVICE_KIND_event, and `device` in them into the device's own kind. */
#if WLROOTS_SINCE(16)
#define version_device_of(event, kind) (&(event)->kind->base)
#else
#define version_device_of(event, kind) ((event)->device)
#define wlr_touch_down_event wlr_event_touch_down
#define wlr_touch_motion_event wlr_event_touch_motion
#define wlr_touch_up_event wlr_event_touch_up
#define wlr_touch_cancel_event wlr_event_touch_cancel
#define wlr_keyboard_key_event wlr_event_keyboard_key
#define wlr_pointer_motion_event wlr_event_pointer_motion
#define wlr_pointer_motion_absolute_event wlr_event_pointer_motion_absolute
#define wlr_pointer_button_event wlr_event_pointer_button
#define wlr_pointer_axis_event wlr_event_pointer_axis
#endif

/* 0.16 moved the size and the output's name of a touchscreen from struct wlr_input_device to struct wlr_touch. */
static inline void version_get_size_of(struct wlr_input_device *device, double *width_mm, double *height_mm)
{
#if WLROOTS_SINCE(16)
	*width_mm = wlr_touch_from_input_device(device)->width_mm;
	*height_mm = wlr_touch_from_input_device(device)->height_mm;
#else
	*width_mm = device->width_mm;
	*height_mm = device->height_mm;
#endif
}

static inline const char *version_output_name_of(struct wlr_input_device *device)
{
#if WLROOTS_SINCE(16)
	return wlr_touch_from_input_device(device)->output_name;
#else
	return device->output_name;
#endif
}

/* The times of such a device are those of another display server. */
static inline bool version_device_is_nested(struct wlr_input_device *device)
{
#if WLR_HAS_X11_BACKEND
	if (wlr_input_device_is_x11(device))
		return true;
#endif
	return wlr_input_device_is_wl(device);
}

/* 0.16 lets the caller have the rectangle. A NULL output: the whole layout. */
static inline struct wlr_box version_get_output_box(struct wlr_output_layout *layout, struct wlr_output *output)
{
	struct wlr_box box = { 0 };
#if WLROOTS_SINCE(16)
	wlr_output_layout_get_box(layout, output, &box);
#else
	const struct wlr_box *found = wlr_output_layout_get_box(layout, output);

	if (found)
		box = *found;
#endif
	return box;
}

/* --- the seat ------------------------------------------------------------- */

/* 0.19 swapped the arguments. */
static inline bool version_surface_accepts_touch(struct wlr_surface *surface, struct wlr_seat *seat)
{
#if WLROOTS_SINCE(19)
	return wlr_surface_accepts_touch(surface, seat);
#else
	return wlr_surface_accepts_touch(seat, surface);
#endif
}

/* 0.18 dropped enum wlr_button_state for that of the protocol. */
#if WLROOTS_SINCE(18)
#define version_pressed WL_POINTER_BUTTON_STATE_PRESSED
#define version_released WL_POINTER_BUTTON_STATE_RELEASED
#else
#define version_pressed WLR_BUTTON_PRESSED
#define version_released WLR_BUTTON_RELEASED
#endif

/* Sends wl_touch.cancel and keeps the seat's touch points. 0.18 takes the client instead of one of its surfaces. */
static inline void version_send_cancel(struct wlr_seat *seat, struct wlr_touch_point *point)
{
#if WLROOTS_SINCE(18)
	wlr_seat_touch_send_cancel(seat, point->client);
#else
	if (point->surface)
		wlr_seat_touch_send_cancel(seat, point->surface);
#endif
}

/*
 * Ends all touches of the client that has this one. While a popup has a grab wlroots forgets them without sending the
 * cancel, hence it is sent here then.
 */
static inline void version_cancel_touches(struct wlr_seat *seat, struct wlr_touch_point *point)
{
	if (!seat->touch_state.grab->interface->wl_cancel)
		version_send_cancel(seat, point);
#if WLROOTS_SINCE(18)
	wlr_seat_touch_notify_cancel(seat, point->client);
#else
	if (point->surface)
		wlr_seat_touch_notify_cancel(seat, point->surface);
#endif
}

/* 0.18 lets grabs return the serial of an up. */
#if WLROOTS_SINCE(18)
static inline uint32_t version_ignore_up(struct wlr_seat_touch_grab *grab, uint32_t time, struct wlr_touch_point *point)
{
	return 0;
}
#else
static inline void version_ignore_up(struct wlr_seat_touch_grab *grab, uint32_t time, struct wlr_touch_point *point)
{
}
#endif

/*
 * Takes a touch point from the seat without a word to its client, which has had its cancel: an up that a grab keeps
 * for itself. Before 0.18.3 wlroots 0.18 keeps the point nevertheless (Debian 13's does not).
 */
static inline void version_forget_touch(struct wlr_seat *seat, int32_t id)
{
	static const struct wlr_touch_grab_interface silence = { .up = version_ignore_up };
	struct wlr_seat_touch_grab grab = { .interface = &silence, .seat = seat };
	struct wlr_seat_touch_grab *kept = seat->touch_state.grab;

	seat->touch_state.grab = &grab;
	wlr_seat_touch_notify_up(seat, 0, id);
	seat->touch_state.grab = kept;
}

/* The finger of a drag is on no surface. 0.20 has a function for it; before, the drag was not told. */
static inline void version_clear_touch_focus(struct wlr_seat *seat, uint32_t time_ms, int32_t id)
{
#if WLROOTS_SINCE(20)
	wlr_seat_touch_notify_clear_focus(seat, time_ms, id);
#else
	struct wlr_touch_point *point = wlr_seat_touch_get_point(seat, id);

	wlr_seat_touch_point_clear_focus(seat, time_ms, id);
	if (point)
		seat->touch_state.grab->interface->enter(seat->touch_state.grab, time_ms, point);
#endif
}

/* --- surfaces ------------------------------------------------------------- */

/* 0.17 has functions that ask for the role by themselves. */
static inline struct wlr_xdg_surface *version_xdg_surface_of(struct wlr_surface *surface)
{
#if WLROOTS_SINCE(17)
	return wlr_xdg_surface_try_from_wlr_surface(surface);
#else
	return wlr_surface_is_xdg_surface(surface) ? wlr_xdg_surface_from_wlr_surface(surface) : NULL;
#endif
}

/* 0.17 moved map and unmap from the roles to the wlr_surface. */
static inline void version_listen_to_unmap(struct wlr_surface *surface, struct wl_listener *unmap)
{
#if WLROOTS_SINCE(17)
	wl_signal_add(&surface->events.unmap, unmap);
#else
	if (wlr_surface_is_xdg_surface(surface))
		wl_signal_add(&wlr_xdg_surface_from_wlr_surface(surface)->events.unmap, unmap);
	else if (wlr_surface_is_subsurface(surface) && wlr_subsurface_from_wlr_surface(surface))
		wl_signal_add(&wlr_subsurface_from_wlr_surface(surface)->events.unmap, unmap);
	else
		wl_list_init(&unmap->link);
#endif
}

static inline void version_listen_to_map(struct wlr_xdg_surface *xdg_surface, struct wl_listener *map)
{
#if WLROOTS_SINCE(17)
	wl_signal_add(&xdg_surface->surface->events.map, map);
#else
	wl_signal_add(&xdg_surface->events.map, map);
#endif
}

/* Toplevels go before their xdg_surface; 0.19 wants nobody to listen to them any more by then. */
static inline void version_listen_to_toplevel_destroy(struct wlr_xdg_surface *xdg_surface, struct wl_listener *destroy)
{
#if WLROOTS_SINCE(18)
	wl_signal_add(&xdg_surface->toplevel->events.destroy, destroy);
#else
	wl_signal_add(&xdg_surface->events.destroy, destroy);
#endif
}

/* 0.16 lets the popup's destroy function take the wlr_xdg_popup. */
static inline void version_destroy_popup(struct wlr_xdg_popup *popup)
{
#if WLROOTS_SINCE(16)
	wlr_xdg_popup_destroy(popup);
#else
	wlr_xdg_popup_destroy(popup->base);
#endif
}

/* The topmost popup of a seat that has a grab, or NULL. From 0.17 on the grab goes with its last popup. */
static inline struct wlr_xdg_popup *version_topmost_popup(struct wlr_xdg_shell *shell, struct wlr_seat *seat)
{
	struct wlr_xdg_popup_grab *grab;
	struct wlr_xdg_popup *popup;

	wl_list_for_each(grab, &shell->popup_grabs, link) {
		if (grab->seat != seat)
			continue;
		wl_list_for_each(popup, &grab->popups, grab_link)
			return popup;
	}
	return NULL;
}

/* --- starting a compositor -------------------------------------------------- */

/* 0.17 tells of the session, 0.18 takes the event loop instead of the display. */
static inline struct wlr_backend *version_create_backend(struct wl_display *display, struct wlr_session **session)
{
#if WLROOTS_SINCE(18)
	return wlr_backend_autocreate(wl_display_get_event_loop(display), session);
#elif WLROOTS_SINCE(17)
	return wlr_backend_autocreate(display, session);
#else
	struct wlr_backend *backend = wlr_backend_autocreate(display);

	*session = backend ? wlr_backend_get_session(backend) : NULL;
	return backend;
#endif
}

/* 0.16 made subsurfaces a global of their own, 0.17 asks for the version of wl_compositor. */
static inline bool version_create_compositor(struct wl_display *display, struct wlr_renderer *renderer)
{
#if WLROOTS_SINCE(17)
	return wlr_compositor_create(display, 5, renderer) && wlr_subcompositor_create(display);
#elif WLROOTS_SINCE(16)
	return wlr_compositor_create(display, renderer) && wlr_subcompositor_create(display);
#else
	return wlr_compositor_create(display, renderer);
#endif
}

/* 0.16 asks for the version of xdg_wm_base. */
static inline struct wlr_xdg_shell *version_create_xdg_shell(struct wl_display *display)
{
#if WLROOTS_SINCE(16)
	return wlr_xdg_shell_create(display, 3);
#else
	return wlr_xdg_shell_create(display);
#endif
}

/* 0.18 takes the display. */
static inline struct wlr_output_layout *version_create_output_layout(struct wl_display *display)
{
#if WLROOTS_SINCE(18)
	return wlr_output_layout_create(display);
#else
	return wlr_output_layout_create();
#endif
}

/* 0.17 fills a wlr_output_state and commits that. */
static inline bool version_enable_output(struct wlr_output *output)
{
	struct wlr_output_mode *mode = wlr_output_preferred_mode(output);
#if WLROOTS_SINCE(17)
	struct wlr_output_state state;
	bool good;

	wlr_output_state_init(&state);
	wlr_output_state_set_enabled(&state, true);
	if (mode)
		wlr_output_state_set_mode(&state, mode);
	good = wlr_output_commit_state(output, &state);
	wlr_output_state_finish(&state);
	return good;
#else
	if (mode)
		wlr_output_set_mode(output, mode);
	wlr_output_enable(output, true);
	return wlr_output_commit(output);
#endif
}

static inline void version_turn_output(struct wlr_output *output, enum wl_output_transform transform)
{
#if WLROOTS_SINCE(17)
	struct wlr_output_state state;

	wlr_output_state_init(&state);
	wlr_output_state_set_transform(&state, transform);
	wlr_output_commit_state(output, &state);
	wlr_output_state_finish(&state);
#else
	wlr_output_set_transform(output, transform);
	wlr_output_commit(output);
#endif
}

/* --- keyboard and pointer ----------------------------------------------------- */

/* 0.16 put struct wlr_input_device into the kinds of devices. */
static inline struct wlr_keyboard *version_keyboard_of(struct wlr_input_device *device)
{
#if WLROOTS_SINCE(16)
	return wlr_keyboard_from_input_device(device);
#else
	return device->keyboard;
#endif
}

/* 0.16 takes the wlr_keyboard. */
static inline void version_set_keyboard(struct wlr_seat *seat, struct wlr_input_device *device)
{
#if WLROOTS_SINCE(16)
	wlr_seat_set_keyboard(seat, version_keyboard_of(device));
#else
	wlr_seat_set_keyboard(seat, device);
#endif
}

/* 0.18 added the direction. */
static inline void version_notify_axis(struct wlr_seat *seat, const struct wlr_pointer_axis_event *event)
{
#if WLROOTS_SINCE(18)
	wlr_seat_pointer_notify_axis(seat, event->time_msec, event->orientation, event->delta, event->delta_discrete,
		event->source, event->relative_direction);
#else
	wlr_seat_pointer_notify_axis(
		seat, event->time_msec, event->orientation, event->delta, event->delta_discrete, event->source);
#endif
}

/* 0.17 gave the function to the cursor. */
static inline void version_set_cursor_image(struct wlr_cursor *cursor, struct wlr_xcursor_manager *manager)
{
#if WLROOTS_SINCE(17)
	wlr_cursor_set_xcursor(cursor, manager, "default");
#else
	wlr_xcursor_manager_set_cursor_image(manager, "left_ptr", cursor);
#endif
}

/* --- the scene ------------------------------------------------------------------ */

/*
 * 0.16 made trees, not nodes, the parents of nodes. Here nodes stand for both; version_tree_of() is what a function of
 * wlroots takes as a parent.
 */
#if WLROOTS_SINCE(16)
static inline struct wlr_scene_tree *version_tree_of(struct wlr_scene_node *node)
{
	return wlr_scene_tree_from_node(node);
}
#else
static inline struct wlr_scene_node *version_tree_of(struct wlr_scene_node *node)
{
	return node;
}
#endif

static inline struct wlr_scene_node *version_parent_of(const struct wlr_scene_node *node)
{
#if WLROOTS_SINCE(16)
	return node->parent ? &node->parent->node : NULL;
#else
	return node->parent;
#endif
}

static inline struct wlr_scene_node *version_root_of(struct wlr_scene *scene)
{
#if WLROOTS_SINCE(16)
	return &scene->tree.node;
#else
	return &scene->node;
#endif
}

static inline struct wlr_scene_node *version_add_xdg_surface(
	struct wlr_scene_node *parent, struct wlr_xdg_surface *xdg_surface)
{
#if WLROOTS_SINCE(16)
	struct wlr_scene_tree *tree = wlr_scene_xdg_surface_create(version_tree_of(parent), xdg_surface);

	return tree ? &tree->node : NULL;
#else
	return wlr_scene_xdg_surface_create(parent, xdg_surface);
#endif
}

/* 0.16 made surfaces buffers, 0.17 renamed the function that tells. */
static inline struct wlr_surface *version_surface_of(struct wlr_scene_node *node)
{
#if WLROOTS_SINCE(16)
	struct wlr_scene_surface *surface;

	if (node->type != WLR_SCENE_NODE_BUFFER)
		return NULL;
#if WLROOTS_SINCE(17)
	surface = wlr_scene_surface_try_from_buffer(wlr_scene_buffer_from_node(node));
#else
	surface = wlr_scene_surface_from_buffer(wlr_scene_buffer_from_node(node));
#endif
	return surface ? surface->surface : NULL;
#else
	return node->type == WLR_SCENE_NODE_SURFACE ? wlr_scene_surface_from_node(node)->surface : NULL;
#endif
}

/* 0.17 takes options. */
static inline void version_commit_scene_output(struct wlr_scene_output *scene_output)
{
#if WLROOTS_SINCE(17)
	wlr_scene_output_commit(scene_output, NULL);
#else
	wlr_scene_output_commit(scene_output);
#endif
}

/* 0.17 leaves it to the compositor to bring the outputs of the layout and those of the scene together. */
struct version_scene_layout {
	struct wlr_scene *scene;
	struct wlr_output_layout *layout;
	struct wlr_scene_output_layout *both;
};

static inline void version_attach_layout(
	struct version_scene_layout *attached, struct wlr_scene *scene, struct wlr_output_layout *layout)
{
	*attached = (struct version_scene_layout){ .scene = scene, .layout = layout };
#if WLROOTS_SINCE(17)
	attached->both = wlr_scene_attach_output_layout(scene, layout);
#else
	wlr_scene_attach_output_layout(scene, layout);
#endif
}

static inline void version_add_output(struct version_scene_layout *attached, struct wlr_output *output)
{
#if WLROOTS_SINCE(17)
	struct wlr_output_layout_output *layout_output = wlr_output_layout_add_auto(attached->layout, output);
	struct wlr_scene_output *scene_output = wlr_scene_output_create(attached->scene, output);

	if (layout_output && scene_output)
		wlr_scene_output_layout_add_output(attached->both, layout_output, scene_output);
#else
	wlr_output_layout_add_auto(attached->layout, output);
#endif
}

/* --- xdg-shell -------------------------------------------------------------------- */

/* 0.16 takes the wlr_xdg_toplevel. */
static inline void version_set_activated(struct wlr_xdg_surface *xdg_surface, bool activated)
{
#if WLROOTS_SINCE(16)
	wlr_xdg_toplevel_set_activated(xdg_surface->toplevel, activated);
#else
	wlr_xdg_toplevel_set_activated(xdg_surface, activated);
#endif
}

/*
 * Before 0.18 there is one signal for both, when the role is known. From 0.18 on the first configure event is the
 * compositor's to send, at the initial commit: version_configure() does.
 */
struct version_xdg_listener {
	void (*added)(struct wlr_xdg_surface *xdg_surface, void *data);
	/* A popup may be kept on its output now; 0.19 ends a compositor that does it earlier. NULL: nothing to do. */
	void (*placed)(struct wlr_xdg_popup *popup, void *data);
	void *data;
	struct wl_listener surface, toplevel, popup;
};

#if WLROOTS_SINCE(18)
struct version_initial_commit {
	struct wlr_xdg_surface *xdg_surface;
	const struct version_xdg_listener *listener;
	struct wl_listener commit, destroy;
};

static inline void version_handle_commit(struct wl_listener *listener, void *data)
{
	struct version_initial_commit *initial = wl_container_of(listener, initial, commit);

	if (!initial->xdg_surface->initial_commit)
		return;
	if (initial->xdg_surface->role == WLR_XDG_SURFACE_ROLE_TOPLEVEL) {
		wlr_xdg_toplevel_set_size(initial->xdg_surface->toplevel, 0, 0);
		return;
	}
	if (initial->listener->placed)
		initial->listener->placed(initial->xdg_surface->popup, initial->listener->data);
	wlr_xdg_surface_schedule_configure(initial->xdg_surface);
}

static inline void version_handle_xdg_destroy(struct wl_listener *listener, void *data)
{
	struct version_initial_commit *initial = wl_container_of(listener, initial, destroy);

	wl_list_remove(&initial->commit.link);
	wl_list_remove(&initial->destroy.link);
	free(initial);
}

static inline void version_configure(
	const struct version_xdg_listener *listener, struct wlr_xdg_surface *xdg_surface)
{
	struct version_initial_commit *initial = calloc(1, sizeof(*initial));

	if (!initial)
		return;
	initial->xdg_surface = xdg_surface;
	initial->listener = listener;
	initial->commit.notify = version_handle_commit;
	wl_signal_add(&xdg_surface->surface->events.commit, &initial->commit);
	initial->destroy.notify = version_handle_xdg_destroy;
	wl_signal_add(&xdg_surface->events.destroy, &initial->destroy);
}

static inline void version_handle_new_toplevel(struct wl_listener *listener, void *data)
{
	struct version_xdg_listener *self = wl_container_of(listener, self, toplevel);
	struct wlr_xdg_toplevel *toplevel = data;

	version_configure(self, toplevel->base);
	self->added(toplevel->base, self->data);
}

static inline void version_handle_new_popup(struct wl_listener *listener, void *data)
{
	struct version_xdg_listener *self = wl_container_of(listener, self, popup);
	struct wlr_xdg_popup *popup = data;

	version_configure(self, popup->base);
	self->added(popup->base, self->data);
}
#else
static inline void version_handle_new_surface(struct wl_listener *listener, void *data)
{
	struct version_xdg_listener *self = wl_container_of(listener, self, surface);
	struct wlr_xdg_surface *xdg_surface = data;

	self->added(xdg_surface, self->data);
	if (xdg_surface->role == WLR_XDG_SURFACE_ROLE_POPUP && self->placed)
		self->placed(xdg_surface->popup, self->data);
}
#endif

static inline void version_listen_to_xdg_shell(struct wlr_xdg_shell *shell, struct version_xdg_listener *self)
{
#if WLROOTS_SINCE(18)
	wl_list_init(&self->surface.link);
	self->toplevel.notify = version_handle_new_toplevel;
	wl_signal_add(&shell->events.new_toplevel, &self->toplevel);
	self->popup.notify = version_handle_new_popup;
	wl_signal_add(&shell->events.new_popup, &self->popup);
#else
	wl_list_init(&self->toplevel.link);
	wl_list_init(&self->popup.link);
	self->surface.notify = version_handle_new_surface;
	wl_signal_add(&shell->events.new_surface, &self->surface);
#endif
}

static inline void version_forget_xdg_shell(struct version_xdg_listener *self)
{
	wl_list_remove(&self->surface.link);
	wl_list_remove(&self->toplevel.link);
	wl_list_remove(&self->popup.link);
}

/* --- devices that a test plays ------------------------------------------------------ */

#ifdef WLROOTS_VERSION_TEST_DEVICES
#include <string.h>
#include <wlr/backend/headless.h>
#include <wlr/backend/multi.h>

/* 0.16 took the devices from the headless backend: they are the test's own there. */
#if WLROOTS_SINCE(16)
#include <wlr/interfaces/wlr_pointer.h>
#include <wlr/interfaces/wlr_touch.h>

#define version_event_of(input, kind) .kind = wlr_##kind##_from_input_device(input)
#define version_touch_of wlr_touch_from_input_device
#define version_pointer_of wlr_pointer_from_input_device
#else
#include <wlr/interfaces/wlr_input_device.h>

#define version_event_of(input, kind) .device = (input)
#define version_touch_of(input) ((input)->touch)
#define version_pointer_of(input) ((input)->pointer)

static inline void version_find_headless(struct wlr_backend *backend, void *data)
{
	if (wlr_backend_is_headless(backend))
		*(struct wlr_backend **)data = backend;
}
#endif

static inline struct wlr_input_device *version_add_device(struct wlr_backend *backend, enum wlr_input_device_type type)
{
#if WLROOTS_SINCE(16)
	static const struct wlr_touch_impl touch_impl = { .name = "test touchscreen" };
	static const struct wlr_pointer_impl pointer_impl = { .name = "test pointer" };
	struct wlr_input_device *device;

	if (type == WLR_INPUT_DEVICE_TOUCH) {
		struct wlr_touch *touch = calloc(1, sizeof(*touch));

		if (!touch)
			return NULL;
		wlr_touch_init(touch, &touch_impl, "test touchscreen");
		device = &touch->base;
	} else {
		struct wlr_pointer *pointer = calloc(1, sizeof(*pointer));

		if (!pointer)
			return NULL;
		wlr_pointer_init(pointer, &pointer_impl, "test pointer");
		device = &pointer->base;
	}
	wl_signal_emit_mutable(&backend->events.new_input, device);
	return device;
#else
	struct wlr_backend *headless = NULL;

	wlr_multi_for_each_backend(backend, version_find_headless, &headless);
	return headless ? wlr_headless_add_input_device(headless, type) : NULL;
#endif
}

static inline void version_set_output_name(struct wlr_input_device *device, const char *name)
{
#if WLROOTS_SINCE(16)
	wlr_touch_from_input_device(device)->output_name = strdup(name);
#else
	device->output_name = strdup(name);
#endif
}

static inline void version_remove_device(struct wlr_input_device *device)
{
#if WLROOTS_SINCE(16)
	if (device->type == WLR_INPUT_DEVICE_TOUCH) {
		struct wlr_touch *touch = wlr_touch_from_input_device(device);

		wlr_touch_finish(touch);
		free(touch);
	} else {
		struct wlr_pointer *pointer = wlr_pointer_from_input_device(device);

		wlr_pointer_finish(pointer);
		free(pointer);
	}
#else
	wlr_input_device_destroy(device);
#endif
}
#endif

#endif
