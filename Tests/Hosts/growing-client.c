/* SPDX-License-Identifier: MIT */
/*
 * growing-client WAY COUNT creates COUNT objects of one type and exits. Without arguments it lists the ways, each with
 * its first count, and "touches" if it waits for a recording. run-growth.sh compares the compositor's cost of one, two
 * and four times the count.
 */
#include "growing-ways.h"
#include "test-connection.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
	const char *name;
	int count; /* four times this count is still allowed (Tests/Hosts/compositor/client-limits.h) */
	void (*grow)(int count);
	bool needs_touches;
} ways[] = {
	{ "subsurfaces", 250, grow_subsurfaces, false },
	{ "subsurfaces-one-by-one", 250, grow_subsurfaces_one_by_one, false },
	{ "nested-subsurfaces", 15, grow_nested_subsurfaces, false },
	{ "trees-of-subsurfaces", 30, grow_trees, false },
	{ "commits-with-subsurfaces", 250, commit_with_subsurfaces, false },
	{ "moved-subsurfaces", 250, move_subsurfaces, false },
	{ "restacked-subsurfaces", 250, restack_subsurfaces, false },
	{ "subsurfaces-destroyed-parent-first", 250, destroy_parent_of_many, false },
	{ "touched-subsurfaces", 100, grow_subsurfaces, true },
	{ "windows", 30, grow_windows, false },
	{ "commits-of-windows", 30, commit_windows, false },
	{ "touched-windows", 30, grow_windows, true },
	{ "popups", 30, grow_popups, false },
	{ "shell-surfaces", 60, grow_shell_surfaces, false },
	{ "rectangles", 60, grow_region, false },
	{ "rectangles-in-a-row", 250, grow_region_in_a_row, false },
	{ "touches", 15, grow_touches, true },
	{ "pointers", 15, grow_pointers, true },
	{ "outputs", 15, grow_outputs, false },
	{ "frame-callbacks", 250, grow_frame_callbacks, false },
	{ "buffers", 250, grow_buffers, false },
	{ "types", 15, grow_types, false },
	{ "selections", 15, grow_selections, false },
	{ "data-devices", 15, grow_data_devices, false },
};
#define WAY_COUNT (sizeof(ways) / sizeof(ways[0]))

static int stay_for_touches(void)
{
	map();
	while (wl_display_dispatch(display) >= 0)
		;
	return wl_display_get_error(display) == EPROTO ? EXIT_FAILURE : EXIT_SUCCESS;
}

int main(int argc, char *argv[])
{
	for (size_t i = 0; i < WAY_COUNT; i++) {
		if (argc < 3) {
			printf("%s %d%s\n", ways[i].name, ways[i].count, ways[i].needs_touches ? " touches" : "");
		} else if (strcmp(argv[1], ways[i].name) == 0) {
			if (!test_connect())
				return EXIT_FAILURE;
			ways[i].grow(atoi(argv[2]));
			if (wl_display_roundtrip(display) < 0)
				return EXIT_FAILURE;
			return ways[i].needs_touches ? stay_for_touches() : EXIT_SUCCESS;
		}
	}
	return argc < 3 ? EXIT_SUCCESS : EXIT_FAILURE;
}
