/* SPDX-License-Identifier: MIT */
/*
 * Runs a program that draws a window and takes input: on a desktop with its devices, or with a script and virtual
 * time. Nothing here knows of gestures.
 */
#ifndef SUPPORT_HOST_H
#define SUPPORT_HOST_H

#include "input.h"

#include <cairo.h>
#include <stdbool.h>
#include <stdint.h>

/* Every member is set. */
struct host_program {
	const char *title;
	const char *hint;  /* a line at the bottom that says what to do */
	int width, height; /* px */
	void *data;        /* for all functions but those of the input */

	/* Builds what there is. False: it cannot. */
	bool (*start)(void *data);
	void (*finish)(void *data);
	void (*resize)(void *data, int width, int height);
	void (*draw)(void *data, cairo_t *cairo);
	const struct input *input;
	void *input_data;
	/* Time has come this far. */
	void (*advance)(void *data, uint64_t time_us);
	/* The time of which the program has been told last. */
	uint64_t (*get_time)(void *data);
	/* When advance has to be called next; UINT64_MAX: not at all. */
	uint64_t (*get_deadline)(void *data);
	/* Something moves by itself: advance is called for each picture. */
	bool (*is_moving)(void *data);
};

/* The main function: reads the options and runs. Returns the exit status. */
int host_main(const struct host_program *program, int argc, char *argv[]);

#endif
