/* SPDX-License-Identifier: MIT */
#include "growing-ways.h"
#include "test-connection.h"

#include <stdlib.h>

static struct wl_surface *create_part(struct wl_surface *parent, struct wl_subsurface **part)
{
	struct wl_surface *child = wl_compositor_create_surface(compositor);

	*part = wl_subcompositor_get_subsurface(subcompositor, child, parent);
	return child;
}

static void show(struct wl_surface *child)
{
	wl_surface_attach(child, small_buffer(), 0, 0);
	wl_surface_commit(child);
}

/* Creates all subsurfaces for one commit of the parent. Returns NULL if out of memory. */
static struct wl_subsurface **create_parts(int count)
{
	struct wl_subsurface **parts = calloc((size_t)count, sizeof(*parts));

	map();
	for (int i = 0; parts && i < count; i++) {
		show(create_part(surface, &parts[i]));
		pace(i);
	}
	wl_surface_commit(surface);
	return parts;
}

void grow_subsurfaces(int count)
{
	free(create_parts(count));
}

void grow_subsurfaces_one_by_one(int count)
{
	map();
	for (int i = 0; i < count; i++) {
		struct wl_subsurface *part;
		struct wl_surface *child = create_part(surface, &part);

		wl_subsurface_set_desync(part);
		show(child);
		wl_surface_commit(surface);
		pace(i);
	}
}

static void nest(int depth)
{
	struct wl_surface *parent = surface;
	struct wl_subsurface *part;

	for (int i = 0; i < depth; i++) {
		struct wl_surface *child = create_part(parent, &part);

		show(child);
		wl_surface_commit(parent);
		parent = child;
		pace(i);
	}
}

void grow_nested_subsurfaces(int count)
{
	map();
	nest(count);
	wl_surface_commit(surface);
}

/* Grows depth and width together. */
void grow_trees(int count)
{
	map();
	for (int i = 0; i < count; i++)
		nest(8);
	wl_surface_commit(surface);
}

/* Repeats a commit without changes: its cost must not depend on the number of subsurfaces. */
void commit_with_subsurfaces(int count)
{
	free(create_parts(count));
	for (int i = 0; i < count; i++) {
		wl_surface_commit(surface);
		pace(i);
	}
}

void move_subsurfaces(int count)
{
	struct wl_subsurface **parts = create_parts(count);

	for (int i = 0; parts && i < count; i++) {
		wl_subsurface_set_position(parts[i], i, i);
		pace(i);
	}
	wl_surface_commit(surface);
	free(parts);
}

/* Moves each subsurface to the other end of the order. */
void restack_subsurfaces(int count)
{
	struct wl_subsurface **parts = create_parts(count);

	for (int i = 0; parts && i < count; i++) {
		wl_subsurface_place_below(parts[i], surface);
		pace(i);
	}
	wl_surface_commit(surface);
	free(parts);
}

void destroy_parent_of_many(int count)
{
	free(create_parts(count));
	xdg_toplevel_destroy(toplevel);
	xdg_surface_destroy(xdg_surface);
	wl_surface_destroy(surface);
}
