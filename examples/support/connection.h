/* SPDX-License-Identifier: MIT */
/* The connection to the compositor, and what an example needs of it. */
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
	/* An output's scale, or whether it shows the window, changed. */
	void (*scale_changed)(void *data);
	void *scale_data;
};

/* Says on stderr what is missing. */
bool connection_open(struct connection *connection);
/* Legal on zeroed ones. */
void connection_close(struct connection *connection);
/* The window entered or left an output. */
void connection_set_shown(struct connection *connection, struct wl_output *wl_output, bool shown);
/* Of the sharpest output that shows the window; 1 if none does. */
int connection_get_scale(const struct connection *connection);
/* Says on stderr what ended the connection, if anything did. */
bool connection_is_good(const struct connection *connection);

#endif
