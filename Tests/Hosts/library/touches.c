/* SPDX-License-Identifier: MIT */
/* wl_touch objects: what each is sent, read from the client's end of the socket. */
#include "fixture.h"
#include "suites.h"

#include <stdint.h>
#include <string.h>
#include <unistd.h>
#include <wayland-server-protocol.h>

#define OBJECTS 3

struct objects {
	struct fixture fixture;
	struct tactus_host_touches *touches;
	struct wl_resource *surface, *touch[OBJECTS];
	struct wl_resource *belonging; /* the only object of the seat, if it is set */
};

static bool belongs(struct wl_resource *touch, void *data)
{
	const struct objects *objects = data;

	return !objects->belonging || objects->belonging == touch;
}

static void add_touch(struct objects *objects, int index)
{
	objects->touch[index] = wl_resource_create(objects->fixture.clients[0], &wl_touch_interface, 7, 0);
}

static void open_objects(struct objects *objects)
{
	memset(objects, 0, sizeof(*objects));
	fixture_open(&objects->fixture);
	objects->surface = wl_resource_create(objects->fixture.clients[0], &wl_surface_interface, 1, 0);
	objects->touches = tactus_host_touches_create(belongs, objects);
	add_touch(objects, 0);
}

static void close_objects(struct objects *objects)
{
	tactus_host_touches_destroy(objects->touches);
	fixture_close(&objects->fixture);
}

static struct tactus_host_touch_event event_of(
	const struct objects *objects, enum tactus_host_touch_type type, int32_t id)
{
	struct tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;

	event.type = type;
	event.id = id;
	event.surface = objects->surface;
	event.time_us = 5000;
	return event;
}

static void send(struct objects *objects, enum tactus_host_touch_type type, int32_t id)
{
	struct tactus_host_touch_event event = event_of(objects, type, id);

	CHECK(tactus_host_touches_send(objects->touches, objects->fixture.clients[0], &event) == TACTUS_STATUS_OK);
}

/* Notes what is in the socket: which object, and which event. */
static void note_wire(struct objects *objects)
{
	static const char *const names[] = { "down", "up", "motion", "frame", "cancel" };
	uint32_t words[512];
	ssize_t length;
	size_t at = 0;
	int index;

	wl_client_flush(objects->fixture.clients[0]);
	length = read(objects->fixture.ends[0], words, sizeof(words));
	while (length > 0 && (at + 2) * sizeof(*words) <= (size_t)length) {
		for (index = 0; index < OBJECTS; index++) {
			if (objects->touch[index] && wl_resource_get_id(objects->touch[index]) == words[at])
				note("%d.%s ", index, names[(words[at + 1] & 0xffff) % 5]);
		}
		at += (words[at + 1] >> 16) / sizeof(*words);
	}
}

static void expect_wire(struct objects *objects, const char *expected)
{
	note_wire(objects);
	expect_notes(expected);
}

static void check_late_objects(void)
{
	struct objects objects;

	open_objects(&objects);
	send(&objects, TACTUS_HOST_TOUCH_DOWN, 0);
	send(&objects, TACTUS_HOST_TOUCH_FRAME, 0);
	add_touch(&objects, 1);
	send(&objects, TACTUS_HOST_TOUCH_MOTION, 0);
	send(&objects, TACTUS_HOST_TOUCH_FRAME, 0);
	expect_wire(&objects, "0.down 0.frame 0.motion 0.frame ");
	send(&objects, TACTUS_HOST_TOUCH_DOWN, 1);
	send(&objects, TACTUS_HOST_TOUCH_UP, 0);
	send(&objects, TACTUS_HOST_TOUCH_FRAME, 0);
	expect_wire(&objects, "0.down 1.down 0.up 0.frame 1.frame ");
	/* Frames only after an event, cancels only amid touches. */
	send(&objects, TACTUS_HOST_TOUCH_FRAME, 0);
	send(&objects, TACTUS_HOST_TOUCH_CANCEL, 0);
	send(&objects, TACTUS_HOST_TOUCH_CANCEL, 0);
	send(&objects, TACTUS_HOST_TOUCH_UP, 1);
	expect_wire(&objects, "0.cancel 1.cancel ");
	close_objects(&objects);
}

static void check_object_goes(void)
{
	struct objects objects;

	open_objects(&objects);
	add_touch(&objects, 1);
	send(&objects, TACTUS_HOST_TOUCH_DOWN, 0);
	note_wire(&objects);
	wl_resource_destroy(objects.touch[0]);
	objects.touch[0] = NULL;
	send(&objects, TACTUS_HOST_TOUCH_MOTION, 0);
	expect_wire(&objects, "0.down 1.down 1.motion ");
	fixture_disconnect(&objects.fixture, 0);
	close_objects(&objects);
}

static void check_seats_of_objects(void)
{
	struct objects objects;

	open_objects(&objects);
	add_touch(&objects, 1);
	objects.belonging = objects.touch[1];
	send(&objects, TACTUS_HOST_TOUCH_DOWN, 0);
	expect_wire(&objects, "1.down ");
	close_objects(&objects);
}

static void announce(struct wl_resource *touch, const struct tactus_host_touch_event *event, void *data)
{
	note("announced %d ", (int)event->type);
	CHECK(data == touch);
}

static void check_one_object(void)
{
	struct tactus_host_touch_event event;
	struct objects objects;

	open_objects(&objects);
	add_touch(&objects, 1);
	event = event_of(&objects, TACTUS_HOST_TOUCH_DOWN, 63);
	event.announce = announce;
	event.data = objects.touch[1];
	CHECK(tactus_host_touch_send(objects.touch[1], &event) == TACTUS_STATUS_OK);
	event.type = TACTUS_HOST_TOUCH_FRAME;
	CHECK(tactus_host_touch_send(objects.touch[1], &event) == TACTUS_STATUS_OK);
	expect_wire(&objects, "announced 0 1.down 1.frame ");
	close_objects(&objects);
}

static void check_events_that_are_refused(void)
{
	struct tactus_host_touch_event event;
	struct objects objects;
	struct wl_client *client;

	open_objects(&objects);
	client = objects.fixture.clients[0];
	event = event_of(&objects, TACTUS_HOST_TOUCH_DOWN, 0);
	CHECK(tactus_host_touches_send(NULL, client, &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_touches_send(objects.touches, NULL, &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_touches_send(objects.touches, client, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_touch_send(NULL, &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_touch_send(objects.touch[0], NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	event.surface = NULL;
	CHECK(tactus_host_touches_send(objects.touches, client, &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	event = event_of(&objects, (enum tactus_host_touch_type)5, 0);
	CHECK(tactus_host_touch_send(objects.touch[0], &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	event = event_of(&objects, TACTUS_HOST_TOUCH_DOWN, 0);
	event.reserved = 1;
	CHECK(tactus_host_touch_send(objects.touch[0], &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	event = event_of(&objects, TACTUS_HOST_TOUCH_DOWN, 0);
	event.size = 4;
	CHECK(tactus_host_touch_send(objects.touch[0], &event) == TACTUS_STATUS_INVALID_ARGUMENT);
	tactus_host_touches_destroy(NULL);
	expect_wire(&objects, "");
	close_objects(&objects);
}

void check_touches(void)
{
	check_run("wl_touch: objects that come amid touches", check_late_objects);
	check_run("wl_touch: an object and its client go", check_object_goes);
	check_run("wl_touch: objects of another seat", check_seats_of_objects);
	check_run("wl_touch: one object, and who announces its events", check_one_object);
	check_run("wl_touch: events that are refused", check_events_that_are_refused);
}
