/* SPDX-License-Identifier: MIT */
#include "progress-bar.h"

#include "colored-view.h"
#include "plugin.h"

#include <stdlib.h>

struct progress_bar {
	struct wl_list link; /* plugin.bars */
	uint32_t seat;
	struct colored_view whole, full;
};

static struct progress_bar *find_bar(struct plugin *plugin, uint32_t seat)
{
	struct progress_bar *bar;

	wl_list_for_each(bar, &plugin->bars, link) {
		if (bar->seat == seat)
			return bar;
	}
	return NULL;
}

static void destroy_bar(struct progress_bar *bar)
{
	colored_view_destroy(&bar->full);
	colored_view_destroy(&bar->whole);
	wl_list_remove(&bar->link);
	free(bar);
}

static struct progress_bar *create_bar(struct plugin *plugin, uint32_t seat)
{
	struct progress_bar *bar = calloc(1, sizeof(*bar));

	if (!bar)
		return NULL;
	bar->seat = seat;
	wl_list_insert(&plugin->bars, &bar->link);
	if (colored_view_create(&bar->whole, plugin->compositor, TACTUS_GESTURES_BAR_COLOR) &&
		colored_view_create(&bar->full, plugin->compositor, TACTUS_GESTURES_FULL_COLOR))
		return bar;
	destroy_bar(bar);
	return NULL;
}

void progress_bars_show(struct plugin *plugin, const struct tactus_gestures_progress *progress)
{
	struct progress_bar *bar = find_bar(plugin, progress->seat);

	if (progress->nearness == 0) {
		if (bar)
			destroy_bar(bar);
		return;
	}
	if (!bar)
		bar = create_bar(plugin, progress->seat);
	if (!bar)
		return;
	colored_view_show(&bar->whole, &plugin->bar_layer, &progress->bar);
	colored_view_show(&bar->full, &plugin->bar_layer, &progress->full);
}

void progress_bars_init(struct plugin *plugin)
{
	wl_list_init(&plugin->bars);
	weston_layer_init(&plugin->bar_layer, plugin->compositor);
	weston_layer_set_position(&plugin->bar_layer, WESTON_LAYER_POSITION_CURSOR);
}

void progress_bars_finish(struct plugin *plugin)
{
	struct progress_bar *bar, *next;

	wl_list_for_each_safe(bar, next, &plugin->bars, link)
		destroy_bar(bar);
	weston_layer_fini(&plugin->bar_layer);
}
