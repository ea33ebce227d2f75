/* SPDX-License-Identifier: MIT */
/*
 * What this compositor takes from wlroots that is not the same in each of its versions: this file is for 0.15,
 * the comments say what later versions changed. The rest of the sources uses the later names.
 */
#ifndef WLROOTS_VERSION_H
#define WLROOTS_VERSION_H

#include <stdbool.h>
#include <wayland-server-core.h>
#include <wlr/backend.h>
#include <wlr/backend/session.h>
#include <wlr/render/allocator.h>
#include <wlr/render/wlr_renderer.h>
#include <wlr/types/wlr_compositor.h>
#include <wlr/types/wlr_cursor.h>
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

#if WLR_VERSION_MAJOR != 0 || WLR_VERSION_MINOR != 15
#error "wlroots-version.h is for wlroots 0.15; its comments say what to change for yours"
#endif

/* 0.16 turned wlr_event_DEVICE_KIND into wlr_DEVICE_KIND_event. */
#define wlr_touch_down_event wlr_event_touch_down
#define wlr_touch_motion_event wlr_event_touch_motion
#define wlr_touch_up_event wlr_event_touch_up
#define wlr_touch_cancel_event wlr_event_touch_cancel
#define wlr_keyboard_key_event wlr_event_keyboard_key
#define wlr_pointer_motion_event wlr_event_pointer_motion
#define wlr_pointer_motion_absolute_event wlr_event_pointer_motion_absolute
#define wlr_pointer_button_event wlr_event_pointer_button
#define wlr_pointer_axis_event wlr_event_pointer_axis

/* 0.17 wants a place for the session as a second argument, 0.18 the event loop instead of the display. */
static inline struct wlr_backend *version_create_backend(struct wl_display *display)
{
	return wlr_backend_autocreate(display);
}

/* Ctrl+Alt+Fn, on a console. From 0.17 on the session is what wlr_backend_autocreate() made. */
static inline void version_switch_console(struct wlr_backend *backend, unsigned number)
{
	struct wlr_session *session = wlr_backend_get_session(backend);

	if (session)
		wlr_session_change_vt(session, number);
}

/* From 0.16 on wlr_subcompositor_create() is needed as well; 0.17 adds a version before the renderer. */
static inline bool version_create_compositor(struct wl_display *display, struct wlr_renderer *renderer)
{
	return wlr_compositor_create(display, renderer);
}

/* From 0.16 on these are wlr_touch_from_input_device() and wlr_keyboard_from_input_device(). */
static inline struct wlr_touch *version_touch_of(struct wlr_input_device *device)
{
	return device->touch;
}

static inline struct wlr_keyboard *version_keyboard_of(struct wlr_input_device *device)
{
	return device->keyboard;
}

/* From 0.16 on the name and the size are members of struct wlr_touch. */
static inline const char *version_output_name_of(struct wlr_input_device *device)
{
	return device->output_name;
}

static inline void version_get_size_of(struct wlr_input_device *device, double *width_mm, double *height_mm)
{
	*width_mm = device->width_mm;
	*height_mm = device->height_mm;
}

/* From 0.16 on it takes the wlr_keyboard. */
static inline void version_set_keyboard(struct wlr_seat *seat, struct wlr_input_device *device)
{
	wlr_seat_set_keyboard(seat, device);
}

/* From 0.17 on a wlr_output_state is filled and given to wlr_output_commit_state(). */
static inline bool version_enable_output(struct wlr_output *output)
{
	struct wlr_output_mode *mode = wlr_output_preferred_mode(output);

	if (mode)
		wlr_output_set_mode(output, mode);
	wlr_output_enable(output, true);
	return wlr_output_commit(output);
}

/* From 0.16 on the rectangle is the caller's, filled by the function. A NULL output: the whole layout. */
static inline struct wlr_box version_get_output_box(struct wlr_output_layout *layout, struct wlr_output *output)
{
	const struct wlr_box *box = wlr_output_layout_get_box(layout, output);

	return box ? *box : (struct wlr_box){ 0 };
}

/* From 0.17 on wlr_cursor_set_xcursor(). */
static inline void version_set_cursor_image(struct wlr_cursor *cursor, struct wlr_xcursor_manager *manager)
{
	wlr_xcursor_manager_set_cursor_image(manager, "left_ptr", cursor);
}

/* From 0.16 on the scene has a tree, whose node this is; trees rather than nodes are parents. */
static inline struct wlr_scene_node *version_root_of(struct wlr_scene *scene)
{
	return &scene->node;
}

/* From 0.16 on surfaces are buffer nodes: wlr_scene_surface_from_buffer(), in 0.17 .._try_from_buffer(). */
static inline struct wlr_surface *version_surface_of(struct wlr_scene_node *node)
{
	if (node->type != WLR_SCENE_NODE_SURFACE)
		return NULL;
	return wlr_scene_surface_from_node(node)->surface;
}

/* From 0.17 on these are events of the wlr_surface. */
static inline void version_listen_to_map(
	struct wlr_xdg_surface *xdg_surface, struct wl_listener *map, struct wl_listener *unmap)
{
	wl_signal_add(&xdg_surface->events.map, map);
	wl_signal_add(&xdg_surface->events.unmap, unmap);
}

/*
 * From 0.18 on there are new_toplevel and new_popup instead, and the first configure event is left to the
 * compositor, at the surface's initial commit.
 */
static inline void version_listen_to_new_surface(struct wlr_xdg_shell *shell, struct wl_listener *listener)
{
	wl_signal_add(&shell->events.new_surface, listener);
}

/* From 0.16 on both take the wlr_xdg_toplevel. */
static inline void version_set_activated(struct wlr_xdg_surface *xdg_surface, bool activated)
{
	wlr_xdg_toplevel_set_activated(xdg_surface, activated);
}

static inline struct wlr_xdg_surface *version_parent_of_popup(struct wlr_xdg_popup *popup)
{
	/* From 0.17 on wlr_xdg_surface_try_from_wlr_surface(), which asks for the role by itself. */
	if (!popup->parent || !wlr_surface_is_xdg_surface(popup->parent))
		return NULL;
	return wlr_xdg_surface_from_wlr_surface(popup->parent);
}

/* Popups with a grab. From 0.16 on wlr_xdg_popup_destroy() takes the wlr_xdg_popup. */
static inline void version_close_popups(struct wlr_xdg_shell *shell)
{
	struct wlr_xdg_popup_grab *grab;

	wl_list_for_each(grab, &shell->popup_grabs, link) {
		/* The topmost is the first, and has to go before its parent. */
		for (int count = wl_list_length(&grab->popups); count > 0 && !wl_list_empty(&grab->popups); count--) {
			struct wlr_xdg_popup *popup = wl_container_of(grab->popups.next, popup, grab_link);

			wlr_xdg_popup_destroy(popup->base);
		}
	}
}

/*
 * Ends all touches of a client, of which this surface is one that is touched. In 0.15 nothing is sent while a
 * popup has the touches, only forgotten, so it is sent by hand. From 0.18 on it takes the wlr_seat_client.
 */
static inline void version_cancel_touches(struct wlr_seat *seat, struct wlr_surface *surface)
{
	if (!seat->touch_state.grab->interface->wl_cancel)
		wlr_seat_touch_send_cancel(seat, surface);
	wlr_seat_touch_notify_cancel(seat, surface);
}

#endif
