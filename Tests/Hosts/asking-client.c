/* SPDX-License-Identifier: MIT */
/*
 * asking-client WAY: a window that sends a request when it is touched, and prints its events. WAY is also its app_id.
 * Without an argument it lists the ways. dying-WAY exits right after the request.
 */
#include "asking-client.h"

#include "test-connection.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct wl_surface *part, *menu;

const char *name_of(struct wl_surface *which)
{
	if (which == surface)
		return "window";
	return which == menu ? "menu" : which == part ? "part"
						      : "nothing";
}

static void (*ask)(struct wl_surface *touched, uint32_t serial, int x, int y);
static bool dying;

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time,
	struct wl_surface *touched, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	printf("down %d %s %d %d\n", id, name_of(touched), wl_fixed_to_int(x), wl_fixed_to_int(y));
	if (ask)
		ask(touched, serial, wl_fixed_to_int(x), wl_fixed_to_int(y));
	if (dying) {
		wl_display_roundtrip(display);
		_exit(EXIT_FAILURE); /* like a crash: nothing is destroyed */
	}
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
	printf("up %d\n", id);
}

static void handle_motion(void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
}

static void handle_frame(void *data, struct wl_touch *touch)
{
}

static void handle_cancel(void *data, struct wl_touch *touch)
{
	printf("cancel\n");
}

static const struct wl_touch_listener touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_frame,
	.cancel = handle_cancel,
};

static void handle_toplevel_configure(void *data, struct xdg_toplevel *configured, int32_t width, int32_t height,
	struct wl_array *states)
{
	if (width > 0)
		printf("size %d %d\n", width, height);
}

static void handle_close(void *data, struct xdg_toplevel *closed)
{
}

static const struct xdg_toplevel_listener toplevel_listener = {
	.configure = handle_toplevel_configure,
	.close = handle_close,
};

static void listen_to_touch(void)
{
	wl_touch_add_listener(wl_seat_get_touch(seat), &touch_listener, NULL);
}

static void ask_for_move(struct wl_surface *touched, uint32_t serial, int x, int y)
{
	xdg_toplevel_move(toplevel, seat, serial);
}

static void ask_for_resize(struct wl_surface *touched, uint32_t serial, int x, int y)
{
	xdg_toplevel_resize(toplevel, seat, serial, XDG_TOPLEVEL_RESIZE_EDGE_BOTTOM_RIGHT);
}

static const struct {
	const char *name;
	void (*prepare)(void);
	void (*when_mapped)(void);
	void (*ask)(struct wl_surface *touched, uint32_t serial, int x, int y);
} ways[] = {
	{ "touches", listen_to_touch, NULL, NULL },
	{ "pointer", listen_to_pointer, NULL, NULL },
	{ "both", listen_to_pointer, listen_to_touch, NULL },
	{ "move", listen_to_touch, NULL, ask_for_move },
	{ "resize", listen_to_touch, NULL, ask_for_resize },
	{ "menu", listen_to_touch, NULL, ask_for_menu },
	{ "moving-menu", listen_to_touch, open_menu_and_move_it, NULL },
	{ "parts", listen_to_touch, add_part, NULL },
	{ "waiting-part", listen_to_touch, add_waiting_part, commit_window },
	{ "drag", listen_to_touch, listen_to_data, ask_for_drag },
	{ "drop", listen_to_touch, listen_to_data, NULL },
};
#define WAY_COUNT (sizeof(ways) / sizeof(ways[0]))

int main(int argc, char *argv[])
{
	const char *way = argc > 1 ? argv[1] : "";

	setvbuf(stdout, NULL, _IOLBF, 0);
	dying = strncmp(way, "dying-", strlen("dying-")) == 0;
	if (dying)
		way += strlen("dying-");
	for (size_t i = 0; i < WAY_COUNT; i++) {
		if (argc < 2) {
			puts(ways[i].name);
		} else if (strcmp(way, ways[i].name) == 0) {
			if (!test_connect())
				return EXIT_FAILURE;
			ask = ways[i].ask;
			xdg_toplevel_add_listener(toplevel, &toplevel_listener, NULL);
			xdg_toplevel_set_title(toplevel, argv[1]);
			xdg_toplevel_set_app_id(toplevel, argv[1]);
			ways[i].prepare();
			map();
			if (ways[i].when_mapped)
				ways[i].when_mapped();
			while (wl_display_dispatch(display) >= 0)
				;
			return EXIT_SUCCESS; /* the compositor ends with its recording */
		}
	}
	return argc < 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
