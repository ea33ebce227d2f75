/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "rude-layers.h"

#include "test-connection.h"
#include "virtual-keyboard-unstable-v1-client-protocol.h"
#include "wlr-layer-shell-unstable-v1-client-protocol.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EDGES 15 /* the requests of all protocols */

static struct zwlr_layer_shell_v1 *layer_shell;
static struct zwp_virtual_keyboard_manager_v1 *keyboard_manager;

static void handle_global(
	void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version)
{
	if (strcmp(interface, zwlr_layer_shell_v1_interface.name) == 0)
		layer_shell = wl_registry_bind(registry, name, &zwlr_layer_shell_v1_interface, 1);
	else if (strcmp(interface, zwp_virtual_keyboard_manager_v1_interface.name) == 0)
		keyboard_manager = wl_registry_bind(registry, name, &zwp_virtual_keyboard_manager_v1_interface, 1);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = { handle_global, handle_global_remove };

static void find_globals(void)
{
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_display_roundtrip(display);
	if (!layer_shell || !keyboard_manager)
		exit(EXIT_FAILURE);
}

static void handle_configure(
	void *data, struct zwlr_layer_surface_v1 *panel, uint32_t serial, uint32_t width, uint32_t height)
{
	zwlr_layer_surface_v1_ack_configure(panel, serial);
}

static void handle_closed(void *data, struct zwlr_layer_surface_v1 *panel)
{
}

static const struct zwlr_layer_surface_v1_listener panel_listener = { handle_configure, handle_closed };

/* Creates a panel that is not mapped yet. */
static struct zwlr_layer_surface_v1 *create_panel(struct wl_surface **panel_surface)
{
	struct zwlr_layer_surface_v1 *panel;

	find_globals();
	*panel_surface = wl_compositor_create_surface(compositor);
	panel = zwlr_layer_shell_v1_get_layer_surface(
		layer_shell, *panel_surface, NULL, ZWLR_LAYER_SHELL_V1_LAYER_OVERLAY, "rude");
	zwlr_layer_surface_v1_add_listener(panel, &panel_listener, NULL);
	return panel;
}

void ask_for_layer_that_is_not_there(void)
{
	find_globals();
	zwlr_layer_shell_v1_get_layer_surface(
		layer_shell, wl_compositor_create_surface(compositor), NULL, 4, "rude");
}

void make_panel_of_window(void)
{
	find_globals();
	zwlr_layer_shell_v1_get_layer_surface(layer_shell, surface, NULL, 0, "rude");
}

void show_panel_without_size(void)
{
	struct wl_surface *panel_surface;
	struct zwlr_layer_surface_v1 *panel = create_panel(&panel_surface);

	zwlr_layer_surface_v1_set_anchor(panel, ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP);
	wl_surface_commit(panel_surface);
}

void show_panel_before_configure(void)
{
	struct wl_surface *panel_surface;
	struct zwlr_layer_surface_v1 *panel = create_panel(&panel_surface);

	zwlr_layer_surface_v1_set_anchor(panel, EDGES);
	wl_surface_attach(panel_surface, buffer, 0, 0);
	wl_surface_commit(panel_surface);
}

void acknowledge_panel_that_never_came(void)
{
	struct wl_surface *panel_surface;

	zwlr_layer_surface_v1_ack_configure(create_panel(&panel_surface), 1);
}

/* Maps it. */
static struct zwlr_layer_surface_v1 *show_panel(struct wl_surface **panel_surface, uint32_t edges)
{
	struct zwlr_layer_surface_v1 *panel = create_panel(panel_surface);

	zwlr_layer_surface_v1_set_anchor(panel, edges);
	zwlr_layer_surface_v1_set_size(panel, SIDE, SIDE);
	wl_surface_commit(*panel_surface);
	wl_display_roundtrip(display);
	wl_surface_attach(*panel_surface, buffer, 0, 0);
	wl_surface_commit(*panel_surface);
	wl_display_roundtrip(display);
	return panel;
}

void destroy_panels_surface_first(void)
{
	struct wl_surface *panel_surface;
	struct zwlr_layer_surface_v1 *panel = show_panel(&panel_surface, ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP);

	wl_surface_destroy(panel_surface);
	zwlr_layer_surface_v1_set_exclusive_zone(panel, 10);
	wl_display_roundtrip(display);
	zwlr_layer_surface_v1_destroy(panel);
}

void say_huge_panel_sizes(void)
{
	struct wl_surface *panel_surface;
	struct zwlr_layer_surface_v1 *panel = show_panel(&panel_surface, ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP);

	zwlr_layer_surface_v1_set_exclusive_zone(panel, INT32_MAX);
	zwlr_layer_surface_v1_set_margin(panel, INT32_MAX, INT32_MIN, INT32_MIN, INT32_MAX);
	zwlr_layer_surface_v1_set_size(panel, UINT32_MAX, UINT32_MAX);
	wl_surface_commit(panel_surface);
	wl_display_roundtrip(display);
	zwlr_layer_surface_v1_set_exclusive_zone(panel, INT32_MIN);
	zwlr_layer_surface_v1_set_anchor(panel, EDGES);
	zwlr_layer_surface_v1_set_size(panel, 0, 0);
	wl_surface_commit(panel_surface);
	map();
}

void make_many_panels(void)
{
	struct wl_surface *panel_surface;

	for (int i = 0; i < 100; i++)
		create_panel(&panel_surface);
}

/* --- keys ------------------------------------------------------------------------ */

static struct zwp_virtual_keyboard_v1 *create_keyboard(void)
{
	find_globals();
	return zwp_virtual_keyboard_manager_v1_create_virtual_keyboard(keyboard_manager, seat);
}

void type_without_keymap(void)
{
	zwp_virtual_keyboard_v1_key(create_keyboard(), 0, 30, WL_KEYBOARD_KEY_STATE_PRESSED);
}

/* Passes a pipe as keymap: reading it would block forever. */
void give_keymap_in_pipe(void)
{
	int ends[2];

	if (pipe(ends) == 0)
		zwp_virtual_keyboard_v1_keymap(
			create_keyboard(), WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, ends[0], 4096);
}

void give_keymap_that_is_short(void)
{
	zwp_virtual_keyboard_v1_keymap(
		create_keyboard(), WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, memory, SIDE * SIDE * 4 + 1);
}

void leave_key_pressed(void)
{
	struct zwp_virtual_keyboard_v1 *keyboard = create_keyboard();

	map();
	zwp_virtual_keyboard_v1_keymap(keyboard, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, memory, 4096);
	zwp_virtual_keyboard_v1_key(keyboard, 0, 30, WL_KEYBOARD_KEY_STATE_PRESSED);
	zwp_virtual_keyboard_v1_key(keyboard, 0, UINT32_MAX, WL_KEYBOARD_KEY_STATE_PRESSED);
	zwp_virtual_keyboard_v1_destroy(keyboard);
}
