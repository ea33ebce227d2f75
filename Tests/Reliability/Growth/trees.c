/* SPDX-License-Identifier: MIT */
/* Trees of many views: made, restacked and taken apart in every order. */
#include "growth.h"

static void add_siblings(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_add_subview(crowd->window, crowd->views[i]);
}

static void insert_behind(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_insert_subview(crowd->window, crowd->views[i], 0);
}

static void raise_in_order(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_bring_to_front(crowd->views[i]);
}

static void raise_in_reverse(struct crowd *crowd)
{
	for (size_t i = crowd->count; i-- > 0;)
		tactus_view_bring_to_front(crowd->views[i]);
}

static void raise_shuffled(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_bring_to_front(crowd->views[crowd->shuffled[i]]);
}

static void lower_shuffled(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_send_to_back(crowd->views[crowd->shuffled[i]]);
}

/* As one does who knows no more than the tree. */
static void raise_by_index(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_bring_to_front(tactus_view_get_subview(crowd->window, 0));
}

static void add_again(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_add_subview(crowd->window, crowd->views[crowd->shuffled[i]]);
}

static void place(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++) {
		struct tactus_view *view = crowd->views[i];

		tactus_view_set_frame(view, (double)i, 0, 10, 10);
		tactus_view_set_hidden(view, i % 2);
		tactus_view_set_alpha(view, 0.5);
	}
}

static void remove_shuffled(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_remove_from_superview(crowd->views[crowd->shuffled[i]]);
}

static void destroy_in_order(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_destroy(crowd->views[i]);
}

static void destroy_in_reverse(struct crowd *crowd)
{
	for (size_t i = crowd->count; i-- > 0;)
		tactus_view_destroy(crowd->views[i]);
}

static void destroy_shuffled(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++)
		tactus_view_destroy(crowd->views[crowd->shuffled[i]]);
}

static void nest(struct crowd *crowd, struct tactus_view *outside)
{
	for (size_t i = 0; i < crowd->count; i++) {
		if (outside)
			tactus_view_add_subview(outside, crowd->views[i]);
		outside = crowd->views[i];
	}
}

static void nest_in_window(struct crowd *crowd)
{
	nest(crowd, crowd->window);
}

static void nest_alone(struct crowd *crowd)
{
	nest(crowd, NULL);
}

static void nest_from_inside(struct crowd *crowd)
{
	for (size_t i = crowd->count; i-- > 1;)
		tactus_view_add_subview(crowd->views[i - 1], crowd->views[i]);
	tactus_view_add_subview(crowd->window, crowd->views[0]);
}

static void nest_shuffled(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++) {
		size_t inside = crowd->shuffled[i];

		tactus_view_add_subview(inside ? crowd->views[inside - 1] : crowd->window, crowd->views[inside]);
	}
}

static void make_nested(struct crowd *crowd)
{
	make_views(crowd);
	nest_from_inside(crowd);
}

/* Every view is asked for what it knows by its place in the tree. */
static void ask_nested(struct crowd *crowd)
{
	for (size_t i = 0; i < crowd->count; i++) {
		tactus_view_get_window(crowd->views[i]);
		tactus_view_set_frame(crowd->views[i], 1, 1, 90, 90);
		tactus_view_bring_to_front(crowd->views[i]);
	}
}

static void touch_nested(struct crowd *crowd)
{
	tactus_touch_source_down(crowd->sources[0], 1000, 1, 50, 50);
	tactus_touch_source_frame(crowd->sources[0], 1000);
	tactus_touch_source_up(crowd->sources[0], 2000, 1);
	tactus_touch_source_frame(crowd->sources[0], 2000);
}

static void make_nested_and_source(struct crowd *crowd)
{
	make_nested(crowd);
	crowd->sources[0] = tactus_touch_source_create(crowd->application, NULL);
}

static void destroy_window(struct crowd *crowd)
{
	tactus_view_destroy(crowd->window);
}

static void destroy_application(struct crowd *crowd)
{
	tactus_application_destroy(crowd->application);
	crowd->application = NULL;
}

const struct piece tree_pieces[] = {
	{ "views made", NULL, make_views },
	{ "siblings added", make_views, add_siblings },
	{ "siblings inserted behind the others", make_views, insert_behind },
	{ "siblings raised in order", make_siblings, raise_in_order },
	{ "siblings raised in reverse", make_siblings, raise_in_reverse },
	{ "siblings raised in any order", make_siblings, raise_shuffled },
	{ "siblings raised by their index", make_siblings, raise_by_index },
	{ "siblings lowered in any order", make_siblings, lower_shuffled },
	{ "siblings added again in any order", make_siblings, add_again },
	{ "siblings placed, hidden and faded", make_siblings, place },
	{ "siblings removed in any order", make_siblings, remove_shuffled },
	{ "siblings destroyed in order", make_siblings, destroy_in_order },
	{ "siblings destroyed in reverse", make_siblings, destroy_in_reverse },
	{ "siblings destroyed in any order", make_siblings, destroy_shuffled },
	{ "window of siblings destroyed", make_siblings, destroy_window },
	{ "application of siblings destroyed", make_siblings, destroy_application },
	{ "views nested from the window", make_views, nest_in_window },
	{ "views nested from the root", make_views, nest_alone },
	{ "views nested from inside", make_views, nest_from_inside },
	{ "views nested in any order", make_views, nest_shuffled },
	{ "nested views asked and placed", make_nested, ask_nested },
	{ "nested views touched", make_nested_and_source, touch_nested },
	{ "nested views removed in any order", make_nested, remove_shuffled },
	{ "nested views destroyed from outside", make_nested, destroy_in_order },
	{ "nested views destroyed from inside", make_nested, destroy_in_reverse },
	{ "nested views destroyed in any order", make_nested, destroy_shuffled },
	{ "window of nested views destroyed", make_nested, destroy_window },
	{ "application of nested views destroyed", make_nested, destroy_application },
	{ 0 },
};
