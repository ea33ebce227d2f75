/* SPDX-License-Identifier: MIT */
#include "compositor-thread.h"
#include "devices.h"

#include <stdlib.h>

struct pointer_device {
	WlcsPointer base;
	struct compositor_thread *thread;
	/* What is to be done next. */
	double x, y;
	uint32_t button;
};

static uint32_t now_ms(void)
{
	return (uint32_t)(now_us() / 1000);
}

static void do_move_absolute(struct server *server, void *data)
{
	struct pointer_device *device = data;

	mouse_move(&server->seat.mouse, now_ms(), device->x, device->y);
}

static void do_move_relative(struct server *server, void *data)
{
	struct pointer_device *device = data;
	struct mouse *mouse = &server->seat.mouse;

	mouse_move(mouse, now_ms(), mouse->x + device->x, mouse->y + device->y);
}

static void do_press(struct server *server, void *data)
{
	struct pointer_device *device = data;

	mouse_button(&server->seat.mouse, now_ms(), device->button, true);
}

static void do_release(struct server *server, void *data)
{
	struct pointer_device *device = data;

	mouse_button(&server->seat.mouse, now_ms(), device->button, false);
}

static void move(WlcsPointer *pointer, wl_fixed_t x, wl_fixed_t y, void (*job)(struct server *server, void *data))
{
	struct pointer_device *device = (struct pointer_device *)pointer;

	device->x = wl_fixed_to_double(x);
	device->y = wl_fixed_to_double(y);
	compositor_thread_do(device->thread, job, device);
}

static void handle_move_absolute(WlcsPointer *pointer, wl_fixed_t x, wl_fixed_t y)
{
	move(pointer, x, y, do_move_absolute);
}

static void handle_move_relative(WlcsPointer *pointer, wl_fixed_t x, wl_fixed_t y)
{
	move(pointer, x, y, do_move_relative);
}

static void handle_button_down(WlcsPointer *pointer, int button)
{
	struct pointer_device *device = (struct pointer_device *)pointer;

	device->button = (uint32_t)button;
	compositor_thread_do(device->thread, do_press, device);
}

static void handle_button_up(WlcsPointer *pointer, int button)
{
	struct pointer_device *device = (struct pointer_device *)pointer;

	device->button = (uint32_t)button;
	compositor_thread_do(device->thread, do_release, device);
}

static void handle_destroy(WlcsPointer *pointer)
{
	free(pointer);
}

WlcsPointer *pointer_device_create(struct compositor_thread *thread)
{
	struct pointer_device *device = calloc(1, sizeof(*device));

	if (!device)
		return NULL;
	device->thread = thread;
	device->base = (WlcsPointer){
		.version = WLCS_POINTER_VERSION,
		.move_absolute = handle_move_absolute,
		.move_relative = handle_move_relative,
		.button_up = handle_button_up,
		.button_down = handle_button_down,
		.destroy = handle_destroy,
	};
	return &device->base;
}
