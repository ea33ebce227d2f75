/* SPDX-License-Identifier: MIT */
#include "devices/device-mapping.h"

#include "log.h"
#include "server.h"
#include "shell/output.h"

#include <libinput.h>
#include <string.h>
#include <tactus-libinput.h>

/* udev's WL_OUTPUT names the output. */
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

/* Who has no name is taken in turn: the first touchscreen is the first output's. */
static struct output *find_by_turn(struct server *server)
{
	int turn = server->touchscreens % wl_list_length(&server->outputs);
	struct output *output;

	wl_list_for_each(output, &server->outputs, link) {
		if (turn-- == 0)
			break;
	}
	return output;
}

static void handle_device_added(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data)
{
	struct server *server = data;
	const struct output *output = find_by_name(server, device);

	if (!output)
		output = find_by_turn(server);
	server->touchscreens++;
	mapping->x = output->place.x;
	mapping->y = output->place.y;
	mapping->width = output->place.width;
	mapping->height = output->place.height;
	if (wl_list_length(&server->outputs) > 1)
		log_line("compositor", "touchscreen \"%s\" is that of %s", libinput_device_get_name(device),
			output->name);
}

bool device_mapping_init(struct tactus_libinput *adapter, struct server *server)
{
	struct tactus_libinput_output places[MAXIMUM_OUTPUTS];
	const struct output *output;
	size_t count = 0;

	/* Also where a touchpad's gestures are: at the pointer, which moves on the outputs. */
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
