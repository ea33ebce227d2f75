/* SPDX-License-Identifier: MIT */
#include "region.h"

#include "client-limits.h"

#include <stdlib.h>
#include <wayland-server-protocol.h>

/*
 * Collects added rectangles: pixman walks a whole region for each added rectangle, but adds many at once in O(n log n).
 */
struct region {
	pixman_region32_t settled;
	pixman_box32_t added[MAXIMUM_RECTANGLES]; /* not yet in the region */
	int added_count;
};

static void settle(struct wl_resource *resource)
{
	struct region *region = wl_resource_get_user_data(resource);
	pixman_region32_t added;

	if (region->added_count == 0)
		return;
	if (!pixman_region32_init_rects(&added, region->added, region->added_count) ||
		!pixman_region32_union(&region->settled, &region->settled, &added))
		wl_resource_post_no_memory(resource);
	pixman_region32_fini(&added);
	region->added_count = 0;
}

/* Empties a region that is too large, so that the rest of the request has nothing to copy. */
static void check_size(struct wl_resource *resource)
{
	struct region *region = wl_resource_get_user_data(resource);

	if (pixman_region32_n_rects(&region->settled) <= MAXIMUM_RECTANGLES)
		return;
	wl_client_post_implementation_error(wl_resource_get_client(resource), "a region of more than %d rectangles",
		MAXIMUM_RECTANGLES);
	pixman_region32_clear(&region->settled);
}

const pixman_region32_t *region_from_resource(struct wl_resource *resource)
{
	struct region *region = wl_resource_get_user_data(resource);

	settle(resource);
	check_size(resource);
	return &region->settled;
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

/* Returns the end of an interval, clamped: clients mean "endless" by the largest width. */
static int32_t end_of(int32_t start, int32_t length)
{
	return start > 0 && length > INT32_MAX - start ? INT32_MAX : start + length;
}

static void handle_add(struct wl_client *client, struct wl_resource *resource,
	int32_t x, int32_t y, int32_t width, int32_t height)
{
	struct region *region = wl_resource_get_user_data(resource);

	if (width <= 0 || height <= 0)
		return;
	region->added[region->added_count++] = (pixman_box32_t){ x, y, end_of(x, width), end_of(y, height) };
	if (region->added_count == MAXIMUM_RECTANGLES)
		region_from_resource(resource);
}

static void handle_subtract(struct wl_client *client, struct wl_resource *resource,
	int32_t x, int32_t y, int32_t width, int32_t height)
{
	struct region *region = wl_resource_get_user_data(resource);
	pixman_box32_t box = { x, y, end_of(x, width), end_of(y, height) };
	pixman_region32_t rectangle;

	if (width <= 0 || height <= 0)
		return;
	settle(resource);
	pixman_region32_init_with_extents(&rectangle, &box);
	if (!pixman_region32_subtract(&region->settled, &region->settled, &rectangle))
		wl_resource_post_no_memory(resource);
	pixman_region32_fini(&rectangle);
	check_size(resource);
}

static const struct wl_region_interface region_implementation = {
	.destroy = handle_destroy,
	.add = handle_add,
	.subtract = handle_subtract,
};

static void region_destroy(struct wl_resource *resource)
{
	struct region *region = wl_resource_get_user_data(resource);

	pixman_region32_fini(&region->settled);
	free(region);
}

void region_create(struct wl_client *client, struct wl_resource *compositor, uint32_t id)
{
	struct region *region = malloc(sizeof(*region));
	struct wl_resource *resource =
		region ? wl_resource_create(client, &wl_region_interface, 1, id) : NULL;

	if (!resource) {
		free(region);
		wl_client_post_no_memory(client);
		return;
	}
	pixman_region32_init(&region->settled);
	region->added_count = 0;
	wl_resource_set_implementation(resource, &region_implementation, region, region_destroy);
}
