/* SPDX-License-Identifier: MIT */
/* After repeated gestures and objects, memory returns to its former size. */
#include "host.h"
#include "../steady-memory.h"

#include <stdio.h>

/* Allowance for lists that reach their final size late. */
#define SETTLING_BYTES 1024

static uint32_t chance;

/* Random, but the same in every run. */
static int random_below(int below)
{
	chance = chance * 1664525 + 1013904223;
	return (int)(chance >> 8) % below;
}

static void play_gesture(struct host *host)
{
	int fingers = 1 + random_below(3), moves = random_below(6), way = random_below(41) - 20;

	for (int32_t id = 0; id < fingers; id++)
		host_down(host, id, 400 + 100 * id, 400);
	for (int i = 1; i <= moves; i++) {
		for (int32_t id = 0; id < fingers; id++)
			host_move(host, id, 400 + (100 + i) * id + way * i, 400);
	}
	if (random_below(50) == 0)
		tactus_touch_source_cancel_all(host->panel, host->time_us);
	for (int32_t id = 0; id < fingers; id++)
		host_up(host, id);
	host->time_us += (uint64_t)random_below(700) * 1000;
}

static void act(struct tactus_recognizer *recognizer, void *data)
{
	double x, y;

	(void)data;
	tactus_recognizer_get_location(recognizer, NULL, &x, &y);
}

static void add_recognizers(struct host *host, struct tactus_view *view)
{
	struct tactus_recognizer *(*const create[])(struct tactus_application *) = {
		tactus_tap_recognizer_create,
		tactus_long_press_recognizer_create,
		tactus_pan_recognizer_create,
		tactus_swipe_recognizer_create,
		tactus_pinch_recognizer_create,
		tactus_rotation_recognizer_create,
		tactus_transform_recognizer_create,
		tactus_screen_edge_pan_recognizer_create,
		tactus_hover_recognizer_create,
	};

	for (size_t i = 0; i < sizeof create / sizeof create[0]; i++) {
		struct tactus_recognizer *recognizer = create[i](host->application);

		tactus_recognizer_add_target(recognizer, act, NULL);
		tactus_view_add_recognizer(view, recognizer);
	}
}

static void gestures(void)
{
	struct host host;
	struct tactus_view *view, *scroll_view;
	size_t before = 0, after;

	chance = 1;
	host_open(&host);
	view = tactus_view_create(host.application, 300, 300, 800, 400);
	tactus_view_add_subview(host.window, view);
	add_recognizers(&host, view);
	scroll_view = tactus_scroll_view_create(host.application, 0, 0, 400, 400, 4000, 4000);
	tactus_view_add_subview(view, scroll_view);
	for (unsigned i = 0; i < many_gestures; i++) {
		/* Lists reach their final size at the beginning. */
		if (i == many_gestures / 10)
			before = steady_memory_in_use();
		play_gesture(&host);
	}
	after = steady_memory_in_use();
	if (after > before + SETTLING_BYTES)
		check_failed("%zu bytes more after %u gestures", after - before, many_gestures);
	host.time_us += 6000000;
	host_still_works(&host);
	host_close(&host);
}

/* Objects are created and destroyed during gestures. */
static void objects(void)
{
	struct host host;
	size_t before = 0, after;

	chance = 2;
	host_open(&host);
	for (int i = 0; i < 20000; i++) {
		struct tactus_view *view = tactus_view_create(host.application, 0, 0, 900, 900);
		struct tactus_recognizer *pan = tactus_pan_recognizer_create(host.application);

		if (i == 2000)
			before = steady_memory_in_use();
		tactus_view_add_subview(host.window, view);
		tactus_view_add_recognizer(view, pan);
		host_down(&host, 1, 100, 100);
		host_move(&host, 1, 150, 100);
		if (i % 2)
			tactus_view_destroy(view);
		tactus_recognizer_destroy(pan);
		host_up(&host, 1);
		if (!(i % 2))
			tactus_view_destroy(view);
		host.time_us += 100000;
	}
	after = steady_memory_in_use();
	if (after > before + SETTLING_BYTES)
		check_failed("%zu bytes more after 18 000 views and recognizers", after - before);
	host_still_works(&host);
	host_close(&host);
}

static void applications(void)
{
	size_t before = 0, after;
	struct host host;

	for (int i = 0; i < 2000; i++) {
		if (i == 200)
			before = steady_memory_in_use();
		host_open(&host);
		add_recognizers(&host, host.window);
		play_gesture(&host);
		host_down(&host, 1, 100, 100);
		host_close(&host);
	}
	after = steady_memory_in_use();
	if (after > before)
		check_failed("%zu bytes more after 1 800 applications", after - before);
}

void check_growth(void)
{
	char name[64];

	snprintf(name, sizeof name, "%u gestures without growth", many_gestures);
	check_run(name, gestures);
	check_run("20 000 views and recognizers without growth", objects);
	check_run("2 000 applications without growth", applications);
}
