/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* ppoll */
#include "host.h"

#include "connection.h"
#include "drawing.h"
#include "log.h"
#include "options.h"
#include "player.h"
#include "seat.h"
#include "window.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define HINT_PX 13

struct host {
	const struct host_program *program;
	struct options options;
	struct connection connection;
	struct window window;
	struct seat seat;
	uint64_t start_us; /* on seat_now()'s clock */
	bool was_shown;
};

static volatile sig_atomic_t was_interrupted;

static void handle_signal(int number)
{
	was_interrupted = true;
}

static uint64_t log_time(void *data)
{
	struct host *host = data;

	uint64_t time_us = host->program->get_time(host->program->data);

	if (host->options.script)
		return time_us;
	return time_us > host->start_us ? time_us - host->start_us : 0;
}

static void draw_program(cairo_t *cairo, int width, int height, void *data)
{
	struct host *host = data;

	draw_paper(cairo);
	set_colour(cairo, GREY);
	draw_text(cairo, width / 2.0, height - 10, 0.5, HINT_PX, host->program->hint);
	host->program->draw(host->program->data, cairo);
}

static void handle_resized(int width, int height, void *data)
{
	struct host *host = data;

	host->program->resize(host->program->data, width, height);
}

/* Advances animations to the present time. */
static void handle_shown(void *data)
{
	struct host *host = data;

	if (!host->was_shown)
		log_line("the window is shown, %d x %d px", host->window.width, host->window.height);
	host->was_shown = true;
	if (!host->program->is_moving(host->program->data))
		return;
	host->program->advance(host->program->data, seat_now());
	host->window.dirty = true;
}

/* Lets Ctrl+C end the program as closing its window does. The signals are blocked except while it waits. */
static void catch_signals(void)
{
	struct sigaction action = { .sa_handler = handle_signal };
	sigset_t signals;

	sigemptyset(&signals);
	sigaddset(&signals, SIGINT);
	sigaddset(&signals, SIGTERM);
	sigprocmask(SIG_BLOCK, &signals, NULL);
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
}

/* Waits for the compositor, at most until a time on seat_now()'s clock. Returns false if the connection is lost. */
static bool wait_for_events(struct wl_display *display, uint64_t until_us)
{
	struct pollfd poll_fd = { .fd = wl_display_get_fd(display), .events = POLLIN };
	uint64_t now_us, wait_us;
	struct timespec timeout;
	sigset_t no_signals;
	int ready;

	while (wl_display_prepare_read(display) != 0) {
		if (wl_display_dispatch_pending(display) < 0)
			return false;
	}
	if (wl_display_flush(display) < 0 && errno == EAGAIN)
		poll_fd.events |= POLLOUT;
	now_us = seat_now();
	wait_us = until_us > now_us ? until_us - now_us : 0;
	timeout.tv_sec = (time_t)(wait_us / 1000000);
	timeout.tv_nsec = (long)(wait_us % 1000000) * 1000;
	sigemptyset(&no_signals);
	ready = ppoll(&poll_fd, 1, until_us == UINT64_MAX ? NULL : &timeout, &no_signals);
	if (ready > 0 && poll_fd.revents & ~POLLOUT)
		wl_display_read_events(display);
	else
		wl_display_cancel_read(display);
	return wl_display_dispatch_pending(display) >= 0;
}

static bool has_window(const struct host *host)
{
	return host->connection.display != NULL;
}

static bool open_window(struct host *host)
{
	const struct host_program *program = host->program;

	if (!connection_open(&host->connection) ||
		!window_open(&host->window, &host->connection, program->title, program->width, program->height))
		return false;
	host->window.draw = draw_program;
	host->window.data = host;
	if (host->options.script)
		return true; /* it was written for this size, and moves by its own time */
	host->window.resized = handle_resized;
	host->window.shown = handle_shown;
	seat_start(&host->seat, &host->connection, program->input, program->input_data);
	return true;
}

/* Reads fingers before timers: a finger that moved in time is no long press, even if we are late. */
static bool run_devices(struct host *host)
{
	const struct host_program *program = host->program;
	uint64_t inputs = 0;

	while (!host->window.closed && !host->seat.escape && !was_interrupted) {
		if (!window_update(&host->window))
			return false;
		if (!wait_for_events(host->connection.display, program->get_deadline(program->data)))
			return connection_is_good(&host->connection);
		seat_settle(&host->seat);
		if (host->seat.inputs != inputs) {
			inputs = host->seat.inputs;
			host->window.dirty = true;
		}
		if (program->get_deadline(program->data) <= seat_now()) {
			program->advance(program->data, seat_now());
			host->window.dirty = true;
		}
	}
	return true;
}

/* Shows the window until a time on seat_now()'s clock. Returns false if the window is closed. */
static bool show(struct host *host, uint64_t until_us)
{
	host->window.dirty = true;
	do {
		if (!window_update(&host->window) || host->window.closed || was_interrupted ||
			!wait_for_events(host->connection.display, until_us))
			return false;
	} while (seat_now() < until_us);
	return true;
}

static bool handle_step(uint64_t time_us, void *data)
{
	struct host *host = data;

	return !host->options.watch || !has_window(host) || show(host, host->start_us + time_us);
}

/* If there is a window, the last picture is shown: the compositor has answered its commit. */
static bool run_script(struct host *host)
{
	struct script script;
	bool good = script_read(&script, host->options.script);

	if (!good)
		return false;
	player_play(&script, host->program, handle_step, host);
	script_finish(&script);
	if (!has_window(host))
		return true;
	host->window.dirty = true;
	while (good && host->window.dirty && !host->window.closed)
		good = window_update(&host->window) && wl_display_roundtrip(host->connection.display) >= 0;
	return good || connection_is_good(&host->connection);
}

static bool write_screenshot(struct host *host)
{
	int width = host->program->width, height = host->program->height;
	cairo_surface_t *surface;
	cairo_t *cairo;
	cairo_status_t status;

	if (has_window(host) && !host->options.script) {
		width = host->window.width;
		height = host->window.height;
	}
	surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
	cairo = cairo_create(surface);
	draw_program(cairo, width, height, host);
	cairo_destroy(cairo);
	status = cairo_surface_write_to_png(surface, host->options.screenshot);
	cairo_surface_destroy(surface);
	if (status != CAIRO_STATUS_SUCCESS)
		fprintf(stderr, "%s: %s\n", host->options.screenshot, cairo_status_to_string(status));
	return status == CAIRO_STATUS_SUCCESS;
}

int host_main(const struct host_program *program, int argc, char *argv[])
{
	struct host host = { .program = program };
	int status = EXIT_FAILURE;
	bool good;

	if (!options_parse(&host.options, argc, argv, &status))
		return status;
	catch_signals();
	host.start_us = seat_now();
	drawing_set_text(!host.options.no_text);
	if (host.options.log)
		log_start(log_time, &host);
	good = (host.options.headless || open_window(&host)) && program->start(program->data);
	if (good)
		good = host.options.script ? run_script(&host) : run_devices(&host);
	if (good && host.options.screenshot)
		good = write_screenshot(&host);
	if (has_window(&host))
		seat_finish(&host.seat); /* ends the fingers in the program */
	program->finish(program->data);
	if (has_window(&host)) {
		window_close(&host.window);
		connection_close(&host.connection);
	}
	cairo_debug_reset_static_data(); /* frees fonts, so that leak checkers find only leaks */
	return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
