/* SPDX-License-Identifier: MIT */
#include "touchscreen.h"

#include "listener.h"
#include "server.h"
#include "version.h"

#include <stdlib.h>
#include <wlr/util/log.h>

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct touchscreen *touchscreen = wl_container_of(listener, touchscreen, destroy);
	struct seat *seat = touchscreen->seat;

	wl_list_remove(&touchscreen->destroy.link);
	wl_list_remove(&touchscreen->link);
	touchscreen_place_finish(&touchscreen->place);
	free(touchscreen);
	seat_update_capabilities(seat);
	/* Another one may get its output. */
	touchscreens_map(seat);
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
	touchscreen_place_init(&touchscreen->place, device);
	wl_list_insert(seat->touchscreens.prev, &touchscreen->link);
	touchscreens_map(seat);
}
