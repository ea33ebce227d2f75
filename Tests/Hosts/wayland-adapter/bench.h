/* SPDX-License-Identifier: MIT */
/*
 * A host in miniature: a display, an application with one window, two panels for two seats, the adapter, and the
 * globals that a client needs. No clock, no socket in the file system: the check dispatches it by hand.
 */
#ifndef WAYLAND_ADAPTER_BENCH_H
#define WAYLAND_ADAPTER_BENCH_H

#include "check.h"
#include "transcript.h"

#include <stdint.h>
#include <tactus-wayland.h>

#define SEATS 2
#define WINDOW_WIDTH 1000
#define WINDOW_HEIGHT 800

struct bench {
	struct wl_display *display;
	struct tactus_application *application;
	struct tactus_view *window;
	struct tactus_touch_source *panels[SEATS];
	struct tactus_wayland *wayland;
	struct tactus_wayland_seat *seats[SEATS];
	uint64_t bugs;           /* of the application, noticed so far */
	struct wl_client *dying; /* client that libwayland is destroying, or one of whose objects it is */
	bool is_turning;         /* whether the display's event loop dispatches */

	/* Called when the host is told of a touch. */
	void (*on_touch_down)(const struct tactus_wayland_touch *touch);
	void (*on_unheard)(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch);
};

extern struct bench bench;

void bench_open(void);
/* Destroys the bench. All notes must have been expected before. */
void bench_close(void);

/* Destroys parts one by one; each may already be destroyed. */
void bench_destroy_application(void);
void bench_destroy_display(void);
void bench_destroy_wayland(void);
void bench_destroy_seat(int seat);
bool bench_create_seat(int seat);

/* Accepts the server's end of a connection. */
struct wl_client *bench_accept(int fd);
/* Handles requests of clients and sends pending events. */
void bench_turn(void);
struct wl_resource *bench_find_resource(struct wl_client *client, uint32_t id);
/* Destroys a client, as if it had disconnected. */
void bench_destroy_client(struct wl_client *client);
void bench_destroy_resource(struct wl_resource *resource);
/* Puts a surface's view in front. */
struct tactus_view *bench_map(struct wl_resource *surface, double x, double y, double width, double height);
/* Notes touch-downs that the host is told of; off by default. */
void bench_note_touch_downs(void);
void bench_note_unheard(void);

/* Moves fingers of a panel, each in a frame of its own; times in ms. */
void finger_down(int seat, unsigned ms, int id, double x, double y);
void finger_motion(int seat, unsigned ms, int id, double x, double y);
void finger_up(int seat, unsigned ms, int id);
void finger_cancel(int seat, unsigned ms, int id);

/* Adds a recognizer to the window. */
struct tactus_recognizer *bench_add(struct tactus_recognizer *recognizer);

#endif
