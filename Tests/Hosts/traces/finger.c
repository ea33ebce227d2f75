/* SPDX-License-Identifier: MIT */
/*
 * Only the four basic operations on doubles here (and the build forbids fused
 * ones), so that every machine gets the same trace to the byte.
 */
#include "finger.h"

#include <stdbool.h>

#define RAMP_MS 28.0 /* from first contact to full pressure, and back */
#define FULL_PRESSURE 92.0
#define FULL_MAJOR_MM 7.5

#define POSITION_NOISE_MM 0.05
#define PRESSURE_NOISE 2.0

/* Like a real controller, the sensor ignores smaller changes. */
#define POSITION_HYSTERESIS 6 /* 0.15 mm */
#define PRESSURE_HYSTERESIS 4
#define MAJOR_HYSTERESIS 10

double noise_next(struct noise *noise, double amplitude)
{
	/* xorshift */
	noise->state ^= noise->state << 13;
	noise->state ^= noise->state >> 17;
	noise->state ^= noise->state << 5;
	return amplitude * (noise->state / 2147483648.0 - 1.0);
}

enum finger_phase finger_phase_at(const struct finger *finger, double time_ms)
{
	double since = time_ms - finger->stroke->start_ms;
	if (since < 0) {
		return FINGER_BEFORE;
	}
	return since < finger->stroke->duration_ms ? FINGER_DOWN : FINGER_AFTER;
}

/* Returns how far the finger is along its path after a part of its time. */
static double paced(enum stroke_pace pace, double part)
{
	switch (pace) {
	case STROKE_FLICKED:
		return part * (0.4 + 0.6 * part);
	case STROKE_EASED:
		return part * part * (3 - 2 * part);
	}
	return part;
}

static int last_point(const struct stroke *stroke)
{
	int last = 0;
	while (last + 1 < STROKE_MAX_POINTS && (stroke->path[last + 1].x > 0 || stroke->path[last + 1].y > 0)) {
		last++;
	}
	return last;
}

/* Catmull-Rom: a smooth curve from b to c, which comes from a and goes on to d. */
static double curve(double a, double b, double c, double d, double part)
{
	double linear = c - a;
	double square = 2 * a - 5 * b + 4 * c - d;
	double cube = 3 * b - a - 3 * c + d;
	return b + 0.5 * part * (linear + part * (square + part * cube));
}

static struct trace_point point_at(const struct stroke *stroke, double along)
{
	int last = last_point(stroke);
	if (last == 0) {
		return stroke->path[0];
	}
	int from = (int)(along * last);
	if (from >= last) {
		from = last - 1;
	}
	const struct trace_point *b = &stroke->path[from];
	const struct trace_point *c = b + 1;
	const struct trace_point *a = from > 0 ? b - 1 : b;
	const struct trace_point *d = from + 1 < last ? c + 1 : c;
	double part = along * last - from;
	return (struct trace_point){ curve(a->x, b->x, c->x, d->x, part), curve(a->y, b->y, c->y, d->y, part) };
}

/* 0 when the finger just touches, 1 when it lies on the panel. */
static double pressed(const struct stroke *stroke, double since_ms)
{
	double landing = (since_ms + RAMP_MS / 3) / RAMP_MS;
	double lifting = (stroke->duration_ms - since_ms) / RAMP_MS;
	double least = landing < lifting ? landing : lifting;
	return least < 1 ? least : 1;
}

static int within(double value, int maximum)
{
	int rounded = (int)(value + 0.5);
	if (value < 0) {
		return 0;
	}
	return rounded < maximum ? rounded : maximum;
}

static bool differs(int a, int b, int threshold)
{
	return a - b >= threshold || b - a >= threshold;
}

struct panel_contact finger_sense(struct finger *finger, double time_ms, struct noise *noise)
{
	const struct stroke *stroke = finger->stroke;
	double since = time_ms - stroke->start_ms;
	double pressure = pressed(stroke, since);
	struct trace_point point = point_at(stroke, paced(stroke->pace, since / stroke->duration_ms));
	double x = point.x + noise_next(noise, POSITION_NOISE_MM);
	double y = point.y + noise_next(noise, POSITION_NOISE_MM);
	struct panel_contact now = {
		.x = within(x * PANEL_UNITS_PER_MM, PANEL_WIDTH_MM * PANEL_UNITS_PER_MM),
		.y = within(y * PANEL_UNITS_PER_MM, PANEL_HEIGHT_MM * PANEL_UNITS_PER_MM),
		.touch_major = within((0.4 + 0.6 * pressure) * FULL_MAJOR_MM * PANEL_UNITS_PER_MM, 1020),
		.pressure = within(pressure * FULL_PRESSURE + noise_next(noise, PRESSURE_NOISE), 255),
	};

	struct panel_contact *seen = &finger->seen;
	if (finger->phase == FINGER_BEFORE) {
		*seen = now;
		return now;
	}
	if (differs(now.x, seen->x, POSITION_HYSTERESIS) || differs(now.y, seen->y, POSITION_HYSTERESIS)) {
		seen->x = now.x;
		seen->y = now.y;
	}
	if (differs(now.pressure, seen->pressure, PRESSURE_HYSTERESIS)) {
		seen->pressure = now.pressure;
	}
	if (differs(now.touch_major, seen->touch_major, MAJOR_HYSTERESIS)) {
		seen->touch_major = now.touch_major;
	}
	return *seen;
}
