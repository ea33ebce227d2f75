/* SPDX-License-Identifier: MIT */
/*
 * A window that draws its touches and prints every wl_touch event that it gets:
 *
 *     down 0 120.00 88.50 t=1000
 *     motion 0 121.00 90.25 t=1008
 *     frame
 *     up 0 t=1016
 *     frame
 *     cancel
 *
 * The numbers behind down and motion are the finger's id and its place in the window, t is the
 * event's time in milliseconds. A stroke that the compositor cancelled is drawn faded.
 */
#include "globals.h"
#include "strokes.h"
#include "touch.h"
#include "window.h"

#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wayland-client.h>

struct options {
	const char *title;
	int width, height;
	bool quit_after_disconnect;
};

/* Prints why the connection ended. Returns true if the user expects that. */
static bool report_disconnect(struct wl_display *display, bool expected)
{
	const struct wl_interface *interface = NULL;
	int error = wl_display_get_error(display);
	uint32_t object = 0, code;

	if (error == EPROTO) {
		code = wl_display_get_protocol_error(display, &interface, &object);
		fprintf(stderr, "client: protocol error %" PRIu32 " on %s#%" PRIu32 "\n",
			code, interface ? interface->name : "an unknown object", object);
		return false;
	}
	if (!expected)
		fprintf(stderr, "client: the compositor went away: %s\n", strerror(error));
	return expected;
}

static bool run_window(struct wl_display *display, struct globals *globals,
	const struct options *options)
{
	struct strokes strokes;
	struct window window;
	struct touch_input input;
	bool drawn = true, good = true;

	strokes_init(&strokes);
	touch_input_init(&input, globals->seat, &strokes, &window);
	good = window_init(&window, globals->compositor, globals->shm, globals->wm_base,
		options->title, options->width, options->height);
	while (good && !window.closed) {
		drawn = window_update(&window, &strokes);
		if (!drawn || wl_display_dispatch(display) < 0)
			break;
	}
	if (!drawn)
		good = false;
	else if (wl_display_get_error(display))
		good = report_disconnect(display, options->quit_after_disconnect);
	window_finish(&window);
	touch_input_finish(&input);
	strokes_finish(&strokes);
	return good;
}

static int usage(FILE *stream)
{
	fprintf(stream, "usage: client [--size WxH] [--title TEXT] [--quit-after-disconnect]\n"
			"  --size WxH                wished size of the window, 640x400 unless given\n"
			"  --title TEXT              title of the window\n"
			"  --quit-after-disconnect   a compositor that goes away is no error\n");
	return stream == stdout ? EXIT_SUCCESS : EXIT_FAILURE;
}

static bool parse_size(const char *text, int *width, int *height)
{
	char rest;

	return sscanf(text, "%5dx%5d%c", width, height, &rest) == 2 && *width > 0 && *height > 0;
}

int main(int argc, char *argv[])
{
	static const struct option long_options[] = {
		{ "size", required_argument, NULL, 's' },
		{ "title", required_argument, NULL, 't' },
		{ "quit-after-disconnect", no_argument, NULL, 'q' },
		{ "help", no_argument, NULL, 'h' },
		{ 0 },
	};
	struct options options = { .title = "Touches", .width = 640, .height = 400 };
	struct globals globals = { 0 };
	struct wl_display *display;
	bool good;
	int option;

	while ((option = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
		switch (option) {
		case 's':
			if (!parse_size(optarg, &options.width, &options.height)) {
				fprintf(stderr, "client: no size: %s\n", optarg);
				return EXIT_FAILURE;
			}
			break;
		case 't':
			options.title = optarg;
			break;
		case 'q':
			options.quit_after_disconnect = true;
			break;
		case 'h':
			return usage(stdout);
		default:
			return usage(stderr);
		}
	}
	if (optind != argc)
		return usage(stderr);
	setvbuf(stdout, NULL, _IOLBF, 0); /* readers of a pipe see each event at once */

	display = wl_display_connect(NULL);
	if (!display) {
		fprintf(stderr, "client: no compositor at $WAYLAND_DISPLAY: %s\n", strerror(errno));
		return EXIT_FAILURE;
	}
	good = globals_bind(&globals, display);
	if (good)
		good = run_window(display, &globals, &options);
	else if (wl_display_get_error(display))
		report_disconnect(display, false);
	globals_release(&globals);
	wl_display_disconnect(display);
	return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
