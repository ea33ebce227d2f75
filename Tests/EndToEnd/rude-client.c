/* SPDX-License-Identifier: MIT */
/*
 * rude-client NAME misuses the protocol in one way, and says how the compositor took it: "error" if
 * it was thrown out, "fine" if it was borne. Without a name it lists the ways, each with the answer
 * that is expected.
 */
#define _GNU_SOURCE
#include "xdg-shell-client-protocol.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>

#define SIDE 200

static struct wl_display *display;
static struct wl_compositor *compositor;
static struct wl_shm *shm;
static struct wl_seat *seat;
static struct xdg_wm_base *wm_base;
static struct wl_surface *surface;
static struct xdg_surface *xdg_surface;
static struct xdg_toplevel *toplevel;
static struct wl_buffer *buffer;
static uint32_t configure_serial;
static int memory;

static void handle_global(void *data, struct wl_registry *registry, uint32_t name,
	const char *interface, uint32_t version)
{
	if (strcmp(interface, wl_compositor_interface.name) == 0)
		compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 4);
	else if (strcmp(interface, wl_shm_interface.name) == 0)
		shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
	else if (strcmp(interface, wl_seat_interface.name) == 0)
		seat = wl_registry_bind(registry, name, &wl_seat_interface, 5);
	else if (strcmp(interface, xdg_wm_base_interface.name) == 0)
		wm_base = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = {
	.global = handle_global,
	.global_remove = handle_global_remove,
};

static void handle_configure(void *data, struct xdg_surface *configured, uint32_t serial)
{
	configure_serial = serial;
}

static const struct xdg_surface_listener surface_listener = { .configure = handle_configure };

static void commit_buffer(void)
{
	wl_surface_attach(surface, buffer, 0, 0);
	wl_surface_commit(surface);
}

static void configure(void)
{
	wl_surface_commit(surface);
	wl_display_roundtrip(display);
	xdg_surface_ack_configure(xdg_surface, configure_serial);
}

static void map(void)
{
	configure();
	wl_callback_destroy(wl_surface_frame(surface));
	commit_buffer();
	wl_display_roundtrip(display);
}

static void destroy_surface_first(void)
{
	map();
	wl_surface_destroy(surface);
	xdg_toplevel_set_maximized(toplevel);
	xdg_surface_ack_configure(xdg_surface, configure_serial);
}

static void destroy_xdg_surface_first(void)
{
	map();
	xdg_surface_destroy(xdg_surface);
	xdg_toplevel_set_maximized(toplevel);
	xdg_toplevel_set_title(toplevel, "orphan");
	wl_surface_commit(surface);
}

static void destroy_buffer_before_commit(void)
{
	configure();
	wl_surface_attach(surface, buffer, 0, 0);
	wl_buffer_destroy(buffer);
	wl_surface_commit(surface);
}

static void unmap_and_map_again(void)
{
	map();
	wl_surface_attach(surface, NULL, 0, 0);
	wl_surface_commit(surface);
	map();
}

static void truncate_memory(void)
{
	map();
	if (ftruncate(memory, 0) == 0)
		commit_buffer();
}

static void say_huge_sizes(void)
{
	struct wl_region *region = wl_compositor_create_region(compositor);

	configure();
	wl_region_add(region, SIDE, SIDE, INT32_MAX, INT32_MAX);
	wl_region_subtract(region, INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX);
	wl_surface_set_input_region(surface, region);
	wl_region_destroy(region);
	xdg_surface_set_window_geometry(xdg_surface, INT32_MIN, INT32_MAX, INT32_MAX, INT32_MAX);
	commit_buffer();
}

static void open_popup(void)
{
	struct xdg_surface *popup_surface =
		xdg_wm_base_get_xdg_surface(wm_base, wl_compositor_create_surface(compositor));

	map();
	xdg_surface_get_popup(popup_surface, xdg_surface, xdg_wm_base_create_positioner(wm_base));
}

static void release_seat_with_touch(void)
{
	map();
	wl_seat_get_touch(seat);
	wl_seat_release(seat);
}

static void ask_for_pointer(void)
{
	wl_seat_get_pointer(seat);
}

static void acknowledge_what_never_came(void)
{
	xdg_surface_ack_configure(xdg_surface, 12345);
}

static void take_second_role(void)
{
	xdg_wm_base_get_xdg_surface(wm_base, surface);
}

static void leave_shell(void)
{
	map();
	xdg_wm_base_destroy(wm_base);
	commit_buffer();
}

static const struct {
	const char *name, *expected;
	void (*misuse)(void);
} ways[] = {
	{ "buffer-before-configure", "error", commit_buffer },
	{ "acknowledge-what-never-came", "error", acknowledge_what_never_came },
	{ "second-role", "error", take_second_role },
	{ "pointer-that-is-not-there", "error", ask_for_pointer },
	{ "truncated-memory", "error", truncate_memory },
	{ "surface-destroyed-first", "fine", destroy_surface_first },
	{ "xdg-surface-destroyed-first", "fine", destroy_xdg_surface_first },
	{ "buffer-destroyed-before-commit", "fine", destroy_buffer_before_commit },
	{ "unmapped-and-mapped-again", "fine", unmap_and_map_again },
	{ "huge-sizes", "fine", say_huge_sizes },
	{ "popup", "fine", open_popup },
	{ "seat-released-with-touch", "fine", release_seat_with_touch },
	{ "shell-left", "fine", leave_shell },
};
#define WAY_COUNT (sizeof(ways) / sizeof(ways[0]))

static bool connect_and_prepare(void)
{
	struct wl_shm_pool *pool;

	display = wl_display_connect(NULL);
	if (!display)
		return false;
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_display_roundtrip(display);
	memory = memfd_create("rude", MFD_CLOEXEC);
	if (!compositor || !shm || !seat || !wm_base || ftruncate(memory, SIDE * SIDE * 4) < 0)
		return false;
	pool = wl_shm_create_pool(shm, memory, SIDE * SIDE * 4);
	buffer = wl_shm_pool_create_buffer(pool, 0, SIDE, SIDE, SIDE * 4, WL_SHM_FORMAT_ARGB8888);
	surface = wl_compositor_create_surface(compositor);
	xdg_surface = xdg_wm_base_get_xdg_surface(wm_base, surface);
	xdg_surface_add_listener(xdg_surface, &surface_listener, NULL);
	toplevel = xdg_surface_get_toplevel(xdg_surface);
	return true;
}

int main(int argc, char *argv[])
{
	for (size_t i = 0; i < WAY_COUNT; i++) {
		if (argc < 2)
			printf("%s %s\n", ways[i].name, ways[i].expected);
		else if (strcmp(argv[1], ways[i].name) == 0) {
			if (!connect_and_prepare())
				return EXIT_FAILURE;
			ways[i].misuse();
			printf("%s\n", wl_display_roundtrip(display) < 0 ? "error" : "fine");
			return EXIT_SUCCESS; /* and leaves everything behind */
		}
	}
	return argc < 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
