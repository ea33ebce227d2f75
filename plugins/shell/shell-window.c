/* SPDX-License-Identifier: MIT */
#include "shell-window.h"

#include "shell-stream.h"
#include "shell.h"

#include <stdlib.h>

struct window_view {
	struct wl_list link;         /* shell.windows */
	struct shell_window *window; /* NULL: everything that is no window */
	struct tactus_view *tactus;
};

static void destroy_window_view(struct window_view *window)
{
	wl_list_remove(&window->link);
	tactus_view_destroy(window->tactus);
	free(window);
}

static struct window_view *create_window_view(
	struct shell *shell, struct shell_window *shell_window, struct wl_client *client)
{
	struct tactus_surface_client *stream = shell_stream_of(shell, client);
	struct window_view *window = calloc(1, sizeof(*window));

	/* The bounds do not matter: the hit test asks the host. */
	if (window && stream)
		window->tactus = tactus_surface_create(stream, 0, 0, 1, 1);
	if (!window || !window->tactus) {
		free(window);
		return NULL;
	}
	window->window = shell_window;
	tactus_view_set_user_data(window->tactus, window);
	tactus_view_add_subview(shell->root, window->tactus);
	wl_list_insert(&shell->windows, &window->link);
	return window;
}

static struct window_view *find_window_view(struct shell *shell, const struct shell_window *shell_window)
{
	struct window_view *window;

	wl_list_for_each(window, &shell->windows, link) {
		if (window->window == shell_window)
			return window;
	}
	return NULL;
}

static struct tactus_view *handle_hit_test(struct tactus_view *root, double x, double y, void *data)
{
	struct shell *shell = data;
	struct wl_client *client = NULL;
	struct shell_window *shell_window = shell->host->find_window(x, y, &client, shell->data);
	struct window_view *window = find_window_view(shell, shell_window);

	if (!window)
		window = create_window_view(shell, shell_window, client);
	return window ? window->tactus : root;
}

void shell_windows_init(struct shell *shell)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;

	callbacks.hit_test = handle_hit_test;
	tactus_view_set_callbacks(shell->root, &callbacks, shell);
}

void shell_windows_finish(struct shell *shell)
{
	struct window_view *window, *next;

	wl_list_for_each_safe(window, next, &shell->windows, link)
		destroy_window_view(window);
}

void shell_remove_window(struct shell *shell, const struct shell_window *shell_window)
{
	struct window_view *window = find_window_view(shell, shell_window);

	if (window)
		destroy_window_view(window);
}

struct shell_window *shell_window_of(const struct shell *shell, const struct tactus_view *view)
{
	const struct window_view *window = view && view != shell->root ? tactus_view_get_user_data(view) : NULL;

	return window ? window->window : NULL;
}
