// SPDX-License-Identifier: MIT
#include "streams.hpp"

#include "finger-numbers.h"
#include "plugin.hpp"
#include "scene.hpp"
#include "touch-resource.h"

// Where a finger's surface lay when the finger landed. As in Hyprland itself, it stays there for the finger.
struct Origin {
	Vector2D place;
	double scale = 1;
};

static touch_resources resources;
static finger_numbers numbers;
static Origin origins[FINGER_NUMBERS_MAXIMUM];

void streams_init()
{
	touch_resources_init(&resources);
}

void streams_finish()
{
	touch_resources_finish(&resources);
	numbers = {};
}

// Hyprland accepts serials of its own list only.
static uint32_t next_serial(wl_client *client)
{
	return g_pSeatManager->nextSerial(g_pSeatManager->seatResourceForClient(client));
}

// A finger focuses and raises what it lands on, and dismisses popups of others.
static void focus(const Vector2D &place)
{
	g_pInputManager->refocus(place);
}

void stream_down(shell_stream *stream, shell_window *window, const tactus_surface_touch *touch, void *)
{
	Vector2D place{touch->x, touch->y};
	auto view = find_view(window);
	auto found = view ? surface_at(view, place) : SurfacePlace();
	int32_t number;

	focus(place);
	if (!found.surface || !found.surface->good() || found.surface->client() != stream->client)
		return;
	number = finger_numbers_add(&numbers, stream, touch->wire_id);
	if (number < 0)
		return;
	origins[number] = {place - found.local / found.scale, found.scale};
	touch_event event = {
		.type = TOUCH_EVENT_DOWN,
		.surface = found.surface->getResource()->resource(),
		.serial = next_serial(stream->client),
		.time_us = touch->time_us,
		.id = touch->wire_id,
		.x = found.local.x,
		.y = found.local.y,
		.announce = nullptr,
		.data = nullptr,
	};
	touch_resources_send(&resources, stream->client, &event);
}

void stream_motion(shell_stream *stream, shell_window *, const tactus_surface_touch *touch, void *)
{
	int32_t number = finger_numbers_find(&numbers, stream, touch->wire_id);
	touch_event event = {};

	if (number < 0)
		return;
	auto local = (Vector2D{touch->x, touch->y} - origins[number].place) * origins[number].scale;
	event.type = TOUCH_EVENT_MOTION;
	event.time_us = touch->time_us;
	event.id = touch->wire_id;
	event.x = local.x;
	event.y = local.y;
	touch_resources_send(&resources, stream->client, &event);
}

void stream_up(shell_stream *stream, shell_window *, const tactus_surface_touch *touch, void *)
{
	int32_t number = finger_numbers_find(&numbers, stream, touch->wire_id);
	touch_event event = {};

	if (number < 0)
		return;
	finger_numbers_remove(&numbers, number);
	event.type = TOUCH_EVENT_UP;
	event.serial = next_serial(stream->client);
	event.time_us = touch->time_us;
	event.id = touch->wire_id;
	touch_resources_send(&resources, stream->client, &event);
}

void stream_frame(shell_stream *stream, void *)
{
	touch_event event = {};

	event.type = TOUCH_EVENT_FRAME;
	if (stream->client)
		touch_resources_send(&resources, stream->client, &event);
}

void stream_cancel(shell_stream *stream, void *)
{
	touch_event event = {};

	for (int32_t number = 0; number < FINGER_NUMBERS_MAXIMUM; number++) {
		if (numbers.fingers[number].owner == stream)
			finger_numbers_remove(&numbers, number);
	}
	event.type = TOUCH_EVENT_CANCEL;
	if (stream->client)
		touch_resources_send(&resources, stream->client, &event);
}
