/* SPDX-License-Identifier: MIT */
#include "stand-in.h"

#include "plugin.h"

#include <sys/socket.h>
#include <unistd.h>

/* Goes with its client, or before it. */
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

bool stand_in_init(struct plugin *plugin)
{
	struct stand_in *stand_in = &plugin->stand_in;

	stand_in->peer = -1;
	if (!create_client(stand_in, plugin->compositor->wl_display))
		return false;
	stand_in->resource = wl_resource_create(stand_in->client, &wl_surface_interface, 1, 0);
	if (!stand_in->resource)
		return false;
	wl_resource_set_implementation(stand_in->resource, NULL, stand_in, handle_resource_destroy);
	stand_in->surface = weston_surface_create(plugin->compositor);
	if (!stand_in->surface)
		return false;
	stand_in->surface->resource = stand_in->resource;
	stand_in->view = weston_view_create(stand_in->surface);
	return stand_in->view;
}

void stand_in_finish(struct plugin *plugin)
{
	struct stand_in *stand_in = &plugin->stand_in;

	/* Destroys the resource too, if it is still there. */
	if (stand_in->client)
		wl_client_destroy(stand_in->client);
	/* Destroys its view, and lets Weston forget the focus. */
	if (stand_in->surface)
		weston_surface_destroy(stand_in->surface);
	stand_in->surface = NULL;
	stand_in->view = NULL;
	if (stand_in->peer >= 0)
		close(stand_in->peer);
	stand_in->peer = -1;
}
