/* SPDX-License-Identifier: MIT */
/* Touches that the compositor takes from clients: moves, resizes, drag and drop (rule 10.6). */
#include "tactus-wlroots-private.h"

#include <stdlib.h>
#include <tactus-host.h>

/* A touch that moves or resizes a window. */
struct taken {
	struct wlr_cursor *cursor;
	void (*motion)(uint32_t time_ms, void *data);
	void (*end)(uint32_t time_ms, void *data);
	void *data;
	struct tactus_host_follower *follower; /* NULL: it moves with each sample */
};

/* A touch that drags. */
struct dragging {
	struct tactus_wlroots *glue;
	int32_t id;            /* owned by the seat; its point lives at least as long */
	struct wlr_drag *drag; /* NULL if the drag has ended before the touch */
	struct wl_listener drag_destroy;
};

static const struct tactus_touch *touch_of_serial(struct tactus_wlroots *glue, const struct wl_client *client,
	uint32_t serial, struct wlr_touch_point **point)
{
	const struct touch_id *id;

	if (!wlr_seat_validate_touch_grab_serial(glue->host.seat, NULL, serial, point) ||
		(*point)->client->client != client || (*point)->touch_id < 0 || (*point)->touch_id >= MAXIMUM_TOUCHES)
		return NULL;
	id = &glue->ids[(*point)->touch_id];
	return id->client ? tactus_surface_client_find_touch(id->client, 0, id->wire_id) : NULL;
}

/* --- moves and resizes ------------------------------------------------------ */

static void move_taken(const double *place, uint64_t time_us, void *data)
{
	const struct taken *taken = data;

	wlr_cursor_warp_closest(taken->cursor, NULL, place[0], place[1]);
	taken->motion(tactus_wlroots_milliseconds(time_us), taken->data);
}

static void follow_taken(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	struct taken *taken = data;
	const double place[] = { x, y };

	if (!taken->follower || tactus_host_follower_move(taken->follower, time_us, place) != TACTUS_STATUS_OK)
		move_taken(place, time_us, taken);
}

static void end_taken(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	struct taken *taken = data;

	if (taken->follower)
		tactus_host_follower_end(taken->follower, cancelled);
	tactus_host_follower_destroy(taken->follower);
	taken->end(tactus_wlroots_milliseconds(time_us), taken->data);
	free(taken);
}

bool tactus_wlroots_take_touch(struct tactus_wlroots *glue, struct wlr_surface *surface, uint32_t serial,
	void (*motion)(uint32_t time_ms, void *data), void (*end)(uint32_t time_ms, void *data), void *data)
{
	static const struct tactus_touch_grab_callbacks callbacks = {
		.size = sizeof(callbacks),
		.motion = follow_taken,
		.end = end_taken,
	};
	struct wlr_touch_point *point;
	const struct tactus_touch *touch =
		touch_of_serial(glue, wl_resource_get_client(surface->resource), serial, &point);
	struct taken *taken = touch ? malloc(sizeof(*taken)) : NULL;
	double x = 0, y = 0;

	if (!taken)
		return false;
	*taken = (struct taken){ .cursor = glue->host.cursor, .motion = motion, .end = end, .data = data };
	tactus_touch_get_location(touch, NULL, &x, &y);
	if (tactus_touch_take(touch, &callbacks, taken) != TACTUS_STATUS_OK) {
		free(taken);
		return false;
	}
	wlr_cursor_warp_closest(glue->host.cursor, NULL, x, y);
	taken->follower = tactus_host_follower_create(glue->frames, 2, move_taken, taken);
	if (taken->follower)
		tactus_host_follower_begin(taken->follower, x, y, tactus_application_get_time(glue->application),
			(double[]){ x, y });
	return true;
}

/* --- drag and drop ---------------------------------------------------------- */

static version_serial_of_up ignore_up(
	struct wlr_seat_touch_grab *grab, uint32_t time_ms, struct wlr_touch_point *point)
{
	return version_no_serial;
}

/*
 * Removes a touch point from the seat without notifying its client, which already got a cancel: a temporary grab
 * swallows the up. wlroots 0.18 keeps the point nevertheless before 0.18.3; Debian 13 has the fix.
 */
static void forget_point(struct wlr_seat *seat, int32_t id)
{
	static const struct wlr_touch_grab_interface silence = { .up = ignore_up };
	struct wlr_seat_touch_grab grab = { .interface = &silence, .seat = seat };
	struct wlr_seat_touch_grab *kept = seat->touch_state.grab;

	if (!wlr_seat_touch_get_point(seat, id))
		return;
	seat->touch_state.grab = &grab;
	wlr_seat_touch_notify_up(seat, 0, id);
	seat->touch_state.grab = kept;
}

static void handle_drag_destroy(struct wl_listener *listener, void *data)
{
	struct dragging *dragging = wl_container_of(listener, dragging, drag_destroy);

	wl_list_remove(&dragging->drag_destroy.link);
	dragging->drag = NULL;
}

static void follow_drag(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	const struct dragging *dragging = data;
	const struct tactus_wlroots_host *host = &dragging->glue->host;
	double surface_x = 0, surface_y = 0;
	struct wlr_surface *surface = host->surface_at(x, y, &surface_x, &surface_y, host->data);
	uint32_t time_ms = tactus_wlroots_milliseconds(time_us);

	if (!dragging->drag || !wlr_seat_touch_get_point(host->seat, dragging->id))
		return;
	if (surface) {
		wlr_seat_touch_point_focus(host->seat, surface, time_ms, dragging->id, surface_x, surface_y);
		wlr_seat_touch_notify_motion(host->seat, time_ms, dragging->id, surface_x, surface_y);
	} else {
		version_clear_touch_focus(host->seat, time_ms, dragging->id);
	}
}

static void end_drag(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	struct dragging *dragging = data;
	struct wlr_seat *seat = dragging->glue->host.seat;
	struct wlr_drag *drag = dragging->drag;
	struct wlr_data_source *source = drag ? drag->source : NULL;

	/* wlr_drag starts a drop without checking that the target accepts it. */
	if (drag && !cancelled && drag->focus_client && (!source || (source->accepted && source->current_dnd_action)))
		wlr_seat_touch_notify_up(seat, tactus_wlroots_milliseconds(time_us), dragging->id);
	else if (source)
		wlr_data_source_destroy(source); /* ends the drag */
	else if (drag)
		wlr_seat_touch_end_grab(seat);
	forget_point(seat, dragging->id);
	dragging->glue->ids[dragging->id].is_dragged = false;
	if (dragging->drag)
		wl_list_remove(&dragging->drag_destroy.link);
	free(dragging);
}

bool tactus_wlroots_start_drag(struct tactus_wlroots *glue, const struct wlr_seat_request_start_drag_event *event)
{
	static const struct tactus_touch_grab_callbacks callbacks = {
		.size = sizeof(callbacks),
		.motion = follow_drag,
		.end = end_drag,
	};
	struct wlr_touch_point *point;
	const struct tactus_touch *touch =
		touch_of_serial(glue, event->drag->seat_client->client, event->serial, &point);
	struct dragging *dragging = touch ? calloc(1, sizeof(*dragging)) : NULL;

	if (!dragging)
		return false;
	dragging->glue = glue;
	dragging->id = point->touch_id;
	glue->ids[dragging->id].is_dragged = true; /* keeps the point when the client's touches are cancelled */
	if (tactus_touch_take(touch, &callbacks, dragging) != TACTUS_STATUS_OK) {
		glue->ids[dragging->id].is_dragged = false;
		free(dragging);
		return false;
	}
	dragging->drag = event->drag;
	tactus_wlroots_listen_to(&event->drag->events.destroy, &dragging->drag_destroy, handle_drag_destroy);
	wlr_seat_start_touch_drag(glue->host.seat, event->drag, event->serial, point);
	return true;
}
