/* SPDX-License-Identifier: MIT */
/* A wl_output that exists in memory only, and its refresh. */
#ifndef COMPOSITOR_OUTPUT_H
#define COMPOSITOR_OUTPUT_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct output {
	struct server *server;
	int width, height;
	struct wl_event_source *refresh; /* a timer */
	bool refresh_due;
};

void output_init(struct output *output, struct server *server, int width, int height);
bool output_create_global(struct output *output);
void output_finish(struct output *output);

/* Clients that wait for a frame callback get it at the next refresh. */
void output_schedule_refresh(struct output *output);
/* The same at once, for when somebody waits for the last picture. */
void output_refresh_now(struct output *output);

int output_width_mm(const struct output *output);
int output_height_mm(const struct output *output);

#endif
