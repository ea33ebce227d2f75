/* SPDX-License-Identifier: MIT */
/*
 * screen-keyboard EDGE THICKNESS [LEFT RIGHT | exclusive | overlay]: a panel at the top or bottom edge that keeps
 * windows off. With two texts it is a keyboard of two keys, its halves; it writes by zwp_input_method_v2. An exclusive
 * panel has the keyboard for itself. It is in the top layer, or in the overlay. Prints what it hears.
 */
#define _POSIX_C_SOURCE 200809L /* ftruncate */
#include "input-method-unstable-v2-client-protocol.h"
#include "test-connection.h"
#include "wlr-layer-shell-unstable-v1-client-protocol.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct zwlr_layer_shell_v1 *layer_shell;
static struct zwp_input_method_manager_v2 *manager;
static struct zwp_input_method_v2 *method;
static struct wl_surface *panel;
static const char *const *keys; /* the texts of the left and right key, or NULL */
static bool is_exclusive, is_overlay;
static uint32_t panel_width, panel_height, done_count;

/* --- input method -------------------------------------------------------------- */

static void handle_activate(void *data, struct zwp_input_method_v2 *activated)
{
	puts("activate");
}

static void handle_deactivate(void *data, struct zwp_input_method_v2 *deactivated)
{
	puts("deactivate");
}

static void handle_surrounding_text(
	void *data, struct zwp_input_method_v2 *told, const char *text, uint32_t cursor, uint32_t anchor)
{
	printf("surrounding text %s %u %u\n", text, cursor, anchor);
}

static void handle_change_cause(void *data, struct zwp_input_method_v2 *told, uint32_t cause)
{
}

static void handle_content_type(void *data, struct zwp_input_method_v2 *told, uint32_t hint, uint32_t purpose)
{
	printf("purpose %u\n", purpose);
}

static void handle_done(void *data, struct zwp_input_method_v2 *told)
{
	done_count++;
}

static void handle_unavailable(void *data, struct zwp_input_method_v2 *told)
{
	puts("unavailable");
}

static const struct zwp_input_method_v2_listener method_listener = {
	.activate = handle_activate,
	.deactivate = handle_deactivate,
	.surrounding_text = handle_surrounding_text,
	.text_change_cause = handle_change_cause,
	.content_type = handle_content_type,
	.done = handle_done,
	.unavailable = handle_unavailable,
};

/* --- touches --------------------------------------------------------------------- */

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *touched,
	int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	bool is_left = wl_fixed_to_double(x) < panel_width / 2.0;

	if (!keys)
		return;
	zwp_input_method_v2_commit_string(method, keys[is_left ? 0 : 1]);
	zwp_input_method_v2_commit(method, done_count);
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
}

static void handle_motion(
	void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
}

static void handle_nothing(void *data, struct wl_touch *touch)
{
}

static const struct wl_touch_listener touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_nothing,
	.cancel = handle_nothing,
};

/* --- panel ----------------------------------------------------------------------- */

static void handle_configure(
	void *data, struct zwlr_layer_surface_v1 *surface, uint32_t serial, uint32_t width, uint32_t height)
{
	int32_t size = (int32_t)(width * height * 4);
	struct wl_shm_pool *pool;

	printf("size %ux%u\n", width, height);
	panel_width = width;
	panel_height = height;
	zwlr_layer_surface_v1_ack_configure(surface, serial);
	if (ftruncate(memory, size) < 0)
		exit(EXIT_FAILURE);
	pool = wl_shm_create_pool(shm, memory, size);
	wl_surface_attach(panel,
		wl_shm_pool_create_buffer(
			pool, 0, (int32_t)width, (int32_t)height, (int32_t)width * 4, WL_SHM_FORMAT_XRGB8888),
		0, 0);
	wl_shm_pool_destroy(pool);
	wl_surface_commit(panel);
}

static void handle_closed(void *data, struct zwlr_layer_surface_v1 *surface)
{
	puts("closed");
}

static const struct zwlr_layer_surface_v1_listener panel_listener = { handle_configure, handle_closed };

static void create_panel(const char *edge, uint32_t thickness)
{
	uint32_t at = strcmp(edge, "top") == 0 ? ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP
					       : ZWLR_LAYER_SURFACE_V1_ANCHOR_BOTTOM;
	struct zwlr_layer_surface_v1 *surface;

	panel = wl_compositor_create_surface(compositor);
	surface = zwlr_layer_shell_v1_get_layer_surface(
		layer_shell, panel, NULL,
		is_overlay ? ZWLR_LAYER_SHELL_V1_LAYER_OVERLAY : ZWLR_LAYER_SHELL_V1_LAYER_TOP, edge);
	zwlr_layer_surface_v1_add_listener(surface, &panel_listener, NULL);
	zwlr_layer_surface_v1_set_anchor(
		surface, at | ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT | ZWLR_LAYER_SURFACE_V1_ANCHOR_RIGHT);
	zwlr_layer_surface_v1_set_size(surface, 0, thickness);
	zwlr_layer_surface_v1_set_exclusive_zone(surface, (int32_t)thickness);
	if (is_exclusive)
		zwlr_layer_surface_v1_set_keyboard_interactivity(surface, 1);
	wl_surface_commit(panel);
}

static void handle_global(
	void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version)
{
	if (strcmp(interface, zwlr_layer_shell_v1_interface.name) == 0)
		layer_shell = wl_registry_bind(registry, name, &zwlr_layer_shell_v1_interface, 1);
	else if (strcmp(interface, zwp_input_method_manager_v2_interface.name) == 0)
		manager = wl_registry_bind(registry, name, &zwp_input_method_manager_v2_interface, 1);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = { handle_global, handle_global_remove };

int main(int argc, char *argv[])
{
	setvbuf(stdout, NULL, _IOLBF, 0);
	is_exclusive = argc == 4 && strcmp(argv[3], "exclusive") == 0;
	is_overlay = argc == 4 && strcmp(argv[3], "overlay") == 0;
	if ((argc != 3 && argc != 5 && !is_exclusive && !is_overlay) || !test_connect())
		return EXIT_FAILURE;
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_display_roundtrip(display);
	if (!layer_shell || (argc == 5 && !manager))
		return EXIT_FAILURE;
	if (argc == 5) {
		keys = (const char *const *)&argv[3];
		method = zwp_input_method_manager_v2_get_input_method(manager, seat);
		zwp_input_method_v2_add_listener(method, &method_listener, NULL);
	}
	wl_touch_add_listener(wl_seat_get_touch(seat), &touch_listener, NULL);
	create_panel(argv[1], (uint32_t)atoi(argv[2]));
	while (wl_display_dispatch(display) >= 0)
		;
	return EXIT_SUCCESS;
}
