/* SPDX-License-Identifier: MIT */
/* Creates views for touched surfaces, and sends to the wlr_seat what the gestures leave of their touches. */
#include "tactus-wlroots-private.h"

#include <stdlib.h>
#include <wlr/util/log.h>

/* A surface that has been touched. */
struct surface {
	struct wl_list link;
	struct wlr_surface *surface;
	struct tactus_view *view;
	struct wl_listener destroy, unmap, commit;
};

/* A client and its stream of touches. */
struct client {
	struct wl_list link;
	struct tactus_wlroots *glue;
	struct wl_client *client;
	struct tactus_surface_client *stream;
	struct wl_listener destroy;
};

static struct surface *surface_of(const struct tactus_view *view)
{
	return tactus_surface_get_client(view) ? tactus_view_get_user_data(view) : NULL;
}

struct wlr_surface *tactus_wlroots_get_surface(const struct tactus_touch *touch)
{
	const struct surface *surface = surface_of(tactus_touch_get_view(touch));

	return surface ? surface->surface : NULL;
}

/* --- clients, and their streams to the seat --------------------------------- */

static int32_t find_id(const struct tactus_wlroots *glue, const struct tactus_surface_client *client, int32_t wire_id)
{
	for (int32_t id = 0; id < MAXIMUM_TOUCHES; id++) {
		if (glue->ids[id].client == client && glue->ids[id].wire_id == wire_id)
			return id;
	}
	return -1;
}

static int32_t find_free_id(const struct tactus_wlroots *glue)
{
	for (int32_t id = 0; id < MAXIMUM_TOUCHES; id++) {
		if (!glue->ids[id].client && !glue->ids[id].is_dragged)
			return id;
	}
	return -1;
}

static void forget_touches(struct tactus_wlroots *glue, struct tactus_surface_client *client)
{
	for (int32_t id = 0; id < MAXIMUM_TOUCHES; id++) {
		if (glue->ids[id].client == client)
			glue->ids[id].client = NULL;
	}
	if (glue->touchless)
		glue->touchless->cancel(client, 0, glue->touchless_data);
}

static void send_down(struct tactus_surface_client *stream, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct tactus_wlroots *glue = ((struct client *)data)->glue;
	struct wlr_surface *surface = surface_of(view)->surface;
	uint32_t time_ms = tactus_wlroots_milliseconds(touch->time_us);
	int32_t id = find_free_id(glue);

	if (!version_surface_accepts_touch(surface, glue->host.seat)) {
		if (glue->touchless)
			glue->touchless->down(stream, view, touch, glue->touchless_data);
		return;
	}
	/* The serial is 0 if the grab of a popup or a drag consumes the touch. The call may close another's popup. */
	if (id >= 0 && wlr_seat_touch_notify_down(glue->host.seat, surface, time_ms, id, touch->x, touch->y)) {
		glue->ids[id].client = stream;
		glue->ids[id].wire_id = touch->wire_id;
	}
}

static void send_motion(struct tactus_surface_client *stream, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct tactus_wlroots *glue = ((struct client *)data)->glue;
	int32_t id = find_id(glue, stream, touch->wire_id);

	if (id >= 0)
		wlr_seat_touch_notify_motion(
			glue->host.seat, tactus_wlroots_milliseconds(touch->time_us), id, touch->x, touch->y);
	else if (glue->touchless)
		glue->touchless->motion(stream, view, touch, glue->touchless_data);
}

static void send_up(struct tactus_surface_client *stream, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct tactus_wlroots *glue = ((struct client *)data)->glue;
	int32_t id = find_id(glue, stream, touch->wire_id);

	if (id >= 0) {
		glue->ids[id].client = NULL;
		wlr_seat_touch_notify_up(glue->host.seat, tactus_wlroots_milliseconds(touch->time_us), id);
	} else if (glue->touchless) {
		glue->touchless->up(stream, view, touch, glue->touchless_data);
	}
}

/* wlr_seat sends the frame to all clients with pending events. Frames come after all events: one call is enough. */
static void send_frame(struct tactus_surface_client *stream, uint32_t seat, void *data)
{
	wlr_seat_touch_notify_frame(((struct client *)data)->glue->host.seat);
}

static void send_cancel(struct tactus_surface_client *stream, uint32_t number, void *data)
{
	struct client *client = data;
	struct tactus_wlroots *glue = client->glue;
	struct wlr_seat *seat = glue->host.seat;
	struct wlr_touch_point *point;

	forget_touches(glue, stream);
	wl_list_for_each(point, &seat->touch_state.touch_points, link) {
		bool is_dragged = point->touch_id >= 0 && point->touch_id < MAXIMUM_TOUCHES &&
			glue->ids[point->touch_id].is_dragged;

		if (point->client->client != client->client || !version_owner_of(point))
			continue;
		/* While a popup has a grab, wlroots removes the points without sending a cancel. */
		if (is_dragged || !seat->touch_state.grab->interface->wl_cancel)
			wlr_seat_touch_send_cancel(seat, version_owner_of(point));
		/* The drag keeps its point; no other point is left. */
		if (!is_dragged)
			wlr_seat_touch_notify_cancel(seat, version_owner_of(point));
		return;
	}
}

static void remove_client(struct client *client)
{
	forget_touches(client->glue, client->stream);
	tactus_surface_client_destroy(client->stream);
	wl_list_remove(&client->destroy.link);
	wl_list_remove(&client->link);
	free(client);
}

/* Runs before the client's surfaces are destroyed, so that nothing more is sent to it. */
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

/* --- surfaces and their views ---------------------------------------------- */

/* Ends the touches on the surface of a client that still lives (rule 10.5). */
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

static struct surface *add_surface(struct tactus_wlroots *glue, struct wlr_surface *wlr_surface)
{
	struct tactus_surface_client *stream = stream_of(glue, wl_resource_get_client(wlr_surface->resource));
	struct wl_signal *unmap = version_unmap_signal_of(wlr_surface);
	struct surface *surface = calloc(1, sizeof(*surface));

	if (surface && stream)
		surface->view = tactus_surface_create(stream, 0, 0, 0, 0);
	if (!surface || !surface->view) {
		free(surface);
		return NULL;
	}
	surface->surface = wlr_surface;
	tactus_view_set_user_data(surface->view, surface);
	tactus_view_add_subview(glue->surfaces_view, surface->view);
	tactus_wlroots_listen_to(&wlr_surface->events.destroy, &surface->destroy, handle_surface_destroy);
	tactus_wlroots_listen_to(&wlr_surface->events.commit, &surface->commit, handle_surface_commit);
	wl_list_init(&surface->unmap.link);
	if (unmap)
		tactus_wlroots_listen_to(unmap, &surface->unmap, handle_surface_unmap);
	wl_list_insert(&glue->surfaces, &surface->link);
	if (glue->host.surface_added)
		glue->host.surface_added(wlr_surface, surface->view, glue->host.data);
	return surface;
}

static struct surface *find_surface(struct tactus_wlroots *glue, const struct wlr_surface *wlr_surface)
{
	struct surface *surface;

	wl_list_for_each(surface, &glue->surfaces, link) {
		if (surface->surface == wlr_surface)
			return surface;
	}
	return NULL;
}

/* Asks the compositor which surface is below the point. Creates the surface's view at its first touch. */
static struct tactus_view *hit_test(struct tactus_view *view, double x, double y, void *data)
{
	struct tactus_wlroots *glue = data;
	double surface_x = 0, surface_y = 0;
	struct wlr_surface *hit = glue->host.surface_at(x, y, &surface_x, &surface_y, glue->host.data);
	struct surface *surface;

	if (!hit || !hit->resource)
		return NULL; /* the root view gets the touch */
	surface = find_surface(glue, hit);
	if (!surface)
		surface = add_surface(glue, hit);
	if (!surface)
		return NULL;
	tactus_view_set_frame(
		surface->view, x - surface_x, y - surface_y, hit->current.width, hit->current.height);
	return surface->view;
}

/* Returns the topmost popup of the seat's grab, or NULL. Since wlroots 0.17 the grab ends with its last popup. */
static struct wlr_xdg_popup *find_popup(const struct tactus_wlroots_host *host)
{
	struct wlr_xdg_popup_grab *grab;
	struct wlr_xdg_popup *popup;

	wl_list_for_each(grab, &host->xdg_shell->popup_grabs, link) {
		if (grab->seat != host->seat)
			continue;
		wl_list_for_each(popup, &grab->popups, grab_link)
			return popup;
	}
	return NULL;
}

/* Closes popups if the touch is on no surface. wlr_seat closes them if it is on another client. */
static void handle_touch_down(const struct tactus_touch *touch, void *data)
{
	struct tactus_wlroots *glue = data;
	struct wlr_xdg_popup *popup;

	if (!glue->host.xdg_shell || tactus_wlroots_get_surface(touch))
		return;
	while ((popup = find_popup(&glue->host)))
		version_destroy_popup(popup);
}

/* --- the glue itself --------------------------------------------------------- */

static void handle_log(enum tactus_log_level level, const char *message, void *data)
{
	wlr_log(level >= TACTUS_LOG_LEVEL_WARNING ? WLR_ERROR : WLR_INFO, "tactus: %s", message);
}

static int handle_timer(int fd, uint32_t mask, void *data)
{
	tactus_application_dispatch_timer(((struct tactus_wlroots *)data)->application);
	return 0;
}

static void handle_layout_change(struct wl_listener *listener, void *data)
{
	struct tactus_wlroots *glue = wl_container_of(listener, glue, layout_change);
	struct wlr_box box = version_get_output_box(glue->host.layout, NULL);
	struct tactus_view *views[] = { glue->root, glue->surfaces_view };

	for (int i = 0; i < 2; i++) {
		tactus_view_set_frame(views[i], box.x, box.y, box.width, box.height);
		tactus_view_set_bounds_origin(views[i], box.x, box.y);
	}
}

static bool create_views(struct tactus_wlroots *glue)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;
	int fd;

	glue->application = tactus_application_create();
	tactus_application_set_log_handler(glue->application, handle_log, NULL);
	glue->root = tactus_window_create(glue->application, 0, 0, 0, 0);
	glue->surfaces_view = tactus_view_create(glue->application, 0, 0, 0, 0);
	/* Creates the timerfd, so that times are unwrapped near CLOCK_MONOTONIC. */
	fd = tactus_application_get_timer_fd(glue->application);
	if (!glue->root || !glue->surfaces_view || fd < 0)
		return false;
	glue->timer = wl_event_loop_add_fd(glue->host.loop, fd, WL_EVENT_READABLE, handle_timer, glue);
	tactus_application_add_touch_down_listener(glue->application, handle_touch_down, glue);
	tactus_view_set_name(glue->root, "root");
	tactus_view_set_name(glue->surfaces_view, "surfaces");
	/* Screen edges are those of each output, not of the whole layout. */
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
	wl_list_init(&glue->surfaces);
	wl_list_init(&glue->clients);
	tactus_wlroots_begin_input(glue);
	tactus_wlroots_listen_to(&host->layout->events.change, &glue->layout_change, handle_layout_change);
	handle_layout_change(&glue->layout_change, NULL);
	return glue;
}

void tactus_wlroots_destroy(struct tactus_wlroots *glue)
{
	struct surface *surface, *next_surface;
	struct client *client, *next_client;

	if (!glue)
		return;
	wl_list_for_each_safe(client, next_client, &glue->clients, link)
		remove_client(client);
	wl_list_for_each_safe(surface, next_surface, &glue->surfaces, link)
		remove_surface(surface);
	tactus_wlroots_end_input(glue);
	wl_list_remove(&glue->layout_change.link);
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
