/* SPDX-License-Identifier: MIT */
/* Output-frame delivery (rule 1.11): a frame callback is requested while samples wait, and never while idle. */
#include "tactus-client-private.h"

static void handle_done(void *data, struct wl_callback *callback, uint32_t time);

static const struct wl_callback_listener listener = {
	.done = handle_done,
};

static void request(struct tactus_client *client, struct wl_surface *surface)
{
	client->frame = wl_surface_frame(surface);
	if (!client->frame)
		return;
	client->frame_surface = surface;
	wl_callback_add_listener(client->frame, &listener, client);
	client->host.commit(surface, client->host.data);
}

/* With resampling, a touch that is down needs each output frame, also while no samples come (rule 1.16). */
static bool needs_next_frame(const struct tactus_application *application)
{
	const struct tactus_touch *touch;

	return tactus_application_get_resampling(application, NULL) &&
		tactus_application_get_touches(application, &touch, 1) > 0;
}

static void deliver(struct tactus_client *client, uint64_t time_us)
{
	client->has_samples = false;
	tactus_application_deliver(client->host.application, time_us);
}

static void handle_done(void *data, struct wl_callback *callback, uint32_t time)
{
	struct tactus_client *client = data;
	struct tactus_application *application = client->host.application;
	struct wl_surface *surface = client->frame_surface;
	uint64_t time_us = tactus_application_get_time(application);

	if (!client->host.has_foreign_clock)
		time_us = tactus_client_time(client, time);
	wl_callback_destroy(callback);
	client->frame = NULL;
	tactus_client_enter(client);
	deliver(client, time_us);
	/* The callbacks may have destroyed the surface, which tactus_client_forget_surface() tells. */
	if (!client->is_destroyed && !client->frame && client->frame_surface == surface &&
		needs_next_frame(application))
		request(client, surface);
	tactus_client_leave(client);
}

void tactus_client_has_fed(struct tactus_client *client, struct wl_surface *surface)
{
	struct tactus_application *application = client->host.application;

	if (client->is_destroyed ||
		tactus_application_get_delivery_mode(application) != TACTUS_DELIVERY_MODE_OUTPUT_FRAME)
		return;
	client->has_samples = true;
	if (client->frame)
		return;
	if (surface && client->host.commit)
		request(client, surface);
	/* Without a surface no output frame will come. */
	if (!client->frame)
		deliver(client, tactus_application_get_time(application));
}

void tactus_client_drop_frame(struct tactus_client *client)
{
	if (client->frame)
		wl_callback_destroy(client->frame);
	client->frame = NULL;
	client->frame_surface = NULL;
	if (client->has_samples && !client->is_destroyed)
		deliver(client, tactus_application_get_time(client->host.application));
}
