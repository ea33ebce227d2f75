/* SPDX-License-Identifier: MIT */
#include "seat/pointer-emulation.h"

#include "clients/surface.h"
#include "seat/pointer.h"
#include "server.h"

#include <linux/input-event-codes.h>

static uint32_t now(const struct pointer_emulation *emulation)
{
	return (uint32_t)(tactus_application_get_time(emulation->pointer->server->shell.application) / 1000);
}

static void press(struct pointer_emulation *emulation, const struct tactus_wayland_touch *touch)
{
	struct pointer *pointer = emulation->pointer;

	if (emulation->finger || !touch->wl_surface)
		return; /* one finger at a time */
	emulation->finger = touch->touch;
	emulation->surface = touch->wl_surface;
	pointer_set_focus(pointer, touch->wl_surface, touch->x, touch->y);
	pointer_send_motion(pointer, now(emulation), touch->x, touch->y);
	pointer_send_button(pointer, now(emulation), BTN_LEFT, true);
	/* With this serial the client can request a move. */
	tactus_wayland_set_touch_serial(pointer->server->shell.wayland, touch->touch, pointer->press_serial);
}

void pointer_emulation_handle(struct pointer_emulation *emulation, enum tactus_touch_phase phase,
	const struct tactus_wayland_touch *touch)
{
	struct pointer *pointer = emulation->pointer;
	bool over = phase == TACTUS_TOUCH_PHASE_ENDED || phase == TACTUS_TOUCH_PHASE_CANCELLED;

	if (phase == TACTUS_TOUCH_PHASE_BEGAN) {
		press(emulation, touch);
		return;
	}
	if (!emulation->finger || touch->touch != emulation->finger)
		return;
	/* The surface may be destroyed, or the pointer may have left it. */
	if (pointer->focus && pointer->focus == emulation->surface) {
		if (phase == TACTUS_TOUCH_PHASE_MOVED)
			pointer_send_motion(pointer, now(emulation), touch->x, touch->y);
		else if (phase == TACTUS_TOUCH_PHASE_ENDED)
			pointer_send_button(pointer, now(emulation), BTN_LEFT, false);
		else if (phase == TACTUS_TOUCH_PHASE_CANCELLED)
			pointer_set_focus(pointer, NULL, 0, 0);
	}
	if (over)
		emulation->finger = NULL;
}

void pointer_emulation_click(struct pointer_emulation *emulation, struct surface *surface, double x, double y,
	uint32_t button)
{
	struct pointer *pointer = emulation->pointer;

	/* Forget the button that the finger holds: it was not a click. */
	pointer_set_focus(pointer, NULL, 0, 0);
	emulation->finger = NULL;
	pointer_set_focus(pointer, surface->resource, x, y);
	pointer_send_button(pointer, now(emulation), button, true);
	pointer_send_button(pointer, now(emulation), button, false);
}
