/* SPDX-License-Identifier: MIT */
/*
 * A host in one file: libtactus-host on plain libwayland-server. It has no pictures: each wl_surface is a window of
 * 200 x 200 px, side by side. Fingers come from standard input, a line each, with a time in ms:
 *
 *   1000 down ID X Y    1010 motion ID X Y    1020 up ID    1020 frame ID
 *
 *   host GESTURES       a file of gestures; `close` prints which window would be closed
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus-host.h>
#include <wayland-server-core.h>
#include <wayland-server-protocol.h>

#define WINDOW_SIZE 200

struct shell {
	struct wl_display *display;
	struct tactus_host *host;
	struct tactus_host_panel *panel;
	struct tactus_host_touches *touches;
	struct wl_list windows; /* window.link */
	int window_count;
};

struct window {
	struct wl_list link;
	struct shell *shell;
	struct wl_resource *surface;
	double x;
};

/* --- what every host writes ---------------------------------------------------- */

static struct window *window_at(const struct shell *shell, double x, double y)
{
	struct window *window;

	wl_list_for_each(window, &shell->windows, link) {
		if (x >= window->x && x < window->x + WINDOW_SIZE && y >= 0 && y < WINDOW_SIZE)
			return window;
	}
	return NULL;
}

static struct tactus_host_window *find_window(double x, double y, struct wl_client **client, void *data)
{
	struct window *window = window_at(data, x, y);

	if (window)
		*client = wl_resource_get_client(window->surface);
	return (struct tactus_host_window *)window;
}

static void send_event(struct shell *shell, const struct tactus_host_stream *stream,
	const struct tactus_host_window *host_window, enum tactus_host_touch_type type,
	const struct tactus_surface_touch *touch)
{
	struct tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;
	const struct window *window = (const struct window *)host_window;

	event.type = type;
	event.serial = wl_display_next_serial(shell->display);
	if (window)
		event.surface = window->surface;
	if (touch) {
		event.id = touch->wire_id;
		event.time_us = touch->time_us;
		event.x = touch->x - (window ? window->x : 0);
		event.y = touch->y;
	}
	tactus_host_touches_send(shell->touches, tactus_host_stream_get_client(stream), &event);
}

static void handle_down(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	send_event(data, stream, window, TACTUS_HOST_TOUCH_DOWN, touch);
}

static void handle_motion(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	if (window)
		send_event(data, stream, window, TACTUS_HOST_TOUCH_MOTION, touch);
}

static void handle_up(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	send_event(data, stream, window, TACTUS_HOST_TOUCH_UP, touch);
}

static void handle_frame(struct tactus_host_stream *stream, uint32_t seat, void *data)
{
	send_event(data, stream, NULL, TACTUS_HOST_TOUCH_FRAME, NULL);
}

static void handle_cancel(struct tactus_host_stream *stream, uint32_t seat, void *data)
{
	send_event(data, stream, NULL, TACTUS_HOST_TOUCH_CANCEL, NULL);
}

static void handle_log(const char *line, void *data)
{
	printf("log: %s\n", line);
}

static void handle_act(const struct tactus_gestures_event *event, void *data)
{
	const struct window *window = window_at(data, event->start_x, event->start_y);

	if (window)
		printf("%s: close the window at %.0f\n", event->name, window->x);
}

static bool start_host(struct shell *shell, const char *gesture_file)
{
	struct tactus_host_callbacks callbacks = TACTUS_HOST_CALLBACKS_INIT;
	struct wl_event_loop *loop = wl_display_get_event_loop(shell->display);

	callbacks.gesture_file = gesture_file;
	callbacks.log = handle_log;
	callbacks.find_window = find_window;
	callbacks.actions = 1u << TACTUS_GESTURES_ACTION_CLOSE;
	callbacks.act = handle_act;
	callbacks.down = handle_down;
	callbacks.motion = handle_motion;
	callbacks.up = handle_up;
	callbacks.frame = handle_frame;
	callbacks.cancel = handle_cancel;
	shell->touches = tactus_host_touches_create(NULL, NULL);
	shell->host = tactus_host_create(loop, &callbacks, shell);
	shell->panel = tactus_host_panel_create(tactus_host_get_application(shell->host), loop);
	return shell->touches && tactus_host_add_panel(shell->host, shell->panel) == TACTUS_STATUS_OK;
}

/* The device's rectangle, which may have changed since its last finger lifted. */
static void place_panel(const struct shell *shell)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	info.width = 1280;
	info.height = 800;
	if (tactus_host_panel_has_foreign_clock(shell->panel))
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	tactus_touch_source_set_info(tactus_host_panel_get_source(shell->panel), &info);
}

static void feed(struct shell *shell, uint32_t time_ms, const char *what, int id, double x, double y)
{
	uint64_t time_us = tactus_host_panel_unwrap(shell->panel, time_ms);

	if (strcmp(what, "down") == 0) {
		if (tactus_host_panel_get_finger_count(shell->panel) == 0)
			place_panel(shell);
		tactus_host_prepare_finger(shell->host, 0);
		tactus_host_panel_down(shell->panel, time_us, id, x, y);
	} else if (strcmp(what, "motion") == 0) {
		tactus_host_panel_motion(shell->panel, time_us, id, x, y);
	} else if (strcmp(what, "up") == 0) {
		tactus_host_panel_up(shell->panel, time_us, id);
	} else {
		tactus_host_panel_frame(shell->panel);
	}
}

/* --- a wl_compositor and a wl_seat with nothing but fingers --------------------- */

/* The first request of wl_surface, wl_region and wl_touch destroys the object; this host needs no other. */
static int handle_request(const void *implementation, void *object, uint32_t opcode, const struct wl_message *message,
	union wl_argument *arguments)
{
	if (opcode == 0)
		wl_resource_destroy(object);
	return 0;
}

static struct wl_resource *create_object(
	struct wl_client *client, const struct wl_interface *interface, struct wl_resource *parent, uint32_t id)
{
	struct wl_resource *object = wl_resource_create(client, interface, wl_resource_get_version(parent), id);

	if (!object)
		wl_client_post_no_memory(client);
	else
		wl_resource_set_dispatcher(object, handle_request, NULL, NULL, NULL);
	return object;
}

static void handle_surface_destroy(struct wl_resource *surface)
{
	struct window *window = wl_resource_get_user_data(surface);

	tactus_host_remove_window(window->shell->host, (struct tactus_host_window *)window);
	wl_list_remove(&window->link);
	free(window);
}

static void create_surface(struct wl_client *client, struct wl_resource *compositor, uint32_t id)
{
	struct shell *shell = wl_resource_get_user_data(compositor);
	struct wl_resource *surface = create_object(client, &wl_surface_interface, compositor, id);
	struct window *window = surface ? calloc(1, sizeof(*window)) : NULL;

	if (!window)
		return;
	*window = (struct window){ .shell = shell, .surface = surface, .x = WINDOW_SIZE * shell->window_count++ };
	wl_list_insert(&shell->windows, &window->link);
	wl_resource_set_dispatcher(surface, handle_request, NULL, window, handle_surface_destroy);
}

static void create_region(struct wl_client *client, struct wl_resource *compositor, uint32_t id)
{
	create_object(client, &wl_region_interface, compositor, id);
}

static void get_touch(struct wl_client *client, struct wl_resource *seat, uint32_t id)
{
	create_object(client, &wl_touch_interface, seat, id);
}

static void refuse(struct wl_client *client, struct wl_resource *seat, uint32_t id)
{
	wl_resource_post_error(seat, WL_SEAT_ERROR_MISSING_CAPABILITY, "there are fingers only");
}

static const struct wl_compositor_interface compositor_requests = {
	.create_surface = create_surface,
	.create_region = create_region,
};
static const struct wl_seat_interface seat_requests = {
	.get_pointer = refuse,
	.get_keyboard = refuse,
	.get_touch = get_touch,
};

static void bind_compositor(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *compositor = wl_resource_create(client, &wl_compositor_interface, (int)version, id);

	if (compositor)
		wl_resource_set_implementation(compositor, &compositor_requests, data, NULL);
}

static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *seat = wl_resource_create(client, &wl_seat_interface, (int)version, id);

	if (!seat)
		return;
	wl_resource_set_implementation(seat, &seat_requests, data, NULL);
	wl_seat_send_capabilities(seat, WL_SEAT_CAPABILITY_TOUCH);
}

/* --- main ------------------------------------------------------------------------ */

static int handle_input(int fd, uint32_t mask, void *data)
{
	struct shell *shell = data;
	char line[128], what[16];
	double x = 0, y = 0;
	unsigned time_ms;
	int id;

	if (!fgets(line, sizeof(line), stdin))
		wl_display_terminate(shell->display);
	else if (sscanf(line, "%u %15s %d %lf %lf", &time_ms, what, &id, &x, &y) >= 3)
		feed(shell, time_ms, what, id, x, y);
	return 0;
}

int main(int count, char **arguments)
{
	struct shell shell = { .display = wl_display_create() };

	wl_list_init(&shell.windows);
	if (!start_host(&shell, count > 1 ? arguments[1] : NULL) || !wl_display_add_socket_auto(shell.display))
		return 1;
	wl_global_create(shell.display, &wl_compositor_interface, 1, &shell, bind_compositor);
	wl_global_create(shell.display, &wl_seat_interface, 3, &shell, bind_seat);
	/* Nothing stays in a buffer of which the loop does not know. */
	setvbuf(stdin, NULL, _IONBF, 0);
	wl_event_loop_add_fd(wl_display_get_event_loop(shell.display), 0, WL_EVENT_READABLE, handle_input, &shell);
	wl_display_run(shell.display);
	wl_display_flush_clients(shell.display);
	wl_display_destroy_clients(shell.display);
	tactus_host_panel_destroy(shell.panel);
	tactus_host_destroy(shell.host);
	tactus_host_touches_destroy(shell.touches);
	wl_display_destroy(shell.display);
	return 0;
}
