/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_OPTIONS_H
#define COMPOSITOR_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <tactus.h>

#define MAXIMUM_OUTPUTS 8
#define MAXIMUM_RULES 16

/* Place of an output, in logical pixels. Windows can be dragged between outputs that touch. */
struct output_place {
	int x, y, width, height;
};

/* Settings of clients that differ from the default, by their app_id. */
struct client_rule {
	const char *app_id;
	bool inhibits_gestures; /* gets all of its touches: a game, a keyboard */
	bool long_press_clicks; /* a long press is a right click for it */
};

struct options {
	const char *socket;
	struct output_place outputs[MAXIMUM_OUTPUTS];
	size_t output_count;
	const char *screenshot;      /* NULL: none */
	const char *device_path;     /* NULL: all devices of seat0, found through udev */
	const char *trace;           /* NULL: live input */
	const char *device;          /* description of the trace's device; NULL: the one beside the trace */
	bool host_time;              /* the trace plays at its own speed */
	int clients;                 /* number of windows that the trace waits for */
	const char *record;          /* records the gestures into this file; NULL: none */
	const char *flight_recorder; /* writes the last minute into this file at SIGUSR1; NULL: none */
	bool explain;                /* prints the outcome of all gestures and touches, and why */
	bool show_touches;           /* draws the fingers over the picture */
	struct client_rule rules[MAXIMUM_RULES];
	size_t rule_count;
	struct tactus_touch_accommodations accommodations;
	bool delivers_at_once;      /* each input frame at once, not once per output frame */
	bool accepts_early_buffers; /* before the first configure, as the conformance suite sends them */
};

enum options_result {
	OPTIONS_RUN,
	OPTIONS_HELP_SHOWN,
	OPTIONS_WRONG, /* and a message was printed */
};

enum options_result options_parse(struct options *options, int argc, char *argv[]);

#endif
