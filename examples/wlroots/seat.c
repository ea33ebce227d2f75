/* SPDX-License-Identifier: MIT */
#include "seat.h"

#include "keyboard.h"
#include "listener.h"
#include "server.h"
#include "tactus-wlroots.h"
#include "touchscreen.h"
#include "version.h"

#include <wlr/types/wlr_data_device.h>

void seat_update_capabilities(struct seat *seat)
{
	uint32_t capabilities = WL_SEAT_CAPABILITY_POINTER; /* needed for long presses, even without a mouse */

	if (!wl_list_empty(&seat->touchscreens) || seat->mouse.source)
		capabilities |= WL_SEAT_CAPABILITY_TOUCH;
	if (!wl_list_empty(&seat->keyboards))
		capabilities |= WL_SEAT_CAPABILITY_KEYBOARD;
	wlr_seat_set_capabilities(seat->seat, capabilities);
}

void seat_map_touchscreens(struct seat *seat)
{
	touchscreens_map(seat);
	mouse_fingers_map(&seat->mouse);
}

unsigned seat_count_fingers(const struct seat *seat)
{
	return seat->mouse.count + tactus_wlroots_count_fingers(seat->server->shell.tactus);
}

void seat_add_device(struct seat *seat, struct wlr_input_device *device)
{
	switch (device->type) {
	case WLR_INPUT_DEVICE_TOUCH:
		touchscreen_create(seat, device);
		break;
	case WLR_INPUT_DEVICE_KEYBOARD:
		keyboard_create(seat, device);
		break;
	case WLR_INPUT_DEVICE_POINTER:
		wlr_cursor_attach_input_device(seat->server->cursor.cursor, device);
		break;
	default:
		break;
	}
	seat_update_capabilities(seat);
}

static void handle_new_input(struct wl_listener *listener, void *data)
{
	struct seat *seat = wl_container_of(listener, seat, new_input);

	seat_add_device(seat, data);
}

/* Any client may request a cursor; only the one under the pointer gets it. */
static void handle_request_set_cursor(struct wl_listener *listener, void *data)
{
	struct seat *seat = wl_container_of(listener, seat, request_set_cursor);
	const struct wlr_seat_pointer_request_set_cursor_event *event = data;

	if (seat->seat->pointer_state.focused_client == event->seat_client)
		wlr_cursor_set_surface(
			seat->server->cursor.cursor, event->surface, event->hotspot_x, event->hotspot_y);
}

static void handle_request_set_selection(struct wl_listener *listener, void *data)
{
	struct seat *seat = wl_container_of(listener, seat, request_set_selection);
	const struct wlr_seat_request_set_selection_event *event = data;

	wlr_seat_set_selection(seat->seat, event->source, event->serial);
}

/* Starts a drag with a finger or with the pointer. */
static void handle_request_start_drag(struct wl_listener *listener, void *data)
{
	struct seat *seat = wl_container_of(listener, seat, request_start_drag);
	const struct wlr_seat_request_start_drag_event *event = data;

	if (tactus_wlroots_start_drag(seat->server->shell.tactus, event))
		return;
	if (wlr_seat_validate_pointer_grab_serial(seat->seat, event->origin, event->serial))
		wlr_seat_start_pointer_drag(seat->seat, event->drag, event->serial);
	else if (event->drag->source)
		wlr_data_source_destroy(event->drag->source);
}

bool seat_init(struct seat *seat, struct server *server)
{
	seat->server = server;
	wl_list_init(&seat->touchscreens);
	wl_list_init(&seat->keyboards);
	seat->seat = wlr_seat_create(server->display, "seat0");
	if (!seat->seat)
		return false;
	listen_to(&server->backend->events.new_input, &seat->new_input, handle_new_input);
	listen_to(&seat->seat->events.request_set_cursor, &seat->request_set_cursor, handle_request_set_cursor);
	listen_to(&seat->seat->events.request_set_selection, &seat->request_set_selection,
		handle_request_set_selection);
	listen_to(&seat->seat->events.request_start_drag, &seat->request_start_drag, handle_request_start_drag);
	seat_update_capabilities(seat);
	return true;
}

void seat_finish(struct seat *seat)
{
	if (!seat->seat)
		return;
	wl_list_remove(&seat->new_input.link);
	wl_list_remove(&seat->request_set_cursor.link);
	wl_list_remove(&seat->request_set_selection.link);
	wl_list_remove(&seat->request_start_drag.link);
}
