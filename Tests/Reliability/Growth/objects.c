/* SPDX-License-Identifier: MIT */
/* Many sources, recognizers, requirements and windows. */
#include "growth.h"

static void destroy_sources(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_touch_source_destroy(crowd->sources[i]);
}

static void destroy_sources_in_reverse(struct crowd *crowd)
{
	for (size_t i = crowd->count; i-- > 0;)
		tactus_touch_source_destroy(crowd->sources[i]);
}

static void destroy_sources_shuffled(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_touch_source_destroy(crowd->sources[crowd->shuffled[i]]);
}

static void touch_with_each(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++) {
		uint64_t time_us = 1000 * i;

		tactus_touch_source_down(crowd->sources[i], time_us, 1, 50, 50);
		tactus_touch_source_frame(crowd->sources[i], time_us);
		tactus_touch_source_up(crowd->sources[i], time_us, 1);
		tactus_touch_source_frame(crowd->sources[i], time_us);
	}
}

static void cancel_touches(struct crowd *crowd)
{
	tactus_application_cancel_touches(crowd->application, 1000);
}

static void require_next(struct crowd *crowd, size_t i)
{
	if (i + 1 < crowd->count)
		tactus_recognizer_require_failure_of(crowd->recognizers[i], crowd->recognizers[i + 1]);
}

static void chain_from_start(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		require_next(crowd, i);
}

static void chain_from_end(struct crowd *crowd)
{
	for (size_t i = crowd->count; i-- > 0;)
		require_next(crowd, i);
}

static void chain_in_pairs(struct crowd *crowd)
{
	for (size_t i = crowd->count; i >= 2; i -= 2) {
		require_next(crowd, i - 2);
		require_next(crowd, i - 1);
	}
}

static void chain_shuffled(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		require_next(crowd, crowd->shuffled[i]);
}

/* Each waits for some that come later, which closes no ring. */
static void require_at_random(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++) {
		for (size_t step = 1; step < 4; step++) {
			size_t a = crowd->shuffled[i], b = crowd->shuffled[(7 * i + 131 * step) % crowd->count];

			if (a != b)
				tactus_recognizer_require_failure_of(
					crowd->recognizers[a < b ? a : b], crowd->recognizers[a < b ? b : a]);
		}
	}
}

static void all_wait_for_one(struct crowd *crowd)
{
	for (size_t i = 1; i < crowd->count; i++)
		tactus_recognizer_require_failure_of(crowd->recognizers[i], crowd->recognizers[0]);
}

static void one_waits_for_all(struct crowd *crowd)
{
	for (size_t i = 1; i < crowd->count; i++)
		tactus_recognizer_require_failure_of(crowd->recognizers[0], crowd->recognizers[i]);
}

static void make_chain(struct crowd *crowd)
{
	make_recognizers(crowd);
	chain_from_start(crowd);
}

static void refuse_rings(struct crowd *crowd)
{
	for (size_t i = 0; i < 10; i++)
		tactus_recognizer_require_failure_of(crowd->recognizers[crowd->count - 1], crowd->recognizers[i]);
}

static void destroy_recognizers(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_recognizer_destroy(crowd->recognizers[crowd->shuffled[i]]);
}

static void remove_requirements(struct crowd *crowd)
{
	for (size_t i = 0; i + 1 < crowd->count; i++)
		tactus_recognizer_remove_failure_requirement(crowd->recognizers[i], crowd->recognizers[i + 1]);
}

/* The first is the one that is used. */
static void make_source(struct crowd *crowd)
{
	crowd->sources[0] = tactus_touch_source_create(crowd->application, NULL);
}

/* One on each of many views. */
static void make_recognizers_on_views(struct crowd *crowd)
{
	make_siblings(crowd);
	make_recognizers(crowd);
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_add_recognizer(crowd->views[i], crowd->recognizers[i]);
}

static void make_recognizers_of_window(struct crowd *crowd)
{
	make_recognizers(crowd);
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_add_recognizer(crowd->window, crowd->recognizers[i]);
	make_source(crowd);
}

/* One on each of many views in each other. */
static void make_nested_recognizers(struct crowd *crowd)
{
	make_views(crowd);
	make_recognizers(crowd);
	for (size_t i = 0; i < crowd->count; i++) {
		tactus_view_add_recognizer(crowd->views[i], crowd->recognizers[i]);
		if (i > 0)
			tactus_view_add_subview(crowd->views[i], crowd->views[i - 1]);
	}
	tactus_view_add_subview(crowd->window, crowd->views[crowd->count - 1]);
	make_source(crowd);
}

/* Every second one goes on when the finger lifts: it waits for another tap. */
static void make_waiting_recognizers(struct crowd *crowd)
{
	make_recognizers_of_window(crowd);
	for (size_t i = 0; i < crowd->count; i += 2)
		tactus_tap_recognizer_set_number_of_taps_required(crowd->recognizers[i], 2);
}

/* Every second one fails at each finger that lands in the middle, and begins anew between the others at the next. */
static void make_recognizers_of_shell(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++) {
		if (i % 2) {
			crowd->recognizers[i] = tactus_pinch_recognizer_create(crowd->application);
		} else {
			crowd->recognizers[i] = tactus_screen_edge_pan_recognizer_create(crowd->application);
			tactus_screen_edge_pan_recognizer_set_edges(crowd->recognizers[i], TACTUS_EDGE_LEFT);
		}
		tactus_view_add_recognizer(crowd->window, crowd->recognizers[i]);
	}
	make_source(crowd);
}

static void land_three(struct crowd *crowd)
{
	for (int32_t finger = 0; finger < 3; finger++) {
		uint64_t time_us = 1000 + 8000 * (uint64_t)finger;

		tactus_touch_source_down(crowd->sources[0], time_us, finger, 40 + 10 * finger, 50);
		tactus_touch_source_frame(crowd->sources[0], time_us);
	}
}

static void tap(struct crowd *crowd)
{
	tactus_touch_source_down(crowd->sources[0], 1000, 1, 50, 50);
	tactus_touch_source_frame(crowd->sources[0], 1000);
	tactus_touch_source_up(crowd->sources[0], 50000, 1);
	tactus_touch_source_frame(crowd->sources[0], 50000);
}

/* Beyond the distance of a tap: each fails by itself. */
static void drag(struct crowd *crowd)
{
	tactus_touch_source_down(crowd->sources[0], 1000, 1, 50, 50);
	tactus_touch_source_frame(crowd->sources[0], 1000);
	tactus_touch_source_motion(crowd->sources[0], 9000, 1, 99, 99);
	tactus_touch_source_frame(crowd->sources[0], 9000);
	tactus_touch_source_up(crowd->sources[0], 17000, 1);
	tactus_touch_source_frame(crowd->sources[0], 17000);
}

/* All fail or recognize with the lift, and are reset together. */
static void make_stars_of_window(struct crowd *crowd)
{
	make_recognizers_of_window(crowd);
	all_wait_for_one(crowd);
}

static void make_one_that_waits_for_all(struct crowd *crowd)
{
	make_recognizers_of_window(crowd);
	one_waits_for_all(crowd);
}

static void make_chain_of_window(struct crowd *crowd)
{
	make_recognizers_of_window(crowd);
	chain_from_start(crowd);
}

static void make_windows(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		crowd->views[i] = tactus_window_create(crowd->application, 0, 0, 100, 100);
}

static void raise_windows(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_window_bring_to_front(crowd->views[crowd->shuffled[i]]);
}

static void destroy_windows(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_destroy(crowd->views[crowd->shuffled[i]]);
}

static void ignore_line(const char *line, void *data)
{
	(void)line;
	(void)data;
}

static void dump(struct crowd *crowd)
{
	tactus_application_dump(crowd->application, ignore_line, NULL);
}

const struct piece other_pieces[] = {
	{ "sources made", NULL, make_sources },
	{ "sources touched", make_sources, touch_with_each },
	{ "touches of all sources cancelled", make_sources, cancel_touches },
	{ "sources destroyed in order", make_sources, destroy_sources },
	{ "sources destroyed in reverse", make_sources, destroy_sources_in_reverse },
	{ "sources destroyed in any order", make_sources, destroy_sources_shuffled },
	{ "requirements chained from the start", make_recognizers, chain_from_start },
	{ "requirements chained from the end", make_recognizers, chain_from_end },
	{ "requirements chained in pairs", make_recognizers, chain_in_pairs },
	{ "requirements chained in any order", make_recognizers, chain_shuffled },
	{ "requirements at random", make_recognizers, require_at_random },
	{ "requirements of all for one", make_recognizers, all_wait_for_one },
	{ "requirements of one for all", make_recognizers, one_waits_for_all },
	{ "rings of requirements refused", make_chain, refuse_rings },
	{ "requirements removed", make_chain, remove_requirements },
	{ "chained recognizers destroyed", make_chain, destroy_recognizers },
	{ "recognizers on views destroyed", make_recognizers_on_views, destroy_recognizers },
	{ "recognizers of a window tapped", make_recognizers_of_window, tap },
	{ "recognizers of a window dragged across", make_recognizers_of_window, drag },
	{ "three fingers land before a shell's recognizers", make_recognizers_of_shell, land_three },
	{ "recognizers in each other tapped", make_nested_recognizers, tap },
	{ "recognizers in each other dragged across", make_nested_recognizers, drag },
	{ "recognizers of which half wait tapped", make_waiting_recognizers, tap },
	{ "a recognizer that waits for all tapped", make_one_that_waits_for_all, tap },
	{ "recognizers that wait for one tapped", make_stars_of_window, tap },
	{ "recognizers that wait for one dragged across", make_stars_of_window, drag },
	{ "a recognizer that waits for all dragged across", make_one_that_waits_for_all, drag },
	{ "recognizers that wait for the next tapped", make_chain_of_window, tap },
	{ "recognizers that wait for the next dragged across", make_chain_of_window, drag },
	{ "windows made", NULL, make_windows },
	{ "windows raised", make_windows, raise_windows },
	{ "windows destroyed", make_windows, destroy_windows },
	{ "dump of windows", make_windows, dump },
	{ 0 },
};
