/* SPDX-License-Identifier: MIT */
#include "touch.h"

#include <inttypes.h>
#include <stdio.h>

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time,
	struct wl_surface *surface, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	struct touch_input *input = data;

	printf("down %" PRId32 " %.2f %.2f t=%" PRIu32 "\n",
		id, wl_fixed_to_double(x), wl_fixed_to_double(y), time);
	strokes_down(input->strokes, id, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
	struct touch_input *input = data;

	printf("up %" PRId32 " t=%" PRIu32 "\n", id, time);
	strokes_up(input->strokes, id);
}

static void handle_motion(void *data, struct wl_touch *touch, uint32_t time, int32_t id,
	wl_fixed_t x, wl_fixed_t y)
{
	struct touch_input *input = data;

	printf("motion %" PRId32 " %.2f %.2f t=%" PRIu32 "\n",
		id, wl_fixed_to_double(x), wl_fixed_to_double(y), time);
	strokes_motion(input->strokes, id, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

/* A frame ends the events that belong together: draw only now. */
static void handle_frame(void *data, struct wl_touch *touch)
{
	struct touch_input *input = data;

	printf("frame\n");
	input->window->dirty = true;
}

/* No frame follows a cancel. */
static void handle_cancel(void *data, struct wl_touch *touch)
{
	struct touch_input *input = data;

	printf("cancel\n");
	strokes_cancel(input->strokes);
	input->window->dirty = true;
}

static const struct wl_touch_listener touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_frame,
	.cancel = handle_cancel,
};

static void destroy_touch(struct touch_input *input)
{
	if (!input->touch)
		return;
	if (wl_touch_get_version(input->touch) >= WL_TOUCH_RELEASE_SINCE_VERSION)
		wl_touch_release(input->touch);
	else
		wl_touch_destroy(input->touch);
	input->touch = NULL;
}

static void handle_capabilities(void *data, struct wl_seat *seat, uint32_t capabilities)
{
	struct touch_input *input = data;
	bool has_touch = capabilities & WL_SEAT_CAPABILITY_TOUCH;

	if (has_touch && !input->touch) {
		input->touch = wl_seat_get_touch(seat);
		wl_touch_add_listener(input->touch, &touch_listener, input);
	} else if (!has_touch && input->touch) {
		destroy_touch(input);
		strokes_cancel(input->strokes);
		input->window->dirty = true;
	}
}

static void handle_name(void *data, struct wl_seat *seat, const char *name)
{
}

static const struct wl_seat_listener seat_listener = {
	.capabilities = handle_capabilities,
	.name = handle_name,
};

void touch_input_init(struct touch_input *input, struct wl_seat *seat,
	struct strokes *strokes, struct window *window)
{
	input->touch = NULL;
	input->strokes = strokes;
	input->window = window;
	wl_seat_add_listener(seat, &seat_listener, input);
}

void touch_input_finish(struct touch_input *input)
{
	destroy_touch(input);
}
