/* SPDX-License-Identifier: MIT */
#include "seat/mouse.h"

#include "clients/surface.h"
#include "seat/focus.h"
#include "server.h"
#include "shell/output.h"
#include "shell/window.h"
#include "xdg/xdg-surface.h"

#include <tactus.h>

static struct surface *surface_below(const struct mouse *mouse)
{
	struct output *output = output_at(mouse->server, mouse->x, mouse->y);
	struct surface *surface;

	if (!output || output->overview.open)
		return NULL;
	surface = output_find_surface(output, mouse->x - output->place.x, mouse->y - output->place.y);
	return surface && popup_grab_allows(&mouse->server->popup_grab, surface) ? surface : NULL;
}

/* Sets the focus to the surface below the pointer; while a button is held, the focus stays. */
static void update_focus(struct mouse *mouse, uint32_t time)
{
	struct pointer *pointer = &mouse->server->seat.pointer;
	struct surface *surface;
	double x = mouse->x, y = mouse->y;

	if (mouse->buttons == 0 || mouse->drags_window) {
		surface = mouse->drags_window ? NULL : surface_below(mouse);
		if (surface)
			tactus_view_convert_point(NULL, surface->view, &x, &y);
		pointer_set_focus(pointer, surface ? surface->resource : NULL, x, y);
	} else if (pointer->focus) {
		surface = surface_from_resource(pointer->focus);
		tactus_view_convert_point(NULL, surface->view, &x, &y);
	}
	pointer_send_motion(pointer, time, x, y);
}

void mouse_move(struct mouse *mouse, uint32_t time, double x, double y)
{
	mouse->present = true;
	mouse->x = x;
	mouse->y = y;
	if (mouse->drags_window)
		interaction_update(&mouse->server->shell.interaction, x, y);
	update_focus(mouse, time);
}

/* Does what a touch-down does in addition to being sent. Returns false if no client gets the press. */
static bool press(struct mouse *mouse)
{
	struct output *output = output_at(mouse->server, mouse->x, mouse->y);
	struct surface *surface = surface_below(mouse);

	if (output && output->overview.open) {
		overview_choose(&output->overview, mouse->x - output->place.x, mouse->y - output->place.y);
		return false;
	}
	if (!surface && popup_grab_dismiss(&mouse->server->popup_grab))
		return false;
	focus_touched(mouse->server, surface);
	return true;
}

void mouse_button(struct mouse *mouse, uint32_t time, uint32_t button, bool pressed)
{
	struct server *server = mouse->server;

	if (pressed && mouse->buttons == 0)
		mouse->swallows = !press(mouse);
	if (pressed)
		mouse->buttons++;
	else if (mouse->buttons > 0)
		mouse->buttons--;
	if (!mouse->swallows)
		pointer_send_button(&server->seat.pointer, time, button, pressed);
	if (mouse->buttons > 0)
		return;
	if (mouse->drags_window)
		interaction_finish(&server->shell.interaction);
	mouse->drags_window = false;
	mouse->swallows = false;
	update_focus(mouse, time);
}

void mouse_scroll(struct mouse *mouse, uint32_t time, double x, double y)
{
	pointer_send_scroll(&mouse->server->seat.pointer, time, x, y);
}

static uint32_t now(const struct mouse *mouse)
{
	return (uint32_t)(tactus_application_get_time(mouse->server->shell.application) / 1000);
}

static void handle_update(void *data)
{
	struct mouse *mouse = data;

	mouse->update = NULL;
	/* A finger that emulates a pointer has it exclusively. */
	if (!mouse->server->seat.emulation.finger)
		update_focus(mouse, now(mouse));
}

void mouse_schedule_update(struct mouse *mouse)
{
	/* Not at once: the caller is still changing windows. */
	if (mouse->present && !mouse->update)
		mouse->update = wl_event_loop_add_idle(mouse->server->loop, handle_update, mouse);
}

void mouse_update(struct mouse *mouse)
{
	if (!mouse->update)
		return;
	wl_event_source_remove(mouse->update);
	handle_update(mouse);
}

bool mouse_is_held(const struct mouse *mouse, const struct wl_client *client, uint32_t serial)
{
	const struct pointer *pointer = &mouse->server->seat.pointer;

	return mouse->buttons > 0 && pointer->focus && wl_resource_get_client(pointer->focus) == client &&
		pointer->press_serial == serial;
}

void mouse_drag_window(struct mouse *mouse)
{
	mouse->drags_window = true;
	update_focus(mouse, now(mouse));
}

void mouse_init(struct mouse *mouse, struct server *server)
{
	mouse->server = server;
}

void mouse_finish(struct mouse *mouse)
{
	if (mouse->update)
		wl_event_source_remove(mouse->update);
	mouse->update = NULL;
	mouse->present = false;
}
