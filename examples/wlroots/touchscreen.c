/* SPDX-License-Identifier: MIT */
#include "touchscreen.h"

#include "listener.h"
#include "output.h"
#include "server.h"
#include "version.h"

#include <stdlib.h>
#include <wlr/util/log.h>

void touchscreen_map(struct touchscreen *touchscreen)
{
	struct server *server = touchscreen->seat->server;

	wlr_cursor_map_input_to_output(server->cursor.cursor, touchscreen->device,
		output_of_touchscreen(server, version_touchscreen_of(touchscreen->device)->output_name));
}

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct touchscreen *touchscreen = wl_container_of(listener, touchscreen, destroy);
	struct seat *seat = touchscreen->seat;

	wl_list_remove(&touchscreen->destroy.link);
	wl_list_remove(&touchscreen->link);
	free(touchscreen);
	seat_update_capabilities(seat);
}

void touchscreen_create(struct seat *seat, struct wlr_input_device *device)
{
	struct touchscreen *touchscreen = calloc(1, sizeof(*touchscreen));

	if (!touchscreen) {
		wlr_log(WLR_ERROR, "no memory for %s", device->name);
		return;
	}
	touchscreen->seat = seat;
	touchscreen->device = device;
	wlr_cursor_attach_input_device(seat->server->cursor.cursor, device);
	listen_to(&device->events.destroy, &touchscreen->destroy, handle_destroy);
	wl_list_insert(&seat->touchscreens, &touchscreen->link);
	touchscreen_map(touchscreen);
}
