/* SPDX-License-Identifier: MIT */
#include "latency.h"
#include "trial.h"
#include "../output/table.h"

static void touch(struct trial *trial)
{
	trial_down(trial, 0, 400, 400);
	trial_frame(trial);
}

static void lift(struct trial *trial)
{
	trial_up(trial, 0);
	trial_frame(trial);
}

static struct tactus_recognizer *create_double_tap(struct trial *trial)
{
	struct tactus_recognizer *recognizer = tactus_tap_recognizer_create(trial->application);

	tactus_tap_recognizer_set_number_of_taps_required(recognizer, 2);
	return recognizer;
}

/* --- what takes how long ------------------------------------------------------------ */

static void play_view(struct trial *trial)
{
	trial_await_began(trial, trial->window);
	trial_start(trial);
	touch(trial);
}

static void play_surface(struct trial *trial)
{
	trial_await_surface_down(trial);
	trial_start(trial);
	touch(trial);
}

static void play_surface_cancel(struct trial *trial)
{
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(trial->application);

	trial_await_surface_cancel(trial);
	tactus_view_add_recognizer(trial->window, pan);
	touch(trial);
	trial_start(trial);
	trial_motion(trial, 0, 410, 400);
	trial_frame(trial);
}

static void play_tap(struct trial *trial)
{
	trial_await_action(trial, tactus_tap_recognizer_create(trial->application));
	touch(trial);
	trial_start(trial);
	lift(trial);
}

static void play_two_finger_tap(struct trial *trial)
{
	struct tactus_recognizer *recognizer = tactus_tap_recognizer_create(trial->application);

	tactus_tap_recognizer_set_number_of_touches_required(recognizer, 2);
	trial_await_action(trial, recognizer);
	touch(trial);
	trial_down(trial, 1, 500, 400);
	trial_frame(trial);
	lift(trial);
	trial_start(trial);
	trial_up(trial, 1);
	trial_frame(trial);
}

static void play_double_tap(struct trial *trial)
{
	trial_await_action(trial, create_double_tap(trial));
	touch(trial);
	lift(trial);
	touch(trial);
	trial_start(trial);
	lift(trial);
}

static void play_tap_before_double_tap(struct trial *trial)
{
	struct tactus_recognizer *double_tap = create_double_tap(trial);
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(trial->application);

	tactus_view_add_recognizer(trial->window, double_tap);
	trial_await_action(trial, tap);
	tactus_recognizer_require_failure_of(tap, double_tap);
	touch(trial);
	trial_start(trial);
	lift(trial);
	trial_wait(trial);
}

static void play_long_press(struct trial *trial)
{
	trial_await_action(trial, tactus_long_press_recognizer_create(trial->application));
	trial_start(trial);
	touch(trial);
	trial_wait(trial);
}

/* A finger that rests in a list. */
static void play_scroll_view(struct trial *trial)
{
	struct tactus_view *scroll_view = tactus_scroll_view_create(
		trial->application, 0, 0, TRIAL_WIDTH, TRIAL_HEIGHT, TRIAL_WIDTH, 10 * TRIAL_HEIGHT);
	struct tactus_view *row = tactus_view_create(trial->application, 0, 0, TRIAL_WIDTH, 10 * TRIAL_HEIGHT);

	tactus_view_add_subview(trial->window, scroll_view);
	tactus_view_add_subview(scroll_view, row);
	trial_await_began(trial, row);
	trial_start(trial);
	touch(trial);
	trial_wait(trial);
}

/* A view under a tap that delays its touches: as soon as the tap is none. */
static void play_delayed_began(struct trial *trial)
{
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(trial->application);

	tactus_recognizer_set_delays_touches_began(tap, true);
	tactus_view_add_recognizer(trial->window, tap);
	trial_await_began(trial, trial->window);
	touch(trial);
	trial_start(trial);
	trial_motion(trial, 0, 446, 400);
	trial_frame(trial);
}

static const struct {
	const char *what, *since;
	void (*play)(struct trial *trial);
} rows[] = {
	{ "a view's began", "the down", play_view },
	{ "a surface's down", "the down", play_surface },
	{ "a surface's cancel", "the motion that makes a pan", play_surface_cancel },
	{ "a delayed began", "the motion that makes a tap fail", play_delayed_began },
	{ "a scroll view's content", "the down of a finger that rests", play_scroll_view },
	{ "tap", "the lift", play_tap },
	{ "two-finger tap", "the last lift", play_two_finger_tap },
	{ "double tap", "the second lift", play_double_tap },
	{ "tap that waits for a double tap", "the lift", play_tap_before_double_tap },
	{ "long press", "the down", play_long_press },
};

bool measure_latency(const char *folder)
{
	static const char *const heads[] = { "what", "since", "frames", "ms" };
	static struct table table;

	table_begin(&table, heads, sizeof heads / sizeof heads[0]);
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct trial trial;
		struct delay delay;

		trial_create(&trial);
		rows[i].play(&trial);
		delay = trial_delay(&trial);
		trial_destroy(&trial);
		table_text(&table, rows[i].what);
		table_text(&table, rows[i].since);
		table_number(&table, delay.frames, 0);
		table_number(&table, delay.ms, 3);
	}
	return table_write(&table, "From an event to what it calls back", folder, "latency.md");
}
