/* SPDX-License-Identifier: MIT */
/*
 * storm-client SEED opens, moves and destroys toplevels, popups and subsurfaces in any order that the protocol allows,
 * and asks the shell to move and resize windows by fingers, until it is killed or the compositor disconnects it.
 */
#define _GNU_SOURCE /* nanosleep */
#include "test-connection.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum kind {
	NONE,
	TOPLEVEL,
	POPUP,
	SUBSURFACE,
};

enum {
	NODES = 24,
	WAIT_NS = 2000000,
};

static struct node {
	enum kind kind;
	struct wl_surface *surface;
	struct xdg_surface *xdg;
	struct xdg_toplevel *toplevel;
	struct xdg_popup *popup;
	struct wl_subsurface *subsurface;
	struct node *parent;
	bool is_configured;
} nodes[NODES];
static uint32_t random_state, touch_serial;

static uint32_t any(uint32_t limit)
{
	random_state = random_state * 1664525 + 1013904223;
	return (random_state >> 8) % limit;
}

static void show(struct node *node)
{
	wl_surface_attach(node->surface, buffer, 0, 0);
	wl_surface_damage(node->surface, 0, 0, SIDE, SIDE);
	wl_surface_commit(node->surface);
}

static void handle_configured(void *data, struct xdg_surface *configured, uint32_t serial)
{
	struct node *node = data;

	xdg_surface_ack_configure(configured, serial);
	node->is_configured = true;
	show(node);
}

static const struct xdg_surface_listener configured_listener = { .configure = handle_configured };

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *on,
	int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	(void)data, (void)touch, (void)time, (void)on, (void)id, (void)x, (void)y;
	touch_serial = serial;
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
	(void)data, (void)touch, (void)serial, (void)time, (void)id;
}

static void handle_motion(
	void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	(void)data, (void)touch, (void)time, (void)id, (void)x, (void)y;
}

static void handle_nothing(void *data, struct wl_touch *touch)
{
	(void)data, (void)touch;
}

static const struct wl_touch_listener touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_nothing,
	.cancel = handle_nothing,
};

/* Popups go before what they are on, as the protocol has it; subsurfaces before or after it. */
static void destroy(struct node *node)
{
	bool with_all = any(2) > 0;

	for (struct node *child = nodes; child < nodes + NODES; child++) {
		if (child->kind == NONE || child->parent != node)
			continue;
		if (child->kind == POPUP || with_all)
			destroy(child);
		else
			child->parent = NULL;
	}
	if (node->toplevel)
		xdg_toplevel_destroy(node->toplevel);
	if (node->popup)
		xdg_popup_destroy(node->popup);
	if (node->subsurface)
		wl_subsurface_destroy(node->subsurface);
	if (node->xdg)
		xdg_surface_destroy(node->xdg);
	wl_surface_destroy(node->surface);
	*node = (struct node){ 0 };
}

static void make_popup(struct node *node)
{
	struct xdg_positioner *positioner = xdg_wm_base_create_positioner(wm_base);

	xdg_positioner_set_size(positioner, SIDE, SIDE);
	xdg_positioner_set_anchor_rect(positioner, (int)any(SIDE), (int)any(SIDE), 1, 1);
	node->popup = xdg_surface_get_popup(node->xdg, node->parent->xdg, positioner);
	xdg_positioner_destroy(positioner);
}

static void make(struct node *node, struct node *parent)
{
	bool is_window = parent->kind == TOPLEVEL || parent->kind == POPUP;

	if (is_window && !parent->is_configured)
		return;
	/* The parent may be the node itself, which is none yet. */
	node->parent = parent->kind == NONE ? NULL : parent;
	node->kind = !node->parent ? TOPLEVEL : is_window && any(2) > 0 ? POPUP
									: SUBSURFACE;
	node->surface = wl_compositor_create_surface(compositor);
	if (node->kind == SUBSURFACE) {
		node->subsurface = wl_subcompositor_get_subsurface(subcompositor, node->surface, parent->surface);
		wl_subsurface_set_position(node->subsurface, (int)any(SIDE) - 50, (int)any(SIDE) - 50);
		if (any(2) > 0)
			wl_subsurface_set_desync(node->subsurface);
		show(node);
		return;
	}
	node->xdg = xdg_wm_base_get_xdg_surface(wm_base, node->surface);
	xdg_surface_add_listener(node->xdg, &configured_listener, node);
	if (node->kind == TOPLEVEL)
		node->toplevel = xdg_surface_get_toplevel(node->xdg);
	else
		make_popup(node);
	wl_surface_commit(node->surface);
}

static void change(struct node *node)
{
	struct wl_region *region;

	switch (any(6)) {
	case 0:
		destroy(node);
		break;
	case 1:
		region = wl_compositor_create_region(compositor);
		wl_region_add(region, 0, 0, (int)any(SIDE), (int)any(SIDE));
		wl_surface_set_input_region(node->surface, any(2) > 0 ? region : NULL);
		wl_region_destroy(region);
		break;
	case 2:
		if (node->toplevel)
			xdg_toplevel_move(node->toplevel, seat, touch_serial);
		break;
	case 3:
		if (node->toplevel)
			xdg_toplevel_resize(node->toplevel, seat, touch_serial, XDG_TOPLEVEL_RESIZE_EDGE_RIGHT);
		break;
	case 4:
		if (!node->subsurface)
			break;
		/* Hidden, until the next commit. */
		wl_surface_attach(node->surface, NULL, 0, 0);
		wl_surface_commit(node->surface);
		return;
	default:
		/* Weston 14 ends itself when one is moved whose parent is gone. */
		if (node->subsurface && node->parent)
			wl_subsurface_set_position(node->subsurface, (int)any(SIDE), (int)any(SIDE));
	}
	if (node->kind == SUBSURFACE || (node->kind != NONE && node->is_configured))
		show(node);
}

int main(int argc, char *argv[])
{
	const struct timespec wait = { .tv_nsec = WAIT_NS };

	random_state = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 1;
	if (!test_connect())
		return 2;
	map();
	wl_touch_add_listener(wl_seat_get_touch(seat), &touch_listener, NULL);
	puts("storming");
	fflush(stdout);
	while (wl_display_roundtrip(display) >= 0) {
		struct node *node = &nodes[any(NODES)];

		if (node->kind == NONE)
			make(node, &nodes[any(NODES)]);
		else
			change(node);
		nanosleep(&wait, NULL);
	}
	fprintf(stderr, "storm-client: the compositor has disconnected it: %d\n", wl_display_get_error(display));
	return 1;
}
