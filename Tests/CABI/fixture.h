/* SPDX-License-Identifier: MIT */
/* An application with a window, a view and a panel, and a transcript of all callbacks. */
#ifndef CABI_FIXTURE_H
#define CABI_FIXTURE_H

#include "check.h"

#include <tactus.h>

struct fixture {
	struct tactus_application *application;
	struct tactus_view *window; /* 0, 0, 800 × 600 */
	struct tactus_view *view;   /* in it, 100, 100, 400 × 300 */
	struct tactus_touch_source *panel;
	int logged; /* lines since fixture_create() */
	enum tactus_log_level level;
	char line[256]; /* the last one */
};

void fixture_create(struct fixture *fixture);
void fixture_destroy(struct fixture *fixture);

/* Notes the view's touches: "NAME began 1", with the ids of all touches of the call. */
void fixture_watch(struct tactus_view *view, const char *name);

/* Adds a recognizer to the view and notes its actions: "NAME ended". */
struct tactus_recognizer *fixture_add(
	struct fixture *fixture, struct tactus_recognizer *recognizer, const char *name);

/* One finger, one frame; times in ms. */
void finger_down(struct fixture *fixture, unsigned int time, int id, double x, double y);
void finger_motion(struct fixture *fixture, unsigned int time, int id, double x, double y);
void finger_up(struct fixture *fixture, unsigned int time, int id);

/* Checks that a tap still works, at a time when nothing is down. */
void check_that_taps_work(struct fixture *fixture, unsigned int time);

/* Adds a line to the transcript. */
void note(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Name of the state or phase in the transcript. */
const char *state_name(enum tactus_recognizer_state state);
const char *phase_name(enum tactus_touch_phase phase);

/* Compares the transcript, and starts a new one. */
void check_notes(const char *expected);

#define CHECK_OK(call) check_status(#call, call, TACTUS_STATUS_OK)
#define CHECK_STATUS(call, status) check_status(#call, call, status)
/* Records for statuses.sh that a function returned a status. `length` limits the name. */
void note_status(const char *name, size_t length, enum tactus_status status);
void check_status(const char *call, enum tactus_status found, enum tactus_status expected);

#endif
