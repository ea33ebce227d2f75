/* SPDX-License-Identifier: MIT */
/*
 * Runs a program that draws a window and handles input: on a desktop with its devices, or with a script and virtual
 * time. This part does not depend on gestures.
 */
#ifndef SUPPORT_HOST_H
#define SUPPORT_HOST_H

#include "input.h"

#include <cairo.h>
#include <stdbool.h>
#include <stdint.h>

/* Functions of the program; all must be set. */
struct host_program {
	const char *title;
	const char *hint;  /* instructions, a line at the bottom */
	int width, height; /* px */
	void *data;        /* for all functions except those of the input */

	/* Creates the program's state. Returns false if that fails. */
	bool (*start)(void *data);
	void (*finish)(void *data);
	void (*resize)(void *data, int width, int height);
	void (*draw)(void *data, cairo_t *cairo);
	const struct input *input;
	void *input_data;
	/* Advances the program to a time. */
	void (*advance)(void *data, uint64_t time_us);
	/* Returns the time to which the program was last advanced. */
	uint64_t (*get_time)(void *data);
	/* Returns when advance() must be called next; UINT64_MAX means never. */
	uint64_t (*get_deadline)(void *data);
	/* Returns whether something moves by itself, so that advance() is called for each picture. */
	bool (*is_moving)(void *data);
};

/* Main function: reads the options and runs. Returns the exit status. */
int host_main(const struct host_program *program, int argc, char *argv[]);

#endif
