// SPDX-License-Identifier: MIT
#include "streams.hpp"

#include "plugin.hpp"
#include "scene.hpp"

// Origin of a finger's surface when the finger landed. As in Hyprland itself, it stays there for the finger.
struct Origin {
	Vector2D place;
	double scale = 1;
};

static tactus_host_touches *touches;
static tactus_host_numbers numbers;
static Origin origins[TACTUS_HOST_NUMBERS_MAXIMUM];

void streams_init()
{
	touches = tactus_host_touches_create(nullptr, nullptr);
}

void streams_finish()
{
	tactus_host_touches_destroy(touches);
	touches = nullptr;
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

void stream_down(tactus_host_stream *stream, tactus_host_window *window, const tactus_surface_touch *touch, void *)
{
	Vector2D place{touch->x, touch->y};
	auto view = find_view(window);
	auto found = view ? surface_at(view, place) : SurfacePlace();
	auto client = tactus_host_stream_get_client(stream);
	tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;
	int32_t number;

	focus(place);
	if (!found.surface || !found.surface->good() || found.surface->client() != client)
		return;
	number = tactus_host_numbers_add(&numbers, stream, touch->wire_id);
	if (number < 0)
		return;
	origins[number] = {place - found.local / found.scale, found.scale};
	event.type = TACTUS_HOST_TOUCH_DOWN;
	event.surface = found.surface->getResource()->resource();
	event.serial = next_serial(client);
	event.time_us = touch->time_us;
	event.id = touch->wire_id;
	event.x = found.local.x;
	event.y = found.local.y;
	tactus_host_touches_send(touches, client, &event);
}

void stream_motion(tactus_host_stream *stream, tactus_host_window *, const tactus_surface_touch *touch, void *)
{
	int32_t number = tactus_host_numbers_find(&numbers, stream, touch->wire_id);
	tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;

	if (number < 0)
		return;
	auto local = (Vector2D{touch->x, touch->y} - origins[number].place) * origins[number].scale;
	event.type = TACTUS_HOST_TOUCH_MOTION;
	event.time_us = touch->time_us;
	event.id = touch->wire_id;
	event.x = local.x;
	event.y = local.y;
	tactus_host_touches_send(touches, tactus_host_stream_get_client(stream), &event);
}

void stream_up(tactus_host_stream *stream, tactus_host_window *, const tactus_surface_touch *touch, void *)
{
	int32_t number = tactus_host_numbers_find(&numbers, stream, touch->wire_id);
	tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;

	if (number < 0)
		return;
	tactus_host_numbers_remove(&numbers, number);
	event.type = TACTUS_HOST_TOUCH_UP;
	event.serial = next_serial(tactus_host_stream_get_client(stream));
	event.time_us = touch->time_us;
	event.id = touch->wire_id;
	tactus_host_touches_send(touches, tactus_host_stream_get_client(stream), &event);
}

static void send_to_client(tactus_host_stream *stream, tactus_host_touch_type type)
{
	tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;

	event.type = type;
	if (tactus_host_stream_get_client(stream))
		tactus_host_touches_send(touches, tactus_host_stream_get_client(stream), &event);
}

void stream_frame(tactus_host_stream *stream, uint32_t, void *)
{
	send_to_client(stream, TACTUS_HOST_TOUCH_FRAME);
}

void stream_end(tactus_host_stream *stream, void *)
{
	for (int32_t number = 0; number < TACTUS_HOST_NUMBERS_MAXIMUM; number++) {
		if (numbers.fingers[number].owner == stream)
			tactus_host_numbers_remove(&numbers, number);
	}
	send_to_client(stream, TACTUS_HOST_TOUCH_CANCEL);
}

void stream_cancel(tactus_host_stream *stream, uint32_t, void *data)
{
	stream_end(stream, data);
}
