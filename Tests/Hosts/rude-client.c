/* SPDX-License-Identifier: MIT */
/*
 * rude-client NAME misuses the protocol in one way and prints the compositor's reaction: "error" if it disconnected the
 * client, "fine" if it tolerated it. Without a name it lists the ways, each with the expected reaction, and "touches"
 * if the way needs touches.
 */
#define _GNU_SOURCE /* ftruncate */
#include "test-connection.h"
#include "rude-layers.h"
#include "rude-limits.h"
#include "rude-objects.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

static void release_seat_with_touch(void)
{
	map();
	wl_seat_get_touch(seat);
	wl_seat_release(seat);
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

static int downs, ups;
static bool framed;
static bool missed; /* whether an expected event was missing */

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time,
	struct wl_surface *touched, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	downs++;
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
	ups++;
	framed = false;
}

static void handle_motion(void *data, struct wl_touch *touch, uint32_t time, int32_t id,
	wl_fixed_t x, wl_fixed_t y)
{
}

static void handle_frame(void *data, struct wl_touch *touch)
{
	framed = true;
}

static void handle_cancel(void *data, struct wl_touch *touch)
{
}

static const struct wl_touch_listener touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_frame,
	.cancel = handle_cancel,
};

/* A surface that goes away while its client lives closes its touches with up and one frame. */
static void unmap_while_touched(void)
{
	wl_touch_add_listener(wl_seat_get_touch(seat), &touch_listener, NULL);
	map();
	while (downs == 0 && wl_display_dispatch(display) >= 0)
		;
	wl_surface_attach(surface, NULL, 0, 0);
	wl_surface_commit(surface);
	wl_display_roundtrip(display);
	/* A later up would be the finger's lift, which must not be sent for a surface that is gone. */
	missed = ups < downs || !framed;
}

static const struct {
	const char *name, *expected;
	void (*misuse)(void);
	bool needs_touches;
} ways[] = {
	{ "buffer-before-configure", "error", commit_buffer, false },
	{ "acknowledge-what-never-came", "error", acknowledge_what_never_came, false },
	{ "second-role", "error", take_second_role, false },
	{ "truncated-memory", "error", truncate_memory, false },
	{ "surface-destroyed-first", "fine", destroy_surface_first, false },
	{ "xdg-surface-destroyed-first", "fine", destroy_xdg_surface_first, false },
	{ "buffer-destroyed-before-commit", "fine", destroy_buffer_before_commit, false },
	{ "unmapped-and-mapped-again", "fine", unmap_and_map_again, false },
	{ "huge-sizes", "fine", say_huge_sizes, false },
	{ "flood", "fine", flood, false },
	{ "nested-deeply", "error", nest_deeply, false },
	{ "nested-deeply-from-below", "error", nest_deeply_from_below, false },
	{ "popups-in-a-circle", "fine", make_popups_a_circle, false },
	{ "part-of-itself", "error", make_surface_its_own_part, false },
	{ "stacked-beside-a-stranger", "error", stack_beside_stranger, false },
	{ "parent-destroyed-first", "fine", destroy_parent_first, false },
	{ "part-destroyed-first", "fine", destroy_part_first, false },
	{ "short-rows", "error", say_short_rows, false },
	{ "popup", "fine", open_popup, false },
	{ "popup-without-size", "error", open_popup_without_size, false },
	{ "popup-without-parent", "error", open_popup_without_parent, false },
	{ "grab-without-touch", "fine", grab_without_touch, false },
	{ "popups-parent-destroyed-first", "fine", destroy_popups_parent_first, false },
	{ "drag-without-touch", "fine", drag_without_touch, false },
	{ "finish-without-drop", "error", finish_what_was_not_dropped, false },
	{ "seat-released-with-touch", "fine", release_seat_with_touch, false },
	{ "shell-left", "fine", leave_shell, false },
	{ "many-surfaces", "error", make_many_surfaces, false },
	{ "many-windows", "error", make_many_windows, false },
	{ "many-pools", "error", make_many_pools, false },
	{ "many-touches", "error", make_many_touches, false },
	{ "many-callbacks", "error", make_many_callbacks, false },
	{ "surfaces-one-at-a-time", "fine", make_surfaces_one_at_a_time, false },
	{ "region-of-dust", "error", add_dust_to_region, false },
	{ "woven-region", "error", weave_region, false },
	{ "many-types", "error", offer_many_types, false },
	{ "long-types", "error", offer_long_types, false },
	{ "many-selections", "fine", set_many_selections, false },
	{ "huge-picture", "error", show_huge_picture, false },
	{ "long-picture", "error", show_long_picture, false },
	{ "pictures-at-once", "error", show_pictures_at_once, false },
	{ "many-pictures", "error", show_many_pictures, false },
	{ "layer-that-is-not-there", "error", ask_for_layer_that_is_not_there, false },
	{ "panel-of-a-window", "error", make_panel_of_window, false },
	{ "panel-without-size", "error", show_panel_without_size, false },
	{ "panel-before-configure", "error", show_panel_before_configure, false },
	{ "panel-that-never-came", "error", acknowledge_panel_that_never_came, false },
	{ "panels-surface-destroyed-first", "fine", destroy_panels_surface_first, false },
	{ "huge-panel-sizes", "fine", say_huge_panel_sizes, false },
	{ "many-panels", "error", make_many_panels, false },
	{ "key-without-keymap", "error", type_without_keymap, false },
	{ "keymap-in-a-pipe", "error", give_keymap_in_pipe, false },
	{ "keymap-that-is-short", "error", give_keymap_that_is_short, false },
	{ "key-left-pressed", "fine", leave_key_pressed, false },
	{ "unmapped-while-touched", "fine", unmap_while_touched, true },
};
#define WAY_COUNT (sizeof(ways) / sizeof(ways[0]))

static const char *how_it_was_taken(void)
{
	if (wl_display_roundtrip(display) < 0)
		return "error";
	return missed ? "missed" : "fine";
}

int main(int argc, char *argv[])
{
	for (size_t i = 0; i < WAY_COUNT; i++) {
		if (argc < 2)
			printf("%s %s%s\n", ways[i].name, ways[i].expected,
				ways[i].needs_touches ? " touches" : "");
		else if (strcmp(argv[1], ways[i].name) == 0) {
			if (!test_connect())
				return EXIT_FAILURE;
			ways[i].misuse();
			puts(how_it_was_taken());
			return EXIT_SUCCESS; /* exits without destroying anything */
		}
	}
	return argc < 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
