/* SPDX-License-Identifier: MIT */
/* Invalid numbers, and numbers just within the limits. */
#include "host.h"

#include <float.h>
#include <math.h>

static const double numbers[] = {
	NAN,
	INFINITY,
	-INFINITY,
	DBL_MAX,
	-DBL_MAX,
	1e300,
	-1e300,
	9.3e18,
	-9.3e18,
	4294967296.0,
	0.0,
	-0.0,
	DBL_MIN,
	DBL_TRUE_MIN,
	-DBL_TRUE_MIN,
	DBL_EPSILON,
	1.0,
	-1.0,
};
#define COUNT (sizeof numbers / sizeof numbers[0])

static void add_all(struct host *host, struct tactus_view *view)
{
	struct tactus_recognizer *edge = tactus_screen_edge_pan_recognizer_create(host->application);

	tactus_screen_edge_pan_recognizer_set_edges(edge, TACTUS_EDGE_LEFT);
	tactus_view_add_recognizer(view, edge);
	tactus_view_add_recognizer(view, tactus_swipe_recognizer_create(host->application));
	tactus_view_add_recognizer(view, tactus_pinch_recognizer_create(host->application));
	tactus_view_add_recognizer(view, tactus_rotation_recognizer_create(host->application));
	tactus_view_add_recognizer(view, tactus_transform_recognizer_create(host->application));
	tactus_view_add_recognizer(view, tactus_pan_recognizer_create(host->application));
}

static bool is_place(double number)
{
	return fabs(number) <= TACTUS_NUMBER_MAX;
}

/* Two fingers move between any two numbers; those within the limit are ordinary locations. */
static void places_of_fingers(void)
{
	struct host host;

	host_open(&host);
	add_all(&host, host.window);
	for (size_t from = 0; from < COUNT; from++) {
		for (size_t to = 0; to < COUNT; to++) {
			bool lands = is_place(numbers[from]);

			CHECK((host_down(&host, 1, numbers[from], 5) == TACTUS_STATUS_OK) == lands);
			host_down(&host, 2, 50, 50);
			CHECK((host_move(&host, 1, numbers[to], numbers[from]) == TACTUS_STATUS_OK) ==
				(lands && is_place(numbers[to])));
			host_move(&host, 2, 60, numbers[to]);
			host_move(&host, 2, 70, 50);
			host_up(&host, 1);
			host_up(&host, 2);
			host.time_us += 1000000;
			tactus_application_advance(host.application, host.time_us);
		}
	}
	CHECK(host.began == host.ended + host.cancelled);
	host_still_works(&host);
	host_close(&host);
}

static void shapes_of_views(void)
{
	struct host host;
	struct tactus_view *view, *scroll_view;

	host_open(&host);
	view = tactus_view_create(host.application, 0, 0, 400, 400);
	tactus_view_add_subview(host.window, view);
	add_all(&host, view);
	scroll_view = tactus_scroll_view_create(host.application, 0, 0, 200, 200, 900, 900);
	tactus_view_add_subview(view, scroll_view);
	for (size_t i = 0; i < COUNT * COUNT; i++) {
		double a = numbers[i % COUNT], b = numbers[i / COUNT];

		tactus_view_set_frame(view, a, b, b, a);
		tactus_view_set_bounds_origin(view, a, b);
		tactus_view_set_transform(view, a, b, b, a, b, a);
		tactus_view_set_alpha(view, a);
		tactus_window_set_level(host.window, a);
		tactus_scroll_view_set_content_size(scroll_view, a, b);
		tactus_scroll_view_set_content_inset(scroll_view, a, b, a, b);
		tactus_scroll_view_set_content_offset(scroll_view, b, a, i % 2);
		tactus_scroll_view_set_zoom_limits(scroll_view, a, b);
		tactus_scroll_view_set_zoom_scale(scroll_view, b, i % 2);
		host_down(&host, 1, 100, 100);
		host_down(&host, 2, 150, 100);
		host_move(&host, 1, 50, 110);
		host_move(&host, 2, 190, 100);
		host_up(&host, 1);
		host_up(&host, 2);
		tactus_application_hit_test(host.application, a, b);
		host.time_us += 300000;
		tactus_application_advance(host.application, host.time_us);
	}
	tactus_view_destroy(view);
	host_still_works(&host);
	host_close(&host);
}

static void sizes_of_panels(void)
{
	struct host host;

	host_open(&host);
	add_all(&host, host.window);
	for (size_t i = 0; i < COUNT * COUNT; i++) {
		struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
		double a = numbers[i % COUNT], b = numbers[i / COUNT];
		struct tactus_touch_source *source;

		info.x = a, info.y = b, info.width = b, info.height = a;
		info.width_mm = a, info.height_mm = b;
		for (int k = 0; k < 6; k++)
			info.transform[k] = k % 2 ? a : b;
		source = tactus_touch_source_create(host.application, &info);
		if (!source)
			continue;
		tactus_touch_source_down(source, host.time_us, 1, b, a);
		tactus_touch_source_motion(source, host.time_us, 1, a, b);
		tactus_touch_source_up(source, host.time_us + 1000, 1);
		tactus_touch_source_frame(source, host.time_us + 1000);
		tactus_touch_source_destroy(source);
		host.time_us += 1000000;
		tactus_application_advance(host.application, host.time_us);
	}
	CHECK(host.began == host.ended + host.cancelled);
	host_still_works(&host);
	host_close(&host);
}

void check_numbers(void)
{
	check_run("fingers at any numbers", places_of_fingers);
	check_run("views of any numbers", shapes_of_views);
	check_run("panels of any numbers", sizes_of_panels);
}
