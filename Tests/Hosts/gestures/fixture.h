/* SPDX-License-Identifier: MIT */
/* An output of 800 × 600 px and mm, its touchscreen, a host, and a transcript of what it is told and asked to do. */
#ifndef GESTURES_TEST_FIXTURE_H
#define GESTURES_TEST_FIXTURE_H

#include "check.h"

#include <tactus-gestures.h>

struct fixture {
	struct tactus_application *application;
	struct tactus_view *root;
	struct tactus_touch_source *panel;
	struct tactus_gestures_host host;
	struct tactus_gestures *gestures;
	const char *app_id, *title; /* of all windows */
	uint32_t place;             /* the same */
	bool is_locked;
	bool runs_commands; /* really */
	char folder[64];    /* the user's configuration, removed in the end */
	char path[128];     /* gestures.conf in it */
};

/* A host that can do everything, and no file yet. */
void fixture_create(struct fixture *fixture);
/* Creates the gestures again, after the host has changed: its functions are copied. */
void fixture_use_host(struct fixture *fixture);
void fixture_destroy(struct fixture *fixture);
/* Writes gestures.conf. */
void fixture_write(const struct fixture *fixture, const char *text);
/* Writes bytes that may be no text. */
void fixture_write_bytes(const struct fixture *fixture, const char *bytes, size_t length);
/* Adds a text to the transcript. */
void fixture_note(const char *text);
/* Writes it, and reads it for the first time, for seat 0. */
void fixture_load(struct fixture *fixture, const char *text);

/* Times in ms. Each is a frame. */
void finger_down(struct fixture *fixture, unsigned time, int id, double x, double y);
void finger_motion(struct fixture *fixture, unsigned time, int id, double x, double y);
void finger_up(struct fixture *fixture, unsigned time, int id);
/* One finger, down, along a line in ten steps of 10 ms, up. */
void finger_drag(struct fixture *fixture, unsigned time, double x, double y, double to_x, double to_y);
void finger_tap(struct fixture *fixture, unsigned time, double x, double y);
void pass_time(struct fixture *fixture, unsigned time);

/* Compares the transcript and begins a new one. */
void check_notes(const char *expected);
/* Begins a new one without comparing. */
void fixture_forget_notes(void);
/* Stores the names of the gestures that acted, and `shadowed` for each that is said never to fire; begins a new one. */
void notes_keep_first_words(char *words, size_t size);

#endif
