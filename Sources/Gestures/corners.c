/* SPDX-License-Identifier: MIT */
/* Corners of an output, which are no edges of the engine: a pan whose fingers land near both edges. */
#include "gesture.h"

#include <tactus.h>

static double width_px(const struct gesture_configuration *configuration, const struct tactus_touch *touch)
{
	const struct length *width = &configuration->edge_width;
	struct attempt measures = { 0 };

	attempt_note_density(&measures, touch);
	if (!width->is_set)
		return CORNER_WIDTH_MM * measures.px_per_mm;
	return width->value * (width->unit == TACTUS_LENGTH_UNIT_MILLIMETRES ? measures.px_per_mm : measures.px_scale);
}

bool gesture_is_in_corner(const struct gesture_configuration *configuration,
	const struct tactus_gestures_output *output, const struct tactus_touch *touch)
{
	double x = 0, y = 0, width;

	if (!gesture_is_from_corner(configuration))
		return true;
	if (!output || output->width <= 0 || output->height <= 0)
		return false;
	tactus_touch_get_location(touch, NULL, &x, &y);
	x -= output->x;
	y -= output->y;
	if (configuration->edge & TACTUS_EDGE_RIGHT)
		x = output->width - x;
	if (configuration->edge & TACTUS_EDGE_BOTTOM)
		y = output->height - y;
	width = width_px(configuration, touch);
	return x <= width && y <= width;
}
