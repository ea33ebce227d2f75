/* SPDX-License-Identifier: MIT */
/*
 * Memory of an idle application, and that strokes allocate nothing after the first one. The heap is counted by a malloc
 * of the benchmarks, so that the limit applies to the figures in their table.
 */
#include "check.h"

#include "../../../Benchmarks/measuring/allocations.h"

#include <stdio.h>
#include <tactus.h>

#define VIEWS 100
/* Limit on the heap of an idle application with this many views and pans. */
#define MOST_BYTES 100000
#define FINGERS 10
#define MOTIONS 50

struct strip {
	struct tactus_application *application;
	struct tactus_view *window;
	struct tactus_touch_source *panel;
	struct tactus_recognizer *pans[VIEWS];
	uint64_t time_us;
	int actions;
};

/* Views side by side in a window, each with a pan. */
static struct strip make_strip(void)
{
	struct strip strip = { .application = tactus_application_create(), .time_us = 1000000 };

	strip.window = tactus_window_create(strip.application, 0, 0, 10 * VIEWS, 1000);
	strip.panel = tactus_touch_source_create(strip.application, NULL);
	for (int i = 0; i < VIEWS; i++) {
		struct tactus_view *view = tactus_view_create(strip.application, 10 * i, 0, 10, 1000);

		strip.pans[i] = tactus_pan_recognizer_create(strip.application);
		CHECK(tactus_view_add_subview(strip.window, view) == TACTUS_STATUS_OK);
		CHECK(tactus_view_add_recognizer(view, strip.pans[i]) == TACTUS_STATUS_OK);
	}
	return strip;
}

static void check_idle_application(void)
{
	size_t before = allocated_bytes(), taken;
	struct strip strip = make_strip();

	taken = allocated_bytes() - before;
	if (taken > MOST_BYTES)
		check_failed("it takes %zu bytes", taken);
	printf("an application with %d views and %d pans takes %zu bytes\n", VIEWS, VIEWS, taken);
	tactus_application_destroy(strip.application);
	CHECK(allocated_bytes() == before);
}

static void count_action(struct tactus_recognizer *recognizer, void *data)
{
	struct strip *strip = data;

	(void)recognizer;
	strip->actions++;
}

/* Adds targets to the pans, and recognizers of all kinds to the window around them. */
static void watch(struct strip *strip)
{
	struct tactus_recognizer *(*const constructors[])(struct tactus_application * application) = {
		tactus_tap_recognizer_create, tactus_long_press_recognizer_create, tactus_swipe_recognizer_create,
		tactus_pinch_recognizer_create, tactus_rotation_recognizer_create, tactus_pan_recognizer_create
	};

	for (int i = 0; i < VIEWS; i++)
		CHECK(tactus_recognizer_add_target(strip->pans[i], count_action, strip) == TACTUS_STATUS_OK);
	for (size_t i = 0; i < sizeof constructors / sizeof constructors[0]; i++) {
		struct tactus_recognizer *recognizer = constructors[i](strip->application);

		CHECK(tactus_recognizer_add_target(recognizer, count_action, strip) == TACTUS_STATUS_OK);
		CHECK(tactus_view_add_recognizer(strip->window, recognizer) == TACTUS_STATUS_OK);
	}
}

/* Plays a stroke with each finger on its own view. */
static void play_stroke(struct strip *strip)
{
	for (int step = 0; step <= MOTIONS; step++) {
		for (int finger = 0; finger < FINGERS; finger++) {
			double x = 5 + 100 * finger, y = 100 + 3 * step;

			if (step == 0)
				CHECK(tactus_touch_source_down(strip->panel, strip->time_us, finger, x, y) ==
					TACTUS_STATUS_OK);
			else if (step < MOTIONS)
				CHECK(tactus_touch_source_motion(strip->panel, strip->time_us, finger, x, y) ==
					TACTUS_STATUS_OK);
			else
				CHECK(tactus_touch_source_up(strip->panel, strip->time_us, finger) ==
					TACTUS_STATUS_OK);
		}
		CHECK(tactus_touch_source_frame(strip->panel, strip->time_us) == TACTUS_STATUS_OK);
		strip->time_us += 8000;
	}
	/* Lets waits for another finger or a second tap expire. */
	strip->time_us += 2000000;
	CHECK(tactus_application_advance(strip->application, strip->time_us) == TACTUS_STATUS_OK);
}

static void check_second_stroke(void)
{
	struct strip strip = make_strip();
	uint64_t before, warming;

	watch(&strip);
	before = allocation_count();
	play_stroke(&strip);
	warming = allocation_count() - before;
	/* The counter counts, and the first stroke did allocate. */
	CHECK(warming > 0);
	CHECK(strip.actions > 0);
	before = allocation_count();
	play_stroke(&strip);
	if (allocation_count() != before)
		check_failed("it made %d allocations", (int)(allocation_count() - before));
	printf("the first stroke of %d fingers makes %d allocations\n", FINGERS, (int)warming);
	tactus_application_destroy(strip.application);
}

int main(void)
{
	/* The program's own output is not counted. */
	setvbuf(stdout, NULL, _IONBF, 0);
	check_run("an idle application takes little memory", check_idle_application);
	check_run("a second stroke allocates nothing", check_second_stroke);
	return check_summary();
}
