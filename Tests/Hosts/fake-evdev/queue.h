/* SPDX-License-Identifier: MIT */
/* A ring of events; those of an unfinished frame cannot be taken yet. */
#ifndef FAKE_EVDEV_QUEUE_H
#define FAKE_EVDEV_QUEUE_H

#include "fake-evdev.h"

#include <stdbool.h>

struct fake_queue {
	struct input_event events[FAKE_EVDEV_MAX_UNREAD];
	size_t first;
	size_t count;
	size_t readable; /* up to the last SYN_REPORT */
};

/* Is there room for so many more? */
static inline bool fake_queue_has_room(const struct fake_queue *queue, size_t count)
{
	return count <= FAKE_EVDEV_MAX_UNREAD - queue->count;
}

/* Would there be room if everything readable were taken? */
static inline bool fake_queue_may_have_room(const struct fake_queue *queue, size_t count)
{
	return count <= FAKE_EVDEV_MAX_UNREAD - (queue->count - queue->readable);
}

/* Append an event, for which there is room. */
static inline void fake_queue_append(struct fake_queue *queue, const struct input_event *event)
{
	queue->events[(queue->first + queue->count) % FAKE_EVDEV_MAX_UNREAD] = *event;
	queue->count++;
	if (event->type == EV_SYN && event->code == SYN_REPORT) {
		queue->readable = queue->count;
	}
}

/* Take as many as can be read and fit; the result is their number. */
static inline size_t fake_queue_take(struct fake_queue *queue, struct input_event *events, size_t capacity)
{
	size_t taken = 0;
	while (taken < capacity && queue->readable > 0) {
		events[taken++] = queue->events[queue->first];
		queue->first = (queue->first + 1) % FAKE_EVDEV_MAX_UNREAD;
		queue->readable--;
		queue->count--;
	}
	return taken;
}

#endif
