/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* clock_gettime */
#include "output.h"

#include "log.h"
#include "server.h"
#include "surface.h"

#include <time.h>
#include <wayland-server-protocol.h>

#define OUTPUT_VERSION 3
#define REFRESH_INTERVAL_MS 16
#define REFRESH_RATE_MHZ 60000
#define PIXELS_PER_INCH 160.0

static int in_millimetres(int pixels)
{
	return (int)(pixels * 25.4 / PIXELS_PER_INCH + 0.5);
}

int output_width_mm(const struct output *output)
{
	return in_millimetres(output->width);
}

int output_height_mm(const struct output *output)
{
	return in_millimetres(output->height);
}

static uint32_t now_in_milliseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint32_t)((uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000);
}

void output_refresh_now(struct output *output)
{
	struct surface *surface;
	uint32_t time = now_in_milliseconds();

	output->refresh_due = false;
	wl_list_for_each(surface, &output->server->surfaces, link)
		surface_send_frame_done(surface, time);
}

static int handle_refresh(void *data)
{
	struct output *output = data;

	if (output->refresh_due)
		output_refresh_now(output);
	return 0;
}

void output_schedule_refresh(struct output *output)
{
	if (output->refresh_due)
		return;
	output->refresh_due = true;
	wl_event_source_timer_update(output->refresh, REFRESH_INTERVAL_MS);
}

static void handle_release(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct wl_output_interface output_implementation = {
	.release = handle_release,
};

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct output *output = data;
	struct wl_resource *resource =
		wl_resource_create(client, &wl_output_interface, (int)version, id);

	if (!resource) {
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(resource, &output_implementation, output, NULL);
	wl_output_send_geometry(resource, 0, 0, output_width_mm(output), output_height_mm(output),
		WL_OUTPUT_SUBPIXEL_UNKNOWN, "Tactus", "headless", WL_OUTPUT_TRANSFORM_NORMAL);
	wl_output_send_mode(resource, WL_OUTPUT_MODE_CURRENT | WL_OUTPUT_MODE_PREFERRED,
		output->width, output->height, REFRESH_RATE_MHZ);
	if (version >= WL_OUTPUT_SCALE_SINCE_VERSION)
		wl_output_send_scale(resource, 1);
	if (version >= WL_OUTPUT_DONE_SINCE_VERSION)
		wl_output_send_done(resource);
}

void output_init(struct output *output, struct server *server, int width, int height)
{
	output->server = server;
	output->width = width;
	output->height = height;
}

bool output_create_global(struct output *output)
{
	output->refresh = wl_event_loop_add_timer(output->server->loop, handle_refresh, output);
	return output->refresh &&
		wl_global_create(output->server->display, &wl_output_interface, OUTPUT_VERSION, output,
			handle_bind);
}

void output_finish(struct output *output)
{
	if (output->refresh)
		wl_event_source_remove(output->refresh);
}
