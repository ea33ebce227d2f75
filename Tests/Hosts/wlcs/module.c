/* SPDX-License-Identifier: MIT */
/* The integration module that makes the test compositor the subject of wlcs. */
#define _GNU_SOURCE /* SOCK_CLOEXEC */
#include "clients/surface.h"
#include "compositor-thread.h"
#include "devices.h"
#include "layers/layer-surface.h"
#include "layers/layers.h"
#include "shell/output.h"
#include "shell/window.h"
#include "wlr-layer-shell-unstable-v1-server-protocol.h"
#include "xdg/xdg-surface.h"

#include <stdlib.h>
#include <sys/socket.h>
#include <wayland-client-core.h>
#include <wlcs/display_server.h>

#define MAXIMUM_CLIENTS 64

struct module {
	WlcsDisplayServer base;
	struct compositor_thread thread;
	/* By the client's end of its socket, which is all that the suite names it by. */
	struct {
		int fd;
		struct wl_client *client;
	} clients[MAXIMUM_CLIENTS];
	size_t client_count;
};

struct connecting {
	struct module *module;
	int fd; /* -1: no client */
};

static void do_connect(struct server *server, void *data)
{
	struct connecting *connecting = data;
	struct module *module = connecting->module;
	struct wl_client *client;
	int sockets[2];

	connecting->fd = -1;
	if (module->client_count == MAXIMUM_CLIENTS || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) < 0)
		return;
	client = wl_client_create(server->display, sockets[0]);
	connecting->fd = sockets[1];
	module->clients[module->client_count].fd = sockets[1];
	module->clients[module->client_count++].client = client;
}

static int handle_create_client_socket(WlcsDisplayServer *base)
{
	struct connecting connecting = { .module = (struct module *)base };

	compositor_thread_do(&connecting.module->thread, do_connect, &connecting);
	return connecting.fd;
}

struct placing {
	struct module *module;
	int fd, x, y;
	uint32_t id; /* of the wl_surface */
};

/* The latest client of that descriptor: numbers are used again. */
static struct wl_client *find_client(const struct module *module, int fd)
{
	for (size_t i = module->client_count; i > 0; i--) {
		if (module->clients[i - 1].fd == fd)
			return module->clients[i - 1].client;
	}
	return NULL;
}

/* A panel lies where its anchors and margins say; the suite wants one anywhere. */
static void place_panel(struct surface *surface, int x, int y)
{
	struct layer_surface *panel = layer_surface_from_surface(surface);

	if (!panel)
		return;
	panel->pending.anchor = ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP | ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT;
	panel->pending.margin.left = x;
	panel->pending.margin.top = y;
	panel->current = panel->pending;
	layers_arrange(&panel->output->layers);
}

static void do_place(struct server *server, void *data)
{
	struct placing *placing = data;
	struct wl_client *client = find_client(placing->module, placing->fd);
	struct wl_resource *surface = client ? wl_client_get_object(client, placing->id) : NULL;
	struct window *window = surface ? window_of_surface(surface_from_resource(surface)) : NULL;

	if (surface && !window)
		place_panel(surface_from_resource(surface), placing->x, placing->y);
	if (!window)
		return;
	window_set_position(window, placing->x, placing->y);
	window_focus(window);
}

static void handle_position_window(WlcsDisplayServer *base, struct wl_display *client, struct wl_surface *surface,
	int x, int y)
{
	struct placing placing = {
		.module = (struct module *)base,
		.fd = wl_display_get_fd(client),
		.id = wl_proxy_get_id((struct wl_proxy *)surface),
		.x = x,
		.y = y,
	};

	compositor_thread_do(&placing.module->thread, do_place, &placing);
}

static WlcsPointer *handle_create_pointer(WlcsDisplayServer *base)
{
	return pointer_device_create(&((struct module *)base)->thread);
}

static WlcsTouch *handle_create_touch(WlcsDisplayServer *base)
{
	return touch_device_create(&((struct module *)base)->thread);
}

static void handle_start(WlcsDisplayServer *base)
{
	struct module *module = (struct module *)base;

	module->client_count = 0;
	if (!compositor_thread_start(&module->thread))
		abort(); /* the suite has no word for it */
}

static void handle_stop(WlcsDisplayServer *base)
{
	compositor_thread_stop(&((struct module *)base)->thread);
}

static const WlcsIntegrationDescriptor *handle_get_descriptor(const WlcsDisplayServer *base)
{
	static const WlcsExtensionDescriptor extensions[] = {
		{ "wl_compositor", 4 },
		{ "wl_subcompositor", 1 },
		{ "wl_shm", 1 },
		{ "wl_seat", 7 },
		{ "wl_output", 4 },
		{ "wl_data_device_manager", 3 },
		{ "xdg_wm_base", 3 },
	};
	static const WlcsIntegrationDescriptor descriptor = {
		.version = WLCS_INTEGRATION_DESCRIPTOR_VERSION,
		.num_extensions = sizeof(extensions) / sizeof(extensions[0]),
		.supported_extensions = extensions,
	};

	return &descriptor;
}

static WlcsDisplayServer *create_server(int argc, const char **argv)
{
	struct module *module = calloc(1, sizeof(*module));

	if (!module)
		return NULL;
	module->base = (WlcsDisplayServer){
		.version = 2, /* 3 adds a way to run on the suite's own thread */
		.start = handle_start,
		.stop = handle_stop,
		.create_client_socket = handle_create_client_socket,
		.position_window_absolute = handle_position_window,
		.create_pointer = handle_create_pointer,
		.create_touch = handle_create_touch,
		.get_descriptor = handle_get_descriptor,
	};
	return &module->base;
}

static void destroy_server(WlcsDisplayServer *base)
{
	free(base);
}

__attribute__((visibility("default"))) const WlcsServerIntegration wlcs_server_integration = {
	.version = WLCS_SERVER_INTEGRATION_VERSION,
	.create_server = create_server,
	.destroy_server = destroy_server,
};
