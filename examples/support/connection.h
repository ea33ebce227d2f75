/* SPDX-License-Identifier: MIT */
/* The connection to the compositor, with the globals that an example needs. */
#ifndef SUPPORT_CONNECTION_H
#define SUPPORT_CONNECTION_H

#include <stdbool.h>
#include <wayland-client.h>

struct xdg_wm_base;

struct output {
	struct wl_list link;
	struct wl_output *wl_output;
	uint32_t name;
	int scale;
	bool shows_window;
};

struct connection {
	struct wl_display *display;
	struct wl_registry *registry;
	struct wl_compositor *compositor;
	struct wl_shm *shm;
	struct xdg_wm_base *wm_base;
	struct wl_seat *seat;   /* the first one, or NULL */
	struct wl_list outputs; /* struct output */
	/* Called when an output's scale changed, or whether it shows the window. */
	void (*scale_changed)(void *data);
	void *scale_data;
};

/* Opens the connection. Prints on stderr what is missing. */
bool connection_open(struct connection *connection);
/* May be called on a zeroed connection. */
void connection_close(struct connection *connection);
/* Called when the window entered or left an output. */
void connection_set_shown(struct connection *connection, struct wl_output *wl_output, bool shown);
/* Returns the scale of the sharpest output that shows the window; 1 if none does. */
int connection_get_scale(const struct connection *connection);
/* Returns whether the connection works. Prints on stderr what ended it. */
bool connection_is_good(const struct connection *connection);

#endif
