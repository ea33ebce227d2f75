/* SPDX-License-Identifier: MIT */
#include "tablet-switch.h"

#include "plugin.h"

#include <stdlib.h>
#include <wlr/types/wlr_switch.h>

struct tablet_switch {
	struct wl_list link; /* plugin.tablet_switches */
	struct plugin *plugin;
	struct wl_listener toggle, destroy;
};

static void destroy_switch(struct tablet_switch *tablet_switch)
{
	wl_list_remove(&tablet_switch->link);
	wl_list_remove(&tablet_switch->toggle.link);
	wl_list_remove(&tablet_switch->destroy.link);
	free(tablet_switch);
}

static void handle_toggle(struct wl_listener *listener, void *data)
{
	struct tablet_switch *tablet_switch = wl_container_of(listener, tablet_switch, toggle);
	const struct wlr_switch_toggle_event *event = data;

	if (event->switch_type == WLR_SWITCH_TYPE_TABLET_MODE)
		tactus_application_set_tablet_mode(
			tactus_host_get_application(tablet_switch->plugin->host),
			event->switch_state == WLR_SWITCH_STATE_ON);
}

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct tablet_switch *tablet_switch = wl_container_of(listener, tablet_switch, destroy);

	destroy_switch(tablet_switch);
}

void tablet_switch_add(struct plugin *plugin, struct wlr_input_device *device)
{
	struct tablet_switch *tablet_switch;

	if (device->type != WLR_INPUT_DEVICE_SWITCH)
		return;
	tablet_switch = calloc(1, sizeof(*tablet_switch));
	if (!tablet_switch)
		return;
	tablet_switch->plugin = plugin;
	wl_list_insert(&plugin->tablet_switches, &tablet_switch->link);
	tablet_switch->toggle.notify = handle_toggle;
	wl_signal_add(&wlr_switch_from_input_device(device)->events.toggle, &tablet_switch->toggle);
	tablet_switch->destroy.notify = handle_destroy;
	wl_signal_add(&device->events.destroy, &tablet_switch->destroy);
}

void tablet_switches_finish(struct plugin *plugin)
{
	struct tablet_switch *tablet_switch, *next;

	wl_list_for_each_safe(tablet_switch, next, &plugin->tablet_switches, link)
		destroy_switch(tablet_switch);
}
