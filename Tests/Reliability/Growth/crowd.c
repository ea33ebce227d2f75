/* SPDX-License-Identifier: MIT */
#include "growth.h"

void make_views(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		crowd->views[i] = tactus_view_create(crowd->application, 0, 0, 100, 100);
}

void make_siblings(struct crowd *crowd)
{
	make_views(crowd);
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_add_subview(crowd->window, crowd->views[i]);
}

void make_recognizers(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		crowd->recognizers[i] = tactus_tap_recognizer_create(crowd->application);
}

void make_sources(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		crowd->sources[i] = tactus_touch_source_create(crowd->application, NULL);
}
