/* SPDX-License-Identifier: MIT */
#include "globals.h"

#include "xdg-shell-client-protocol.h"

#include <stdio.h>
#include <string.h>

/* The highest versions whose events this client knows. */
#define COMPOSITOR_VERSION 4
#define SEAT_VERSION 5
#define WM_BASE_VERSION 1

static void handle_ping(void *data, struct xdg_wm_base *wm_base, uint32_t serial)
{
	xdg_wm_base_pong(wm_base, serial);
}

static const struct xdg_wm_base_listener wm_base_listener = {
	.ping = handle_ping,
};

static void *bind_at_most(struct wl_registry *registry, uint32_t name,
	const struct wl_interface *interface, uint32_t offered, uint32_t known)
{
	return wl_registry_bind(registry, name, interface, offered < known ? offered : known);
}

static void handle_global(void *data, struct wl_registry *registry, uint32_t name,
	const char *interface, uint32_t version)
{
	struct globals *globals = data;

	if (strcmp(interface, wl_compositor_interface.name) == 0) {
		globals->compositor = bind_at_most(registry, name, &wl_compositor_interface,
			version, COMPOSITOR_VERSION);
	} else if (strcmp(interface, wl_shm_interface.name) == 0) {
		globals->shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
	} else if (strcmp(interface, wl_seat_interface.name) == 0 && !globals->seat) {
		globals->seat = bind_at_most(registry, name, &wl_seat_interface, version, SEAT_VERSION);
	} else if (strcmp(interface, xdg_wm_base_interface.name) == 0) {
		globals->wm_base = bind_at_most(registry, name, &xdg_wm_base_interface,
			version, WM_BASE_VERSION);
		xdg_wm_base_add_listener(globals->wm_base, &wm_base_listener, NULL);
	}
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = {
	.global = handle_global,
	.global_remove = handle_global_remove,
};

bool globals_bind(struct globals *globals, struct wl_display *display)
{
	const char *missing = NULL;

	globals->registry = wl_display_get_registry(display);
	if (!globals->registry)
		return false;
	wl_registry_add_listener(globals->registry, &registry_listener, globals);
	if (wl_display_roundtrip(display) < 0)
		return false;
	if (!globals->compositor || wl_compositor_get_version(globals->compositor) < COMPOSITOR_VERSION)
		missing = "wl_compositor 4";
	else if (!globals->shm)
		missing = "wl_shm";
	else if (!globals->seat)
		missing = "wl_seat";
	else if (!globals->wm_base)
		missing = "xdg_wm_base";
	if (missing)
		fprintf(stderr, "client: the compositor has no %s\n", missing);
	return !missing;
}

void globals_release(struct globals *globals)
{
	if (globals->wm_base)
		xdg_wm_base_destroy(globals->wm_base);
	if (globals->seat && wl_seat_get_version(globals->seat) >= WL_SEAT_RELEASE_SINCE_VERSION)
		wl_seat_release(globals->seat);
	else if (globals->seat)
		wl_seat_destroy(globals->seat);
	if (globals->shm)
		wl_shm_destroy(globals->shm);
	if (globals->compositor)
		wl_compositor_destroy(globals->compositor);
	if (globals->registry)
		wl_registry_destroy(globals->registry);
}
