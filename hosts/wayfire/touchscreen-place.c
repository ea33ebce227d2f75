/* SPDX-License-Identifier: MIT */
#include "touchscreen-place.h"

#include "plugin.h"
#include "touchscreen.h"

#include <math.h>
#include <wlr/backend/wayland.h>
#include <wlr/types/wlr_cursor.h>
#include <wlr/types/wlr_output_layout.h>
#include <wlr/types/wlr_touch.h>

/* Takes the size from the device, or else from the part of the output that it covers. Both are of an upright panel. */
static void measure(const struct touchscreen *screen, struct tactus_touch_source_info *info)
{
	const struct wlr_output *output = screen->output;
	bool lies_on_its_side = output && output->transform & WL_OUTPUT_TRANSFORM_90;
	double width_mm = screen->device->width_mm, height_mm = screen->device->height_mm;
	double across = 1, along = 1;
	struct wlr_box box;

	if (output && (width_mm <= 0 || height_mm <= 0)) {
		wlr_output_layout_get_box(screen->plugin->layout, screen->output, &box);
		width_mm = output->phys_width;
		height_mm = output->phys_height;
		across = info->width / fmax(box.width, 1);
		along = info->height / fmax(box.height, 1);
	}
	info->width_mm = across * (lies_on_its_side ? height_mm : width_mm);
	info->height_mm = along * (lies_on_its_side ? width_mm : height_mm);
}

void touchscreen_update(struct touchscreen *screen)
{
	struct plugin *plugin = screen->plugin;
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	double right, bottom;

	wlr_cursor_absolute_to_layout_coords(plugin->cursor, &screen->device->base, 0, 0, &info.x, &info.y);
	wlr_cursor_absolute_to_layout_coords(plugin->cursor, &screen->device->base, 1, 1, &right, &bottom);
	info.width = right - info.x;
	info.height = bottom - info.y;
	screen->output = wlr_output_layout_output_at(
		plugin->layout, info.x + info.width / 2, info.y + info.height / 2);
	measure(screen, &info);
	if (tactus_gestures_scales_lengths(tactus_host_get_gestures(plugin->host)))
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS;
	if (wlr_input_device_is_wl(&screen->device->base) || tactus_host_panel_has_foreign_clock(screen->panel))
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK;
	tactus_touch_source_set_info(tactus_host_panel_get_source(screen->panel), &info);
}

void touchscreen_unmap(struct plugin *plugin, struct wlr_input_device *device, const struct wlr_output *output)
{
	double x, y;

	if (device->type != WLR_INPUT_DEVICE_TOUCH)
		return;
	wlr_cursor_absolute_to_layout_coords(plugin->cursor, device, 0.5, 0.5, &x, &y);
	/* wlr_cursor would use the freed output: Wayfire maps devices again only when an output is added. */
	if (wlr_output_layout_output_at(plugin->layout, x, y) == output)
		wlr_cursor_map_input_to_output(plugin->cursor, device, NULL);
}
