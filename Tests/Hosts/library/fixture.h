/* SPDX-License-Identifier: MIT */
/* A host that writes down what it is told: windows 0 to 2 are each 100 px wide, the middle one is client 1's. */
#ifndef HOST_TEST_FIXTURE_H
#define HOST_TEST_FIXTURE_H

#include "check.h"

#include <tactus-host.h>
#include <wayland-server-core.h>

#define CLIENTS 2
#define WINDOWS 3

struct fixture {
	struct wl_display *display;
	struct wl_event_loop *loop;
	struct wl_client *clients[CLIENTS];
	int ends[CLIENTS]; /* the other ends of their sockets */
	struct tactus_host_callbacks callbacks;
	struct tactus_host *host;
	struct tactus_host_panel *panel;
	int windows[WINDOWS]; /* only the addresses count */
	/* Called within the callbacks of the stream; may be NULL. */
	void (*on_event)(struct fixture *fixture);
};

/* Creates a display and clients, and the table of a host with this data: the fixture. */
void fixture_open(struct fixture *fixture);
/* Creates the host and a panel of seat 0. */
void fixture_start(struct fixture *fixture);
void fixture_close(struct fixture *fixture);
/* Adds a panel for a seat. */
struct tactus_host_panel *fixture_add_panel(struct fixture *fixture, uint32_t seat);
struct tactus_host_window *fixture_window(struct fixture *fixture, int window);
void fixture_disconnect(struct fixture *fixture, int client);

/* One line of notes for each call since the last one. */
void note(const char *format, ...) __attribute__((format(printf, 1, 2)));
void expect_notes(const char *expected);

/* A finger of the panel, in a frame of its own; times in ms. */
void finger_down(struct tactus_host_panel *panel, unsigned ms, int32_t id, double x, double y);
void finger_motion(struct tactus_host_panel *panel, unsigned ms, int32_t id, double x, double y);
void finger_up(struct tactus_host_panel *panel, unsigned ms, int32_t id);

#endif
