/* SPDX-License-Identifier: MIT */
/*
 * Fingers on a panel of 120 Hz in virtual time, and how long it takes until something is called back.
 */
#ifndef BENCHMARKS_TRIAL_H
#define BENCHMARKS_TRIAL_H

#include <stdbool.h>
#include <tactus.h>

#define TRIAL_FRAME_US 8333
#define TRIAL_WIDTH 1600
#define TRIAL_HEIGHT 900
/* 160 px per inch. */
#define TRIAL_PIXELS_PER_MM 6.25

struct trial {
	struct tactus_application *application;
	struct tactus_touch_source *source;
	struct tactus_view *window;
	uint64_t time_us, frame;
	/* What the delay is counted from. */
	bool has_started;
	uint64_t start_us, start_frame;
	bool has_fired, has_waited;
	uint64_t fired_us, fired_frame;
};

void trial_create(struct trial *trial);
void trial_destroy(struct trial *trial);

/* Fires when the recognizer, which is put on the window, sends its first action. */
void trial_await_action(struct trial *trial, struct tactus_recognizer *recognizer);
/* Fires when the view, which is put on the window, is told of a touch. */
void trial_await_began(struct trial *trial, struct tactus_view *view);
/* Fires when a surface's client is sent a down, or a cancel. */
void trial_await_surface_down(struct trial *trial);
void trial_await_surface_cancel(struct trial *trial);

void trial_down(struct trial *trial, int id, double x, double y);
void trial_motion(struct trial *trial, int id, double x, double y);
void trial_up(struct trial *trial, int id);
/* Delivers what came, and lets the time of a frame pass. */
void trial_frame(struct trial *trial);

/* The delay counts from the frame that is being filled; only the first call counts. */
void trial_start(struct trial *trial);
/* No finger moves: time passes as the deadlines ask for it, until it fires or there are none. */
void trial_wait(struct trial *trial);

struct delay {
	/* NaN: it has not fired; of frames, too, if it was not a frame that fired it. */
	double frames, ms;
};
struct delay trial_delay(const struct trial *trial);

#endif
