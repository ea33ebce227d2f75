/* SPDX-License-Identifier: MIT */
/*
 * A compositor on wlroots in the manner of tinywl: windows, a pointer, moves, drag and drop with the pointer, and no
 * touch at all. tactus.patch adds the glue to it.
 */
#define _POSIX_C_SOURCE 200809L
#include "version.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#include <wlr/util/log.h>

struct server {
	struct wl_display *display;
	struct wlr_backend *backend;
	struct wlr_renderer *renderer;
	struct wlr_allocator *allocator;
	struct wlr_scene *scene;
	struct version_scene_layout scene_layout;
	struct wlr_output_layout *layout;
	struct wlr_xdg_shell *xdg_shell;
	struct wlr_seat *seat;
	struct wlr_cursor *cursor;
	struct version_xdg_listener xdg_surfaces;
	struct wl_listener new_output, new_input, motion, motion_absolute, button, frame, request_start_drag;
	struct window *moved;
	double grab_x, grab_y;
};

struct output {
	struct server *server;
	struct wlr_output *output;
	struct wl_listener frame, destroy;
};

struct window {
	struct server *server;
	struct wlr_xdg_surface *xdg_surface;
	struct wlr_scene_node *node;
	struct wl_listener map, destroy, request_move;
};

static void listen_to(struct wl_signal *signal, struct wl_listener *listener, wl_notify_func_t handler)
{
	listener->notify = handler;
	wl_signal_add(signal, listener);
}

static struct wlr_surface *surface_at(double lx, double ly, double *sx, double *sy, void *data)
{
	struct server *server = data;
	struct wlr_scene_node *node = wlr_scene_node_at(version_root_of(server->scene), lx, ly, sx, sy);

	return node ? version_surface_of(node) : NULL;
}

static void process_motion(uint32_t time_ms, void *data)
{
	struct server *server = data;
	double sx, sy;
	struct wlr_surface *surface = surface_at(server->cursor->x, server->cursor->y, &sx, &sy, server);

	if (server->moved) {
		wlr_scene_node_set_position(server->moved->node, (int)(server->cursor->x - server->grab_x),
			(int)(server->cursor->y - server->grab_y));
	} else if (surface) {
		wlr_seat_pointer_notify_enter(server->seat, surface, sx, sy);
		wlr_seat_pointer_notify_motion(server->seat, time_ms, sx, sy);
	} else {
		wlr_seat_pointer_notify_clear_focus(server->seat);
	}
}

static void process_button(uint32_t time_ms, uint32_t button, bool pressed, void *data)
{
	struct server *server = data;

	wlr_seat_pointer_notify_button(server->seat, time_ms, button, pressed ? version_pressed : version_released);
	if (!pressed)
		server->moved = NULL;
}

static void handle_motion(struct wl_listener *listener, void *data)
{
	struct server *server = wl_container_of(listener, server, motion);
	struct wlr_pointer_motion_event *event = data;

	wlr_cursor_move(server->cursor, version_device_of(event, pointer), event->delta_x, event->delta_y);
	process_motion(event->time_msec, server);
}

static void handle_motion_absolute(struct wl_listener *listener, void *data)
{
	struct server *server = wl_container_of(listener, server, motion_absolute);
	struct wlr_pointer_motion_absolute_event *event = data;

	wlr_cursor_warp_absolute(server->cursor, version_device_of(event, pointer), event->x, event->y);
	process_motion(event->time_msec, server);
}

static void handle_button(struct wl_listener *listener, void *data)
{
	struct server *server = wl_container_of(listener, server, button);
	struct wlr_pointer_button_event *event = data;

	process_button(event->time_msec, event->button, event->state == version_pressed, server);
}

static void handle_cursor_frame(struct wl_listener *listener, void *data)
{
	struct server *server = wl_container_of(listener, server, frame);

	wlr_seat_pointer_notify_frame(server->seat);
}

static void handle_new_input(struct wl_listener *listener, void *data)
{
	struct server *server = wl_container_of(listener, server, new_input);
	struct wlr_input_device *device = data;

	if (device->type == WLR_INPUT_DEVICE_POINTER)
		wlr_cursor_attach_input_device(server->cursor, device);
	wlr_seat_set_capabilities(server->seat, WL_SEAT_CAPABILITY_POINTER);
}

static void handle_request_start_drag(struct wl_listener *listener, void *data)
{
	struct server *server = wl_container_of(listener, server, request_start_drag);
	struct wlr_seat_request_start_drag_event *event = data;

	if (wlr_seat_validate_pointer_grab_serial(server->seat, event->origin, event->serial))
		wlr_seat_start_pointer_drag(server->seat, event->drag, event->serial);
	else if (event->drag->source)
		wlr_data_source_destroy(event->drag->source);
}

static void handle_output_frame(struct wl_listener *listener, void *data)
{
	struct output *output = wl_container_of(listener, output, frame);
	struct wlr_scene_output *scene_output = wlr_scene_get_scene_output(output->server->scene, output->output);
	struct timespec now;

	version_commit_scene_output(scene_output);
	clock_gettime(CLOCK_MONOTONIC, &now);
	wlr_scene_output_send_frame_done(scene_output, &now);
}

static void handle_output_destroy(struct wl_listener *listener, void *data)
{
	struct output *output = wl_container_of(listener, output, destroy);

	wl_list_remove(&output->frame.link);
	wl_list_remove(&output->destroy.link);
	free(output);
}

static void handle_new_output(struct wl_listener *listener, void *data)
{
	struct server *server = wl_container_of(listener, server, new_output);
	struct output *output = calloc(1, sizeof(*output));

	output->server = server;
	output->output = data;
	wlr_output_init_render(output->output, server->allocator, server->renderer);
	version_enable_output(output->output);
	listen_to(&output->output->events.frame, &output->frame, handle_output_frame);
	listen_to(&output->output->events.destroy, &output->destroy, handle_output_destroy);
	version_add_output(&server->scene_layout, output->output);
}

static void handle_map(struct wl_listener *listener, void *data)
{
	struct window *window = wl_container_of(listener, window, map);

	printf("window \"%s\" is mapped\n", window->xdg_surface->toplevel->title);
}

static void handle_window_destroy(struct wl_listener *listener, void *data)
{
	struct window *window = wl_container_of(listener, window, destroy);

	if (window->server->moved == window)
		window->server->moved = NULL;
	wl_list_remove(&window->map.link);
	wl_list_remove(&window->destroy.link);
	wl_list_remove(&window->request_move.link);
	free(window);
}

static void handle_request_move(struct wl_listener *listener, void *data)
{
	struct window *window = wl_container_of(listener, window, request_move);
	struct server *server = window->server;
	struct wlr_xdg_toplevel_move_event *event = data;
	int x, y;

	if (!wlr_seat_validate_pointer_grab_serial(server->seat, NULL, event->serial))
		return;
	server->moved = window;
	wlr_scene_node_coords(window->node, &x, &y);
	server->grab_x = server->cursor->x - x;
	server->grab_y = server->cursor->y - y;
}

static void add_xdg_surface(struct wlr_xdg_surface *xdg_surface, void *data)
{
	struct server *server = data;
	struct wlr_xdg_surface *parent;
	struct window *window;

	if (xdg_surface->role == WLR_XDG_SURFACE_ROLE_POPUP) {
		parent = version_xdg_surface_of(xdg_surface->popup->parent);
		xdg_surface->data = version_add_xdg_surface(parent->data, xdg_surface);
		return;
	}
	window = calloc(1, sizeof(*window));
	window->server = server;
	window->xdg_surface = xdg_surface;
	window->node = version_add_xdg_surface(version_root_of(server->scene), xdg_surface);
	xdg_surface->data = window->node;
	window->map.notify = handle_map;
	version_listen_to_map(xdg_surface, &window->map);
	window->destroy.notify = handle_window_destroy;
	version_listen_to_toplevel_destroy(xdg_surface, &window->destroy);
	listen_to(&xdg_surface->toplevel->events.request_move, &window->request_move, handle_request_move);
}

static int handle_signal(int number, void *data)
{
	wl_display_terminate(data);
	return 0;
}

int main(void)
{
	struct server server = { 0 };
	struct wlr_session *session;
	const char *socket = getenv("TINYWL_SOCKET") ? getenv("TINYWL_SOCKET") : "wayland-tinywl";

	setvbuf(stdout, NULL, _IOLBF, 0);
	wlr_log_init(WLR_INFO, NULL);
	server.display = wl_display_create();
	server.backend = version_create_backend(server.display, &session);
	server.renderer = wlr_renderer_autocreate(server.backend);
	server.allocator = wlr_allocator_autocreate(server.backend, server.renderer);
	wlr_renderer_init_wl_display(server.renderer, server.display);
	version_create_compositor(server.display, server.renderer);
	wlr_data_device_manager_create(server.display);
	server.xdg_shell = version_create_xdg_shell(server.display);
	server.layout = version_create_output_layout(server.display);
	server.scene = wlr_scene_create();
	version_attach_layout(&server.scene_layout, server.scene, server.layout);
	server.seat = wlr_seat_create(server.display, "seat0");
	server.cursor = wlr_cursor_create();
	wlr_cursor_attach_output_layout(server.cursor, server.layout);
	listen_to(&server.cursor->events.motion, &server.motion, handle_motion);
	listen_to(&server.cursor->events.motion_absolute, &server.motion_absolute, handle_motion_absolute);
	listen_to(&server.cursor->events.button, &server.button, handle_button);
	listen_to(&server.cursor->events.frame, &server.frame, handle_cursor_frame);
	listen_to(&server.seat->events.request_start_drag, &server.request_start_drag, handle_request_start_drag);
	server.xdg_surfaces.added = add_xdg_surface;
	server.xdg_surfaces.data = &server;
	version_listen_to_xdg_shell(server.xdg_shell, &server.xdg_surfaces);
	listen_to(&server.backend->events.new_output, &server.new_output, handle_new_output);
	listen_to(&server.backend->events.new_input, &server.new_input, handle_new_input);
	wl_event_loop_add_signal(wl_display_get_event_loop(server.display), SIGTERM, handle_signal, server.display);
	if (wl_display_add_socket(server.display, socket) < 0 || !wlr_backend_start(server.backend))
		return EXIT_FAILURE;
	printf("listening on %s\n", socket);
	wl_display_run(server.display);
	wl_display_destroy_clients(server.display);
	_exit(EXIT_SUCCESS); /* the system takes the rest */
}
