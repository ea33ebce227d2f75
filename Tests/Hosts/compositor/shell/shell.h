/* SPDX-License-Identifier: MIT */
/* The compositor's side of the gesture engine: the application, its time, and its callbacks. */
#ifndef COMPOSITOR_SHELL_H
#define COMPOSITOR_SHELL_H

#include "shell/move-resize.h"

#include <tactus-host.h>
#include <stdbool.h>
#include <wayland-server-core.h>

struct server;
struct tactus_application;
struct tactus_wayland;

struct shell {
	struct server *server;
	struct tactus_application *application;
	struct tactus_wayland *wayland; /* sends touches to clients */
	struct wl_event_source *timer;  /* NULL in virtual time */
	struct interaction interaction;
	struct tactus_host_recorder *recording;
};

/* Creates the application. Prints why it failed. */
bool shell_init(struct shell *shell, struct server *server);
/* Lets the clock drive the application's timers; otherwise the caller advances the application. */
bool shell_start_clock(struct shell *shell);
void shell_finish(struct shell *shell);

/* Logs a line with the application's time. */
void shell_log(struct shell *shell, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
