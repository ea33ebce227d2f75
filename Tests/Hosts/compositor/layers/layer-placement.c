/* SPDX-License-Identifier: MIT */
/* Places layer surfaces, and takes their exclusive zones off the room for windows. */
#include "clients/surface-view.h"
#include "clients/surface.h"
#include "layers/layer-surface.h"
#include "layers/layers.h"
#include "server.h"
#include "shell/output.h"
#include "wlr-layer-shell-unstable-v1-server-protocol.h"

#define TOP ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP
#define BOTTOM ZWLR_LAYER_SURFACE_V1_ANCHOR_BOTTOM
#define LEFT ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT
#define RIGHT ZWLR_LAYER_SURFACE_V1_ANCHOR_RIGHT

/* Places one dimension inside a bound, between two edges to which it may be anchored. */
static void place_along(int *start, int *length, int bound_start, int bound_length, bool at_start, bool at_end,
	int margin_start, int margin_end)
{
	if (*length == 0) {
		*start = bound_start + margin_start;
		*length = bound_length - margin_start - margin_end;
		*length = *length > 1 ? *length : 1;
	} else if (at_start == at_end) {
		*start = bound_start + (bound_length - *length) / 2;
	} else {
		*start = at_start ? bound_start + margin_start : bound_start + bound_length - margin_end - *length;
	}
}

static struct rectangle find_place(const struct layer_surface *surface, const struct rectangle *usable)
{
	const struct layer_state *state = &surface->current;
	const struct output_place *output = &surface->output->place;
	struct rectangle whole = { 0, 0, output->width, output->height };
	const struct rectangle *bound = state->exclusive_zone == -1 ? &whole : usable;
	struct rectangle place = { .width = (int)state->width, .height = (int)state->height };

	place_along(&place.x, &place.width, bound->x, bound->width, state->anchor & LEFT, state->anchor & RIGHT,
		state->margin.left, state->margin.right);
	place_along(&place.y, &place.height, bound->y, bound->height, state->anchor & TOP, state->anchor & BOTTOM,
		state->margin.top, state->margin.bottom);
	return place;
}

/* Returns the edge of a panel, or 0 if it lies in a corner, across the output or in its middle. */
static uint32_t find_edge(uint32_t anchor)
{
	static const struct {
		uint32_t edge, across;
	} edges[] = {
		{ TOP, LEFT | RIGHT },
		{ BOTTOM, LEFT | RIGHT },
		{ LEFT, TOP | BOTTOM },
		{ RIGHT, TOP | BOTTOM },
	};

	for (size_t i = 0; i < sizeof(edges) / sizeof(edges[0]); i++) {
		if (anchor == edges[i].edge || anchor == (edges[i].edge | edges[i].across))
			return edges[i].edge;
	}
	return 0;
}

static int at_most(int length, int most)
{
	return length < most ? length : most;
}

static void take_zone(const struct layer_state *state, struct rectangle *usable)
{
	uint32_t edge = find_edge(state->anchor);
	int zone = state->exclusive_zone;

	if (zone <= 0 || edge == 0)
		return;
	if (edge == TOP || edge == BOTTOM) {
		zone = at_most(zone + (edge == TOP ? state->margin.top : state->margin.bottom), usable->height);
		usable->y += edge == TOP ? zone : 0;
		usable->height -= zone;
	} else {
		zone = at_most(zone + (edge == LEFT ? state->margin.left : state->margin.right), usable->width);
		usable->x += edge == LEFT ? zone : 0;
		usable->width -= zone;
	}
}

static void send_configure(struct layer_surface *surface)
{
	if (surface->configure_sent && surface->sent_width == surface->place.width &&
		surface->sent_height == surface->place.height)
		return;
	surface->configure_sent = true;
	surface->sent_width = surface->place.width;
	surface->sent_height = surface->place.height;
	surface->serial = wl_display_next_serial(surface->output->server->display);
	zwlr_layer_surface_v1_send_configure(surface->resource, surface->serial, (uint32_t)surface->place.width,
		(uint32_t)surface->place.height);
}

void layer_surface_place(struct layer_surface *surface, struct rectangle *usable)
{
	surface->place = find_place(surface, usable);
	send_configure(surface);
	if (!surface->mapped)
		return;
	surface_view_move(surface->surface, surface->place.x, surface->place.y);
	take_zone(&surface->current, usable);
}
