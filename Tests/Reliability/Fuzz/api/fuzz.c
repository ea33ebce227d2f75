/* SPDX-License-Identifier: MIT */
/*
 * Fuzzes the C API: bytes choose functions and arguments, also inside callbacks. The library must survive, call each
 * destroy listener once, and work afterwards.
 */
#include "../target.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>

static void check(bool holds, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "fuzz: %s\n", what);
	abort();
}

static void count(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer;
	++*(unsigned *)data;
}

/* A tap must be recognized by a fresh application and by the fuzzed one. */
static void check_tap(struct tactus_application *application, double x, double y)
{
	unsigned taps = 0;
	struct tactus_view *window = tactus_window_create(application, x, y, 100, 100);
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(application);
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_source *source;
	uint64_t time = tactus_application_get_time(application);

	info.seat = 4711;
	source = tactus_touch_source_create(application, &info);
	if (time > UINT64_C(1) << 61)
		return;
	tactus_application_cancel_touches(application, time);
	tactus_application_set_event_filter(application, NULL, NULL);
	while (tactus_application_remove_event_filter(application, fuzz_filter, &world) == TACTUS_STATUS_OK)
		;
	tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_INPUT_FRAME);
	/* Recognizers that never finish are failed after 5 s. */
	tactus_application_advance(application, time += UINT64_C(10000000));
	clients_check_at_rest(application);
	tactus_window_set_level(window, TACTUS_NUMBER_MAX);
	tactus_window_bring_to_front(window);
	tactus_view_add_recognizer(window, tap);
	tactus_recognizer_add_target(tap, count, &taps);
	tactus_touch_source_down(source, time + 1000, 1, x + 10, y + 10);
	tactus_touch_source_frame(source, time + 1000);
	tactus_touch_source_up(source, time + 2000, 1);
	tactus_touch_source_frame(source, time + 2000);
	check(taps == 1, "a tap is not recognized any more");
}

static void destroy_everything(void)
{
	while (world.counts[KIND_APPLICATION] > 0) {
		unsigned before = world.counts[KIND_APPLICATION];

		tactus_application_destroy(world.objects[KIND_APPLICATION][0]);
		check(world.counts[KIND_APPLICATION] == before - 1, "an application is not destroyed");
	}
	for (enum kind kind = 0; kind < KIND_COUNT; kind++)
		check(world.counts[kind] == 0, "an object outlives its application");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	build_scene(world_begin(data, size));
	world_fill_structs();
	world_run(UINT32_MAX);

	/* Without bytes, later callbacks call nothing. */
	world.bytes.left = 0;
	world.depth = 1000;
	for (unsigned i = 0; i < world.counts[KIND_APPLICATION]; i++)
		check_tap(world.objects[KIND_APPLICATION][i], 1e6, 1e6);
	destroy_everything();
	return 0;
}
