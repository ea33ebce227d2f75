/* SPDX-License-Identifier: MIT */
/* A compositor in the process of its only client, for tests of hosts/client: one seat, one surface. */
#ifndef FAKE_COMPOSITOR_H
#define FAKE_COMPOSITOR_H

#include <stdbool.h>
#include <stdint.h>

struct wl_client;
struct wl_display;
struct wl_resource;

struct fake_compositor {
	struct wl_display *display;
	struct wl_client *client;
	/* What the client has made; NULL until then, and once it is destroyed. */
	struct wl_resource *seat, *touch, *pointer, *surface, *frame;
	struct wl_resource *tablet_seat, *tablet, *tool, *pad, *swipe, *pinch, *hold;
	int frames, commits;
	int objects; /* of tablets and gestures, that live */
};

/* Takes over the socket. Returns false without memory. */
bool fake_compositor_start(struct fake_compositor *fake, int socket);
/* Offers tablets and gestures of touchpads; part of the start. */
bool fake_compositor_add_devices(struct fake_compositor *fake);
void fake_compositor_stop(struct fake_compositor *fake);
/* Handles requests and sends events. */
void fake_compositor_dispatch(struct fake_compositor *fake);

void fake_compositor_set_devices(struct fake_compositor *fake, bool has_touch, bool has_pointer);
void fake_compositor_down(struct fake_compositor *fake, uint32_t time, int x);
void fake_compositor_move(struct fake_compositor *fake, uint32_t time, int x);
void fake_compositor_up(struct fake_compositor *fake, uint32_t time);
/* Shows a picture: answers the frame callback if there is one. */
void fake_compositor_show(struct fake_compositor *fake, uint32_t time);

/* A tablet with a pen, and a pad with a ring and a strip. */
void fake_compositor_plug_tablet(struct fake_compositor *fake);
void fake_compositor_unplug_tablet(struct fake_compositor *fake);
void fake_compositor_tap_with_pen(struct fake_compositor *fake, uint32_t time);

/* A pinch of a touchpad, from half to the double distance. */
void fake_compositor_pinch(struct fake_compositor *fake, uint32_t time, bool is_cancelled);

#endif
