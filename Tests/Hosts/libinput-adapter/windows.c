/* SPDX-License-Identifier: MIT */
#include "../fake-evdev/test/check.h"
#include "bench.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void bench_say(const char *format, ...)
{
	size_t room = sizeof bench.log - bench.log_length;
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(bench.log + bench.log_length, room, format, arguments);
	va_end(arguments);
	bench.log_length += length >= 0 && (size_t)length < room ? (size_t)length : 0;
}

static void say_touch(const struct tactus_touch *touch)
{
	const char *window = tactus_view_get_name(tactus_touch_get_view(touch));
	double x = 0, y = 0;
	tactus_touch_get_location(touch, NULL, &x, &y);
	switch (tactus_touch_get_phase(touch)) {
	case TACTUS_TOUCH_PHASE_BEGAN:
		bench.told.down++;
		bench_say("%s began %d at %.0f,%.0f\n", window, tactus_touch_get_id(touch), x, y);
		break;
	case TACTUS_TOUCH_PHASE_MOVED:
		bench.told.motion++;
		bench_say("%s moved %d to %.0f,%.0f\n", window, tactus_touch_get_id(touch), x, y);
		break;
	case TACTUS_TOUCH_PHASE_ENDED:
		bench.told.up++;
		bench_say("%s ended %d\n", window, tactus_touch_get_id(touch));
		break;
	case TACTUS_TOUCH_PHASE_CANCELLED:
		bench.told.cancel++;
		bench_say("%s cancelled %d\n", window, tactus_touch_get_id(touch));
		break;
	default:
		check_failed("a window was told of a touch that has no news");
		break;
	}
}

static enum tactus_handling take_touches(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	(void)responder, (void)event, (void)data;
	for (size_t i = 0; i < count; i++) {
		say_touch(touches[i]);
		bench.told_before_frames += !bench.in_frame_event;
		if (bench.on_touch) {
			bench.on_touch(touches[i]);
		}
	}
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_answer count_delivery(const struct tactus_event *event, void *data)
{
	(void)event, (void)data;
	bench.told.frame++;
	return TACTUS_ANSWER_NO;
}

static void count_touch_down(const struct tactus_touch *touch, void *data)
{
	(void)touch, (void)data;
	bench.touch_downs++;
}

static void take_complaint(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)data;
	if (bench.complaint[0] == '\0') {
		snprintf(bench.complaint, sizeof bench.complaint, "%s", message);
	}
}

static struct tactus_view *create_window(const char *name, double x)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	callbacks.touches_began = take_touches;
	callbacks.touches_moved = take_touches;
	callbacks.touches_ended = take_touches;
	callbacks.touches_cancelled = take_touches;
	struct tactus_view *window = tactus_window_create(bench.application, x, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
	tactus_view_set_name(window, name);
	tactus_view_set_multiple_touch_enabled(window, true);
	tactus_view_set_responder_callbacks(window, &callbacks, NULL);
	return window;
}

void bench_open_application(void)
{
	memset(&bench, 0, sizeof bench);
	tactus_set_default_log_handler(take_complaint, NULL);
	bench.application = tactus_application_create();
	tactus_application_set_log_handler(bench.application, take_complaint, NULL);
	tactus_application_set_event_filter(bench.application, count_delivery, NULL);
	tactus_application_add_touch_down_listener(bench.application, count_touch_down, NULL);
	bench.left = create_window("left", 0);
	bench.right = create_window("right", WINDOW_WIDTH);
	bench.adapter = tactus_libinput_create(bench.application);
	CHECK(bench.adapter);
	CHECK(tactus_libinput_set_default_rectangle(bench.adapter, 0, 0, WINDOW_WIDTH, WINDOW_HEIGHT) ==
		TACTUS_STATUS_OK);
}

void bench_expect(const char *lines)
{
	check_text(bench.log, lines);
	bench_forget();
}

void bench_forget(void)
{
	bench.log[0] = '\0';
	bench.log_length = 0;
	memset(bench.results, 0, sizeof bench.results);
	bench.consumed = bench.told = (struct counts){ 0 };
	bench.touch_downs = bench.told_before_frames = 0;
}

void bench_forgive(const char *part_of_the_complaint)
{
	if (!strstr(bench.complaint, part_of_the_complaint)) {
		check_failed("expected the complaint \"%s\", found \"%s\"", part_of_the_complaint, bench.complaint);
	}
	bench.complaint[0] = '\0';
}
