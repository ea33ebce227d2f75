/* SPDX-License-Identifier: MIT */
#include "devices/device-mapping.h"

#include "log.h"
#include "server.h"
#include "shell/output.h"

#include <libinput.h>
#include <tactus-libinput.h>

static void handle_output_changed(struct tactus_libinput *adapter, struct libinput_device *device, const char *output,
	enum tactus_libinput_output_reason reason, void *data)
{
	const struct server *server = data;

	if (wl_list_length(&server->outputs) > 1)
		log_line("compositor", "touchscreen \"%s\" belongs to output %s: %s", libinput_device_get_name(device),
			output ? output : "none", tactus_libinput_output_reason_name(reason));
}

bool device_mapping_init(struct tactus_libinput *adapter, struct server *server)
{
	struct tactus_libinput_output places[MAXIMUM_OUTPUTS];
	const struct output *output;
	size_t count = 0;

	/* This is also the region of the pointer, at which a touchpad's gestures are. */
	wl_list_for_each(output, &server->outputs, link) {
		places[count++] = (struct tactus_libinput_output){
			.size = sizeof(places[0]),
			.name = output->name,
			.x = output->place.x,
			.y = output->place.y,
			.width = output->place.width,
			.height = output->place.height,
		};
	}
	return tactus_libinput_set_outputs(adapter, places, count) == TACTUS_STATUS_OK &&
		tactus_libinput_set_output_changed_listener(adapter, handle_output_changed, server) ==
		TACTUS_STATUS_OK;
}
