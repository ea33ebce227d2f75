/* SPDX-License-Identifier: MIT */
#include "devices/device-mapping.h"

#include "log.h"
#include "server.h"
#include "shell/output.h"

#include <libinput.h>
#include <libudev.h>
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

void device_mapping_choose(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data)
{
	struct server *server = data;
	struct output *output = find_by_name(server, device);

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
