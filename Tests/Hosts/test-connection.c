/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* memfd_create */
#include "test-connection.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct wl_display *display;
struct wl_compositor *compositor;
struct wl_shm *shm;
struct wl_subcompositor *subcompositor;
struct wl_data_device_manager *data_device_manager;
struct wl_seat *seat;
struct xdg_wm_base *wm_base;
struct wl_surface *surface;
struct xdg_surface *xdg_surface;
struct xdg_toplevel *toplevel;
struct wl_buffer *buffer;
int memory;
uint32_t configure_serial;

static void handle_global(void *data, struct wl_registry *registry, uint32_t name,
	const char *interface, uint32_t version)
{
	if (strcmp(interface, wl_compositor_interface.name) == 0)
		compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 4);
	else if (strcmp(interface, wl_shm_interface.name) == 0)
		shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
	else if (strcmp(interface, wl_subcompositor_interface.name) == 0)
		subcompositor = wl_registry_bind(registry, name, &wl_subcompositor_interface, 1);
	else if (strcmp(interface, wl_data_device_manager_interface.name) == 0)
		data_device_manager = wl_registry_bind(registry, name, &wl_data_device_manager_interface, 3);
	else if (strcmp(interface, wl_seat_interface.name) == 0)
		seat = wl_registry_bind(registry, name, &wl_seat_interface, 5);
	else if (strcmp(interface, xdg_wm_base_interface.name) == 0)
		wm_base = wl_registry_bind(registry, name, &xdg_wm_base_interface, version < 3 ? version : 3);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = {
	.global = handle_global,
	.global_remove = handle_global_remove,
};

static void handle_ping(void *data, struct xdg_wm_base *pinged, uint32_t serial)
{
	xdg_wm_base_pong(pinged, serial);
}

static const struct xdg_wm_base_listener wm_base_listener = { .ping = handle_ping };

static void handle_configure(void *data, struct xdg_surface *configured, uint32_t serial)
{
	configure_serial = serial;
}

static const struct xdg_surface_listener surface_listener = { .configure = handle_configure };

void commit_buffer(void)
{
	wl_surface_attach(surface, buffer, 0, 0);
	wl_surface_commit(surface);
}

void configure(void)
{
	wl_surface_commit(surface);
	wl_display_roundtrip(display);
	xdg_surface_ack_configure(xdg_surface, configure_serial);
}

void map(void)
{
	configure();
	wl_callback_destroy(wl_surface_frame(surface));
	commit_buffer();
	wl_display_roundtrip(display);
}

bool test_connect(void)
{
	struct wl_shm_pool *pool;

	display = wl_display_connect(NULL);
	if (!display)
		return false;
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_display_roundtrip(display);
	memory = memfd_create("test", MFD_CLOEXEC);
	if (!compositor || !shm || !subcompositor || !data_device_manager || !seat || !wm_base ||
		ftruncate(memory, SIDE * SIDE * 4) < 0)
		return false;
	xdg_wm_base_add_listener(wm_base, &wm_base_listener, NULL);
	pool = wl_shm_create_pool(shm, memory, SIDE * SIDE * 4);
	buffer = wl_shm_pool_create_buffer(pool, 0, SIDE, SIDE, SIDE * 4, WL_SHM_FORMAT_ARGB8888);
	surface = wl_compositor_create_surface(compositor);
	xdg_surface = xdg_wm_base_get_xdg_surface(wm_base, surface);
	xdg_surface_add_listener(xdg_surface, &surface_listener, NULL);
	toplevel = xdg_surface_get_toplevel(xdg_surface);
	return true;
}
