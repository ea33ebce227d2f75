/* SPDX-License-Identifier: MIT */
#include "devices/device-mapping.h"

#include "log.h"
#include "server.h"
#include "shell/output.h"

#include <libinput.h>
#include <string.h>
#include <tactus-libinput.h>

/* Returns the output named by udev's WL_OUTPUT. */
static struct output *find_by_name(const struct server *server, struct libinput_device *device)
{
	const char *name = libinput_device_get_output_name(device);
	struct output *output;

	wl_list_for_each(output, &server->outputs, link) {
		if (name && strcmp(output->name, name) == 0)
			return output;
	}
	return NULL;
}

/* Returns the output with the fewest touchscreens, for devices without a name. */
static struct output *find_free(const struct server *server)
{
	struct output *output, *freest = output_first(server);

	wl_list_for_each(output, &server->outputs, link) {
		if (output->touchscreens < freest->touchscreens)
			freest = output;
	}
	return freest;
}

static void handle_device_added(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data)
{
	struct server *server = data;
	struct output *output = find_by_name(server, device);

	if (!output)
		output = find_free(server);
	output->touchscreens++;
	libinput_device_set_user_data(device, output);
	mapping->x = output->place.x;
	mapping->y = output->place.y;
	mapping->width = output->place.width;
	mapping->height = output->place.height;
	if (wl_list_length(&server->outputs) > 1)
		log_line("compositor", "touchscreen \"%s\" is that of %s", libinput_device_get_name(device),
			output->name);
}

void device_mapping_forget(struct libinput_device *device)
{
	struct output *output = libinput_device_get_user_data(device);

	if (output)
		output->touchscreens--;
	libinput_device_set_user_data(device, NULL);
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
		tactus_libinput_set_device_added_listener(adapter, handle_device_added, server) == TACTUS_STATUS_OK;
}
