/* SPDX-License-Identifier: MIT */
#include "fake-compositor.h"

#include <string.h>
#include <wayland-server.h>

#define AT(number) wl_fixed_from_double(number)

/* The address of the member that names the resource follows it as its data. */
static void handle_resource_destroy(struct wl_resource *resource)
{
	struct wl_resource **member = wl_resource_get_user_data(resource);

	if (member && *member == resource)
		*member = NULL;
}

static void destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static struct wl_resource *create(struct wl_client *client, const struct wl_interface *interface, uint32_t version,
	uint32_t id, const void *implementation, struct wl_resource **member)
{
	struct wl_resource *resource = wl_resource_create(client, interface, (int)version, id);

	wl_resource_set_implementation(resource, implementation, member, handle_resource_destroy);
	*member = resource;
	return resource;
}

static struct fake_compositor *fake_of(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

static void surface_damage(
	struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y, int32_t width, int32_t height)
{
}

/* The surface's data is its member, the fake's only one. */
static struct fake_compositor *fake_of_surface(struct wl_resource *resource)
{
	return wl_container_of(
		(struct wl_resource **)wl_resource_get_user_data(resource), (struct fake_compositor *)NULL, surface);
}

static void surface_frame(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	struct fake_compositor *fake = fake_of_surface(resource);

	fake->frames++;
	create(client, &wl_callback_interface, 1, id, NULL, &fake->frame);
}

static void surface_commit(struct wl_client *client, struct wl_resource *resource)
{
	fake_of_surface(resource)->commits++;
}

static const struct wl_surface_interface surface = {
	.destroy = destroy,
	.damage = surface_damage,
	.frame = surface_frame,
	.commit = surface_commit,
};

static void create_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	create(client, &wl_surface_interface, 1, id, &surface, &fake_of(resource)->surface);
}

static const struct wl_compositor_interface compositor = { .create_surface = create_surface };
static const struct wl_touch_interface touch = { .release = destroy };
static const struct wl_pointer_interface pointer = { .release = destroy };

static struct fake_compositor *fake_of_seat(struct wl_resource *resource)
{
	return wl_container_of(
		(struct wl_resource **)wl_resource_get_user_data(resource), (struct fake_compositor *)NULL, seat);
}

static void get_touch(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	create(client, &wl_touch_interface, 5, id, &touch, &fake_of_seat(resource)->touch);
}

static void get_pointer(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	create(client, &wl_pointer_interface, 5, id, &pointer, &fake_of_seat(resource)->pointer);
}

static const struct wl_seat_interface seat = {
	.get_pointer = get_pointer,
	.get_touch = get_touch,
	.release = destroy,
};

static void bind_compositor(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	wl_resource_set_implementation(
		wl_resource_create(client, &wl_compositor_interface, (int)version, id), &compositor, data, NULL);
}

static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct fake_compositor *fake = data;

	create(client, &wl_seat_interface, version, id, &seat, &fake->seat);
	fake_compositor_set_devices(fake, true, true);
}

bool fake_compositor_start(struct fake_compositor *fake, int socket)
{
	memset(fake, 0, sizeof(*fake));
	fake->display = wl_display_create();
	if (!fake->display)
		return false;
	fake->client = wl_client_create(fake->display, socket);
	return fake->client && wl_global_create(fake->display, &wl_compositor_interface, 1, fake, bind_compositor) &&
		wl_global_create(fake->display, &wl_seat_interface, 5, fake, bind_seat) &&
		fake_compositor_add_devices(fake);
}

void fake_compositor_stop(struct fake_compositor *fake)
{
	wl_display_destroy_clients(fake->display);
	wl_display_destroy(fake->display);
}

void fake_compositor_dispatch(struct fake_compositor *fake)
{
	wl_event_loop_dispatch(wl_display_get_event_loop(fake->display), 0);
	wl_display_flush_clients(fake->display);
}

void fake_compositor_set_devices(struct fake_compositor *fake, bool has_touch, bool has_pointer)
{
	wl_seat_send_capabilities(fake->seat,
		(has_touch ? WL_SEAT_CAPABILITY_TOUCH : 0) | (has_pointer ? WL_SEAT_CAPABILITY_POINTER : 0));
}

void fake_compositor_down(struct fake_compositor *fake, uint32_t time, int x)
{
	wl_touch_send_down(fake->touch, 0, time, fake->surface, 0, AT(x), AT(50));
	wl_touch_send_frame(fake->touch);
}

void fake_compositor_move(struct fake_compositor *fake, uint32_t time, int x)
{
	wl_touch_send_motion(fake->touch, time, 0, AT(x), AT(50));
	wl_touch_send_frame(fake->touch);
}

void fake_compositor_up(struct fake_compositor *fake, uint32_t time)
{
	wl_touch_send_up(fake->touch, 0, time, 0);
	wl_touch_send_frame(fake->touch);
}

void fake_compositor_show(struct fake_compositor *fake, uint32_t time)
{
	if (!fake->frame)
		return;
	wl_callback_send_done(fake->frame, time);
	wl_resource_destroy(fake->frame);
}
