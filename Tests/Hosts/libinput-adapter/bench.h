/* SPDX-License-Identifier: MIT */
/*
 * The test bench: the real libinput over the fake evdev, the adapter behind it, and an application with two
 * windows side by side, "left" and "right". What the windows are told is kept as text and in numbers.
 */
#ifndef LIBINPUT_ADAPTER_BENCH_H
#define LIBINPUT_ADAPTER_BENCH_H

#include "../fake-evdev/test/session.h"

#include <libinput.h>
#include <tactus-libinput.h>

/* Size of each window, in px. The panel has 8 px per mm. */
#define WINDOW_WIDTH 2048
#define WINDOW_HEIGHT 1152

/* Numbers of events; for libinput, those that were consumed. */
struct counts {
	int down, motion, up, cancel, frame;
};

struct bench {
	struct session session;
	struct tactus_application *application;
	struct tactus_libinput *adapter;
	struct tactus_view *left, *right;

	/* Log since bench_forget(): a line for each touch delivered to a window, and the adapter's results. */
	char log[1 << 16];
	size_t log_length;
	int results[5];
	struct counts consumed; /* events of libinput that the adapter consumed */
	struct counts told;     /* events delivered to windows; a frame is a delivery */
	int touch_downs;        /* calls of the touch-down listener */
	int told_before_frames; /* touches delivered outside of a TOUCH_FRAME */
	bool in_frame_event;

	/* Called with each event after the adapter has handled it; NULL: nothing. */
	void (*on_event)(struct libinput_event *event, enum tactus_libinput_result result);
	/* Called with each touch that is delivered to a window, after it was logged; NULL: nothing. */
	void (*on_touch)(const struct tactus_touch *touch);

	char complaint[256]; /* the engine's first log line; "" if there is none */
};
extern struct bench bench;

/* Opens a bench without devices. Devices without a mapping will lie on the left window. */
void bench_open(void);
/* Opens a bench with udev, which reports added and removed devices. */
void bench_open_udev(void);
/* Destroys the bench. The check fails if libinput or the engine has complained. */
void bench_close(void);

/* Opens only the application, without libinput. */
void bench_open_application(void);

/* Plugs in the panel with this number and dispatches it. */
struct libinput_device *bench_plug_panel(int number);
struct libinput_device *bench_plug(int number, const char *description);

/* Returns a mapping with this rectangle and otherwise the defaults. */
struct tactus_libinput_mapping rectangle_mapping(double x, double y, double width, double height);

/* Passes libinput's pending events to the adapter. */
void bench_dispatch(void);
/* Ends a frame of the panel (put_touch() and others) and dispatches it. */
void bench_frame(int number);
/* Lands or lifts a finger in a frame of its own. Locations in mm. */
void bench_touch(int number, int slot, double x, double y);
void bench_move(int number, int slot, double x, double y);
void bench_lift(int number, int slot);
void bench_replay(int number, const struct recording *recording);

/* Writes a line to the log. */
void bench_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Compares the log with these lines, and clears it. */
void bench_expect(const char *lines);
void bench_forget(void);
/* Accepts an expected complaint of the engine. */
void bench_forgive(const char *part_of_the_complaint);

#endif
