/* SPDX-License-Identifier: MIT */
#include "footprint.h"
#include "../measuring/allocations.h"
#include "../measuring/samples.h"
#include "../output/json.h"
#include "../output/table.h"

#include <math.h>
#include <tactus.h>

#define OBJECTS 1000
#define RUNS 20

/* Makes an object of the application, one that it destroys by itself. */
typedef void (*make_func)(struct tactus_application *application);

static void make_view(struct tactus_application *application)
{
	tactus_view_create(application, 0, 0, 10, 10);
}

static void make_surface(struct tactus_application *application)
{
	const struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;

	tactus_surface_create(tactus_surface_client_create(application, &callbacks, NULL), 0, 0, 10, 10);
}

static void make_control(struct tactus_application *application)
{
	tactus_control_create(application, 0, 0, 10, 10);
}

static void make_scroll_view(struct tactus_application *application)
{
	tactus_scroll_view_create(application, 0, 0, 10, 10, 10, 100);
}

static void make_window(struct tactus_application *application)
{
	tactus_window_create(application, 0, 0, 10, 10);
}

static void make_tap(struct tactus_application *application)
{
	tactus_tap_recognizer_create(application);
}

static void make_long_press(struct tactus_application *application)
{
	tactus_long_press_recognizer_create(application);
}

static void make_pan(struct tactus_application *application)
{
	tactus_pan_recognizer_create(application);
}

static void make_swipe(struct tactus_application *application)
{
	tactus_swipe_recognizer_create(application);
}

static void make_pinch(struct tactus_application *application)
{
	tactus_pinch_recognizer_create(application);
}

static void make_rotation(struct tactus_application *application)
{
	tactus_rotation_recognizer_create(application);
}

static void make_transform(struct tactus_application *application)
{
	tactus_transform_recognizer_create(application);
}

static void make_edge_pan(struct tactus_application *application)
{
	tactus_screen_edge_pan_recognizer_create(application);
}

static void make_source(struct tactus_application *application)
{
	tactus_touch_source_create(application, NULL);
}

static const struct kind {
	const char *name;
	make_func make;
} kinds[] = {
	{ "view", make_view },
	{ "surface and its client", make_surface },
	{ "control", make_control },
	{ "scroll view with its recognizers", make_scroll_view },
	{ "window", make_window },
	{ "tap recognizer", make_tap },
	{ "long press recognizer", make_long_press },
	{ "pan recognizer", make_pan },
	{ "swipe recognizer", make_swipe },
	{ "pinch recognizer", make_pinch },
	{ "rotation recognizer", make_rotation },
	{ "transform recognizer", make_transform },
	{ "screen-edge pan recognizer", make_edge_pan },
	{ "touch source", make_source },
};

struct footprint {
	double bytes, allocations, ns_to_make, ns_to_destroy;
};

/* Of one of many: the share of the application that grows by doubling is in it. */
static struct footprint measure_kind(make_func make)
{
	struct footprint least = { INFINITY, INFINITY, INFINITY, INFINITY };

	for (int run = 0; run < RUNS; run++) {
		struct tactus_application *application = tactus_application_create();
		size_t bytes = allocated_bytes();
		uint64_t allocations = allocation_count(), start = now_ns(), made;

		for (int i = 0; i < OBJECTS; i++) {
			make(application);
		}
		made = now_ns();
		least.bytes = fmin(least.bytes, (double)(allocated_bytes() - bytes) / OBJECTS);
		least.allocations = fmin(least.allocations, (double)(allocation_count() - allocations) / OBJECTS);
		least.ns_to_make = fmin(least.ns_to_make, (double)(made - start) / OBJECTS);
		made = now_ns();
		tactus_application_destroy(application);
		least.ns_to_destroy = fmin(least.ns_to_destroy, (double)(now_ns() - made) / OBJECTS);
	}
	return least;
}

/* In a window: views, each with a recognizer. */
static struct footprint measure_application(int views)
{
	struct footprint least = { INFINITY, INFINITY, INFINITY, INFINITY };

	for (int run = 0; run < RUNS; run++) {
		size_t bytes = allocated_bytes();
		uint64_t allocations = allocation_count(), start = now_ns(), made;
		struct tactus_application *application = tactus_application_create();
		struct tactus_view *window = tactus_window_create(application, 0, 0, 1000, 1000);

		tactus_touch_source_create(application, NULL);
		for (int i = 0; i < views; i++) {
			struct tactus_view *view = tactus_view_create(application, 10 * i, 0, 10, 1000);

			tactus_view_add_subview(window, view);
			tactus_view_add_recognizer(view, tactus_pan_recognizer_create(application));
		}
		made = now_ns();
		least.bytes = fmin(least.bytes, (double)(allocated_bytes() - bytes));
		least.allocations = fmin(least.allocations, (double)(allocation_count() - allocations));
		least.ns_to_make = fmin(least.ns_to_make, (double)(made - start));
		made = now_ns();
		tactus_application_destroy(application);
		least.ns_to_destroy = fmin(least.ns_to_destroy, (double)(now_ns() - made));
	}
	return least;
}

static void write(const char *name, struct footprint footprint, struct table *table, struct json_list *list)
{
	table_text(table, name);
	table_number(table, footprint.bytes, 0);
	table_number(table, footprint.allocations, 1);
	table_number(table, footprint.ns_to_make / 1000, 2);
	table_number(table, footprint.ns_to_destroy / 1000, 2);
	json_object_begin(list);
	json_text(list, "what", name);
	json_number(list, "bytes", footprint.bytes);
	json_number(list, "allocations", footprint.allocations);
	json_number(list, "ns_to_make", footprint.ns_to_make);
	json_number(list, "ns_to_destroy", footprint.ns_to_destroy);
	json_object_end(list);
}

bool measure_footprint(const char *folder)
{
	static const char *const heads[] = { "what", "bytes", "allocations", "µs to make", "µs to destroy" };
	static struct table table;
	struct json_list list;

	if (!json_list_open(&list, folder, "footprint.json")) {
		return false;
	}
	table_begin(&table, heads, sizeof heads / sizeof heads[0]);
	write("application with a window", measure_application(0), &table, &list);
	write("the same with 100 views and 100 pans", measure_application(100), &table, &list);
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		write(kinds[i].name, measure_kind(kinds[i].make), &table, &list);
	}
	json_list_close(&list);
	return table_write(&table, "Footprint; a single object is one of a thousand", folder, "footprint.md");
}
