/* SPDX-License-Identifier: MIT */
/*
 * A client whose title bar the compositor draws. Prints "close" when it is asked to close, and stays. WAYLAND_DEBUG=1
 * shows its touches.
 */
#include "test-connection.h"
#include "xdg-decoration-unstable-v1-client-protocol.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct zxdg_decoration_manager_v1 *manager;

static void handle_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
	uint32_t version)
{
	if (strcmp(interface, zxdg_decoration_manager_v1_interface.name) == 0)
		manager = wl_registry_bind(registry, name, &zxdg_decoration_manager_v1_interface, 1);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = {
	.global = handle_global,
	.global_remove = handle_global_remove,
};

static void handle_configure(
	void *data, struct xdg_toplevel *configured, int32_t width, int32_t height, struct wl_array *states)
{
}

static void handle_close(void *data, struct xdg_toplevel *closed)
{
	puts("close");
	fflush(stdout);
}

static const struct xdg_toplevel_listener toplevel_listener = {
	.configure = handle_configure,
	.close = handle_close,
};

int main(void)
{
	if (!test_connect())
		return EXIT_FAILURE;
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_display_roundtrip(display);
	if (!manager) {
		fprintf(stderr, "the compositor draws no title bars\n");
		return EXIT_FAILURE;
	}
	xdg_toplevel_add_listener(toplevel, &toplevel_listener, NULL);
	zxdg_toplevel_decoration_v1_set_mode(zxdg_decoration_manager_v1_get_toplevel_decoration(manager, toplevel),
		ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE);
	wl_seat_get_touch(seat);
	map();
	while (wl_display_dispatch(display) >= 0)
		;
	return EXIT_SUCCESS;
}
