/* SPDX-License-Identifier: MIT */
/*
 * A long press as a right click, for clients without a use of their own for it: clients without touch support, and
 * those named with --right-click.
 */
#include "clients/surface-view.h"
#include "clients/surface.h"
#include "gestures/gestures.h"
#include "options.h"
#include "server.h"
#include "shell/output.h"
#include "shell/window.h"
#include "xdg/xdg-surface.h"

#include <linux/input-event-codes.h>
#include <tactus-wayland.h>

/* Decides by the finger's client; asked once per finger. */
static enum tactus_answer handle_should_receive(struct tactus_recognizer *press, const struct tactus_touch *touch,
	void *data)
{
	struct output *output = data;
	struct server *server = output->server;
	struct surface *surface = surface_from_view(server, tactus_touch_get_view(touch));
	const struct window *window = window_of_surface(surface);
	struct wl_client *client = surface ? wl_resource_get_client(surface->resource) : NULL;

	if (!client || !pointer_is_heard_by(&server->seat.pointer, client))
		return TACTUS_ANSWER_NO;
	if (window && window->rule && window->rule->long_press_clicks)
		return TACTUS_ANSWER_YES;
	return tactus_wayland_seat_get_resource_count(server->seat.touch, client) == 0 ? TACTUS_ANSWER_YES
										       : TACTUS_ANSWER_NO;
}

static void handle_press(struct output *output, struct tactus_recognizer *press, enum tactus_recognizer_state state)
{
	struct surface *surface;
	double x = 0, y = 0;

	if (state != TACTUS_RECOGNIZER_STATE_BEGAN)
		return;
	tactus_recognizer_get_location(press, output->root, &x, &y);
	surface = output_find_surface(output, x, y);
	if (!surface)
		return;
	tactus_view_convert_point(output->root, surface->view, &x, &y);
	pointer_emulation_click(&output->server->seat.emulation, surface, x, y, BTN_RIGHT);
}

bool long_press_add(struct gestures *gestures)
{
	struct tactus_recognizer *press =
		tactus_long_press_recognizer_create(tactus_view_get_application(gestures->output->root));
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;

	delegate.should_receive_touch = handle_should_receive;
	tactus_recognizer_set_delegate(press, &delegate, gestures->output);
	return gestures_add(gestures, "long press", press, handle_press);
}
