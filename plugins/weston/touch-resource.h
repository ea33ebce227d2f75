/* SPDX-License-Identifier: MIT */
/* The wl_touch objects of clients. Weston owns them; here it is only known what each of them was told. */
#ifndef TACTUS_WESTON_TOUCH_RESOURCE_H
#define TACTUS_WESTON_TOUCH_RESOURCE_H

#include <stdint.h>
#include <wayland-server-core.h>

struct weston_touch;

/* To all objects of one client. Times are µs, places are those of the surface. */
void touch_resources_send_down(struct weston_touch *touch, struct wl_resource *surface, uint32_t serial,
	uint64_t time_us, int32_t id, wl_fixed_t x, wl_fixed_t y);
void touch_resources_send_motion(struct weston_touch *touch, struct wl_client *client, uint64_t time_us,
	int32_t id, wl_fixed_t x, wl_fixed_t y);
void touch_resources_send_up(struct weston_touch *touch, struct wl_client *client, uint32_t serial,
	uint64_t time_us, int32_t id);
void touch_resources_send_frame(struct weston_touch *touch, struct wl_client *client);
void touch_resources_send_cancel(struct weston_touch *touch, struct wl_client *client);

#endif
