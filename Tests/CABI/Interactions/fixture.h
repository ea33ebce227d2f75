/* SPDX-License-Identifier: MIT */
/* An application with a window of 400 × 800 px and a panel of one seat. */
#ifndef INTERACTIONS_TEST_FIXTURE_H
#define INTERACTIONS_TEST_FIXTURE_H

#include "check.h"

#include <stddef.h>
#include <tactus-interactions.h>

struct fixture {
	struct tactus_application *application;
	struct tactus_view *window;
	struct tactus_touch_source *panel;
};

void fixture_open(struct fixture *fixture);
void fixture_close(struct fixture *fixture);

/* One line of notes for each call since the last one. */
void note(const char *format, ...) __attribute__((format(printf, 1, 2)));
void expect_notes(const char *expected);
void forget_notes(void);

/* A finger of the panel, in a frame of its own; times in ms. */
void finger_down(struct fixture *fixture, unsigned ms, int32_t id, double x, double y);
void finger_motion(struct fixture *fixture, unsigned ms, int32_t id, double x, double y);
void finger_up(struct fixture *fixture, unsigned ms, int32_t id);
/* Leads to a place in a straight line, in steps of 10 ms, from where it was. */
void finger_drag(struct fixture *fixture, unsigned from_ms, unsigned to_ms, int32_t id, double from_x, double from_y,
	double x, double y);
/* Rests, so that it has no velocity. */
void finger_rest(struct fixture *fixture, unsigned ms, int32_t id, double x, double y);

/* Returns whether two numbers are within 0.001. */
bool is_near(double number, double other);

#endif
