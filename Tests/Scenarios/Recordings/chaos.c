/* SPDX-License-Identifier: MIT */
/*
 * A host in chaos, recorded: fingers are down when the recorder comes, and from then on views, recognizers and touch
 * sources come and go under the fingers, also inside callbacks. Writes the recording to FILE, and each action of a
 * recognizer since it began to standard output: `TIME NAME STATE`. Usage: chaos SEED FILE
 */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <tactus-recorder.h>
#include <unistd.h>

enum {
	VIEWS = 8,
	RECOGNIZERS = 12,
	SOURCES = 2,
	FINGERS = 5,
	STRIPES = 130,
	STEPS = 4000,
	STEP_US = 4000,
};

static struct tactus_application *application;
static struct tactus_view *window, *views[VIEWS];
static struct tactus_recognizer *recognizers[RECOGNIZERS];
static struct tactus_touch_source *sources[SOURCES];
static bool is_down[SOURCES][FINGERS];
static uint64_t now_us;
static uint32_t seed;
static int names;
static bool is_logging;

/* Returns a random number below a limit. */
static uint32_t any(uint32_t limit)
{
	seed = seed * 1664525 + 1013904223;
	return (seed >> 8) % limit;
}

static void disturb(void);

static void acted(struct tactus_recognizer *recognizer, void *data)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };

	(void)data;
	if (is_logging)
		printf("%.15g %s %s\n", (double)tactus_application_get_time(application) / 1000,
			tactus_recognizer_get_name(recognizer), states[tactus_recognizer_get_state(recognizer)]);
	if (any(6) == 0)
		disturb();
}

static struct tactus_recognizer *make_recognizer(struct tactus_view *view)
{
	static struct tactus_recognizer *(*const makers[])(struct tactus_application *) = {
		tactus_tap_recognizer_create,
		tactus_pan_recognizer_create,
		tactus_pinch_recognizer_create,
		tactus_rotation_recognizer_create,
		tactus_long_press_recognizer_create,
		tactus_swipe_recognizer_create,
	};
	struct tactus_recognizer *recognizer = makers[any(sizeof makers / sizeof makers[0])](application);
	char name[16];

	snprintf(name, sizeof name, "r%d", ++names);
	tactus_recognizer_set_name(recognizer, name);
	tactus_recognizer_add_target(recognizer, acted, NULL);
	tactus_view_add_recognizer(view, recognizer);
	return recognizer;
}

static struct tactus_view *make_view(void)
{
	struct tactus_view *view = tactus_view_create(application, any(400), any(300), 100 + any(300), 100 + any(300));
	char name[16];

	snprintf(name, sizeof name, "v%d", ++names);
	tactus_view_set_name(view, name);
	tactus_view_set_multiple_touch_enabled(view, any(3) > 0);
	tactus_view_add_subview(any(3) > 0 && views[0] ? views[0] : window, view);
	return view;
}

static void replace_source(uint32_t source)
{
	tactus_touch_source_destroy(sources[source]);
	sources[source] = tactus_touch_source_create(application, NULL);
	for (int finger = 0; finger < FINGERS; finger++)
		is_down[source][finger] = false;
}

/* Turns a tablet, moves it to another output, plugs it in again, or changes its accommodations. */
static void change_source(uint32_t source)
{
	static const double turns[][6] = {
		{ 1, 0, 0, 1, 0, 0 },
		{ 0, 1, -1, 0, 700, 0 },
		{ -1, 0, 0, -1, 800, 600 },
		{ 0, -1, 1, 0, 0, 700 },
	};
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_touch_accommodations accommodations = TACTUS_TOUCH_ACCOMMODATIONS_INIT;
	uint32_t turn = any(4);

	for (int i = 0; i < 6; i++)
		info.transform[i] = turns[turn][i];
	info.x = any(50);
	info.width = 800;
	info.height = 600;
	if (any(2) > 0) {
		info.width_mm = 100 + any(200);
		info.height_mm = 100 + any(100);
	}
	if (any(4) == 0)
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS;
	if (any(4) == 0)
		info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS;
	tactus_touch_source_set_info(sources[source], &info);
	if (any(3) == 0)
		accommodations.hold_duration_us = 1000 * any(30);
	/* Shorter than the rest that a recording needs to begin. */
	if (any(3) == 0)
		accommodations.ignore_repeat_us = 1000 * any(300);
	if (any(3) == 0) {
		accommodations.tap_assistance_us = 1000 * any(200);
		accommodations.tap_place = any(2) > 0 ? TACTUS_TAP_PLACE_FINAL : TACTUS_TAP_PLACE_INITIAL;
	}
	tactus_touch_source_set_accommodations(sources[source], &accommodations);
}

/* Lets a view be hit in stripes only, as shaped windows are. */
static void shape(struct tactus_view *view)
{
	struct tactus_rectangle stripes[STRIPES];
	uint32_t count = any(STRIPES) + 1;

	for (uint32_t i = 0; i < count; i++)
		stripes[i] = (struct tactus_rectangle){ i * 3, 0, 2, 300 };
	tactus_view_set_input_region(view, any(3) > 0 ? stripes : NULL, count);
}

/* Makes unexpected changes while fingers are down. */
static void disturb(void)
{
	uint32_t view = any(VIEWS), recognizer = any(RECOGNIZERS);

	switch (any(11)) {
	case 0:
		tactus_view_set_hidden(views[view], any(2) > 0);
		break;
	case 1:
		tactus_view_remove_from_superview(views[view]);
		break;
	case 2:
		tactus_view_add_subview(window, views[view]);
		break;
	case 3:
		tactus_view_destroy(views[view]);
		views[view] = make_view();
		break;
	case 4:
		replace_source(any(SOURCES));
		break;
	case 5:
		tactus_recognizer_set_enabled(recognizers[recognizer], any(3) > 0);
		break;
	case 6:
		tactus_recognizer_destroy(recognizers[recognizer]);
		recognizers[recognizer] = make_recognizer(views[view]);
		break;
	case 7:
		tactus_view_set_frame(views[view], any(400), any(300), 50 + any(300), 50 + any(300));
		break;
	case 8:
		change_source(any(SOURCES));
		break;
	case 9:
		shape(views[view]);
		break;
	default:
		tactus_view_add_recognizer(views[view], recognizers[recognizer]);
		break;
	}
}

static void feed(uint32_t source, int finger)
{
	struct tactus_touch_source *panel = sources[source];
	double x = any(800), y = any(600);

	/* Callbacks of a panel without frames come at once, and may replace it. */
	if (!is_down[source][finger]) {
		is_down[source][finger] = true;
		tactus_touch_source_down(panel, now_us, finger, x, y);
	} else if (any(6) > 0) {
		tactus_touch_source_motion(panel, now_us, finger, x, y);
	} else {
		is_down[source][finger] = false;
		tactus_touch_source_up(panel, now_us, finger);
	}
	/* A callback may have replaced the source. */
	if (any(4) > 0)
		tactus_touch_source_frame(sources[source], now_us);
}

static void lift_all(void)
{
	for (uint32_t source = 0; source < SOURCES; source++) {
		for (int finger = 0; finger < FINGERS; finger++) {
			if (is_down[source][finger])
				tactus_touch_source_up(sources[source], now_us, finger);
			is_down[source][finger] = false;
		}
		tactus_touch_source_frame(sources[source], now_us);
	}
	now_us += 2000000;
	tactus_application_advance(application, now_us);
}

static void play(int steps)
{
	for (int step = 0; step < steps; step++) {
		now_us += STEP_US;
		feed(any(SOURCES), (int)any(FINGERS));
		if (any(12) == 0)
			disturb();
		/* Rarely, so that recognizers also reach their ends. */
		if (any(150) == 0)
			lift_all();
	}
}

int main(int argc, char *argv[])
{
	FILE *file = argc == 3 ? fopen(argv[2], "we") : NULL;
	struct tactus_touch_source *waiting;
	struct tactus_recorder *recorder;

	if (!file)
		return 2;
	seed = (uint32_t)strtoul(argv[1], NULL, 10);
	application = tactus_application_create();
	window = tactus_window_create(application, 0, 0, 800, 600);
	for (int i = 0; i < SOURCES; i++)
		sources[i] = tactus_touch_source_create(application, NULL);
	for (int i = 0; i < VIEWS; i++)
		views[i] = make_view();
	for (int i = 0; i < RECOGNIZERS; i++)
		recognizers[i] = make_recognizer(views[any(VIEWS)]);
	play(200);
	/* A finger whose down waits for its frame, which the recorder cannot notice. */
	waiting = tactus_touch_source_create(application, NULL);
	tactus_touch_source_down(waiting, now_us, 0, 10, 10);
	recorder = tactus_recorder_create_for_fd(application, fileno(file));
	tactus_touch_source_frame(waiting, now_us);
	play(30);
	tactus_touch_source_up(waiting, now_us, 0);
	tactus_touch_source_frame(waiting, now_us);
	lift_all();
	/* It begins now, unless it began at a rest before. */
	is_logging = true;
	play(STEPS);
	lift_all();
	tactus_recorder_flush(recorder);
	tactus_recorder_destroy(recorder);
	tactus_application_destroy(application);
	return fclose(file) == 0 ? 0 : 1;
}
