/* SPDX-License-Identifier: MIT */
#include "panel.h"

#include "plugin.h"
#include "seat-touch.h"

#include <stdlib.h>

/* Stores the size of the first head, as a guess for cloned outputs. 0 means unknown. */
static void physical_size(const struct weston_output *output, double *width_mm, double *height_mm)
{
	const struct weston_head *head;

	*width_mm = 0;
	*height_mm = 0;
	wl_list_for_each(head, &output->head_list, output_link) {
		/* The size of a head is that of the upright panel; odd transforms turn it on its side. */
		bool on_its_side = output->transform & 1;

		if (head->mm_width <= 0 || head->mm_height <= 0)
			return;
		*width_mm = on_its_side ? head->mm_height : head->mm_width;
		*height_mm = on_its_side ? head->mm_width : head->mm_height;
		return;
	}
}

static struct tactus_touch_source_info describe(const struct seat_touch *seat, const struct weston_output *output)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	info.seat = seat->number;
	if (tactus_gestures_scales_lengths(seat->plugin->gestures))
		info.flags = TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS;
	if (output) {
		info.x = version_output_x(output);
		info.y = version_output_y(output);
		info.width = output->width;
		info.height = output->height;
		physical_size(output, &info.width_mm, &info.height_mm);
	}
	return info;
}

static double distance_beyond(double at, double from, double length)
{
	if (at < from)
		return from - at;
	return at > from + length ? at - from - length : 0;
}

static struct weston_output *output_at(struct weston_compositor *compositor, double x, double y)
{
	struct weston_output *output, *nearest = NULL;
	double least = 0, distance, left, top;

	wl_list_for_each(output, &compositor->output_list, link) {
		left = version_output_x(output);
		top = version_output_y(output);
		/* Half-open, as in Weston: a location on a common edge belongs to the next output. */
		if (x >= left && x < left + output->width && y >= top && y < top + output->height)
			return output;
		distance = distance_beyond(x, left, output->width) + distance_beyond(y, top, output->height);
		if (!nearest || distance < least) {
			nearest = output;
			least = distance;
		}
	}
	return nearest;
}

static struct panel *panel_create(struct seat_touch *seat, struct weston_output *output)
{
	struct tactus_touch_source_info info = describe(seat, output);
	struct panel *panel = calloc(1, sizeof(*panel));

	if (!panel)
		return NULL;
	panel->seat = seat;
	panel->output = output;
	panel->source = tactus_touch_source_create(seat->plugin->application, &info);
	if (!panel->source) {
		free(panel);
		return NULL;
	}
	tactus_touch_source_set_user_data(panel->source, panel);
	tactus_gestures_accommodate(seat->plugin->gestures, panel->source);
	wl_list_insert(&seat->panels, &panel->link);
	return panel;
}

struct panel *panel_at(struct seat_touch *seat, double x, double y)
{
	struct weston_output *output = output_at(seat->plugin->compositor, x, y);
	struct panel *panel;

	wl_list_for_each(panel, &seat->panels, link) {
		if (panel->output == output)
			return panel;
	}
	return panel_create(seat, output);
}

void panel_destroy(struct panel *panel)
{
	wl_list_remove(&panel->link);
	tactus_touch_source_destroy(panel->source);
	free(panel);
}

void panels_update(struct plugin *plugin, const struct weston_output *output)
{
	struct tactus_touch_source_info info;
	struct seat_touch *seat;
	struct panel *panel;

	wl_list_for_each(seat, &plugin->seats, link) {
		wl_list_for_each(panel, &seat->panels, link) {
			if (panel->output != output)
				continue;
			info = describe(seat, output);
			tactus_touch_source_set_info(panel->source, &info);
			tactus_gestures_accommodate(plugin->gestures, panel->source);
		}
	}
}
