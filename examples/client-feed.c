/* SPDX-License-Identifier: MIT */
/*
 * A Wayland client with a window, a tap and a pan, which prints what they recognize. All its input comes through
 * hosts/client. With --output-frames, touches are delivered at the frame callbacks of its surface.
 */
#define _GNU_SOURCE
#include "tactus-client.h"
#include "xdg-shell-client-protocol.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>

#define WIDTH 400
#define HEIGHT 300

struct example {
	struct wl_display *display;
	struct wl_registry *registry;
	struct wl_compositor *compositor;
	struct wl_shm *shm;
	struct xdg_wm_base *wm_base;
	struct wl_surface *surface;
	struct xdg_surface *xdg_surface;
	struct xdg_toplevel *toplevel;
	struct wl_buffer *buffer;
	bool is_closed, is_shown;

	struct tactus_application *application;
	struct tactus_client *client;
	/* The seat of the example is the first one; a toolkit keeps all of them. */
	struct tactus_client_seat *seat;
	uint32_t seat_name;
};

static bool place_of(struct wl_surface *surface, struct tactus_client_place *place, void *data)
{
	struct example *example = data;

	*place = (struct tactus_client_place){ .x = 0, .y = 0, .scale = 1 };
	return surface == example->surface;
}

static void commit(struct wl_surface *surface, void *data)
{
	/* Some compositors send no frame callback for a surface without damage. */
	wl_surface_damage(surface, 0, 0, WIDTH, HEIGHT);
	wl_surface_commit(surface);
}

static void on_tap(struct tactus_recognizer *tap, void *data)
{
	printf("tap\n");
}

static void on_pan(struct tactus_recognizer *pan, void *data)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "cancelled" };
	double x, y;

	tactus_pan_recognizer_get_translation(pan, NULL, &x, &y);
	printf("pan %s: (%g, %g) px\n", states[tactus_recognizer_get_state(pan)], x, y);
}

static bool create_gestures(struct example *example, bool at_output_frames)
{
	struct tactus_application *application = example->application = tactus_application_create();
	struct tactus_view *window = tactus_window_create(application, 0, 0, WIDTH, HEIGHT);
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(application);
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(application);

	tactus_view_add_recognizer(window, tap);
	tactus_view_add_recognizer(window, pan);
	tactus_recognizer_add_target(tap, on_tap, NULL);
	tactus_recognizer_add_target(pan, on_pan, NULL);
	if (at_output_frames)
		tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME);
	example->client = tactus_client_create(&(struct tactus_client_host){
		.application = application,
		.data = example,
		.place_of = place_of,
		.commit = commit,
	});
	/* Asked for before the first event: times of the compositor count by CLOCK_MONOTONIC from here on. */
	return example->client && tactus_application_get_timer_fd(application) >= 0;
}

static void handle_ping(void *data, struct xdg_wm_base *wm_base, uint32_t serial)
{
	xdg_wm_base_pong(wm_base, serial);
}

static const struct xdg_wm_base_listener wm_base_listener = { .ping = handle_ping };

static void handle_global(
	void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version)
{
	struct example *example = data;

	if (strcmp(interface, wl_compositor_interface.name) == 0) {
		example->compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 1);
	} else if (strcmp(interface, wl_shm_interface.name) == 0) {
		example->shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
	} else if (strcmp(interface, xdg_wm_base_interface.name) == 0) {
		example->wm_base = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
		xdg_wm_base_add_listener(example->wm_base, &wm_base_listener, NULL);
	} else if (strcmp(interface, wl_seat_interface.name) == 0 && !example->seat) {
		struct wl_seat *seat = wl_registry_bind(registry, name, &wl_seat_interface, version < 7 ? version : 7);

		example->seat = tactus_client_add_seat(example->client, seat, name);
		example->seat_name = name;
		if (!example->seat)
			wl_seat_destroy(seat);
	}
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
	struct example *example = data;

	if (!example->seat || name != example->seat_name)
		return;
	tactus_client_remove_seat(example->seat);
	example->seat = NULL;
}

static const struct wl_registry_listener registry_listener = { handle_global, handle_global_remove };

static void handle_configure(void *data, struct xdg_surface *xdg_surface, uint32_t serial)
{
	struct example *example = data;

	xdg_surface_ack_configure(xdg_surface, serial);
	wl_surface_attach(example->surface, example->buffer, 0, 0);
	commit(example->surface, example);
	example->is_shown = true;
}

static const struct xdg_surface_listener xdg_surface_listener = { .configure = handle_configure };

static void handle_toplevel_configure(
	void *data, struct xdg_toplevel *toplevel, int32_t width, int32_t height, struct wl_array *states)
{
}

static void handle_close(void *data, struct xdg_toplevel *toplevel)
{
	((struct example *)data)->is_closed = true;
}

static const struct xdg_toplevel_listener toplevel_listener = {
	.configure = handle_toplevel_configure,
	.close = handle_close,
};

/* A grey picture. */
static struct wl_buffer *create_buffer(struct wl_shm *shm)
{
	const int size = WIDTH * HEIGHT * 4;
	struct wl_shm_pool *pool;
	struct wl_buffer *buffer = NULL;
	int fd = memfd_create("client-feed", MFD_CLOEXEC);
	void *pixels = MAP_FAILED;

	if (fd >= 0 && ftruncate(fd, size) == 0)
		pixels = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (pixels != MAP_FAILED) {
		memset(pixels, 0x80, (size_t)size);
		munmap(pixels, (size_t)size);
		pool = wl_shm_create_pool(shm, fd, size);
		buffer = wl_shm_pool_create_buffer(pool, 0, WIDTH, HEIGHT, WIDTH * 4, WL_SHM_FORMAT_XRGB8888);
		wl_shm_pool_destroy(pool);
	}
	if (fd >= 0)
		close(fd);
	return buffer;
}

static bool open_window(struct example *example)
{
	example->registry = wl_display_get_registry(example->display);
	wl_registry_add_listener(example->registry, &registry_listener, example);
	if (wl_display_roundtrip(example->display) < 0 || !example->compositor || !example->shm || !example->wm_base)
		return false;
	example->buffer = create_buffer(example->shm);
	if (!example->buffer)
		return false;
	example->surface = wl_compositor_create_surface(example->compositor);
	example->xdg_surface = xdg_wm_base_get_xdg_surface(example->wm_base, example->surface);
	example->toplevel = xdg_surface_get_toplevel(example->xdg_surface);
	xdg_surface_add_listener(example->xdg_surface, &xdg_surface_listener, example);
	xdg_toplevel_add_listener(example->toplevel, &toplevel_listener, example);
	xdg_toplevel_set_title(example->toplevel, "client-feed");
	wl_surface_commit(example->surface);
	while (!example->is_shown && wl_display_dispatch(example->display) >= 0)
		;
	/* Whoever reads this line may touch the window. */
	return example->is_shown && wl_display_roundtrip(example->display) >= 0 && printf("shown\n") > 0;
}

static void run(struct example *example)
{
	struct pollfd files[] = {
		{ .fd = wl_display_get_fd(example->display), .events = POLLIN },
		{ .fd = tactus_application_get_timer_fd(example->application), .events = POLLIN },
	};

	while (!example->is_closed && wl_display_dispatch_pending(example->display) >= 0) {
		tactus_client_settle(example->client);
		wl_display_flush(example->display);
		if (poll(files, 2, -1) < 0 && errno != EINTR)
			return;
		if (files[0].revents && wl_display_dispatch(example->display) < 0)
			return;
		if (files[1].revents & POLLIN)
			tactus_application_dispatch_timer(example->application);
	}
}

int main(int argc, char **argv)
{
	struct example example = { .display = wl_display_connect(NULL) };
	bool at_output_frames = argc > 1 && strcmp(argv[1], "--output-frames") == 0;
	bool is_good;

	if (!example.display) {
		fprintf(stderr, "client-feed: no Wayland compositor\n");
		return 1;
	}
	setvbuf(stdout, NULL, _IOLBF, 0);
	is_good = create_gestures(&example, at_output_frames) && open_window(&example);
	if (is_good)
		run(&example);
	else
		fprintf(stderr, "client-feed: no window\n");
	tactus_client_destroy(example.client);
	tactus_application_destroy(example.application);
	wl_display_disconnect(example.display);
	return is_good ? 0 : 1;
}
