/* SPDX-License-Identifier: MIT */
#include "stand-in.h"

#include "plugin.h"

#include <sys/socket.h>
#include <unistd.h>

/* Runs when the client is destroyed, or before. */
static void handle_resource_destroy(struct wl_resource *resource)
{
	struct stand_in *stand_in = wl_resource_get_user_data(resource);

	if (stand_in->surface)
		stand_in->surface->resource = NULL;
	stand_in->resource = NULL;
}

static void handle_client_destroy(struct wl_listener *listener, void *data)
{
	struct stand_in *stand_in = wl_container_of(listener, stand_in, client_destroy);

	wl_list_remove(&stand_in->client_destroy.link);
	stand_in->client = NULL;
}

static bool create_client(struct stand_in *stand_in, struct wl_display *display)
{
	int ends[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) < 0)
		return false;
	stand_in->peer = ends[1];
	stand_in->client = wl_client_create(display, ends[0]);
	if (!stand_in->client) {
		close(ends[0]);
		return false;
	}
	stand_in->client_destroy.notify = handle_client_destroy;
	wl_client_add_destroy_listener(stand_in->client, &stand_in->client_destroy);
	return true;
}

/* Runs when the client is destroyed, or before. */
static void handle_touch_destroy(struct wl_resource *resource)
{
	struct stand_in *stand_in = wl_resource_get_user_data(resource);

	wl_list_remove(wl_resource_get_link(resource));
	wl_list_init(wl_resource_get_link(resource));
	stand_in->touch = NULL;
}

static bool create_resources(struct stand_in *stand_in)
{
	stand_in->resource = wl_resource_create(stand_in->client, &wl_surface_interface, 1, 0);
	if (!stand_in->resource)
		return false;
	wl_resource_set_implementation(stand_in->resource, NULL, stand_in, handle_resource_destroy);
	stand_in->touch = wl_resource_create(stand_in->client, &wl_touch_interface, 1, 0);
	if (!stand_in->touch)
		return false;
	wl_list_init(wl_resource_get_link(stand_in->touch));
	wl_resource_set_implementation(stand_in->touch, NULL, stand_in, handle_touch_destroy);
	return true;
}

bool stand_in_listen(struct stand_in *stand_in)
{
	char bytes[256];
	bool heard = false;

	if (!stand_in->client)
		return false;
	wl_client_flush(stand_in->client);
	while (recv(stand_in->peer, bytes, sizeof(bytes), MSG_DONTWAIT) > 0)
		heard = true;
	return heard;
}

bool stand_in_init(struct plugin *plugin)
{
	struct stand_in *stand_in = &plugin->stand_in;

	stand_in->peer = -1;
	if (!create_client(stand_in, plugin->compositor->wl_display))
		return false;
	if (!create_resources(stand_in))
		return false;
	stand_in->surface = version_create_surface(plugin->compositor);
	if (!stand_in->surface)
		return false;
	stand_in->surface->resource = stand_in->resource;
	stand_in->view = weston_view_create(stand_in->surface);
	return stand_in->view;
}

void stand_in_finish(struct plugin *plugin)
{
	struct stand_in *stand_in = &plugin->stand_in;

	/* Also destroys the resource, if it still exists. */
	if (stand_in->client)
		wl_client_destroy(stand_in->client);
	/* Also destroys its view, and makes Weston drop the focus. */
	if (stand_in->surface)
		version_destroy_surface(stand_in->surface);
	stand_in->surface = NULL;
	stand_in->view = NULL;
	if (stand_in->peer >= 0)
		close(stand_in->peer);
	stand_in->peer = -1;
}
