/* SPDX-License-Identifier: MIT */
/* A host as any: a window, a panel and a tap recognizer, which has to work whatever has gone before. */
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
	int began, moved, ended, cancelled; /* touches that the window was told of */
	int taps;
	int lines; /* that were logged */
	uint64_t time_us;
};

void host_open(struct host *host);
void host_close(struct host *host);

/* A frame of one finger; each is 8 ms after the last. */
enum tactus_status host_down(struct host *host, int32_t id, double x, double y);
enum tactus_status host_move(struct host *host, int32_t id, double x, double y);
enum tactus_status host_up(struct host *host, int32_t id);

/* A second later a finger taps, and that is seen. */
void host_still_works(struct host *host);

/* From main.c; how much is asked for. */
extern unsigned many_gestures;

void check_trees(void);
void check_fingers(void);
void check_growth(void);
void check_times(void);
void check_numbers(void);
void check_handlers(void);

#endif
