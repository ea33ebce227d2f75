/* SPDX-License-Identifier: MIT */
#include "fixture.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define STEP_MS 10

static char notes[8192];

void fixture_open(struct fixture *fixture)
{
	notes[0] = '\0';
	fixture->application = tactus_application_create();
	fixture->window = tactus_window_create(fixture->application, 0, 0, 400, 800);
	fixture->panel = tactus_touch_source_create(fixture->application, NULL);
}

void fixture_close(struct fixture *fixture)
{
	tactus_application_destroy(fixture->application);
}

void note(const char *format, ...)
{
	size_t length = strlen(notes);
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(notes + length, sizeof(notes) - length, format, arguments);
	va_end(arguments);
	length = strlen(notes);
	snprintf(notes + length, sizeof(notes) - length, "\n");
}

void expect_notes(const char *expected)
{
	check_text(notes, expected);
	notes[0] = '\0';
}

void forget_notes(void)
{
	notes[0] = '\0';
}

static uint64_t us(unsigned ms)
{
	return (uint64_t)ms * 1000;
}

void finger_down(struct fixture *fixture, unsigned ms, int32_t id, double x, double y)
{
	tactus_touch_source_down(fixture->panel, us(ms), id, x, y);
	tactus_touch_source_frame(fixture->panel, us(ms));
}

void finger_motion(struct fixture *fixture, unsigned ms, int32_t id, double x, double y)
{
	tactus_touch_source_motion(fixture->panel, us(ms), id, x, y);
	tactus_touch_source_frame(fixture->panel, us(ms));
}

void finger_up(struct fixture *fixture, unsigned ms, int32_t id)
{
	tactus_touch_source_up(fixture->panel, us(ms), id);
	tactus_touch_source_frame(fixture->panel, us(ms));
}

void finger_drag(struct fixture *fixture, unsigned from_ms, unsigned to_ms, int32_t id, double from_x, double from_y,
	double x, double y)
{
	unsigned ms;

	for (ms = from_ms + STEP_MS; ms <= to_ms; ms += STEP_MS) {
		double share = (double)(ms - from_ms) / (to_ms - from_ms);

		finger_motion(fixture, ms, id, from_x + share * (x - from_x), from_y + share * (y - from_y));
	}
}

void finger_rest(struct fixture *fixture, unsigned ms, int32_t id, double x, double y)
{
	tactus_application_advance(fixture->application, us(ms));
	finger_motion(fixture, ms, id, x, y);
}

bool is_near(double number, double other)
{
	return fabs(number - other) < 0.001;
}
