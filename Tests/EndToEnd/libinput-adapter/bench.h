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

/* Of each window, in px; the panel has 8 of them per mm. */
#define WINDOW_WIDTH 2048
#define WINDOW_HEIGHT 1152

/* How many of each there were; of libinput's events those that were consumed. */
struct counts {
	int down, motion, up, cancel, frame;
};

struct bench {
	struct session session;
	struct tactus_application *application;
	struct tactus_libinput *adapter;
	struct tactus_view *left, *right;

	/* Since bench_forget(): a line for each touch that a window was told of; what the adapter answered. */
	char log[1 << 16];
	size_t log_length;
	int results[5];
	struct counts consumed; /* by the adapter, of libinput's events */
	struct counts told;     /* the windows; a frame is a delivery */
	int touch_downs;        /* as the touch-down listener hears of them */
	int told_before_frames; /* touches that were told of outside of a TOUCH_FRAME */
	bool in_frame_event;

	/* Called with each event that the adapter has answered; NULL: nothing. */
	void (*on_event)(struct libinput_event *event, enum tactus_libinput_result result);
	/* Called with each touch that a window is told of, after it was logged; NULL: nothing. */
	void (*on_touch)(const struct tactus_touch *touch);

	char complaint[256]; /* the engine's first log line; "" if there is none */
};
extern struct bench bench;

/* No device yet; devices that nobody maps will lie on the left window. */
void bench_open(void);
/* The same, with udev, which sees devices come and go. */
void bench_open_udev(void);
/* Destroys what is left of it; the check fails if libinput or the engine has complained. */
void bench_close(void);

/* The part of it without libinput. */
void bench_open_application(void);

/* Plug in the panel under that number and let libinput and the adapter see it. */
struct libinput_device *bench_plug_panel(int number);
struct libinput_device *bench_plug(int number, const char *description);

/* On this rectangle of the application, and otherwise as by default. */
struct tactus_libinput_mapping rectangle_mapping(double x, double y, double width, double height);

/* Let libinput read and the adapter see what it says. */
void bench_dispatch(void);
/* End a frame of the panel, see put_touch() and others, and dispatch it. */
void bench_frame(int number);
/* A finger touches or lifts, as a frame of its own. In mm. */
void bench_touch(int number, int slot, double x, double y);
void bench_move(int number, int slot, double x, double y);
void bench_lift(int number, int slot);
void bench_replay(int number, const struct recording *recording);

/* Write a line into the log. */
void bench_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Compare what the windows were told, and forget it. */
void bench_expect(const char *lines);
void bench_forget(void);
/* The engine has complained about this, and rightly so. */
void bench_forgive(const char *part_of_the_complaint);

#endif
