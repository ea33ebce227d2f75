/* SPDX-License-Identifier: MIT */
/*
 * Draws what gestures do: a drawer that comes in from the bottom edge with the fingers, and a volume bar. The gestures
 * are those of a gesture file; the compositor tells each step of them on a socket, so that no process is started.
 * Prints on stdout what has happened:
 *
 *     following tactus-gestures-0
 *     drawer open
 *     drawer shut
 *     volume 62
 */
#define _GNU_SOURCE /* clock_gettime */
#include "drawer.h"
#include "gesture-socket.h"
#include "gesture-step.h"
#include "globals.h"
#include "taps.h"
#include "volume.h"

#include <errno.h>
#include <getopt.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct program {
	const char *names[3]; /* of the drawer's and the volume's gesture, and NULL */
	struct wl_display *display;
	struct globals globals;
	struct drawer drawer;
	struct volume volume;
	struct taps taps;
	struct gesture_socket gestures;
};

static uint64_t get_time_ms(void)
{
	struct timespec now = { 0 };

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static void handle_step(const struct gesture_step *step, void *data)
{
	struct program *program = data;

	if (strcmp(step->gesture, program->names[0]) == 0)
		drawer_follow(&program->drawer, step, get_time_ms());
	else if (strcmp(step->gesture, program->names[1]) == 0)
		volume_follow(&program->volume, step, get_time_ms());
}

static void handle_loss(void *data)
{
	struct program *program = data;

	drawer_let_go(&program->drawer, get_time_ms());
	volume_let_go(&program->volume, get_time_ms());
}

static void handle_tap(struct wl_surface *surface, void *data)
{
	struct program *program = data;

	if (surface == program->drawer.panel.wl_surface)
		drawer_shut(&program->drawer, get_time_ms());
}

/* Returns the shorter of two times in ms, of which -1 is none. */
static int sooner(int first, int second)
{
	return first < 0 || (second >= 0 && second < first) ? second : first;
}

/* Waits for the compositor, the host of the gestures or the time, and reads what the compositor has sent. */
static bool wait_for_events(struct program *program)
{
	uint64_t now_ms = get_time_ms();
	int timeout = sooner(gesture_socket_timeout(&program->gestures, now_ms),
		volume_timeout(&program->volume, now_ms));
	struct pollfd fds[] = {
		{ .fd = wl_display_get_fd(program->display), .events = POLLIN },
		{ .fd = program->gestures.folder_fd, .events = POLLIN },
		{ .fd = program->gestures.fd, .events = POLLIN }, /* poll() skips -1 */
	};

	/* What has been read already may lead to another step at once. */
	if (wl_display_prepare_read(program->display) != 0)
		return wl_display_dispatch_pending(program->display) >= 0;
	/* A full socket is flushed the next time. */
	if (wl_display_flush(program->display) < 0 && errno == EAGAIN)
		fds[0].events |= POLLOUT;
	if (poll(fds, sizeof(fds) / sizeof(fds[0]), timeout) < 0 && errno != EINTR) {
		wl_display_cancel_read(program->display);
		return false;
	}
	return wl_display_read_events(program->display) == 0 && wl_display_dispatch_pending(program->display) >= 0;
}

static bool update(struct program *program)
{
	uint64_t now_ms = get_time_ms();

	return drawer_update(&program->drawer, now_ms) && volume_update(&program->volume, now_ms);
}

static void run(struct program *program)
{
	drawer_init(&program->drawer, &program->globals);
	volume_init(&program->volume, &program->globals);
	program->taps = (struct taps){ .tapped = handle_tap, .data = program };
	taps_init(&program->taps, globals_bind_seat(&program->globals));
	while (update(program) && wait_for_events(program))
		gesture_socket_dispatch(&program->gestures, get_time_ms());
	taps_finish(&program->taps);
	volume_finish(&program->volume);
	drawer_finish(&program->drawer);
}

static void print_help(void)
{
	puts("usage: followers [--drawer GESTURE] [--volume GESTURE]\n"
	     "Draws a drawer and a volume bar that follow gestures of the compositor, until that ends.\n"
	     "  --drawer GESTURE  name of the gesture in the gesture file that brings in the drawer (drawer)\n"
	     "  --volume GESTURE  name of the gesture that moves the volume bar (volume)\n"
	     "  --help            prints this");
}

static bool parse(struct program *program, int argc, char *argv[])
{
	static const struct option options[] = {
		{ "drawer", required_argument, NULL, 'd' },
		{ "volume", required_argument, NULL, 'v' },
		{ "help", no_argument, NULL, 'h' },
		{ 0 },
	};
	int option;

	while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
		if (option == '?')
			return false;
		if (option == 'h') {
			print_help();
			exit(EXIT_SUCCESS);
		}
		program->names[option == 'd' ? 0 : 1] = optarg;
	}
	return optind == argc;
}

int main(int argc, char *argv[])
{
	struct program program = { .names = { "drawer", "volume", NULL } };

	if (!parse(&program, argc, argv)) {
		fprintf(stderr, "usage: followers [--drawer GESTURE] [--volume GESTURE]\n");
		return EXIT_FAILURE;
	}
	setvbuf(stdout, NULL, _IOLBF, 0); /* readers of a pipe see each line at once */
	program.display = wl_display_connect(NULL);
	if (!program.display) {
		fprintf(stderr, "followers: no compositor at $WAYLAND_DISPLAY: %s\n", strerror(errno));
		return EXIT_FAILURE;
	}
	program.gestures = (struct gesture_socket){
		.fd = -1,
		.folder_fd = -1,
		.names = program.names,
		.told = handle_step,
		.lost = handle_loss,
		.data = &program,
	};
	if (globals_bind(&program.globals, program.display) && gesture_socket_init(&program.gestures, get_time_ms()))
		run(&program);
	gesture_socket_finish(&program.gestures);
	globals_release(&program.globals);
	if (wl_display_get_error(program.display))
		fprintf(stderr, "followers: the compositor went away: %s\n",
			strerror(wl_display_get_error(program.display)));
	wl_display_disconnect(program.display);
	return EXIT_FAILURE;
}
