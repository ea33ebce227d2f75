/* SPDX-License-Identifier: MIT */
#include "xdg/positioner.h"

#include "xdg-shell-server-protocol.h"

#include <stdlib.h>

/* Larger than any output, and far from the limits of integers. */
#define LARGEST_LENGTH (1 << 24)

struct positioner *positioner_from_resource(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

bool positioner_is_complete(const struct positioner *positioner)
{
	return positioner->width > 0 && positioner->height > 0 && positioner->anchor_set;
}

static bool is_reasonable(int32_t value)
{
	return value > -LARGEST_LENGTH && value < LARGEST_LENGTH;
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static void handle_set_size(struct wl_client *client, struct wl_resource *resource, int32_t width, int32_t height)
{
	struct positioner *positioner = positioner_from_resource(resource);

	if (width <= 0 || height <= 0 || !is_reasonable(width) || !is_reasonable(height)) {
		wl_resource_post_error(resource, XDG_POSITIONER_ERROR_INVALID_INPUT, "no size: %d, %d", width, height);
		return;
	}
	positioner->width = width;
	positioner->height = height;
}

static void handle_set_anchor_rect(struct wl_client *client, struct wl_resource *resource,
	int32_t x, int32_t y, int32_t width, int32_t height)
{
	struct positioner *positioner = positioner_from_resource(resource);

	if (width < 0 || height < 0 || !is_reasonable(width) || !is_reasonable(height) ||
		!is_reasonable(x) || !is_reasonable(y)) {
		wl_resource_post_error(resource, XDG_POSITIONER_ERROR_INVALID_INPUT, "no rectangle to be beside");
		return;
	}
	positioner->anchor_rectangle = (struct rectangle){ x, y, width, height };
	positioner->anchor_set = true;
}

static void handle_set_anchor(struct wl_client *client, struct wl_resource *resource, uint32_t anchor)
{
	if (anchor > XDG_POSITIONER_ANCHOR_BOTTOM_RIGHT)
		wl_resource_post_error(resource, XDG_POSITIONER_ERROR_INVALID_INPUT, "no anchor: %u", anchor);
	else
		positioner_from_resource(resource)->anchor = anchor;
}

static void handle_set_gravity(struct wl_client *client, struct wl_resource *resource, uint32_t gravity)
{
	if (gravity > XDG_POSITIONER_GRAVITY_BOTTOM_RIGHT)
		wl_resource_post_error(resource, XDG_POSITIONER_ERROR_INVALID_INPUT, "no gravity: %u", gravity);
	else
		positioner_from_resource(resource)->gravity = gravity;
}

static void handle_set_constraint_adjustment(struct wl_client *client, struct wl_resource *resource,
	uint32_t adjustment)
{
	positioner_from_resource(resource)->adjustment = adjustment;
}

static void handle_set_offset(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y)
{
	struct positioner *positioner = positioner_from_resource(resource);

	if (!is_reasonable(x) || !is_reasonable(y))
		return;
	positioner->offset_x = x;
	positioner->offset_y = y;
}

/* Reactive popups are not supported: they stay in place when the parent is resized. */
static void ignore_reactive(struct wl_client *client, struct wl_resource *resource)
{
}

static void ignore_parent_size(struct wl_client *client, struct wl_resource *resource,
	int32_t width, int32_t height)
{
}

static void ignore_parent_configure(struct wl_client *client, struct wl_resource *resource, uint32_t serial)
{
}

static const struct xdg_positioner_interface positioner_implementation = {
	.destroy = handle_destroy,
	.set_size = handle_set_size,
	.set_anchor_rect = handle_set_anchor_rect,
	.set_anchor = handle_set_anchor,
	.set_gravity = handle_set_gravity,
	.set_constraint_adjustment = handle_set_constraint_adjustment,
	.set_offset = handle_set_offset,
	.set_reactive = ignore_reactive,
	.set_parent_size = ignore_parent_size,
	.set_parent_configure = ignore_parent_configure,
};

static void positioner_destroy(struct wl_resource *resource)
{
	free(positioner_from_resource(resource));
}

void positioner_create(struct wl_client *client, struct wl_resource *wm_base, uint32_t id)
{
	struct positioner *positioner = calloc(1, sizeof(*positioner));
	struct wl_resource *resource = positioner ? wl_resource_create(client, &xdg_positioner_interface,
							    wl_resource_get_version(wm_base), id)
						  : NULL;

	if (!resource) {
		free(positioner);
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(resource, &positioner_implementation, positioner, positioner_destroy);
}
