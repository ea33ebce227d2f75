/* SPDX-License-Identifier: MIT */
/* Finds the output of each touchscreen. Needs neither an engine nor libwayland-server. */
#include "panel-outputs.h"
#include "sized.h"

#include <math.h>
#include <tactus-host.h>

#define SAME(name) \
	_Static_assert((int)TACTUS_HOST_OUTPUT_REASON_##name == (int)PANEL_OUTPUT_REASON_##name, "as in the rule")
SAME(NONE);
SAME(MISSING);
SAME(CONFIGURED);
SAME(UDEV);
SAME(SIZE);
SAME(BUILT_IN);
SAME(VENDOR);
SAME(ONLY_ONE_LEFT);
SAME(FIRST);

/* Size of the elements of an array, or 0 if it is not one: the first element gives the size of all. */
static size_t stride_of(const void *array)
{
	return array ? *(const size_t *)array : 0;
}

static bool is_millimetres(double width_mm, double height_mm)
{
	return isfinite(width_mm) && isfinite(height_mm) && width_mm >= 0 && height_mm >= 0;
}

static bool read_touchscreens(struct panel_facts *panels, const struct tactus_host_touchscreen *array, size_t count)
{
	size_t index, stride = stride_of(array);

	for (index = 0; index < count; index++) {
		struct tactus_host_touchscreen given = { 0 };
		const void *place = (const unsigned char *)array + index * stride;

		if (stride_of(place) != stride || !host_copy_sized(&given, sizeof(given), place) ||
			!is_millimetres(given.width_mm, given.height_mm))
			return false;
		panels[index] = (struct panel_facts){
			.name = given.name,
			.path = given.path,
			.integration = given.integration,
			.configured_output = given.configured_output,
			.udev_output = given.udev_output,
			.current_output = given.current_output,
			.width_mm = given.width_mm,
			.height_mm = given.height_mm,
		};
	}
	return true;
}

static bool is_reserved_unused(const struct tactus_host_output *output)
{
	size_t index;

	for (index = 0; index < sizeof(output->reserved); index++) {
		if (output->reserved[index] != 0)
			return false;
	}
	return true;
}

static bool read_outputs(struct output_facts *outputs, const struct tactus_host_output *array, size_t count)
{
	size_t index, stride = stride_of(array);

	for (index = 0; index < count; index++) {
		struct tactus_host_output given = { 0 };
		const void *place = (const unsigned char *)array + index * stride;

		if (stride_of(place) != stride || !host_copy_sized(&given, sizeof(given), place) || !given.name ||
			!*given.name || !is_millimetres(given.width_mm, given.height_mm) || !is_reserved_unused(&given))
			return false;
		outputs[index] = (struct output_facts){
			.name = given.name,
			.vendor = given.vendor,
			.width_mm = given.width_mm,
			.height_mm = given.height_mm,
			.is_taken = given.is_taken,
		};
	}
	return true;
}

enum tactus_status tactus_host_assign_outputs(const struct tactus_host_touchscreen *touchscreens,
	size_t touchscreen_count, const struct tactus_host_output *outputs, size_t output_count,
	struct tactus_host_assignment *assignments)
{
	struct panel_facts panels[TACTUS_HOST_OUTPUTS_MAXIMUM];
	struct output_facts places[TACTUS_HOST_OUTPUTS_MAXIMUM];
	size_t index;

	if (touchscreen_count > TACTUS_HOST_OUTPUTS_MAXIMUM || output_count > TACTUS_HOST_OUTPUTS_MAXIMUM ||
		(touchscreen_count > 0 && (!touchscreens || !assignments)) || (output_count > 0 && !outputs) ||
		!read_touchscreens(panels, touchscreens, touchscreen_count) ||
		!read_outputs(places, outputs, output_count))
		return TACTUS_STATUS_INVALID_ARGUMENT;
	panel_outputs_assign(panels, touchscreen_count, places, output_count);
	for (index = 0; index < touchscreen_count; index++) {
		assignments[index].output = panels[index].output;
		assignments[index].reason = (enum tactus_host_output_reason)panels[index].reason;
	}
	return TACTUS_STATUS_OK;
}

const char *tactus_host_output_reason_name(enum tactus_host_output_reason reason)
{
	return panel_outputs_reason_name((uint32_t)reason);
}
