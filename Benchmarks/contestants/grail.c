/* SPDX-License-Identifier: MIT */
/*
 * grail, fed through frame as the X server feeds it. Gestures are accepted when they are announced. Its
 * frames and events are made for each frame of the panel, as its interface wants; slices are all it delivers.
 */
#include "peers.h"

#include <oif/frame_backend.h>
#include <oif/grail.h>
#include <stdlib.h>

#define WINDOW 1
#define PIXELS_PER_METRE 6300
/* Of thresholds: m, and shares. Further than any finger goes. */
#define UNREACHABLE 1e9f
#define NEVER_MS 1000000000
/* Fingers times recognizers. With more it takes seconds for a stroke: it weighs every set of touches. */
#define WORK_MAX 500

struct state {
	UGHandle grail;
	UFBackendDevice device;
	/* The last frame that was shown, and the one that is being filled. */
	UFBackendFrame shown, next;
	UGSubscription *subscriptions;
	unsigned subscription_count;
	unsigned fingers;
	uint64_t callbacks;
};

/* --- subscriptions ---------------------------------------------------------------- */

struct criteria {
	UGGestureTypeMask types;
	unsigned touches;
	/* A drag and a tap move less than this; a drag begins with it. */
	float movement, scale;
	uint64_t timeout_ms;
};

static struct criteria criteria_for(const struct workload *workload, unsigned number)
{
	unsigned fingers = workload->stroke->fingers;
	bool pinches = workload->stroke->gesture == GESTURE_PINCH;
	UGGestureTypeMask moves = pinches ? UGGestureTypePinch : UGGestureTypeDrag;

	switch (workload->population) {
	case POPULATION_LIVE:
		return (struct criteria){ moves, fingers, UNREACHABLE, UNREACHABLE, NEVER_MS };
	case POPULATION_ACTIVE:
		return (struct criteria){ moves, fingers, 0.0016f, 1.1f, NEVER_MS };
	case POPULATION_FINISHED:
		return (struct criteria){ UGGestureTypeTap, fingers, 0, 1.1f, 750 };
	case POPULATION_MIXED:
		break;
	}
	switch ((enum shell_gesture)(number % SHELL_GESTURE_COUNT)) {
	case SHELL_GESTURE_THREE_FINGER_SWIPE:
		return (struct criteria){ UGGestureTypeDrag, 3, 0.008f, 1.1f, 500 };
	case SHELL_GESTURE_PINCH:
		return (struct criteria){ UGGestureTypePinch, 2, 0.0016f, 1.1f, 500 };
	case SHELL_GESTURE_TWO_FINGER_TAP:
		return (struct criteria){ UGGestureTypeTap, 2, 0.007f, 1.1f, 750 };
	case SHELL_GESTURE_TAP:
	case SHELL_GESTURE_DOUBLE_TAP:
		return (struct criteria){ UGGestureTypeTap, 1, 0.007f, 1.1f, 750 };
	/* It knows neither edges nor presses. */
	default:
		return (struct criteria){ UGGestureTypeDrag, 1, 0.0016f, 1.1f, 500 };
	}
}

static UGSubscription subscribe(struct state *state, const struct criteria *criteria)
{
	UGSubscription subscription;
	UFDevice device = frame_backend_device_get_device(state->device);
	UFWindowId window = WINDOW;
	const struct {
		UGSubscriptionProperty property;
		const void *value;
	} properties[] = {
		{ UGSubscriptionPropertyDevice, &device },
		{ UGSubscriptionPropertyWindow, &window },
		{ UGSubscriptionPropertyMask, &criteria->types },
		{ UGSubscriptionPropertyTouchesStart, &criteria->touches },
		{ UGSubscriptionPropertyTouchesMinimum, &criteria->touches },
		{ UGSubscriptionPropertyTouchesMaximum, &criteria->touches },
		{ UGSubscriptionPropertyDragTimeout, &criteria->timeout_ms },
		{ UGSubscriptionPropertyDragThreshold, &criteria->movement },
		{ UGSubscriptionPropertyPinchTimeout, &criteria->timeout_ms },
		{ UGSubscriptionPropertyPinchThreshold, &criteria->scale },
		{ UGSubscriptionPropertyTapTimeout, &criteria->timeout_ms },
		{ UGSubscriptionPropertyTapThreshold, &criteria->movement },
	};

	if (grail_subscription_new(&subscription) != UGStatusSuccess) {
		return NULL;
	}
	for (size_t i = 0; i < sizeof properties / sizeof properties[0]; i++) {
		grail_subscription_set_property(subscription, properties[i].property, properties[i].value);
	}
	grail_subscription_activate(state->grail, subscription);
	return subscription;
}

/* --- what it says ----------------------------------------------------------------- */

static void take_slice(struct state *state, UGSlice slice)
{
	state->callbacks++;
	if (grail_slice_get_state(slice) == UGGestureStateBegin) {
		grail_accept_gesture(state->grail, grail_slice_get_id(slice));
	}
}

static void take_events(struct state *state)
{
	UGEvent event;

	while (grail_get_event(state->grail, &event) == UGStatusSuccess) {
		UGSlice slice;

		if (grail_event_get_property(event, UGEventPropertySlice, &slice) == UGStatusSuccess) {
			take_slice(state, slice);
		}
		grail_event_unref(event);
	}
}

/* --- fingers ---------------------------------------------------------------------- */

static UFBackendFrame next_frame(struct state *state)
{
	if (!state->next) {
		state->next = frame_backend_frame_create_next(state->shown);
		frame_backend_frame_set_device(state->next, state->device);
		frame_backend_frame_set_window_id(state->next, WINDOW);
	}
	return state->next;
}

static void place(UFBackendTouch touch, uint64_t time_us, double x, double y)
{
	frame_backend_touch_set_time(touch, time_us / 1000);
	frame_backend_touch_set_window_pos(touch, (float)x, (float)y);
	frame_backend_touch_set_value(touch, UFAxisTypeX, (float)x);
	frame_backend_touch_set_value(touch, UFAxisTypeY, (float)y);
}

static UFTouchId touch_id(int id)
{
	return (UFTouchId)id + 1;
}

static void down(void *data, uint64_t time_us, int id, double x, double y)
{
	struct state *state = data;
	UFBackendTouch touch = frame_backend_touch_new();

	frame_backend_touch_set_id(touch, touch_id(id));
	frame_backend_touch_set_start_time(touch, time_us / 1000);
	frame_backend_touch_set_owned(touch, true);
	frame_backend_touch_set_pending_end(touch, false);
	place(touch, time_us, x, y);
	frame_backend_frame_give_touch(next_frame(state), &touch);
	state->fingers++;
}

/* A touch is taken out of the frame to be changed, and given back. */
static void motion(void *data, uint64_t time_us, int id, double x, double y)
{
	UFBackendFrame frame = next_frame(data);
	UFBackendTouch touch;

	if (frame_backend_frame_borrow_touch_by_id(frame, touch_id(id), &touch) == UFStatusSuccess) {
		place(touch, time_us, x, y);
		frame_backend_frame_give_touch(frame, &touch);
	}
}

static void up(void *data, uint64_t time_us, int id)
{
	struct state *state = data;
	UFBackendFrame frame = next_frame(state);
	UFBackendTouch touch;

	if (frame_backend_frame_borrow_touch_by_id(frame, touch_id(id), &touch) == UFStatusSuccess) {
		frame_backend_touch_set_time(touch, time_us / 1000);
		frame_backend_touch_set_ended(touch);
		frame_backend_frame_give_touch(frame, &touch);
	}
	state->fingers--;
}

static void frame(void *data, uint64_t time_us)
{
	struct state *state = data;
	UFBackendFrame next = next_frame(state);
	UFEvent event = frame_event_new();

	frame_backend_frame_set_active_touches(next, state->fingers);
	frame_event_set_type(event, UFEventTypeFrame);
	frame_event_set_time(event, time_us / 1000);
	frame_event_set_frame(event, next);
	grail_process_frame_event(state->grail, event);
	frame_event_unref(event);
	frame_backend_frame_delete(state->shown);
	state->shown = next;
	state->next = NULL;
	take_events(state);
	grail_update_time(state->grail, time_us / 1000);
	take_events(state);
}

/* --- set-up ------------------------------------------------------------------------ */

static void announce_device(struct state *state)
{
	UFEvent event = frame_event_new();

	state->device = frame_backend_device_new();
	frame_backend_device_set_name(state->device, "panel");
	frame_backend_device_set_direct(state->device, true);
	frame_backend_device_set_max_touches(state->device, WORKLOAD_FINGERS_MAX);
	frame_backend_device_set_window_resolution(state->device, PIXELS_PER_METRE, PIXELS_PER_METRE);
	frame_backend_device_add_axis(state->device, UFAxisTypeX, 0, WORKLOAD_PANEL_WIDTH, PIXELS_PER_METRE);
	frame_backend_device_add_axis(state->device, UFAxisTypeY, 0, WORKLOAD_PANEL_HEIGHT, PIXELS_PER_METRE);
	frame_event_set_type(event, UFEventTypeDeviceAdded);
	frame_event_set_device(event, state->device);
	grail_process_frame_event(state->grail, event);
	frame_event_unref(event);
}

static void *create(const struct workload *workload)
{
	struct state *state;

	if (workload->stroke->fingers * workload->recognizers > WORK_MAX) {
		return NULL;
	}
	state = calloc(1, sizeof *state);
	if (grail_new(&state->grail) != UGStatusSuccess) {
		free(state);
		return NULL;
	}
	announce_device(state);
	state->shown = frame_backend_frame_new();
	state->subscription_count = workload->recognizers;
	state->subscriptions = calloc(workload->recognizers, sizeof *state->subscriptions);
	for (unsigned i = 0; i < workload->recognizers; i++) {
		struct criteria criteria = criteria_for(workload, i);

		state->subscriptions[i] = subscribe(state, &criteria);
	}
	return state;
}

static void destroy(void *data)
{
	struct state *state = data;

	for (unsigned i = 0; i < state->subscription_count; i++) {
		grail_subscription_deactivate(state->grail, state->subscriptions[i]);
		grail_subscription_delete(state->subscriptions[i]);
	}
	frame_backend_frame_delete(state->shown);
	grail_delete(state->grail);
	frame_backend_device_delete(state->device);
	free(state->subscriptions);
	free(state);
}

static uint64_t count_callbacks(const void *data)
{
	return ((const struct state *)data)->callbacks;
}

const struct contestant grail_contestant = { "grail", create, destroy, down, motion, up, frame, count_callbacks, NULL };
