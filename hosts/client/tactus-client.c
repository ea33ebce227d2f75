/* SPDX-License-Identifier: MIT */
/* The glue of a client: its seats, their devices, and the places of surfaces. */
#include "tactus-client-private.h"

#include <stdlib.h>

void tactus_client_enter(struct tactus_client *client)
{
	client->depth++;
}

void tactus_client_leave(struct tactus_client *client)
{
	struct tactus_client_seat *seat, *next;
	struct wl_list *link;

	if (--client->depth > 0)
		return;
	while (!wl_list_empty(&client->buried)) {
		link = client->buried.next;
		wl_list_remove(link);
		free(link);
	}
	wl_list_for_each_safe(seat, next, &client->seats, link) {
		if (!seat->is_removed)
			continue;
		wl_list_remove(&seat->link);
		free(seat);
	}
	if (client->is_destroyed)
		free(client);
}

void tactus_client_bury(struct tactus_client *client, struct wl_list *link)
{
	wl_list_insert(&client->buried, link);
}

uint64_t tactus_client_time(const struct tactus_client *client, uint32_t time_ms)
{
	return tactus_application_unwrap_milliseconds(client->host.application, time_ms);
}

uint64_t tactus_client_now(const struct tactus_client *client, uint64_t last_us)
{
	return client->host.has_foreign_clock ? last_us : tactus_application_get_time(client->host.application);
}

bool tactus_client_convert(
	struct tactus_client *client, struct wl_surface *surface, double *x, double *y, double *scale)
{
	struct tactus_client_place place = { 0, 0, 1 };

	if (!surface || !client->host.place_of(surface, &place, client->host.data))
		return false;
	*x = place.x + *x * place.scale;
	*y = place.y + *y * place.scale;
	if (scale)
		*scale = place.scale;
	return true;
}

struct tactus_touch_source *tactus_client_create_source(struct tactus_client_seat *seat)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	info.seat = seat->number;
	if (seat->client->host.has_foreign_clock)
		info.flags = TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	return tactus_touch_source_create(seat->client->host.application, &info);
}

static void release_touch(struct tactus_client_seat *seat)
{
	tactus_client_cancel_fingers(seat);
	if (seat->touch && wl_touch_get_version(seat->touch) >= WL_TOUCH_RELEASE_SINCE_VERSION)
		wl_touch_release(seat->touch);
	else if (seat->touch)
		wl_touch_destroy(seat->touch);
	seat->touch = NULL;
}

static void release_pointer(struct tactus_client_seat *seat, bool is_last)
{
	struct wl_pointer *pointer = seat->pointer;

	seat->pointer = NULL;
	if (seat->update_gestures)
		seat->update_gestures(seat, is_last);
	tactus_client_leave_pointer(seat);
	if (pointer && wl_pointer_get_version(pointer) >= WL_POINTER_RELEASE_SINCE_VERSION)
		wl_pointer_release(pointer);
	else if (pointer)
		wl_pointer_destroy(pointer);
}

static void handle_capabilities(void *data, struct wl_seat *wl_seat, uint32_t capabilities)
{
	struct tactus_client_seat *seat = data;
	struct tactus_client *client = seat->client;

	tactus_client_enter(client);
	if (seat->touch && !(capabilities & WL_SEAT_CAPABILITY_TOUCH))
		release_touch(seat);
	if (seat->pointer && !(capabilities & WL_SEAT_CAPABILITY_POINTER))
		release_pointer(seat, false);
	/* A callback of the cancelled touches may have removed the seat. */
	if (!seat->is_removed && capabilities & WL_SEAT_CAPABILITY_TOUCH && !seat->touch) {
		seat->touch = wl_seat_get_touch(wl_seat);
		if (seat->touch)
			wl_touch_add_listener(seat->touch, &tactus_client_touch_listener, seat);
	}
	if (!seat->is_removed && capabilities & WL_SEAT_CAPABILITY_POINTER && !seat->pointer) {
		seat->pointer = wl_seat_get_pointer(wl_seat);
		if (seat->pointer)
			wl_pointer_add_listener(seat->pointer, &tactus_client_pointer_listener, seat);
		if (seat->update_gestures)
			seat->update_gestures(seat, false);
	}
	tactus_client_leave(client);
}

static void handle_name(void *data, struct wl_seat *wl_seat, const char *name)
{
}

static const struct wl_seat_listener seat_listener = {
	.capabilities = handle_capabilities,
	.name = handle_name,
};

struct tactus_client_seat *tactus_client_add_seat(
	struct tactus_client *client, struct wl_seat *wl_seat, uint32_t number)
{
	struct tactus_client_seat *seat = calloc(1, sizeof(*seat));

	if (!seat)
		return NULL;
	seat->client = client;
	seat->number = number;
	seat->panel = tactus_client_create_source(seat);
	seat->mouse = tactus_client_create_source(seat);
	if (!seat->panel || !seat->mouse) {
		tactus_touch_source_destroy(seat->panel);
		tactus_touch_source_destroy(seat->mouse);
		free(seat);
		return NULL;
	}
	seat->wl_seat = wl_seat;
	seat->scroll_type = TACTUS_SCROLL_TYPE_WHEEL;
	wl_list_init(&seat->pens);
	wl_list_insert(client->seats.prev, &seat->link);
	if (wl_seat)
		wl_seat_add_listener(wl_seat, &seat_listener, seat);
	return seat;
}

void tactus_client_remove_seat(struct tactus_client_seat *seat)
{
	struct tactus_client *client = seat->client;

	if (seat->is_removed)
		return;
	seat->is_removed = true;
	tactus_client_enter(client);
	release_touch(seat);
	release_pointer(seat, true);
	if (seat->remove_pens)
		seat->remove_pens(seat);
	if (seat->remove_tablets)
		seat->remove_tablets(seat);
	tactus_touch_source_destroy(seat->panel);
	tactus_touch_source_destroy(seat->mouse);
	seat->panel = seat->mouse = NULL;
	if (seat->wl_seat && wl_seat_get_version(seat->wl_seat) >= WL_SEAT_RELEASE_SINCE_VERSION)
		wl_seat_release(seat->wl_seat);
	else if (seat->wl_seat)
		wl_seat_destroy(seat->wl_seat);
	tactus_client_leave(client);
}

void tactus_client_forget_surface(struct tactus_client *client, struct wl_surface *surface)
{
	struct tactus_client_seat *seat;

	tactus_client_enter(client);
	if (client->frame_surface == surface)
		tactus_client_drop_frame(client);
	wl_list_for_each(seat, &client->seats, link) {
		tactus_client_forget_fingers(seat, surface);
		if (seat->pointed == surface)
			tactus_client_leave_pointer(seat);
		if (seat->forget_surface)
			seat->forget_surface(seat, surface);
	}
	tactus_client_leave(client);
}

void tactus_client_settle(struct tactus_client *client)
{
	struct tactus_client_seat *seat;

	tactus_client_enter(client);
	wl_list_for_each(seat, &client->seats, link)
		tactus_client_settle_fingers(seat);
	tactus_client_leave(client);
}

struct tactus_client *tactus_client_create(const struct tactus_client_host *host)
{
	struct tactus_client *client;

	if (!host || !host->application || !host->place_of)
		return NULL;
	client = calloc(1, sizeof(*client));
	if (!client)
		return NULL;
	client->host = *host;
	wl_list_init(&client->seats);
	wl_list_init(&client->buried);
	return client;
}

void tactus_client_destroy(struct tactus_client *client)
{
	struct tactus_client_seat *seat;

	if (!client || client->is_destroyed)
		return;
	client->is_destroyed = true;
	tactus_client_enter(client);
	wl_list_for_each(seat, &client->seats, link)
		tactus_client_remove_seat(seat);
	tactus_client_drop_frame(client);
	tactus_client_leave(client);
}
