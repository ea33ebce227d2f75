/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "tactus-wlroots.h"

#include "wlroots-version.h"

#include <linux/input-event-codes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wlr/util/log.h>

/* As many as the engine follows (rule 1.15). */
#define MAXIMUM_TOUCHES 64
/* A finger at the very edge of a panel is on it: half a unit of the finest one. */
#define HALF_UNIT (1.0 / 131072)
/* Times that are further than that from this machine's clock are another clock's (rule 11.4). */
#define OWN_CLOCK_US 1000000

/* The engine numbers each client's touches, wlr_seat all of them together: the index is wlr_seat's id. */
struct touch_id {
	struct tactus_surface_client *client; /* NULL: free */
	int32_t wire_id;
};

struct tactus_wlroots {
	struct tactus_wlroots_host host;
	struct tactus_application *application;
	struct tactus_view *root, *surfaces_view;
	struct wl_event_source *timer, *idle;
	struct wl_list touchscreens, surfaces, clients;
	struct touch_id ids[MAXIMUM_TOUCHES];
	struct wl_listener down, motion, up, cancel, frame, layout_change;
	struct touch_id pointer; /* the finger that is the pointer */
	struct {
		void (*motion)(uint32_t time_ms, void *data);
		void (*end)(uint32_t time_ms, void *data);
		void *data;
	} taken;               /* one at a time: the serial is that of a finger that is alone */
	int32_t drag_id;       /* the finger of a drag, -1: none */
	struct wlr_drag *drag; /* NULL: none, or it has ended before the finger lifts */
	struct wl_listener drag_destroy;
};

/* Each is a source of its own, for ids and frames belong to a device. */
struct touchscreen {
	struct wl_list link;
	struct tactus_wlroots *glue;
	struct wlr_input_device *device;
	struct tactus_touch_source *source;
	unsigned fingers;
	bool has_samples; /* that wait for a frame */
	uint32_t time_ms; /* of the last sample, as the device says it */
	uint64_t time_us; /* and in full */
	struct wl_listener destroy;
};

/* A surface that has been touched. */
struct surface {
	struct wl_list link;
	struct tactus_wlroots *glue;
	struct wlr_surface *surface;
	struct tactus_view *view;
	struct wl_listener destroy, unmap, commit;
};

/* What leaves for a client. */
struct client {
	struct wl_list link;
	struct tactus_wlroots *glue;
	struct wl_client *client;
	struct tactus_surface_client *stream;
	struct wl_listener destroy;
};

static void listen_to(struct wl_signal *signal, struct wl_listener *listener, wl_notify_func_t handler)
{
	listener->notify = handler;
	wl_signal_add(signal, listener);
}

static uint32_t milliseconds(uint64_t time_us)
{
	return (uint32_t)(time_us / 1000);
}

/* --- surfaces and their views --------------------------------------------- */

/* Fingers on it lift for a client that is still there (rule 10.5). */
static void remove_surface(struct surface *surface)
{
	tactus_view_destroy(surface->view);
	wl_list_remove(&surface->destroy.link);
	wl_list_remove(&surface->unmap.link);
	wl_list_remove(&surface->commit.link);
	wl_list_remove(&surface->link);
	free(surface);
}

static void handle_surface_destroy(struct wl_listener *listener, void *data)
{
	struct surface *surface = wl_container_of(listener, surface, destroy);

	remove_surface(surface);
}

static void handle_surface_unmap(struct wl_listener *listener, void *data)
{
	struct surface *surface = wl_container_of(listener, surface, unmap);

	remove_surface(surface);
}

static void handle_surface_commit(struct wl_listener *listener, void *data)
{
	struct surface *surface = wl_container_of(listener, surface, commit);

	if (!wlr_surface_has_buffer(surface->surface))
		remove_surface(surface);
}

static void place(struct surface *surface, double x, double y)
{
	tactus_view_set_frame(surface->view, x, y, surface->surface->current.width, surface->surface->current.height);
}

static struct tactus_surface_client *stream_of(struct tactus_wlroots *glue, struct wl_client *client);

static struct surface *add_surface(struct tactus_wlroots *glue, struct wlr_surface *wlr_surface)
{
	struct tactus_surface_client *stream = stream_of(glue, wl_resource_get_client(wlr_surface->resource));
	struct surface *surface = calloc(1, sizeof(*surface));

	if (surface && stream)
		surface->view = tactus_surface_create(stream, 0, 0, 0, 0);
	if (!surface || !surface->view) {
		free(surface);
		return NULL;
	}
	surface->glue = glue;
	surface->surface = wlr_surface;
	tactus_view_set_user_data(surface->view, surface);
	tactus_view_add_subview(glue->surfaces_view, surface->view);
	listen_to(&wlr_surface->events.destroy, &surface->destroy, handle_surface_destroy);
	listen_to(&wlr_surface->events.commit, &surface->commit, handle_surface_commit);
	surface->unmap.notify = handle_surface_unmap;
	version_listen_to_unmap(wlr_surface, &surface->unmap);
	wl_list_insert(&glue->surfaces, &surface->link);
	if (glue->host.surface_added)
		glue->host.surface_added(wlr_surface, surface->view, glue->host.data);
	return surface;
}

/* The compositor knows where surfaces are; each gets a view when it is touched first. */
static struct tactus_view *hit_test(struct tactus_view *view, double x, double y, void *data)
{
	struct tactus_wlroots *glue = data;
	double surface_x = 0, surface_y = 0;
	struct wlr_surface *hit = glue->host.surface_at(x, y, &surface_x, &surface_y, glue->host.data);
	struct surface *surface;

	if (!hit || !hit->resource)
		return NULL; /* the root gets it */
	wl_list_for_each(surface, &glue->surfaces, link) {
		if (surface->surface == hit)
			break;
	}
	if (&surface->link == &glue->surfaces)
		surface = add_surface(glue, hit);
	if (!surface)
		return NULL;
	place(surface, x - surface_x, y - surface_y);
	return surface->view;
}

static struct surface *surface_of(const struct tactus_view *view)
{
	return tactus_surface_get_client(view) ? tactus_view_get_user_data(view) : NULL;
}

struct wlr_surface *tactus_wlroots_get_surface(const struct tactus_touch *touch)
{
	const struct surface *surface = surface_of(tactus_touch_get_view(touch));

	return surface ? surface->surface : NULL;
}

/* --- out: streams to the seat ---------------------------------------------- */

static int32_t find_id(const struct tactus_wlroots *glue, const struct tactus_surface_client *client, int32_t wire_id)
{
	for (int32_t id = 0; id < MAXIMUM_TOUCHES; id++) {
		if (glue->ids[id].client == client && glue->ids[id].wire_id == wire_id && id != glue->drag_id)
			return id;
	}
	return -1;
}

static int32_t find_free_id(const struct tactus_wlroots *glue)
{
	for (int32_t id = 0; id < MAXIMUM_TOUCHES; id++) {
		if (!glue->ids[id].client && id != glue->drag_id)
			return id;
	}
	return -1;
}

static void forget_ids(struct tactus_wlroots *glue, const struct tactus_surface_client *client)
{
	for (int32_t id = 0; id < MAXIMUM_TOUCHES; id++) {
		if (glue->ids[id].client == client)
			glue->ids[id].client = NULL;
	}
	if (glue->pointer.client == client)
		glue->pointer.client = NULL;
}

static void move_pointer(
	struct tactus_wlroots *glue, struct wlr_surface *surface, const struct tactus_surface_touch *touch)
{
	uint32_t time_ms = milliseconds(touch->time_us);
	double x = 0, y = 0;

	tactus_touch_get_location(touch->touch, NULL, &x, &y);
	wlr_cursor_warp_closest(glue->host.cursor, NULL, x, y);
	if (glue->host.pointer_motion) {
		glue->host.pointer_motion(time_ms, glue->host.data);
		return;
	}
	wlr_seat_pointer_notify_enter(glue->host.seat, surface, touch->x, touch->y);
	wlr_seat_pointer_notify_motion(glue->host.seat, time_ms, touch->x, touch->y);
}

static void press_pointer(struct tactus_wlroots *glue, uint32_t time_ms, bool pressed)
{
	if (glue->host.pointer_button)
		glue->host.pointer_button(time_ms, BTN_LEFT, pressed, glue->host.data);
	else
		wlr_seat_pointer_notify_button(glue->host.seat, time_ms, BTN_LEFT,
			pressed ? version_pressed : version_released);
	wlr_seat_pointer_notify_frame(glue->host.seat);
}

static bool is_pointer(const struct tactus_wlroots *glue, const struct tactus_surface_client *stream,
	const struct tactus_surface_touch *touch)
{
	return glue->pointer.client == stream && glue->pointer.wire_id == touch->wire_id;
}

static void send_down(struct tactus_surface_client *stream, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct tactus_wlroots *glue = ((struct client *)data)->glue;
	struct wlr_surface *surface = surface_of(view)->surface;
	int32_t id = find_free_id(glue);

	if (!version_surface_accepts_touch(surface, glue->host.seat)) {
		if (!glue->host.emulates_pointer || glue->pointer.client)
			return;
		glue->pointer = (struct touch_id){ .client = stream, .wire_id = touch->wire_id };
		move_pointer(glue, surface, touch);
		press_pointer(glue, milliseconds(touch->time_us), true);
		return;
	}
	/* No serial: a popup's or a drag's grab keeps it. A popup of another client ends with it. */
	if (id < 0)
		return;
	if (wlr_seat_touch_notify_down(
		    glue->host.seat, surface, milliseconds(touch->time_us), id, touch->x, touch->y))
		glue->ids[id] = (struct touch_id){ .client = stream, .wire_id = touch->wire_id };
}

static void send_motion(struct tactus_surface_client *stream, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct tactus_wlroots *glue = ((struct client *)data)->glue;
	int32_t id = find_id(glue, stream, touch->wire_id);

	if (id >= 0) {
		wlr_seat_touch_notify_motion(glue->host.seat, milliseconds(touch->time_us), id, touch->x, touch->y);
	} else if (is_pointer(glue, stream, touch)) {
		move_pointer(glue, surface_of(view)->surface, touch);
		wlr_seat_pointer_notify_frame(glue->host.seat);
	}
}

static void send_up(struct tactus_surface_client *stream, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct tactus_wlroots *glue = ((struct client *)data)->glue;
	int32_t id = find_id(glue, stream, touch->wire_id);

	if (id >= 0) {
		glue->ids[id].client = NULL;
		wlr_seat_touch_notify_up(glue->host.seat, milliseconds(touch->time_us), id);
	} else if (is_pointer(glue, stream, touch)) {
		glue->pointer.client = NULL;
		press_pointer(glue, milliseconds(touch->time_us), false);
	}
}

/* wlr_seat knows for which of its clients one is due: frames come when all clients have got their events. */
static void send_frame(struct tactus_surface_client *stream, uint32_t seat, void *data)
{
	wlr_seat_touch_notify_frame(((struct client *)data)->glue->host.seat);
}

static void send_cancel(struct tactus_surface_client *stream, uint32_t number, void *data)
{
	struct client *client = data;
	struct tactus_wlroots *glue = client->glue;
	struct wlr_seat *seat = glue->host.seat;
	bool was_pointer = glue->pointer.client == stream;
	struct wlr_touch_point *point;

	forget_ids(glue, stream);
	if (was_pointer) {
		/* Away from the surface first: a release on it were a click. */
		wlr_seat_pointer_notify_clear_focus(seat);
		press_pointer(glue, milliseconds(tactus_application_get_time(glue->application)), false);
	}
	wl_list_for_each(point, &seat->touch_state.touch_points, link) {
		if (point->client->client != client->client)
			continue;
		/* The drag goes on with its point; there is no other one. */
		if (point->touch_id == glue->drag_id)
			version_send_cancel(seat, point);
		else
			version_cancel_touches(seat, point);
		return;
	}
}

static void remove_client(struct client *client)
{
	forget_ids(client->glue, client->stream);
	tactus_surface_client_destroy(client->stream);
	wl_list_remove(&client->destroy.link);
	wl_list_remove(&client->link);
	free(client);
}

/* Comes before the client's surfaces go, so that nothing more is sent to it. */
static void handle_client_destroy(struct wl_listener *listener, void *data)
{
	struct client *client = wl_container_of(listener, client, destroy);

	remove_client(client);
}

static struct tactus_surface_client *stream_of(struct tactus_wlroots *glue, struct wl_client *wl_client)
{
	static const struct tactus_surface_client_callbacks callbacks = {
		.size = sizeof(callbacks),
		.down = send_down,
		.motion = send_motion,
		.up = send_up,
		.frame = send_frame,
		.cancel = send_cancel,
	};
	struct client *client;

	wl_list_for_each(client, &glue->clients, link) {
		if (client->client == wl_client)
			return client->stream;
	}
	client = calloc(1, sizeof(*client));
	if (client)
		client->stream = tactus_surface_client_create(glue->application, &callbacks, client);
	if (!client || !client->stream) {
		free(client);
		return NULL;
	}
	client->glue = glue;
	client->client = wl_client;
	client->destroy.notify = handle_client_destroy;
	wl_client_add_destroy_listener(wl_client, &client->destroy);
	wl_list_insert(&glue->clients, &client->link);
	return client->stream;
}

/* --- in: touchscreens to sources -------------------------------------------- */

static void deliver(struct tactus_wlroots *glue)
{
	struct touchscreen *screen;

	if (glue->idle)
		wl_event_source_remove(glue->idle);
	glue->idle = NULL;
	/* wlr_cursor's frame does not say whose it is: it is that of the device with samples. */
	wl_list_for_each(screen, &glue->touchscreens, link) {
		if (screen->has_samples)
			tactus_touch_source_frame(screen->source, screen->time_us);
		screen->has_samples = false;
	}
}

static void handle_idle(void *data)
{
	struct tactus_wlroots *glue = data;

	glue->idle = NULL;
	deliver(glue);
}

/* libinput leaves a frame out now and then; a lift must not wait for the next touch. */
static void deliver_soon(struct tactus_wlroots *glue)
{
	if (!glue->idle)
		glue->idle = wl_event_loop_add_idle(glue->host.loop, handle_idle, glue);
}

static void handle_device_destroy(struct wl_listener *listener, void *data)
{
	struct touchscreen *screen = wl_container_of(listener, screen, destroy);

	tactus_touch_source_destroy(screen->source);
	wl_list_remove(&screen->destroy.link);
	wl_list_remove(&screen->link);
	free(screen);
}

static struct touchscreen *touchscreen_of(struct tactus_wlroots *glue, struct wlr_input_device *device)
{
	struct touchscreen *screen;

	wl_list_for_each(screen, &glue->touchscreens, link) {
		if (screen->device == device)
			return screen;
	}
	screen = calloc(1, sizeof(*screen));
	if (screen)
		screen->source = tactus_touch_source_create(glue->application, NULL);
	if (!screen || !screen->source) {
		free(screen);
		return NULL;
	}
	screen->glue = glue;
	screen->device = device;
	screen->destroy.notify = handle_device_destroy;
	/* Before the compositor hears of it: cancels go out while clients still have a wl_touch to get them from. */
	wl_list_insert(&device->events.destroy.listener_list, &screen->destroy.link);
	wl_list_insert(&glue->touchscreens, &screen->link);
	return screen;
}

static void set_time(struct touchscreen *screen, uint32_t time_ms, bool is_first)
{
	int64_t passed_us = (int64_t)(int32_t)(time_ms - screen->time_ms) * 1000;

	if (is_first)
		screen->time_us = tactus_application_unwrap_milliseconds(screen->glue->application, time_ms);
	else if (passed_us > 0 || (uint64_t)-passed_us < screen->time_us)
		screen->time_us += (uint64_t)passed_us;
	screen->time_ms = time_ms;
}

static bool is_foreign(const struct touchscreen *screen)
{
	struct timespec now;
	uint64_t now_us;

	clock_gettime(CLOCK_MONOTONIC, &now);
	now_us = (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
	return version_device_is_nested(screen->device) || screen->time_us + OWN_CLOCK_US < now_us ||
		screen->time_us > now_us + OWN_CLOCK_US;
}

/* Says how the device lies and speaks, as it is when its first finger lands. */
static void update_source(struct touchscreen *screen)
{
	const struct tactus_wlroots_host *host = &screen->glue->host;
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	double right, bottom, width_mm, height_mm;
	struct wlr_output *output;

	/* What the device is mapped to. */
	wlr_cursor_absolute_to_layout_coords(host->cursor, screen->device, 0, 0, &info.x, &info.y);
	wlr_cursor_absolute_to_layout_coords(host->cursor, screen->device, 1, 1, &right, &bottom);
	info.width = right - info.x;
	info.height = bottom - info.y;
	version_get_size_of(screen->device, &width_mm, &height_mm);
	output = wlr_output_layout_output_at(host->layout, info.x + info.width / 2, info.y + info.height / 2);
	if (output && (width_mm <= 0 || height_mm <= 0)) {
		struct wlr_box box = version_get_output_box(host->layout, output);

		width_mm = output->phys_width * info.width / fmax(box.width, 1);
		height_mm = output->phys_height * info.height / fmax(box.height, 1);
	}
	info.width_mm = output && output->transform & WL_OUTPUT_TRANSFORM_90 ? height_mm : width_mm;
	info.height_mm = output && output->transform & WL_OUTPUT_TRANSFORM_90 ? width_mm : height_mm;
	if (is_foreign(screen))
		info.flags = TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	tactus_touch_source_set_info(screen->source, &info);
}

static double clamp(double place)
{
	return fmin(fmax(place, HALF_UNIT), 1 - HALF_UNIT);
}

static void handle_down(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, down);
	const struct wlr_touch_down_event *event = data;
	struct touchscreen *screen = touchscreen_of(glue, version_device_of(event, touch));
	double x, y;

	if (!screen)
		return;
	set_time(screen, event->time_msec, screen->fingers == 0);
	if (screen->fingers++ == 0)
		update_source(screen);
	wlr_cursor_absolute_to_layout_coords(
		glue->host.cursor, screen->device, clamp(event->x), clamp(event->y), &x, &y);
	tactus_touch_source_down(screen->source, screen->time_us, event->touch_id, x, y);
	screen->has_samples = true;
}

static void handle_motion(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, motion);
	const struct wlr_touch_motion_event *event = data;
	struct touchscreen *screen = touchscreen_of(glue, version_device_of(event, touch));
	double x, y;

	if (!screen || screen->fingers == 0)
		return;
	set_time(screen, event->time_msec, false);
	wlr_cursor_absolute_to_layout_coords(glue->host.cursor, screen->device, event->x, event->y, &x, &y);
	tactus_touch_source_motion(screen->source, screen->time_us, event->touch_id, x, y);
	screen->has_samples = true;
}

static void lift(
	struct tactus_wlroots *glue, struct wlr_input_device *device, uint32_t time_ms, int32_t id, bool is_palm)
{
	struct touchscreen *screen = touchscreen_of(glue, device);

	if (!screen || screen->fingers == 0)
		return;
	screen->fingers--;
	set_time(screen, time_ms, false);
	if (is_palm)
		tactus_touch_source_cancel(screen->source, screen->time_us, id);
	else
		tactus_touch_source_up(screen->source, screen->time_us, id);
	screen->has_samples = true;
	deliver_soon(glue);
}

static void handle_up(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, up);
	const struct wlr_touch_up_event *event = data;

	lift(glue, version_device_of(event, touch), event->time_msec, event->touch_id, false);
}

static void handle_cancel(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, cancel);
	const struct wlr_touch_cancel_event *event = data;

	lift(glue, version_device_of(event, touch), event->time_msec, event->touch_id, true);
}

static void handle_frame(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, frame);

	deliver(glue);
}

unsigned tactus_wlroots_count_fingers(const struct tactus_wlroots *glue)
{
	const struct touchscreen *screen;
	unsigned fingers = 0;

	wl_list_for_each(screen, &glue->touchscreens, link)
		fingers += screen->fingers;
	return fingers;
}

/* --- fingers that the compositor takes (rule 10.6) --------------------------- */

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

static void follow_taken(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	struct tactus_wlroots *glue = data;

	wlr_cursor_warp_closest(glue->host.cursor, NULL, x, y);
	glue->taken.motion(milliseconds(time_us), glue->taken.data);
}

static void end_taken(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	struct tactus_wlroots *glue = data;

	glue->taken.end(milliseconds(time_us), glue->taken.data);
}

bool tactus_wlroots_take_touch(struct tactus_wlroots *glue, struct wlr_surface *surface, uint32_t serial,
	void (*motion)(uint32_t time_ms, void *data), void (*end)(uint32_t time_ms, void *data), void *data)
{
	static const struct tactus_touch_grab_callbacks callbacks = { sizeof(callbacks), follow_taken, end_taken };
	struct wlr_touch_point *point;
	const struct tactus_touch *touch =
		touch_of_serial(glue, wl_resource_get_client(surface->resource), serial, &point);
	double x = 0, y = 0;

	if (!touch)
		return false;
	tactus_touch_get_location(touch, NULL, &x, &y);
	glue->taken.motion = motion;
	glue->taken.end = end;
	glue->taken.data = data;
	if (tactus_touch_take(touch, &callbacks, glue) != TACTUS_STATUS_OK)
		return false;
	wlr_cursor_warp_closest(glue->host.cursor, NULL, x, y);
	return true;
}

static void follow_drag(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	struct tactus_wlroots *glue = data;
	struct wlr_seat *seat = glue->host.seat;
	double surface_x = 0, surface_y = 0;
	struct wlr_surface *surface = glue->host.surface_at(x, y, &surface_x, &surface_y, glue->host.data);
	uint32_t time_ms = milliseconds(time_us);

	if (!glue->drag || !wlr_seat_touch_get_point(seat, glue->drag_id))
		return;
	if (surface) {
		wlr_seat_touch_point_focus(seat, surface, time_ms, glue->drag_id, surface_x, surface_y);
		wlr_seat_touch_notify_motion(seat, time_ms, glue->drag_id, surface_x, surface_y);
	} else {
		version_clear_touch_focus(seat, time_ms, glue->drag_id);
	}
}

static void end_drag(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	struct tactus_wlroots *glue = data;
	struct wlr_seat *seat = glue->host.seat;
	struct wlr_drag *drag = glue->drag;
	struct wlr_data_source *source = drag ? drag->source : NULL;

	/* wlr_drag drops what a finger drags without asking whether it is wanted. */
	if (drag && !cancelled && drag->focus_client && (!source || (source->accepted && source->current_dnd_action)))
		wlr_seat_touch_notify_up(seat, milliseconds(time_us), glue->drag_id);
	else if (source)
		wlr_data_source_destroy(source); /* ends the drag */
	else if (drag)
		wlr_seat_touch_end_grab(seat);
	version_forget_touch(seat, glue->drag_id);
	glue->drag_id = -1;
}

static void handle_drag_destroy(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, drag_destroy);

	wl_list_remove(&glue->drag_destroy.link);
	glue->drag = NULL;
}

bool tactus_wlroots_start_drag(struct tactus_wlroots *glue, const struct wlr_seat_request_start_drag_event *event)
{
	static const struct tactus_touch_grab_callbacks callbacks = { sizeof(callbacks), follow_drag, end_drag };
	struct wlr_touch_point *point;
	const struct tactus_touch *touch = glue->drag_id >= 0
		? NULL
		: touch_of_serial(glue, event->drag->seat_client->client, event->serial, &point);

	if (!touch)
		return false;
	glue->drag_id = point->touch_id; /* so that the point outlives the cancel */
	if (tactus_touch_take(touch, &callbacks, glue) != TACTUS_STATUS_OK) {
		glue->drag_id = -1;
		return false;
	}
	glue->drag = event->drag;
	listen_to(&event->drag->events.destroy, &glue->drag_destroy, handle_drag_destroy);
	wlr_seat_start_touch_drag(glue->host.seat, event->drag, event->serial, point);
	return true;
}

/* --- the glue itself ---------------------------------------------------------- */

static void handle_log(enum tactus_log_level level, const char *message, void *data)
{
	wlr_log(level >= TACTUS_LOG_LEVEL_WARNING ? WLR_ERROR : WLR_INFO, "tactus: %s", message);
}

static int handle_timer(int fd, uint32_t mask, void *data)
{
	tactus_application_dispatch_timer(((struct tactus_wlroots *)data)->application);
	return 0;
}

/* wlr_seat sees to popups if the finger is on another client. */
static void handle_touch_down(const struct tactus_touch *touch, void *data)
{
	struct tactus_wlroots *glue = data;
	struct wlr_xdg_popup *popup;

	if (!glue->host.xdg_shell || tactus_wlroots_get_surface(touch))
		return;
	while ((popup = version_topmost_popup(glue->host.xdg_shell, glue->host.seat)))
		version_destroy_popup(popup);
}

static void handle_layout_change(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, layout_change);
	struct wlr_box box = version_get_output_box(glue->host.layout, NULL);

	tactus_view_set_frame(glue->root, box.x, box.y, box.width, box.height);
	tactus_view_set_bounds_origin(glue->root, box.x, box.y);
	tactus_view_set_frame(glue->surfaces_view, box.x, box.y, box.width, box.height);
	tactus_view_set_bounds_origin(glue->surfaces_view, box.x, box.y);
}

static bool create_views(struct tactus_wlroots *glue)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;
	int fd;

	glue->application = tactus_application_create();
	tactus_application_set_log_handler(glue->application, handle_log, NULL);
	glue->root = tactus_window_create(glue->application, 0, 0, 0, 0);
	glue->surfaces_view = tactus_view_create(glue->application, 0, 0, 0, 0);
	/* From here on times are near CLOCK_MONOTONIC. */
	fd = tactus_application_get_timer_fd(glue->application);
	if (!glue->root || !glue->surfaces_view || fd < 0)
		return false;
	glue->timer = wl_event_loop_add_fd(glue->host.loop, fd, WL_EVENT_READABLE, handle_timer, glue);
	tactus_application_add_touch_down_listener(glue->application, handle_touch_down, glue);
	tactus_view_set_name(glue->root, "root");
	tactus_view_set_name(glue->surfaces_view, "surfaces");
	/* Each output has its edges, not all of them together. */
	tactus_view_set_uses_output_edges(glue->root, true);
	tactus_view_add_subview(glue->root, glue->surfaces_view);
	callbacks.hit_test = hit_test;
	tactus_view_set_callbacks(glue->surfaces_view, &callbacks, glue);
	return glue->timer;
}

struct tactus_wlroots *tactus_wlroots_create(const struct tactus_wlroots_host *host)
{
	bool is_whole = host->loop && host->seat && host->cursor && host->layout && host->surface_at;
	struct tactus_wlroots *glue = calloc(1, sizeof(*glue));

	if (glue)
		glue->host = *host;
	if (!glue || !is_whole || !create_views(glue)) {
		wlr_log(WLR_ERROR, "tactus: %s", is_whole ? "no memory" : "the host lacks a member that is needed");
		if (glue)
			tactus_application_destroy(glue->application);
		free(glue);
		return NULL;
	}
	glue->drag_id = -1;
	wl_list_init(&glue->touchscreens);
	wl_list_init(&glue->surfaces);
	wl_list_init(&glue->clients);
	listen_to(&host->cursor->events.touch_down, &glue->down, handle_down);
	listen_to(&host->cursor->events.touch_motion, &glue->motion, handle_motion);
	listen_to(&host->cursor->events.touch_up, &glue->up, handle_up);
	listen_to(&host->cursor->events.touch_cancel, &glue->cancel, handle_cancel);
	listen_to(&host->cursor->events.touch_frame, &glue->frame, handle_frame);
	listen_to(&host->layout->events.change, &glue->layout_change, handle_layout_change);
	handle_layout_change(&glue->layout_change, NULL);
	return glue;
}

void tactus_wlroots_destroy(struct tactus_wlroots *glue)
{
	struct touchscreen *screen, *next_screen;
	struct surface *surface, *next_surface;
	struct client *client, *next_client;
	struct wl_listener *listeners[] = { &glue->down, &glue->motion, &glue->up, &glue->cancel, &glue->frame,
		&glue->layout_change };

	if (!glue)
		return;
	wl_list_for_each_safe(client, next_client, &glue->clients, link)
		remove_client(client);
	wl_list_for_each_safe(surface, next_surface, &glue->surfaces, link)
		remove_surface(surface);
	wl_list_for_each_safe(screen, next_screen, &glue->touchscreens, link)
		handle_device_destroy(&screen->destroy, NULL);
	for (size_t i = 0; i < sizeof(listeners) / sizeof(listeners[0]); i++)
		wl_list_remove(&listeners[i]->link);
	if (glue->drag)
		wl_list_remove(&glue->drag_destroy.link);
	if (glue->idle)
		wl_event_source_remove(glue->idle);
	wl_event_source_remove(glue->timer);
	tactus_application_destroy(glue->application);
	free(glue);
}

struct tactus_application *tactus_wlroots_get_application(const struct tactus_wlroots *glue)
{
	return glue->application;
}

struct tactus_view *tactus_wlroots_get_root(const struct tactus_wlroots *glue)
{
	return glue->root;
}
