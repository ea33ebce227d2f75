/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* strdup */
#include "touchscreen-outputs.h"

#include "output.h"
#include "server.h"
#include "touchscreen.h"
#include "version.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wlr/config.h>
#include <wlr/util/log.h>
#if WLR_HAS_LIBINPUT_BACKEND
#include <libinput.h>
#include <libudev.h>
#include <wlr/backend/libinput.h>
#endif

#define MAXIMUM TACTUS_HOST_OUTPUTS_MAXIMUM

struct outputs {
	struct tactus_host_output facts[MAXIMUM];
	struct wlr_output *outputs[MAXIMUM];
	size_t count;
};

/* --- facts ------------------------------------------------------------------------- */

#if WLR_HAS_LIBINPUT_BACKEND
static char *copy_property(struct udev_device *device, const char *name)
{
	const char *value = udev_device_get_property_value(device, name);

	return value ? strdup(value) : NULL;
}
#endif

void touchscreen_place_init(struct touchscreen_place *place, struct wlr_input_device *device)
{
#if WLR_HAS_LIBINPUT_BACKEND
	struct udev_device *udev;

	if (!wlr_input_device_is_libinput(device))
		return;
	udev = libinput_device_get_udev_device(wlr_libinput_get_device_handle(device));
	if (!udev)
		return;
	place->path = copy_property(udev, "ID_PATH");
	place->integration = copy_property(udev, "ID_INTEGRATION");
	udev_device_unref(udev);
#endif
}

void touchscreen_place_finish(struct touchscreen_place *place)
{
	free(place->path);
	free(place->integration);
}

static struct tactus_host_touchscreen facts_of(const struct touchscreen *touchscreen)
{
	struct tactus_host_touchscreen facts = TACTUS_HOST_TOUCHSCREEN_INIT;

	facts.name = touchscreen->device->name;
	facts.path = touchscreen->place.path;
	facts.integration = touchscreen->place.integration;
	/* Of udev, or of the backend. A compositor with a setting for it has its value as facts.configured_output. */
	facts.udev_output = version_touchscreen_of(touchscreen->device)->output_name;
	if (touchscreen->place.told_reason > TACTUS_HOST_OUTPUT_REASON_MISSING)
		facts.current_output = touchscreen->place.told_output;
	facts.width_mm = version_touchscreen_of(touchscreen->device)->width_mm;
	facts.height_mm = version_touchscreen_of(touchscreen->device)->height_mm;
	return facts;
}

static void list_outputs(const struct server *server, struct outputs *outputs)
{
	struct output *output;

	outputs->count = 0;
	wl_list_for_each(output, &server->outputs, link) {
		struct tactus_host_output facts = TACTUS_HOST_OUTPUT_INIT;

		if (outputs->count == MAXIMUM)
			return;
		facts.name = output->output->name;
		facts.vendor = output->output->make;
		facts.width_mm = output->output->phys_width;
		facts.height_mm = output->output->phys_height;
		outputs->outputs[outputs->count] = output->output;
		outputs->facts[outputs->count++] = facts;
	}
}

/* --- mapping ------------------------------------------------------------------------ */

static void tell(struct touchscreen *touchscreen, enum tactus_host_output_reason reason)
{
	struct touchscreen_place *place = &touchscreen->place;
	const char *output = place->output ? place->output->name : "none";

	if (reason == place->told_reason && strcmp(output, place->told_output) == 0)
		return;
	place->told_reason = reason;
	snprintf(place->told_output, sizeof(place->told_output), "%s", output);
	wlr_log(WLR_INFO, "touchscreen \"%s\" belongs to output %s: %s", touchscreen->device->name, output,
		tactus_host_output_reason_name(reason));
}

void touchscreens_map(struct seat *seat)
{
	struct wlr_cursor *cursor = seat->server->cursor.cursor;
	struct tactus_host_touchscreen facts[MAXIMUM];
	struct tactus_host_assignment assignments[MAXIMUM];
	struct outputs outputs;
	struct touchscreen *touchscreen;
	size_t count = 0, index = 0;

	/* The compositor is being destroyed. */
	if (!cursor)
		return;
	list_outputs(seat->server, &outputs);
	wl_list_for_each(touchscreen, &seat->touchscreens, link) {
		if (count < MAXIMUM)
			facts[count++] = facts_of(touchscreen);
	}
	if (tactus_host_assign_outputs(facts, count, outputs.facts, outputs.count, assignments) != TACTUS_STATUS_OK)
		return;
	wl_list_for_each(touchscreen, &seat->touchscreens, link) {
		if (index == count)
			return;
		touchscreen->place.output =
			assignments[index].output < 0 ? NULL : outputs.outputs[assignments[index].output];
		wlr_cursor_map_input_to_output(cursor, touchscreen->device, touchscreen->place.output);
		tell(touchscreen, assignments[index++].reason);
	}
}
