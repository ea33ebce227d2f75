/* SPDX-License-Identifier: MIT */
/* Gestures of a touchpad, from pointer-gestures-unstable-v1. */
#include "tactus-client-private.h"

#include "pointer-gestures-unstable-v1-client-protocol.h"

#include <stdlib.h>

#define DEGREE (3.14159265358979323846 / 180)

struct gestures {
	struct zwp_pointer_gestures_v1 *manager;
	struct zwp_pointer_gesture_swipe_v1 *swipe;
	struct zwp_pointer_gesture_pinch_v1 *pinch;
	struct zwp_pointer_gesture_hold_v1 *hold;
	double scale; /* of the surface that the gesture began on */
	bool is_running;
};

static void begin(struct tactus_client_seat *seat, uint32_t time, struct wl_surface *surface, uint32_t fingers,
	enum tactus_gesture gesture)
{
	struct tactus_client *client = seat->client;
	struct gestures *gestures = seat->gestures;
	double x = seat->x, y = seat->y;

	gestures->is_running = tactus_client_convert(client, surface, &x, &y, &gestures->scale);
	if (!gestures->is_running)
		return;
	seat->mouse_time_us = tactus_client_time(client, time);
	tactus_client_enter(client);
	tactus_touch_source_gesture_begin(seat->mouse, seat->mouse_time_us, gesture, fingers, x, y);
	tactus_client_leave(client);
}

static void update(struct tactus_client_seat *seat, uint32_t time, wl_fixed_t dx, wl_fixed_t dy, double scale,
	double rotation)
{
	struct tactus_client *client = seat->client;
	struct gestures *gestures = seat->gestures;

	if (!gestures->is_running)
		return;
	seat->mouse_time_us = tactus_client_time(client, time);
	tactus_client_enter(client);
	tactus_touch_source_gesture_update(seat->mouse, seat->mouse_time_us,
		wl_fixed_to_double(dx) * gestures->scale, wl_fixed_to_double(dy) * gestures->scale, scale, rotation);
	tactus_client_leave(client);
}

static void end(struct tactus_client_seat *seat, uint32_t time, int32_t cancelled)
{
	struct tactus_client *client = seat->client;
	struct gestures *gestures = seat->gestures;

	if (!gestures->is_running)
		return;
	gestures->is_running = false;
	seat->mouse_time_us = tactus_client_time(client, time);
	tactus_client_enter(client);
	tactus_touch_source_gesture_end(seat->mouse, seat->mouse_time_us, cancelled != 0);
	tactus_client_leave(client);
}

static void swipe_begin(void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t serial, uint32_t time,
	struct wl_surface *surface, uint32_t fingers)
{
	begin(data, time, surface, fingers, TACTUS_GESTURE_SWIPE);
}

static void swipe_update(
	void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t time, wl_fixed_t dx, wl_fixed_t dy)
{
	update(data, time, dx, dy, 1, 0);
}

static void swipe_end(
	void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t serial, uint32_t time, int32_t cancelled)
{
	end(data, time, cancelled);
}

static const struct zwp_pointer_gesture_swipe_v1_listener swipe_listener = { swipe_begin, swipe_update, swipe_end };

static void pinch_begin(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t serial, uint32_t time,
	struct wl_surface *surface, uint32_t fingers)
{
	begin(data, time, surface, fingers, TACTUS_GESTURE_PINCH);
}

static void pinch_update(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t time, wl_fixed_t dx,
	wl_fixed_t dy, wl_fixed_t scale, wl_fixed_t rotation)
{
	update(data, time, dx, dy, wl_fixed_to_double(scale), wl_fixed_to_double(rotation) * DEGREE);
}

static void pinch_end(
	void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t serial, uint32_t time, int32_t cancelled)
{
	end(data, time, cancelled);
}

static const struct zwp_pointer_gesture_pinch_v1_listener pinch_listener = { pinch_begin, pinch_update, pinch_end };

static void hold_begin(void *data, struct zwp_pointer_gesture_hold_v1 *hold, uint32_t serial, uint32_t time,
	struct wl_surface *surface, uint32_t fingers)
{
	begin(data, time, surface, fingers, TACTUS_GESTURE_HOLD);
}

static void hold_end(
	void *data, struct zwp_pointer_gesture_hold_v1 *hold, uint32_t serial, uint32_t time, int32_t cancelled)
{
	end(data, time, cancelled);
}

static const struct zwp_pointer_gesture_hold_v1_listener hold_listener = { hold_begin, hold_end };

static void release(struct gestures *gestures)
{
	if (gestures->swipe)
		zwp_pointer_gesture_swipe_v1_destroy(gestures->swipe);
	if (gestures->pinch)
		zwp_pointer_gesture_pinch_v1_destroy(gestures->pinch);
	if (gestures->hold)
		zwp_pointer_gesture_hold_v1_destroy(gestures->hold);
	gestures->swipe = NULL;
	gestures->pinch = NULL;
	gestures->hold = NULL;
}

static void listen(struct tactus_client_seat *seat, struct gestures *gestures)
{
	uint32_t version = zwp_pointer_gestures_v1_get_version(gestures->manager);

	gestures->swipe = zwp_pointer_gestures_v1_get_swipe_gesture(gestures->manager, seat->pointer);
	gestures->pinch = zwp_pointer_gestures_v1_get_pinch_gesture(gestures->manager, seat->pointer);
	if (version >= ZWP_POINTER_GESTURES_V1_GET_HOLD_GESTURE_SINCE_VERSION)
		gestures->hold = zwp_pointer_gestures_v1_get_hold_gesture(gestures->manager, seat->pointer);
	if (gestures->swipe)
		zwp_pointer_gesture_swipe_v1_add_listener(gestures->swipe, &swipe_listener, seat);
	if (gestures->pinch)
		zwp_pointer_gesture_pinch_v1_add_listener(gestures->pinch, &pinch_listener, seat);
	if (gestures->hold)
		zwp_pointer_gesture_hold_v1_add_listener(gestures->hold, &hold_listener, seat);
}

/* Cancels a gesture whose pointer goes. A callback may remove the seat, which frees the gestures. */
static void cancel(struct tactus_client_seat *seat)
{
	struct gestures *gestures = seat->gestures;
	bool was_running = gestures->is_running;

	gestures->is_running = false;
	if (was_running)
		tactus_touch_source_gesture_end(
			seat->mouse, tactus_client_now(seat->client, seat->mouse_time_us), true);
}

static void update_pointer(struct tactus_client_seat *seat, bool is_last)
{
	release(seat->gestures);
	cancel(seat);
	if (!seat->gestures)
		return;
	if (seat->pointer && !seat->is_removed)
		listen(seat, seat->gestures);
	if (is_last) {
		free(seat->gestures);
		seat->gestures = NULL;
		seat->update_gestures = NULL;
	}
}

bool tactus_client_add_gestures(struct tactus_client_seat *seat, struct zwp_pointer_gestures_v1 *manager)
{
	struct gestures *gestures;

	if (seat->gestures)
		return true;
	gestures = calloc(1, sizeof(*gestures));
	if (!gestures)
		return false;
	gestures->manager = manager;
	seat->gestures = gestures;
	seat->update_gestures = update_pointer;
	if (seat->pointer)
		listen(seat, gestures);
	return true;
}
