/* SPDX-License-Identifier: MIT */
/* A client that has a pointer and no touch, and prints what it gets. */
#include "test-connection.h"

#include <stdio.h>
#include <stdlib.h>

static void handle_enter(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *entered,
	wl_fixed_t x, wl_fixed_t y)
{
	puts("enter");
}

static void handle_leave(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *left)
{
	puts("leave");
}

static void handle_motion(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y)
{
	printf("motion %g %g\n", wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void handle_button(
	void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state)
{
	printf("button %u %u\n", button, state);
}

static void handle_axis(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value)
{
	printf("axis %u %g\n", axis, wl_fixed_to_double(value));
}

static void handle_axis_stop(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis)
{
	printf("stop %u\n", axis);
}

static void handle_axis_source(void *data, struct wl_pointer *pointer, uint32_t source)
{
}

static void handle_axis_discrete(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t steps)
{
}

static void handle_frame(void *data, struct wl_pointer *pointer)
{
}

static const struct wl_pointer_listener listener = {
	.enter = handle_enter,
	.leave = handle_leave,
	.motion = handle_motion,
	.button = handle_button,
	.axis = handle_axis,
	.axis_stop = handle_axis_stop,
	.axis_source = handle_axis_source,
	.axis_discrete = handle_axis_discrete,
	.frame = handle_frame,
};

int main(void)
{
	setvbuf(stdout, NULL, _IOLBF, 0);
	if (!test_connect())
		return EXIT_FAILURE;
	xdg_toplevel_set_title(toplevel, "Pointer");
	wl_pointer_add_listener(wl_seat_get_pointer(seat), &listener, NULL);
	map();
	while (wl_display_dispatch(display) >= 0)
		;
	return EXIT_SUCCESS;
}
