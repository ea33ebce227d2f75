/* SPDX-License-Identifier: MIT */
#include "windows.h"

#include "host.h"
#include "streams.h"

#include <stdlib.h>

struct window_view {
	struct wl_list link;               /* tactus_host.windows */
	struct tactus_host_window *window; /* NULL: everything that is no window */
	struct tactus_view *tactus;
};

static void destroy_window_view(struct window_view *view)
{
	wl_list_remove(&view->link);
	/* Inside a callback the lifts of its fingers come later, when this is freed. */
	tactus_view_set_user_data(view->tactus, NULL);
	tactus_view_destroy(view->tactus);
	free(view);
}

static struct window_view *find_window_view(struct tactus_host *host, const struct tactus_host_window *window)
{
	struct window_view *view;

	wl_list_for_each(view, &host->windows, link) {
		if (view->window == window)
			return view;
	}
	return NULL;
}

static struct window_view *create_window_view(
	struct tactus_host *host, struct tactus_host_window *window, struct wl_client *client)
{
	struct tactus_surface_client *stream = host_stream_of(host, client);
	struct window_view *view = calloc(1, sizeof(*view));

	/* The bounds do not matter: the hit test asks the host. */
	if (view && stream)
		view->tactus = tactus_surface_create(stream, 0, 0, 1, 1);
	if (!view || !view->tactus) {
		free(view);
		return NULL;
	}
	view->window = window;
	tactus_view_set_user_data(view->tactus, view);
	tactus_view_add_subview(host->root, view->tactus);
	wl_list_insert(&host->windows, &view->link);
	if (window && host->callbacks.window_added)
		HOST_CALL(host, host->callbacks.window_added(window, view->tactus, host->data));
	/* The host may have removed it at once. */
	return find_window_view(host, window);
}

static struct tactus_host_window *ask_for_window(
	struct tactus_host *host, double x, double y, struct wl_client **client)
{
	struct tactus_host_window *window = NULL;

	*client = NULL;
	if (host->callbacks.find_window)
		HOST_CALL(host, window = host->callbacks.find_window(x, y, client, host->data));
	if (!window)
		*client = NULL;
	return window;
}

static struct tactus_view *handle_hit_test(struct tactus_view *root, double x, double y, void *data)
{
	struct tactus_host *host = data;
	struct wl_client *client;
	struct tactus_host_window *window = ask_for_window(host, x, y, &client);
	struct window_view *view;

	if (!window && !(host->callbacks.flags & TACTUS_HOST_FLAGS_STREAMS_REST))
		return root;
	view = find_window_view(host, window);
	if (!view)
		view = create_window_view(host, window, client);
	return view ? view->tactus : root;
}

void host_windows_init(struct tactus_host *host)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;

	callbacks.hit_test = handle_hit_test;
	tactus_view_set_callbacks(host->root, &callbacks, host);
}

void host_windows_finish(struct tactus_host *host)
{
	struct window_view *view, *next;

	wl_list_for_each_safe(view, next, &host->windows, link)
		destroy_window_view(view);
}

void tactus_host_remove_window(struct tactus_host *host, const struct tactus_host_window *window)
{
	struct window_view *view = host && window ? find_window_view(host, window) : NULL;

	if (view)
		destroy_window_view(view);
}

struct tactus_host_window *host_window_of(const struct tactus_view *view)
{
	const struct window_view *known = tactus_view_get_user_data(view);

	return known ? known->window : NULL;
}

/* A host may have surfaces of its own, with other data. */
struct tactus_host_window *tactus_host_get_window(const struct tactus_host *host, const struct tactus_view *view)
{
	const struct window_view *known;

	if (!host || !view)
		return NULL;
	wl_list_for_each(known, &host->windows, link) {
		if (known->tactus == view)
			return known->window;
	}
	return NULL;
}
