/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_OPTIONS_H
#define COMPOSITOR_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <tactus.h>

#define MAXIMUM_OUTPUTS 8
#define MAXIMUM_RULES 16

/* In logical pixels; where outputs touch, windows can be dragged from one to the next. */
struct output_place {
	int x, y, width, height;
};

/* Clients for which something else holds than for most, by their app_id. */
struct client_rule {
	const char *app_id;
	bool inhibits_gestures; /* its touches are its own: a game, a keyboard */
	bool long_press_clicks; /* a long press is a right click for it */
};

struct options {
	const char *socket;
	struct output_place outputs[MAXIMUM_OUTPUTS];
	size_t output_count;
	const char *screenshot;      /* NULL: none */
	const char *device_path;     /* NULL: all devices of seat0, found through udev */
	const char *trace;           /* NULL: live input */
	const char *device;          /* description of the device behind the trace; NULL: the one beside it */
	bool host_time;              /* the trace plays at its own speed */
	int clients;                 /* how many windows the trace waits for */
	const char *record;          /* all that the gestures are told goes to this file; NULL: nothing */
	const char *flight_recorder; /* the last minute of it goes to this one at SIGUSR1; NULL: nothing */
	bool explain;                /* says what came of all gestures and touches, and why */
	bool show_touches;           /* draws the fingers over the picture */
	struct client_rule rules[MAXIMUM_RULES];
	size_t rule_count;
	struct tactus_touch_accommodations accommodations;
	bool delivers_at_once;      /* each input frame, and not once per output frame */
	bool accepts_early_buffers; /* before the first configure: the conformance suite does so */
};

enum options_result {
	OPTIONS_RUN,
	OPTIONS_HELP_SHOWN,
	OPTIONS_WRONG, /* and a message was printed */
};

enum options_result options_parse(struct options *options, int argc, char *argv[]);

#endif
