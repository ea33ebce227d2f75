/* SPDX-License-Identifier: MIT */
#include "cursor.h"

#include "listener.h"
#include "server.h"
#include "version.h"
#include "window.h"

#include <linux/input-event-codes.h>
#include <math.h>

#define CURSOR_SIZE 24

/* Tells the client below the pointer its location. */
static void point(struct cursor *cursor, uint32_t time_ms)
{
	struct wlr_seat *seat = cursor->server->seat.seat;
	double x, y;
	struct wlr_scene_node *node;

	if (cursor->moved) {
		window_move(cursor->moved, (int)lround(cursor->cursor->x - cursor->grab_x),
			(int)lround(cursor->cursor->y - cursor->grab_y));
		return;
	}
	node = scene_surface_node_at(&cursor->server->shell, cursor->cursor->x, cursor->cursor->y, &x, &y);
	if (!node) {
		version_set_cursor_image(cursor->cursor, cursor->images);
		wlr_seat_pointer_notify_clear_focus(seat);
		return;
	}
	wlr_seat_pointer_notify_enter(seat, version_surface_of(node), x, y);
	wlr_seat_pointer_notify_motion(seat, time_ms, x, y);
}

static void follow_mouse(struct cursor *cursor, uint32_t time_ms)
{
	if (mouse_fingers_move(&cursor->server->seat.mouse, time_ms, cursor->cursor->x, cursor->cursor->y))
		version_set_cursor_image(cursor->cursor, cursor->images);
	else
		point(cursor, time_ms);
}

static void handle_motion(struct wl_listener *listener, void *data)
{
	struct cursor *cursor = wl_container_of(listener, cursor, motion);
	const struct wlr_pointer_motion_event *event = data;

	wlr_cursor_move(cursor->cursor, version_device_of(event, pointer), event->delta_x, event->delta_y);
	follow_mouse(cursor, event->time_msec);
}

static void handle_motion_absolute(struct wl_listener *listener, void *data)
{
	struct cursor *cursor = wl_container_of(listener, cursor, motion_absolute);
	const struct wlr_pointer_motion_absolute_event *event = data;

	wlr_cursor_warp_absolute(cursor->cursor, version_device_of(event, pointer), event->x, event->y);
	follow_mouse(cursor, event->time_msec);
}

static void focus_window_below(struct cursor *cursor)
{
	double x, y;
	struct wlr_scene_node *node =
		scene_surface_node_at(&cursor->server->shell, cursor->cursor->x, cursor->cursor->y, &x, &y);
	struct window *window = node ? window_of_node(version_parent_of(node)) : NULL;

	if (window)
		window_focus(window);
}

static void handle_button(struct wl_listener *listener, void *data)
{
	struct cursor *cursor = wl_container_of(listener, cursor, button);
	const struct wlr_pointer_button_event *event = data;
	bool pressed = event->state == version_pressed;

	if (mouse_fingers_press(&cursor->server->seat.mouse, event->time_msec, event->button, pressed,
		    cursor->cursor->x, cursor->cursor->y))
		return;
	wlr_seat_pointer_notify_button(
		cursor->server->seat.seat, event->time_msec, event->button, event->state);
	if (pressed)
		focus_window_below(cursor);
	else
		cursor->moved = NULL;
}

static void handle_axis(struct wl_listener *listener, void *data)
{
	struct cursor *cursor = wl_container_of(listener, cursor, axis);
	const struct wlr_pointer_axis_event *event = data;

	version_notify_axis(cursor->server->seat.seat, event);
}

static void handle_frame(struct wl_listener *listener, void *data)
{
	struct cursor *cursor = wl_container_of(listener, cursor, frame);

	wlr_seat_pointer_notify_frame(cursor->server->seat.seat);
}

void cursor_begin_move(struct cursor *cursor, struct window *window, uint32_t serial)
{
	if (!wlr_seat_validate_pointer_grab_serial(cursor->server->seat.seat, NULL, serial))
		return;
	cursor->moved = window;
	cursor->grab_x = cursor->cursor->x - window->x;
	cursor->grab_y = cursor->cursor->y - window->y;
}

void cursor_forget_window(struct cursor *cursor, struct window *window)
{
	if (cursor->moved == window)
		cursor->moved = NULL;
}

void cursor_point_at(struct cursor *cursor, uint32_t time_ms, double x, double y)
{
	wlr_cursor_warp_closest(cursor->cursor, NULL, x, y);
	point(cursor, time_ms);
	wlr_seat_pointer_notify_frame(cursor->server->seat.seat);
}

void cursor_press(struct cursor *cursor, uint32_t time_ms, double x, double y, uint32_t button)
{
	struct wlr_seat *seat = cursor->server->seat.seat;

	wlr_cursor_warp_closest(cursor->cursor, NULL, x, y);
	point(cursor, time_ms);
	wlr_seat_pointer_notify_button(seat, time_ms, button, version_pressed);
	wlr_seat_pointer_notify_frame(seat);
}

void cursor_release(struct cursor *cursor, uint32_t time_ms, uint32_t button)
{
	struct wlr_seat *seat = cursor->server->seat.seat;

	wlr_seat_pointer_notify_button(seat, time_ms, button, version_released);
	wlr_seat_pointer_notify_frame(seat);
}

void cursor_scroll(struct cursor *cursor, uint32_t time_ms, double dx, double dy)
{
	struct wlr_seat *seat = cursor->server->seat.seat;

	version_notify_finger_axis(seat, time_ms, false, dx);
	version_notify_finger_axis(seat, time_ms, true, dy);
	wlr_seat_pointer_notify_frame(seat);
}

bool cursor_init(struct cursor *cursor, struct server *server)
{
	cursor->server = server;
	cursor->cursor = wlr_cursor_create();
	cursor->images = wlr_xcursor_manager_create(NULL, CURSOR_SIZE);
	if (!cursor->cursor || !cursor->images)
		return false;
	wlr_cursor_attach_output_layout(cursor->cursor, server->output_layout);
	wlr_xcursor_manager_load(cursor->images, 1);
	listen_to(&cursor->cursor->events.motion, &cursor->motion, handle_motion);
	listen_to(&cursor->cursor->events.motion_absolute, &cursor->motion_absolute, handle_motion_absolute);
	listen_to(&cursor->cursor->events.button, &cursor->button, handle_button);
	listen_to(&cursor->cursor->events.axis, &cursor->axis, handle_axis);
	listen_to(&cursor->cursor->events.frame, &cursor->frame, handle_frame);
	return true;
}

void cursor_finish(struct cursor *cursor)
{
	if (cursor->images)
		wlr_xcursor_manager_destroy(cursor->images);
	if (!cursor->cursor)
		return;
	wl_list_remove(&cursor->motion.link);
	wl_list_remove(&cursor->motion_absolute.link);
	wl_list_remove(&cursor->button.link);
	wl_list_remove(&cursor->axis.link);
	wl_list_remove(&cursor->frame.link);
	wlr_cursor_destroy(cursor->cursor);
	cursor->cursor = NULL;
}
