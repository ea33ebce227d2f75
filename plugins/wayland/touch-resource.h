/* SPDX-License-Identifier: MIT */
/*
 * wl_touch objects of clients. The host creates them; here is known what each of them was told, so that an object that
 * was created in the middle of a touch hears nothing of it.
 */
#ifndef TACTUS_TOUCH_RESOURCE_H
#define TACTUS_TOUCH_RESOURCE_H

#include <stdint.h>
#include <wayland-server-core.h>

#ifdef __cplusplus
extern "C" {
#endif

enum touch_event_type {
	TOUCH_EVENT_DOWN,
	TOUCH_EVENT_MOTION,
	TOUCH_EVENT_UP,
	TOUCH_EVENT_FRAME,
	TOUCH_EVENT_CANCEL,
};

struct touch_event {
	enum touch_event_type type;
	struct wl_resource *surface; /* of a down */
	uint32_t serial;             /* of a down and an up */
	uint64_t time_us;
	int32_t id;  /* 0 to 63 */
	double x, y; /* in the surface */
	/* Called before the object is sent an event with a time; may be NULL. */
	void (*announce)(struct wl_resource *touch, const struct touch_event *event, void *data);
	void *data;
};

/* Sends an event to one object, if it had the touch's down: frames only after an event, cancels only amid touches. */
void touch_resource_send(struct wl_resource *touch, const struct touch_event *event);

/* The objects of all clients, for hosts that have one seat. */
struct touch_resources {
	struct wl_list clients; /* touch_client.link */
};

void touch_resources_init(struct touch_resources *resources);
/* Forgets all, so that the code can be unloaded. Sends nothing. */
void touch_resources_finish(struct touch_resources *resources);
/* Sends an event to all objects of a client, if they had the touch's down. */
void touch_resources_send(
	struct touch_resources *resources, struct wl_client *client, const struct touch_event *event);

#ifdef __cplusplus
}
#endif

#endif
