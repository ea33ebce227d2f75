/* SPDX-License-Identifier: MIT */
/* The compositor's side of the gesture engine: the application, its root view and its time. */
#ifndef COMPOSITOR_SHELL_H
#define COMPOSITOR_SHELL_H

#include "gestures.h"

#include <stdbool.h>
#include <wayland-server-core.h>

struct server;
struct tactus_application;
struct tactus_view;

struct shell {
	struct tactus_application *application;
	struct tactus_view *root; /* a window as large as the output; the clients' surfaces lie in it */
	struct gestures gestures;
	struct wl_event_source *timer; /* NULL in virtual time */
};

/* Says why if it fails. */
bool shell_init(struct shell *shell, struct server *server);
/* Lets the clock drive what waits for time; without it somebody advances the application. */
bool shell_start_clock(struct shell *shell, struct wl_event_loop *loop);
void shell_finish(struct shell *shell);

/* A line with the application's time. */
void shell_log(struct shell *shell, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
