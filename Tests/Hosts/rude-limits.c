/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* ftruncate */
#include "rude-limits.h"

#include "test-connection.h"

#include <stdio.h>
#include <unistd.h>

/* More than any limit; each way ends with the connection. */
#define MANY 5000
#define REQUESTS_AT_ONCE 100

/* Returns whether to go on. */
static bool goes_on(int index)
{
	return index < MANY && (index % REQUESTS_AT_ONCE != 0 || wl_display_roundtrip(display) >= 0);
}

void make_many_surfaces(void)
{
	for (int i = 0; goes_on(i); i++)
		wl_compositor_create_surface(compositor);
}

void make_many_windows(void)
{
	for (int i = 0; goes_on(i); i++)
		xdg_surface_get_toplevel(
			xdg_wm_base_get_xdg_surface(wm_base, wl_compositor_create_surface(compositor)));
}

void make_many_pools(void)
{
	for (int i = 0; goes_on(i); i++)
		wl_shm_create_pool(shm, memory, SIDE * SIDE * 4);
}

void make_many_touches(void)
{
	for (int i = 0; goes_on(i); i++)
		wl_seat_get_touch(seat);
}

void make_many_callbacks(void)
{
	for (int i = 0; goes_on(i); i++)
		wl_surface_frame(surface);
}

/* Surfaces that are destroyed again do not add up. */
void make_surfaces_one_at_a_time(void)
{
	for (int i = 0; goes_on(i); i++)
		wl_surface_destroy(wl_compositor_create_surface(compositor));
}

void add_dust_to_region(void)
{
	struct wl_region *region = wl_compositor_create_region(compositor);

	for (int i = 0; goes_on(i); i++)
		wl_region_add(region, 2 * i, 2 * i, 1, 1);
}

/* Few rectangles that cross in many places. */
void weave_region(void)
{
	struct wl_region *region = wl_compositor_create_region(compositor);

	for (int i = 0; i < 100; i++) {
		wl_region_add(region, 2 * i, 0, 1, 1000);
		wl_region_add(region, 0, 2 * i, 1000, 1);
	}
	wl_surface_set_input_region(surface, region);
}

void offer_many_types(void)
{
	struct wl_data_source *source = wl_data_device_manager_create_data_source(data_device_manager);

	for (int i = 0; goes_on(i); i++)
		wl_data_source_offer(source, "text/plain");
}

void offer_long_types(void)
{
	struct wl_data_source *source = wl_data_device_manager_create_data_source(data_device_manager);
	char type[3001];

	snprintf(type, sizeof(type), "text/%02995d", 0);
	for (int i = 0; i < 3; i++)
		wl_data_source_offer(source, type);
}

/* No client reads that fast: the compositor announces only the last selection that it reads in one turn. */
void set_many_selections(void)
{
	struct wl_data_device *device = wl_data_device_manager_get_data_device(data_device_manager, seat);
	struct wl_data_source *sources[2];
	char type[3001];

	snprintf(type, sizeof(type), "text/%02995d", 0);
	for (int i = 0; i < 2; i++) {
		sources[i] = wl_data_device_manager_create_data_source(data_device_manager);
		wl_data_source_offer(sources[i], type);
	}
	map();
	for (int i = 0; i < 1000; i++)
		wl_data_device_set_selection(device, sources[i % 2], 0);
}

static void show_picture(int width, int height)
{
	struct wl_shm_pool *pool;

	configure();
	if (ftruncate(memory, (off_t)width * height * 4) < 0)
		return;
	pool = wl_shm_create_pool(shm, memory, width * height * 4);
	buffer = wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, WL_SHM_FORMAT_ARGB8888);
	commit_buffer();
}

void show_huge_picture(void)
{
	show_picture(16384, 4096);
}

void show_long_picture(void)
{
	show_picture(40000, 1);
}

/* Each picture replaces the last one, but is copied before. */
void show_pictures_at_once(void)
{
	show_picture(4096, 4096);
	for (int i = 0; i < 4; i++)
		commit_buffer();
}

/* Each picture is allowed, but not all together. */
void show_many_pictures(void)
{
	show_picture(4096, 4096);
	for (int i = 0; i < 10 && wl_display_roundtrip(display) >= 0; i++) {
		struct wl_surface *another = wl_compositor_create_surface(compositor);

		wl_surface_attach(another, buffer, 0, 0);
		wl_surface_commit(another);
	}
}
