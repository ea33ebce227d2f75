/* SPDX-License-Identifier: MIT */
#include "growing-ways.h"
#include "test-connection.h"

#include <stdio.h>
#include <string.h>

#define SMALL_SIDE 4
#define REQUESTS_AT_ONCE 50

void pace(int index)
{
	if (index % REQUESTS_AT_ONCE == REQUESTS_AT_ONCE - 1)
		wl_display_roundtrip(display);
}

static struct wl_buffer *create_small_buffer(void)
{
	struct wl_shm_pool *pool = wl_shm_create_pool(shm, memory, SMALL_SIDE * SMALL_SIDE * 4);
	struct wl_buffer *small = wl_shm_pool_create_buffer(pool, 0, SMALL_SIDE, SMALL_SIDE, SMALL_SIDE * 4,
		WL_SHM_FORMAT_ARGB8888);

	wl_shm_pool_destroy(pool);
	return small;
}

struct wl_buffer *small_buffer(void)
{
	static struct wl_buffer *small;

	if (!small)
		small = create_small_buffer();
	return small;
}

/* Creates buffers, each with memory of its own. */
void grow_buffers(int count)
{
	map();
	for (int i = 0; i < count; i++) {
		wl_surface_attach(surface, create_small_buffer(), 0, 0);
		wl_surface_commit(surface);
		pace(i);
	}
}

static void add_rectangles(int count, int down)
{
	struct wl_region *region = wl_compositor_create_region(compositor);

	for (int i = 0; i < count; i++) {
		wl_region_add(region, 2 * i, down * i, 1, 1);
		pace(i);
	}
	wl_surface_set_input_region(surface, region);
	map();
}

/* Creates a region of rectangles that do not touch. */
void grow_region(int count)
{
	add_rectangles(count, 2);
}

/* Changes a region often; it never has more than one rectangle. */
void grow_region_in_a_row(int count)
{
	struct wl_region *region = wl_compositor_create_region(compositor);

	for (int i = 0; i < count; i++) {
		wl_region_add(region, i, 0, 1, 1);
		wl_region_subtract(region, 0, 0, i, 1);
		pace(i);
	}
	wl_surface_set_input_region(surface, region);
	map();
}

void grow_touches(int count)
{
	for (int i = 0; i < count; i++)
		wl_seat_get_touch(seat);
}

/* Creates pointers: a client without touch gets emulated pointer events. */
void grow_pointers(int count)
{
	for (int i = 0; i < count; i++)
		wl_seat_get_pointer(seat);
}

static int outputs_wanted;

static void handle_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
	uint32_t version)
{
	if (strcmp(interface, wl_output_interface.name) != 0)
		return;
	for (int i = 0; i < outputs_wanted; i++)
		wl_registry_bind(registry, name, &wl_output_interface, 1);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = { handle_global, handle_global_remove };

/* Creates wl_output objects, which all get enter and leave of a surface. */
void grow_outputs(int count)
{
	outputs_wanted = count;
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_display_roundtrip(display);
	for (int i = 0; i < 20; i++) {
		map();
		wl_surface_attach(surface, NULL, 0, 0);
		wl_surface_commit(surface);
	}
}

static void handle_frame_done(void *data, struct wl_callback *callback, uint32_t time)
{
	*(bool *)data = true;
}

static const struct wl_callback_listener frame_listener = { handle_frame_done };

/*
 * Requests frame callbacks and waits for the last one. A client that left before the next refresh would be spared the
 * cost of all events, one that left after it would not.
 */
void grow_frame_callbacks(int count)
{
	struct wl_callback *callback = NULL;
	bool done = false;

	map();
	for (int i = 0; i < count; i++) {
		callback = wl_surface_frame(surface);
		pace(i);
	}
	if (callback)
		wl_callback_add_listener(callback, &frame_listener, &done);
	wl_surface_commit(surface);
	while (callback && !done && wl_display_dispatch(display) >= 0)
		;
}

static struct wl_data_source *create_source(void)
{
	return wl_data_device_manager_create_data_source(data_device_manager);
}

void grow_types(int count)
{
	struct wl_data_source *source = create_source();
	char type[32];

	map();
	wl_data_device_manager_get_data_device(data_device_manager, seat);
	for (int i = 0; i < count; i++) {
		snprintf(type, sizeof(type), "text/type-%d", i);
		wl_data_source_offer(source, type);
	}
	wl_data_device_set_selection(wl_data_device_manager_get_data_device(data_device_manager, seat), source, 0);
}

void grow_selections(int count)
{
	struct wl_data_device *device = wl_data_device_manager_get_data_device(data_device_manager, seat);

	map();
	for (int i = 0; i < count; i++)
		wl_data_device_set_selection(device, create_source(), 0);
}

void grow_data_devices(int count)
{
	struct wl_data_device *device = wl_data_device_manager_get_data_device(data_device_manager, seat);

	map();
	for (int i = 1; i < count; i++)
		wl_data_device_manager_get_data_device(data_device_manager, seat);
	for (int i = 0; i < 4; i++)
		wl_data_device_set_selection(device, create_source(), 0);
}
