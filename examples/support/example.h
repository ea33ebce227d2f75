/* SPDX-License-Identifier: MIT */
/*
 * Common frame of the examples: a Tactus application with one window, fed by the fingers, the mouse and the keys of a
 * Wayland window, or by a script.
 */
#ifndef SUPPORT_EXAMPLE_H
#define SUPPORT_EXAMPLE_H

#include "drawing.h"
#include "log.h"
#include "scene.h"

#include <stdbool.h>
#include <tactus.h>

struct example {
	struct tactus_application *application;
	struct tactus_view *window;
};

struct example_program {
	const char *title;
	const char *hint;  /* instructions at the bottom of the window */
	int width, height; /* px */
	/* Creates the views. */
	void (*start)(struct example *example);
	/* Returns whether the program moves something by itself. May be NULL. */
	bool (*is_moving)(struct example *example);
	/* Moves it to its place at a time. May be NULL. */
	void (*animate)(struct example *example, uint64_t time_us);
	/* Called when a key went down or up, with its code of linux/input-event-codes.h. May be NULL. */
	void (*handle_key)(struct example *example, uint32_t key, bool pressed);
};

/* Returns the name of a recognizer's state, for the log. */
const char *state_name(const struct tactus_recognizer *recognizer);

/* The main function of an example. */
int example_main(const struct example_program *program, int argc, char *argv[]);

#endif
