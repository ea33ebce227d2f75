/* SPDX-License-Identifier: MIT */
#include "latency.h"
#include "trial.h"
#include "../output/table.h"

#include <math.h>

static struct tactus_recognizer *create_edge_pan(struct tactus_application *application)
{
	struct tactus_recognizer *recognizer = tactus_screen_edge_pan_recognizer_create(application);

	tactus_screen_edge_pan_recognizer_set_edges(recognizer, TACTUS_EDGE_LEFT);
	return recognizer;
}

/* Where a finger is when each has gone a way, in px. */
static void go_right(double way, int finger, double *x, double *y)
{
	*x = 500 + way;
	*y = 400 + 80 * finger;
}

static void go_from_edge(double way, int finger, double *x, double *y)
{
	*x = 5 + way;
	*y = 400 + 80 * finger;
}

static void go_apart(double way, int finger, double *x, double *y)
{
	*x = 800 + (finger == 0 ? -1 : 1) * (100 + way);
	*y = 450;
}

static void go_round(double way, int finger, double *x, double *y)
{
	double angle = way / 100 + (finger == 0 ? 0 : 3.14159265358979);

	*x = 800 + 100 * cos(angle);
	*y = 450 + 100 * sin(angle);
}

static const struct movement {
	const char *name;
	struct tactus_recognizer *(*create)(struct tactus_application *application);
	int fingers;
	void (*place)(double way, int finger, double *x, double *y);
	/* The way after which a person would say that it is one, by the documented threshold. */
	double decided_px;
} movements[] = {
	{ "pan", tactus_pan_recognizer_create, 1, go_right, 10 },
	{ "screen-edge pan", create_edge_pan, 1, go_from_edge, 10 },
	{ "pinch", tactus_pinch_recognizer_create, 2, go_apart, 4 },
	{ "rotation", tactus_rotation_recognizer_create, 2, go_round, 10 },
	{ "swipe", tactus_swipe_recognizer_create, 1, go_right, 50 },
};

static const double speeds_mm_per_s[] = { 50, 200, 1000 };
#define SPEED_COUNT (sizeof speeds_mm_per_s / sizeof speeds_mm_per_s[0])

/* Counted from the down, or from the motion that decides. */
static struct delay measure(const struct movement *movement, double mm_per_s, bool from_down)
{
	const double step = mm_per_s * TRIAL_PIXELS_PER_MM * TRIAL_FRAME_US / 1e6;
	struct trial trial;
	struct delay delay;
	double x, y;

	trial_create(&trial);
	trial_await_action(&trial, movement->create(trial.application));
	for (int frame = 0; frame < 200 && !trial.has_fired; frame++) {
		if (from_down || step * frame >= movement->decided_px) {
			trial_start(&trial);
		}
		for (int finger = 0; finger < movement->fingers; finger++) {
			movement->place(step * frame, finger, &x, &y);
			(frame == 0 ? trial_down : trial_motion)(&trial, finger, x, y);
		}
		trial_frame(&trial);
	}
	delay = trial_delay(&trial);
	trial_destroy(&trial);
	return delay;
}

bool measure_movements(const char *folder)
{
	static const char *const heads[] = { "movement", "way of a finger, px", "ms at 50 mm/s", "at 200 mm/s",
		"at 1000 mm/s", "frames after the deciding one" };
	static struct table table;

	table_begin(&table, heads, sizeof heads / sizeof heads[0]);
	for (size_t i = 0; i < sizeof movements / sizeof movements[0]; i++) {
		double late = 0;

		table_text(&table, movements[i].name);
		table_number(&table, movements[i].decided_px, 0);
		for (size_t j = 0; j < SPEED_COUNT; j++) {
			table_number(&table, measure(&movements[i], speeds_mm_per_s[j], true).ms, 1);
			late = fmax(late, measure(&movements[i], speeds_mm_per_s[j], false).frames);
		}
		table_number(&table, late, 0);
	}
	return table_write(&table, "From the down of a finger that moves at once to the action", folder,
		"latency-of-movements.md");
}
