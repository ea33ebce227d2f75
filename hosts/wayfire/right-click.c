/* SPDX-License-Identifier: MIT */
#include "right-click.h"

#include "plugin.h"

#include <linux/input-event-codes.h>
#include <stdlib.h>
#include <wlr/backend.h>
#include <wlr/interfaces/wlr_pointer.h>
#include <wlr/types/wlr_output_layout.h>
#include <wlr/version.h>

static const struct wlr_pointer_impl implementation = { .name = "tactus" };

void right_click_prepare(struct plugin *plugin)
{
	struct right_click *click = &plugin->right_click;

	if (click->pointer)
		return;
	click->pointer = calloc(1, sizeof(*click->pointer));
	if (!click->pointer)
		return;
	wlr_pointer_init(click->pointer, &implementation, "tactus right click");
	wl_signal_emit_mutable(&plugin->backend->events.new_input, &click->pointer->base);
}

static void press(struct wlr_pointer *pointer, uint32_t time_ms, enum wl_pointer_button_state state)
{
	struct wlr_pointer_button_event event = {
		.pointer = pointer,
		.time_msec = time_ms,
		.button = BTN_RIGHT,
		.state = state,
	};

#if WLR_VERSION_MINOR >= 19
	wlr_pointer_notify_button(pointer, &event);
#else
	wl_signal_emit_mutable(&pointer->events.button, &event);
#endif
	wl_signal_emit_mutable(&pointer->events.frame, pointer);
}

static void handle_idle(void *data)
{
	struct plugin *plugin = data;
	struct right_click *click = &plugin->right_click;
	struct wlr_pointer_motion_absolute_event event = {
		.pointer = click->pointer,
		.time_msec = (uint32_t)(tactus_application_get_time(tactus_host_get_application(plugin->host)) / 1000),
	};
	struct wlr_box box;

	click->idle = NULL;
	wlr_output_layout_get_box(plugin->layout, NULL, &box);
	if (box.width <= 0 || box.height <= 0)
		return;
	event.x = (click->x - box.x) / box.width;
	event.y = (click->y - box.y) / box.height;
	wl_signal_emit_mutable(&click->pointer->events.motion_absolute, &event);
	wl_signal_emit_mutable(&click->pointer->events.frame, click->pointer);
	press(click->pointer, event.time_msec, WL_POINTER_BUTTON_STATE_PRESSED);
	press(click->pointer, event.time_msec, WL_POINTER_BUTTON_STATE_RELEASED);
}

void right_click(struct plugin *plugin, double x, double y)
{
	struct right_click *click = &plugin->right_click;

	if (!click->pointer)
		return;
	click->x = x;
	click->y = y;
	if (!click->idle)
		click->idle = wl_event_loop_add_idle(plugin->loop, handle_idle, plugin);
}

void right_click_finish(struct plugin *plugin)
{
	struct right_click *click = &plugin->right_click;

	if (click->idle)
		wl_event_source_remove(click->idle);
	click->idle = NULL;
	if (!click->pointer)
		return;
	wlr_pointer_finish(click->pointer);
	free(click->pointer);
	click->pointer = NULL;
}
