/* SPDX-License-Identifier: MIT */
#include "devices.h"

#include "compositor-thread.h"

#include <stdlib.h>
#include <tactus.h>

#define FINGER 0

struct touch_device {
	WlcsTouch base;
	struct compositor_thread *thread;
	struct tactus_touch_source *source;
	double x, y; /* of what is to be done next */
	bool down;
};

static void do_down(struct server *server, void *data)
{
	struct touch_device *device = data;
	uint64_t now = now_us();

	tactus_touch_source_down(device->source, now, FINGER, device->x, device->y);
	device->down = true;
	tactus_touch_source_frame(device->source, now);
}

static void do_motion(struct server *server, void *data)
{
	struct touch_device *device = data;
	uint64_t now = now_us();

	tactus_touch_source_motion(device->source, now, FINGER, device->x, device->y);
	tactus_touch_source_frame(device->source, now);
}

static void do_up(struct server *server, void *data)
{
	struct touch_device *device = data;
	uint64_t now = now_us();

	tactus_touch_source_up(device->source, now, FINGER);
	device->down = false;
	tactus_touch_source_frame(device->source, now);
}

static void do_create(struct server *server, void *data)
{
	struct touch_device *device = data;

	device->source = tactus_touch_source_create(server->shell.application, NULL);
}

static void do_destroy(struct server *server, void *data)
{
	struct touch_device *device = data;

	/* Unplugging would cancel the touch, for which the suite's clients have no ears. */
	if (device->down)
		do_up(server, data);
	tactus_touch_source_destroy(device->source);
}

/* Wlcs 1.5 says wl_fixed_t and means pixels. */
static void place(struct touch_device *device, wl_fixed_t x, wl_fixed_t y)
{
	device->x = x;
	device->y = y;
}

static void handle_down(WlcsTouch *touch, wl_fixed_t x, wl_fixed_t y)
{
	struct touch_device *device = (struct touch_device *)touch;

	place(device, x, y);
	compositor_thread_do(device->thread, do_down, device);
}

static void handle_move(WlcsTouch *touch, wl_fixed_t x, wl_fixed_t y)
{
	struct touch_device *device = (struct touch_device *)touch;

	place(device, x, y);
	compositor_thread_do(device->thread, do_motion, device);
}

static void handle_up(WlcsTouch *touch)
{
	struct touch_device *device = (struct touch_device *)touch;

	compositor_thread_do(device->thread, do_up, device);
}

static void handle_destroy(WlcsTouch *touch)
{
	struct touch_device *device = (struct touch_device *)touch;

	compositor_thread_do(device->thread, do_destroy, device);
	free(device);
}

WlcsTouch *touch_device_create(struct compositor_thread *thread)
{
	struct touch_device *device = calloc(1, sizeof(*device));

	if (!device)
		return NULL;
	device->thread = thread;
	device->base = (WlcsTouch){
		.version = WLCS_TOUCH_VERSION,
		.touch_down = handle_down,
		.touch_move = handle_move,
		.touch_up = handle_up,
		.destroy = handle_destroy,
	};
	compositor_thread_do(thread, do_create, device);
	return &device->base;
}
