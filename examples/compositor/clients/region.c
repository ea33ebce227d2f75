/* SPDX-License-Identifier: MIT */
#include "region.h"

#include <stdlib.h>
#include <wayland-server-protocol.h>

pixman_region32_t *region_from_resource(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

/* Clients like to say "endless" with the largest width there is. */
static unsigned clip_length(int32_t start, int32_t length)
{
	return (unsigned)(start > 0 && length > INT32_MAX - start ? INT32_MAX - start : length);
}

static void handle_add(struct wl_client *client, struct wl_resource *resource,
	int32_t x, int32_t y, int32_t width, int32_t height)
{
	pixman_region32_t *region = region_from_resource(resource);

	if (width > 0 && height > 0)
		pixman_region32_union_rect(region, region, x, y,
			clip_length(x, width), clip_length(y, height));
}

static void handle_subtract(struct wl_client *client, struct wl_resource *resource,
	int32_t x, int32_t y, int32_t width, int32_t height)
{
	pixman_region32_t *region = region_from_resource(resource);
	pixman_region32_t rectangle;

	if (width <= 0 || height <= 0)
		return;
	pixman_region32_init_rect(&rectangle, x, y, clip_length(x, width), clip_length(y, height));
	pixman_region32_subtract(region, region, &rectangle);
	pixman_region32_fini(&rectangle);
}

static const struct wl_region_interface region_implementation = {
	.destroy = handle_destroy,
	.add = handle_add,
	.subtract = handle_subtract,
};

static void region_destroy(struct wl_resource *resource)
{
	pixman_region32_t *region = region_from_resource(resource);

	pixman_region32_fini(region);
	free(region);
}

void region_create(struct wl_client *client, struct wl_resource *compositor, uint32_t id)
{
	pixman_region32_t *region = calloc(1, sizeof(*region));
	struct wl_resource *resource =
		region ? wl_resource_create(client, &wl_region_interface, 1, id) : NULL;

	if (!resource) {
		free(region);
		wl_client_post_no_memory(client);
		return;
	}
	pixman_region32_init(region);
	wl_resource_set_implementation(resource, &region_implementation, region, region_destroy);
}
