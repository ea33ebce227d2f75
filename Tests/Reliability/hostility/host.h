/* SPDX-License-Identifier: MIT */
/* An ordinary host: a window, a panel and a tap recognizer, which must work after everything else. */
#ifndef HOSTILITY_HOST_H
#define HOSTILITY_HOST_H

#include "check.h"

#include <stddef.h>
#include <stdint.h>
#include <tactus.h>

#define WIDTH 1920
#define HEIGHT 1080

struct host {
	struct tactus_application *application;
	struct tactus_view *window;
	struct tactus_touch_source *panel;
	int began, moved, ended, cancelled; /* touches delivered to the window */
	int taps;
	int lines; /* number of log lines */
	uint64_t time_us;
};

void host_open(struct host *host);
void host_close(struct host *host);

/* Sends a frame of one finger, 8 ms after the last one. */
enum tactus_status host_down(struct host *host, int32_t id, double x, double y);
enum tactus_status host_move(struct host *host, int32_t id, double x, double y);
enum tactus_status host_up(struct host *host, int32_t id);

/* Taps a second later, and checks that the tap is recognized. */
void host_still_works(struct host *host);

/* Numbers of gestures and objects, set in main.c. */
extern unsigned many_gestures;

void check_trees(void);
void check_fingers(void);
void check_growth(void);
void check_times(void);
void check_numbers(void);
void check_handlers(void);

#endif
