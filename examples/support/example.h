/* SPDX-License-Identifier: MIT */
/*
 * The frame of all examples: an application of Tactus with one window, which hears the fingers, the mouse and the
 * keys of a Wayland window, or of a script.
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
	const char *hint;  /* says what to do, at the bottom of the window */
	int width, height; /* px */
	/* Builds the views. */
	void (*start)(struct example *example);
	/* Whether something of the program's own moves by itself. May be NULL. */
	bool (*is_moving)(struct example *example);
	/* Puts it to where it is at a time. May be NULL. */
	void (*animate)(struct example *example, uint64_t time_us);
	/* A key went down or up, by its code of linux/input-event-codes.h. May be NULL. */
	void (*handle_key)(struct example *example, uint32_t key, bool pressed);
};

/* A recognizer's state, for the log. */
const char *state_name(const struct tactus_recognizer *recognizer);

/* The main function of an example. */
int example_main(const struct example_program *program, int argc, char *argv[]);

#endif
