/* SPDX-License-Identifier: MIT */
/* Emulates the pointer's left button with one touch, for clients without wl_touch. */
#include "tactus-wlroots-private.h"

#include <linux/input-event-codes.h>
#include <stdlib.h>

struct emulation {
	struct tactus_wlroots *glue;
	void (*motion)(uint32_t time_ms, void *data);
	void (*button)(uint32_t time_ms, uint32_t button, bool pressed, void *data);
	void *data;
	const struct tactus_surface_client *client; /* the touch that emulates the pointer, or NULL */
	int32_t wire_id;
};

static bool is_pointer(const struct emulation *emulation, const struct tactus_surface_client *client,
	const struct tactus_surface_touch *touch)
{
	return emulation->client == client && emulation->wire_id == touch->wire_id;
}

static void move(const struct emulation *emulation, const struct tactus_surface_touch *touch)
{
	const struct tactus_wlroots_host *host = &emulation->glue->host;
	uint32_t time_ms = tactus_wlroots_milliseconds(touch->time_us);
	struct wlr_surface *surface = tactus_wlroots_get_surface(touch->touch);
	double x = 0, y = 0;

	tactus_touch_get_location(touch->touch, NULL, &x, &y);
	wlr_cursor_warp_closest(host->cursor, NULL, x, y);
	if (emulation->motion) {
		emulation->motion(time_ms, emulation->data);
	} else if (surface) {
		wlr_seat_pointer_notify_enter(host->seat, surface, touch->x, touch->y);
		wlr_seat_pointer_notify_motion(host->seat, time_ms, touch->x, touch->y);
	}
}

static void press(const struct emulation *emulation, uint64_t time_us, bool pressed)
{
	struct wlr_seat *seat = emulation->glue->host.seat;
	uint32_t time_ms = tactus_wlroots_milliseconds(time_us);

	if (emulation->button)
		emulation->button(time_ms, BTN_LEFT, pressed, emulation->data);
	else
		wlr_seat_pointer_notify_button(
			seat, time_ms, BTN_LEFT, pressed ? version_pressed : version_released);
	wlr_seat_pointer_notify_frame(seat);
}

static void handle_down(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct emulation *emulation = data;

	if (emulation->client)
		return;
	emulation->client = client;
	emulation->wire_id = touch->wire_id;
	move(emulation, touch);
	press(emulation, touch->time_us, true);
}

static void handle_motion(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	const struct emulation *emulation = data;

	if (!is_pointer(emulation, client, touch))
		return;
	move(emulation, touch);
	wlr_seat_pointer_notify_frame(emulation->glue->host.seat);
}

static void handle_up(struct tactus_surface_client *client, struct tactus_view *view,
	const struct tactus_surface_touch *touch, void *data)
{
	struct emulation *emulation = data;

	if (!is_pointer(emulation, client, touch))
		return;
	emulation->client = NULL;
	press(emulation, touch->time_us, false);
}

static void handle_cancel(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	struct emulation *emulation = data;

	if (emulation->client != client)
		return;
	emulation->client = NULL;
	/* The pointer leaves the surface first, because a release on it would be a click. */
	wlr_seat_pointer_notify_clear_focus(emulation->glue->host.seat);
	press(emulation, tactus_application_get_time(emulation->glue->application), false);
}

static void handle_application_destroy(void *application, void *data)
{
	free(data);
}

bool tactus_wlroots_emulate_pointer(struct tactus_wlroots *glue, void (*motion)(uint32_t time_ms, void *data),
	void (*button)(uint32_t time_ms, uint32_t button, bool pressed, void *data), void *data)
{
	static const struct tactus_surface_client_callbacks callbacks = {
		.size = sizeof(callbacks),
		.down = handle_down,
		.motion = handle_motion,
		.up = handle_up,
		.cancel = handle_cancel,
	};
	struct emulation *emulation = calloc(1, sizeof(*emulation));

	if (!emulation ||
		tactus_application_add_destroy_listener(glue->application, handle_application_destroy, emulation) !=
			TACTUS_STATUS_OK) {
		free(emulation);
		return false;
	}
	emulation->glue = glue;
	emulation->motion = motion;
	emulation->button = button;
	emulation->data = data;
	glue->touchless = &callbacks;
	glue->touchless_data = emulation;
	return true;
}
