/* SPDX-License-Identifier: MIT */
/* Gestures of a file whose changes wait for output frames. */
#include "frames.h"

#include <stdlib.h>
#include <string.h>

/* A factor and an angle, as px of fingers that lie so far from their middle. */
#define ARM 500.0

enum held_value {
	VALUE_DX,
	VALUE_DY,
	VALUE_X,
	VALUE_Y,
	VALUE_SCALE,
	VALUE_ROTATION,
	VALUE_COUNT
};

struct held_gesture {
	struct wl_list link;                /* tactus_host_frames.held */
	struct tactus_gestures *gestures;   /* NULL: free for another gesture */
	struct tactus_gestures_event event; /* the last one */
	struct tactus_host_follower *follower;
};

static void values_of(const struct tactus_gestures_event *event, double *values)
{
	values[VALUE_DX] = event->dx;
	values[VALUE_DY] = event->dy;
	values[VALUE_X] = event->x;
	values[VALUE_Y] = event->y;
	values[VALUE_SCALE] = event->scale * ARM;
	values[VALUE_ROTATION] = event->rotation * ARM;
}

static void follow(const double *values, uint64_t time_us, void *data)
{
	const struct held_gesture *held = data;
	struct tactus_gestures_event event = held->event;

	if (!held->gestures)
		return;
	event.time_us = time_us;
	event.dx = values[VALUE_DX];
	event.dy = values[VALUE_DY];
	event.x = values[VALUE_X];
	event.y = values[VALUE_Y];
	event.scale = values[VALUE_SCALE] / ARM;
	event.rotation = values[VALUE_ROTATION] / ARM;
	tactus_gestures_change(held->gestures, &event);
}

static struct held_gesture *create(struct tactus_host_frames *frames)
{
	struct held_gesture *held = calloc(1, sizeof(*held));

	if (held)
		held->follower = tactus_host_follower_create(frames, VALUE_COUNT, follow, held);
	if (!held || !held->follower) {
		free(held);
		return NULL;
	}
	wl_list_insert(&frames->held, &held->link);
	return held;
}

static struct held_gesture *find(struct tactus_host_frames *frames, const struct tactus_gestures *gestures,
	const struct tactus_gestures_event *event)
{
	struct held_gesture *held;

	wl_list_for_each(held, &frames->held, link) {
		if (held->gestures == gestures && held->event.seat == event->seat && held->event.name == event->name)
			return held;
	}
	return NULL;
}

static struct held_gesture *find_free(struct tactus_host_frames *frames)
{
	struct held_gesture *held;

	wl_list_for_each(held, &frames->held, link) {
		if (!held->gestures)
			return held;
	}
	return create(frames);
}

static void keep(struct held_gesture *held, const struct tactus_gestures_event *event)
{
	held->event = *event;
	held->event.size = sizeof(held->event);
}

static bool begin(struct tactus_host_frames *frames, struct tactus_gestures *gestures,
	const struct tactus_gestures_event *event)
{
	struct held_gesture *held = find(frames, gestures, event);
	double values[VALUE_COUNT];

	if (!held)
		held = find_free(frames);
	if (!held)
		return false;
	held->gestures = gestures;
	keep(held, event);
	values_of(event, values);
	tactus_host_follower_begin(held->follower, event->start_x, event->start_y, event->time_us, values);
	return false;
}

static bool change(struct held_gesture *held, const struct tactus_gestures_event *event)
{
	double values[VALUE_COUNT];

	keep(held, event);
	values_of(event, values);
	return tactus_host_follower_move(held->follower, event->time_us, values) == TACTUS_STATUS_OK;
}

/* The event stays the last change: it is told before the end. */
static bool end(struct held_gesture *held, bool is_cancelled)
{
	tactus_host_follower_end(held->follower, is_cancelled);
	held->gestures = NULL;
	return false;
}

bool tactus_host_frames_hold(struct tactus_host_frames *frames, struct tactus_gestures *gestures,
	const struct tactus_gestures_event *event)
{
	struct held_gesture *held;

	/* Without output frames, changes are told as they come. */
	if (!frames || !frames->schedule || !gestures || !event)
		return false;
	held = find(frames, gestures, event);
	switch (event->phase) {
	case TACTUS_GESTURES_PHASE_CHANGED:
		/* A program has begun to follow in the middle of the gesture. */
		return held ? change(held, event) : begin(frames, gestures, event);
	case TACTUS_GESTURES_PHASE_BEGAN:
		return begin(frames, gestures, event);
	default:
		return held && end(held, event->phase == TACTUS_GESTURES_PHASE_CANCELLED);
	}
}

void held_gestures_finish(struct tactus_host_frames *frames)
{
	struct held_gesture *held, *next;

	wl_list_for_each_safe(held, next, &frames->held, link) {
		tactus_host_follower_destroy(held->follower);
		free(held);
	}
	wl_list_init(&frames->held);
}
