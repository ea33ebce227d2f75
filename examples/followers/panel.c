/* SPDX-License-Identifier: MIT */
#include "panel.h"

#include "globals.h"
#include "wlr-layer-shell-unstable-v1-client-protocol.h"

#include <string.h>

static void handle_configure(
	void *data, struct zwlr_layer_surface_v1 *layer_surface, uint32_t serial, uint32_t width, uint32_t height)
{
	struct panel *panel = data;

	zwlr_layer_surface_v1_ack_configure(layer_surface, serial);
	panel->width = (int)width;
	panel->height = (int)height;
	panel->is_dirty = true;
}

/* The compositor closes a panel whose output has gone, for example. */
static void handle_closed(void *data, struct zwlr_layer_surface_v1 *layer_surface)
{
	panel_hide(data);
}

static const struct zwlr_layer_surface_v1_listener layer_surface_listener = {
	.configure = handle_configure,
	.closed = handle_closed,
};

static void handle_frame_done(void *data, struct wl_callback *frame, uint32_t time)
{
	struct panel *panel = data;

	wl_callback_destroy(frame);
	panel->frame = NULL;
}

static const struct wl_callback_listener frame_listener = { .done = handle_frame_done };

void panel_init(struct panel *panel, const struct globals *globals, const struct panel_design *design, void *data)
{
	memset(panel, 0, sizeof(*panel));
	panel->globals = globals;
	panel->design = design;
	panel->data = data;
}

void panel_finish(struct panel *panel)
{
	panel_hide(panel);
	shm_buffer_finish(&panel->buffers[0]);
	shm_buffer_finish(&panel->buffers[1]);
}

static void take_no_touches(const struct panel *panel)
{
	struct wl_region *nothing = wl_compositor_create_region(panel->globals->compositor);

	wl_surface_set_input_region(panel->wl_surface, nothing);
	wl_region_destroy(nothing);
}

bool panel_show(struct panel *panel, const char *output, int width, int height)
{
	const struct panel_design *design = panel->design;

	if (panel->wl_surface)
		return true;
	panel->wl_surface = wl_compositor_create_surface(panel->globals->compositor);
	if (panel->wl_surface)
		panel->layer_surface = zwlr_layer_shell_v1_get_layer_surface(panel->globals->layer_shell,
			panel->wl_surface, globals_find_output(panel->globals, output), design->layer, design->name);
	if (!panel->layer_surface) {
		panel_hide(panel);
		return false;
	}
	zwlr_layer_surface_v1_add_listener(panel->layer_surface, &layer_surface_listener, panel);
	zwlr_layer_surface_v1_set_anchor(panel->layer_surface, design->anchor);
	zwlr_layer_surface_v1_set_size(panel->layer_surface, (uint32_t)width, (uint32_t)height);
	/* Other panels do not push it from the edge. */
	zwlr_layer_surface_v1_set_exclusive_zone(panel->layer_surface, -1);
	zwlr_layer_surface_v1_set_margin(panel->layer_surface, 0, design->margin_right, panel->margin_bottom, 0);
	if (!design->takes_touches)
		take_no_touches(panel);
	/* A commit without a buffer requests the first configure. */
	wl_surface_commit(panel->wl_surface);
	return true;
}

void panel_hide(struct panel *panel)
{
	if (panel->frame)
		wl_callback_destroy(panel->frame);
	if (panel->layer_surface)
		zwlr_layer_surface_v1_destroy(panel->layer_surface);
	if (panel->wl_surface)
		wl_surface_destroy(panel->wl_surface);
	panel->frame = NULL;
	panel->layer_surface = NULL;
	panel->wl_surface = NULL;
	panel->width = panel->height = 0;
	/* The compositor need not say that it is done with a buffer whose surface has gone. */
	for (int i = 0; i < 2; i++) {
		if (panel->buffers[i].busy)
			shm_buffer_finish(&panel->buffers[i]);
	}
}

bool panel_is_shown(const struct panel *panel)
{
	return panel->wl_surface;
}

void panel_move(struct panel *panel, int32_t margin_bottom)
{
	panel->is_moved |= panel->margin_bottom != margin_bottom;
	panel->margin_bottom = margin_bottom;
}

void panel_redraw(struct panel *panel)
{
	panel->is_dirty = true;
}

bool panel_is_ready(const struct panel *panel)
{
	return panel->wl_surface && panel->width > 0 && panel->height > 0 && !panel->frame;
}

/* Returns a buffer that the compositor does not read, of the right size; NULL if both are read, or out of memory. */
static struct shm_buffer *find_buffer(struct panel *panel, bool *is_good)
{
	struct shm_buffer *buffer = &panel->buffers[panel->buffers[0].busy ? 1 : 0];

	if (buffer->busy || (buffer->wl_buffer && buffer->width == panel->width && buffer->height == panel->height))
		return buffer->busy ? NULL : buffer;
	shm_buffer_finish(buffer);
	*is_good = shm_buffer_init(buffer, panel->globals->shm, panel->width, panel->height);
	return *is_good ? buffer : NULL;
}

static void draw(struct panel *panel, struct shm_buffer *buffer)
{
	cairo_t *cairo = cairo_create(buffer->surface);

	cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR);
	cairo_paint(cairo);
	cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
	panel->design->draw(cairo, panel->width, panel->height, panel->data);
	cairo_destroy(cairo);
	cairo_surface_flush(buffer->surface);
	wl_surface_attach(panel->wl_surface, buffer->wl_buffer, 0, 0);
	wl_surface_damage_buffer(panel->wl_surface, 0, 0, panel->width, panel->height);
	buffer->busy = true;
	panel->is_dirty = false;
}

bool panel_update(struct panel *panel)
{
	struct shm_buffer *buffer = NULL;
	bool is_good = true;

	if (!panel_is_ready(panel) || (!panel->is_dirty && !panel->is_moved))
		return true;
	if (panel->is_dirty) {
		buffer = find_buffer(panel, &is_good);
		if (!buffer)
			return is_good; /* wl_buffer.release leads to another call */
		draw(panel, buffer);
	}
	if (panel->is_moved)
		zwlr_layer_surface_v1_set_margin(
			panel->layer_surface, 0, panel->design->margin_right, panel->margin_bottom, 0);
	panel->is_moved = false;
	panel->frame = wl_surface_frame(panel->wl_surface);
	wl_callback_add_listener(panel->frame, &frame_listener, panel);
	wl_surface_commit(panel->wl_surface);
	return true;
}
