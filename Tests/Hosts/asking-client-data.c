/* SPDX-License-Identifier: MIT */
/* Part of the asking client: both ends of drag and drop. */
#define _GNU_SOURCE /* pipe2 */
#include "asking-client.h"
#include "test-connection.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define TYPE "text/plain"
#define TEXT "a word in passing"

static struct wl_data_device *device;
static struct wl_data_offer *offered;

static void handle_target(void *data, struct wl_data_source *source, const char *type)
{
}

static void handle_send(void *data, struct wl_data_source *source, const char *type, int32_t fd)
{
	if (write(fd, TEXT, strlen(TEXT)) < 0)
		printf("nothing written\n");
	close(fd);
}

static void handle_cancelled(void *data, struct wl_data_source *source)
{
	printf("drag cancelled\n");
}

static void handle_drop_performed(void *data, struct wl_data_source *source)
{
	printf("drag dropped\n");
}

static void handle_finished(void *data, struct wl_data_source *source)
{
	printf("drag finished\n");
}

static void handle_action(void *data, struct wl_data_source *source, uint32_t action)
{
	printf("drag would %s\n", action == WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY ? "copy" : "do nothing");
}

static const struct wl_data_source_listener source_listener = {
	.target = handle_target,
	.send = handle_send,
	.cancelled = handle_cancelled,
	.dnd_drop_performed = handle_drop_performed,
	.dnd_finished = handle_finished,
	.action = handle_action,
};

void ask_for_drag(struct wl_surface *touched, uint32_t serial, int x, int y)
{
	static bool dragged;
	struct wl_data_source *source;
	struct wl_surface *icon;

	if (dragged)
		return;
	dragged = true;
	source = wl_data_device_manager_create_data_source(data_device_manager);
	icon = wl_compositor_create_surface(compositor);
	wl_data_source_add_listener(source, &source_listener, NULL);
	wl_data_source_offer(source, TYPE);
	wl_data_source_set_actions(source, WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY);
	wl_data_device_start_drag(device, source, surface, icon, serial);
	wl_surface_attach(icon, buffer, 0, 0);
	wl_surface_commit(icon);
}

static void handle_data_offer(void *data, struct wl_data_device *receiver, struct wl_data_offer *offer)
{
	offered = offer;
}

static void handle_enter(void *data, struct wl_data_device *receiver, uint32_t serial, struct wl_surface *entered,
	wl_fixed_t x, wl_fixed_t y, struct wl_data_offer *offer)
{
	printf("dragged in %s\n", name_of(entered));
	if (!offer)
		return;
	wl_data_offer_accept(offer, serial, TYPE);
	wl_data_offer_set_actions(offer, WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY,
		WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY);
}

static void handle_leave(void *data, struct wl_data_device *receiver)
{
	printf("dragged out\n");
}

static void handle_motion(void *data, struct wl_data_device *receiver, uint32_t time, wl_fixed_t x, wl_fixed_t y)
{
}

static void handle_drop(void *data, struct wl_data_device *receiver)
{
	char text[64] = "";
	int ends[2];

	if (!offered || pipe2(ends, O_CLOEXEC) < 0)
		return;
	wl_data_offer_receive(offered, TYPE, ends[1]);
	close(ends[1]);
	wl_display_flush(display);
	if (read(ends[0], text, sizeof(text) - 1) > 0)
		printf("got %s\n", text);
	close(ends[0]);
	wl_data_offer_finish(offered);
}

static void handle_selection(void *data, struct wl_data_device *receiver, struct wl_data_offer *offer)
{
}

static const struct wl_data_device_listener device_listener = {
	.data_offer = handle_data_offer,
	.enter = handle_enter,
	.leave = handle_leave,
	.motion = handle_motion,
	.drop = handle_drop,
	.selection = handle_selection,
};

void listen_to_data(void)
{
	device = wl_data_device_manager_get_data_device(data_device_manager, seat);
	wl_data_device_add_listener(device, &device_listener, NULL);
}
