/* SPDX-License-Identifier: MIT */
/* The globals of the compositor that this client needs, and its outputs by name. */
#ifndef FOLLOWERS_GLOBALS_H
#define FOLLOWERS_GLOBALS_H

#include <stdbool.h>
#include <wayland-client.h>

struct zwlr_layer_shell_v1;

struct output {
	struct wl_list link;
	struct wl_output *wl_output;
	uint32_t global;
	char name[64]; /* empty: the compositor does not tell names */
};

struct globals {
	struct wl_registry *registry;
	struct wl_compositor *compositor;
	struct wl_shm *shm;
	uint32_t seat_name, seat_version; /* of the first one; 0: there is none */
	struct wl_seat *seat;             /* NULL until it is bound */
	struct zwlr_layer_shell_v1 *layer_shell;
	struct wl_list outputs; /* struct output.link */
};

/* Waits for the registry. Prints on stderr what is missing. */
bool globals_bind(struct globals *globals, struct wl_display *display);
void globals_release(struct globals *globals);

/* Returns the first seat, or NULL. It is bound by the first call: its events come once and need a listener. */
struct wl_seat *globals_bind_seat(struct globals *globals);
/* Returns the output with that name, or NULL, which leaves the choice to the compositor. */
struct wl_output *globals_find_output(const struct globals *globals, const char *name);

#endif
