/* SPDX-License-Identifier: MIT */
/* Places layer surfaces, and takes their exclusive zones off the room for windows. */
#include "layer-surface.h"
#include "version.h"

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

static void take_zone(const struct wlr_layer_surface_v1_state *state, struct wlr_box *room)
{
	uint32_t edge = find_edge(state->anchor);
	int zone = state->exclusive_zone, margin = 0, most = edge == TOP || edge == BOTTOM ? room->height : room->width;

	if (zone <= 0 || edge == 0)
		return;
	margin = edge == TOP     ? (int)state->margin.top
		: edge == BOTTOM ? (int)state->margin.bottom
		: edge == LEFT   ? (int)state->margin.left
				 : (int)state->margin.right;
	/* A client may ask for any number. */
	zone = zone < most ? zone : most;
	zone = margin < most - zone ? zone + margin : most;
	zone = zone > 0 ? zone : 0;
	room->y += edge == TOP ? zone : 0;
	room->x += edge == LEFT ? zone : 0;
	if (edge == TOP || edge == BOTTOM)
		room->height -= zone;
	else
		room->width -= zone;
}

static int in_range(int64_t length)
{
	return (int)(length < -32768 ? -32768 : length > 32767 ? 32767
							       : length);
}

void layer_surface_place(struct layer_surface *surface, const struct wlr_box *output, struct wlr_box *room)
{
	const struct wlr_layer_surface_v1_state *state = &surface->layer_surface->current;
	const struct wlr_box *bound = state->exclusive_zone == -1 ? output : room;
	struct wlr_box place = { .width = in_range(state->desired_width), .height = in_range(state->desired_height) };

	if (!surface->is_committed || !version_layer_can_be_configured(surface->layer_surface))
		return;
	place_along(&place.x, &place.width, bound->x, bound->width, state->anchor & LEFT, state->anchor & RIGHT,
		in_range((int32_t)state->margin.left), in_range((int32_t)state->margin.right));
	place_along(&place.y, &place.height, bound->y, bound->height, state->anchor & TOP, state->anchor & BOTTOM,
		in_range((int32_t)state->margin.top), in_range((int32_t)state->margin.bottom));
	wlr_scene_node_set_position(surface->node, place.x, place.y);
	if (surface->is_mapped)
		take_zone(state, room);
	if (place.width == surface->sent_width && place.height == surface->sent_height)
		return;
	surface->sent_width = place.width;
	surface->sent_height = place.height;
	wlr_layer_surface_v1_configure(surface->layer_surface, (uint32_t)place.width, (uint32_t)place.height);
}
