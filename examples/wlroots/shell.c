/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "shell.h"

#include "gestures.h"
#include "server.h"
#include "surface-view.h"
#include "window.h"
#include "wlroots-version.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus.h>
#include <time.h>
#include <wlr/util/log.h>

/* Beyond that an event does not count by our clock. */
#define OWN_CLOCK_MS 10000

void shell_log(struct shell *shell, const char *format, ...)
{
	va_list arguments;

	printf("shell: %10.1f ms  ", (double)tactus_application_get_time(shell->application) / 1000);
	va_start(arguments, format);
	vprintf(format, arguments);
	va_end(arguments);
	putchar('\n');
	fflush(stdout);
}

static void handle_log(enum tactus_log_level level, const char *message, void *data)
{
	wlr_log(level >= TACTUS_LOG_LEVEL_WARNING ? WLR_ERROR : WLR_INFO, "tactus: %s", message);
}

/* A recognizer that fails has no action; the engine says why it did. */
static void handle_trace(const struct tactus_trace_event *event, void *data)
{
	char sentence[256];

	if (event->type != TACTUS_TRACE_TYPE_STATE || event->state != TACTUS_RECOGNIZER_STATE_FAILED)
		return;
	tactus_trace_event_describe(event, sentence, sizeof(sentence));
	wlr_log(WLR_DEBUG, "%s", sentence);
}

/*
 * The timer runs on CLOCK_MONOTONIC, as libinput's events do. A nested compositor gets the times of the one
 * outside, whose clock may have begun at any moment; then the time of arrival must do.
 */
uint64_t shell_time_of_event(uint32_t time_ms)
{
	struct timespec now;
	uint64_t now_ms;
	int32_t age_ms;

	clock_gettime(CLOCK_MONOTONIC, &now);
	now_ms = (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
	age_ms = (int32_t)((uint32_t)now_ms - time_ms);
	if (age_ms > OWN_CLOCK_MS || age_ms < -OWN_CLOCK_MS)
		return now_ms * 1000;
	return (uint64_t)((int64_t)now_ms - age_ms) * 1000;
}

static int handle_timer(int fd, uint32_t mask, void *data)
{
	struct shell *shell = data;

	tactus_application_dispatch_timer(shell->application);
	return 0;
}

/* Every finger that lands raises its window, whatever becomes of it. */
static void handle_touch_down(const struct tactus_touch *touch, void *data)
{
	struct shell *shell = data;
	struct surface_view *surface_view = surface_view_of_touch(shell, touch);

	if (surface_view && surface_view->window)
		window_focus(surface_view->window);
	/* A finger beside all windows closes popups; wlroots sees to those on other clients' windows. */
	if (!surface_view)
		version_close_popups(shell->server->xdg_shell);
}

void shell_follow_outputs(struct shell *shell)
{
	struct wlr_box box = version_get_output_box(shell->server->output_layout, NULL);

	shell->box = box;
	tactus_view_set_frame(shell->root, box.x, box.y, box.width, box.height);
	tactus_view_set_bounds_origin(shell->root, box.x, box.y);
	tactus_view_set_frame(shell->windows, box.x, box.y, box.width, box.height);
	tactus_view_set_bounds_origin(shell->windows, box.x, box.y);
	workspaces_place(&shell->workspaces);
	overview_close(&shell->overview);
}

bool shell_init(struct shell *shell, struct server *server)
{
	struct wlr_scene_node *scene = version_root_of(server->scene);
	int fd;

	memset(shell, 0, sizeof(*shell));
	shell->server = server;
	wl_list_init(&shell->surface_views);
	shell->application = tactus_application_create();
	shell->root = tactus_window_create(shell->application, 0, 0, 0, 0);
	shell->windows = tactus_view_create(shell->application, 0, 0, 0, 0);
	if (!shell->root || !shell->windows)
		return false; /* the library has said why */
	tactus_application_set_log_handler(shell->application, handle_log, NULL);
	tactus_application_set_trace_listener(shell->application, handle_trace, NULL);
	tactus_application_add_touch_down_listener(shell->application, handle_touch_down, shell);
	tactus_view_set_name(shell->root, "root");
	tactus_view_set_name(shell->windows, "windows");
	/* Each output has its edges, not all of them together. */
	tactus_view_set_uses_output_edges(shell->root, true);
	tactus_view_add_subview(shell->root, shell->windows);
	surface_views_init(shell);

	fd = tactus_application_get_timer_fd(shell->application);
	if (fd >= 0)
		shell->timer = wl_event_loop_add_fd(server->loop, fd, WL_EVENT_READABLE, handle_timer, shell);
	/* What is made later lies in front. */
	return shell->timer && workspaces_init(&shell->workspaces, shell, scene) &&
		overview_init(&shell->overview, shell) && drawers_init(&shell->drawers, shell, scene) &&
		gestures_init(shell);
}

void shell_finish(struct shell *shell)
{
	if (shell->timer)
		wl_event_source_remove(shell->timer);
	tactus_application_destroy(shell->application);
}
