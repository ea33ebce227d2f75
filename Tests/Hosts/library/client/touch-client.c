/* SPDX-License-Identifier: MIT */
/* A client of examples/host.c: makes two surfaces, says "ready", and prints what its wl_touch gets until it is over. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <wayland-client.h>

static struct wl_compositor *compositor;
static struct wl_seat *seat;
static struct wl_surface *surfaces[2];

static void handle_down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *surface,
	int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	printf("down %d at %.0f,%.0f of surface %d\n", id, wl_fixed_to_double(x), wl_fixed_to_double(y),
		surface == surfaces[1]);
}

static void handle_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id)
{
	printf("up %d\n", id);
}

static void handle_motion(void *data, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y)
{
	printf("motion %d at %.0f,%.0f\n", id, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void handle_frame(void *data, struct wl_touch *touch)
{
	printf("frame\n");
}

static void handle_cancel(void *data, struct wl_touch *touch)
{
	printf("cancel\n");
}

static const struct wl_touch_listener touch_listener = {
	.down = handle_down,
	.up = handle_up,
	.motion = handle_motion,
	.frame = handle_frame,
	.cancel = handle_cancel,
};

static void handle_global(
	void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version)
{
	if (strcmp(interface, wl_compositor_interface.name) == 0)
		compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 1);
	else if (strcmp(interface, wl_seat_interface.name) == 0)
		seat = wl_registry_bind(registry, name, &wl_seat_interface, 3);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = { handle_global, handle_global_remove };

int main(void)
{
	struct wl_display *display = wl_display_connect(NULL);

	if (!display)
		return 1;
	setvbuf(stdout, NULL, _IOLBF, 0);
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_display_roundtrip(display);
	if (!compositor || !seat)
		return 1;
	surfaces[0] = wl_compositor_create_surface(compositor);
	surfaces[1] = wl_compositor_create_surface(compositor);
	wl_touch_add_listener(wl_seat_get_touch(seat), &touch_listener, NULL);
	wl_display_roundtrip(display);
	printf("ready\n");
	while (wl_display_dispatch(display) >= 0)
		;
	wl_display_disconnect(display);
	return 0;
}
