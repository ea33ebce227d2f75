/* SPDX-License-Identifier: MIT */
/*
 * A wl_output that exists in memory only, and what lies on it. To the gesture engine it is a window:
 *
 *     root                      the shell's gestures are bound here
 *       background, bottom layer  clients of the desktop, behind all windows
 *       workspaces                one view each, beside each other; windows lie in them
 *       overview                  in front of them while it is open
 *       top layer, overlay        panels, keyboards on the screen
 *       barrier                   in front of everything while a menu is open
 */
#ifndef COMPOSITOR_OUTPUT_H
#define COMPOSITOR_OUTPUT_H

#include "gestures/gestures.h"
#include "layers/layers.h"
#include "options.h"
#include "shell/overview.h"
#include "shell/workspaces.h"

#include <stdbool.h>
#include <wayland-server-core.h>

struct server;
struct surface;
struct tactus_view;
struct window;

struct output {
	struct wl_list link; /* server.outputs */
	struct server *server;
	char name[24];
	struct output_place place;
	struct wl_global *global;
	struct wl_list resources; /* of wl_output, of all clients */
	int window_count;
	struct wl_event_source *arrangement; /* pending, or NULL */
	struct tactus_view *root, *barrier;
	struct layers layers;
	struct workspaces workspaces;
	struct overview overview;
	struct gestures gestures;
};

/* Creates an output. Prints why it failed. */
bool output_create(struct server *server, const struct output_place *place);
void outputs_destroy(struct server *server);
/* Prints the socket's name and the outputs. */
void outputs_announce(const struct server *server, const char *socket);

/* Returns the output, or NULL if the client's object outlived it. */
struct output *output_from_resource(struct wl_resource *resource);
/* Returns the first output, for callers that need any. */
struct output *output_first(const struct server *server);
/* Returns the output with the fewest windows. */
struct output *output_for_new_window(const struct server *server);
/* Returns the output at a point of the layout, or NULL. */
struct output *output_at(const struct server *server, double x, double y);
/* Returns the front surface at a point of the output, or NULL. */
struct surface *output_find_surface(const struct output *output, double x, double y);
/* Tells the client that its surface is shown on this output, or no longer. */
void output_send_enter(struct output *output, struct surface *surface);
void output_send_leave(struct output *output, struct surface *surface);

int output_width_mm(const struct output *output);
int output_height_mm(const struct output *output);

#endif
