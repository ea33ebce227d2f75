/* SPDX-License-Identifier: MIT */
#include "shell/shell.h"

#include "clients/surface-view.h"
#include "log.h"
#include "options.h"
#include "seat/focus.h"
#include "server.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <tactus-wayland.h>

void shell_log(struct shell *shell, const char *format, ...)
{
	double milliseconds = (double)tactus_application_get_time(shell->application) / 1000;
	char text[256];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text, sizeof(text), format, arguments);
	va_end(arguments);
	log_line("shell", "%8.1f ms  %s", milliseconds, text);
}

static void handle_log(enum tactus_log_level level, const char *message, void *data)
{
	log_line("tactus", "%s", message);
}

/* Returns whether the fingers landed far from the edge or alone, as most do: not worth a log line. */
static bool never_took_part(const struct tactus_reason *reason)
{
	return reason->code == TACTUS_REASON_CODE_OUTSIDE_EDGE || reason->code == TACTUS_REASON_CODE_TOO_FEW_TOUCHES;
}

static bool is_worth_a_line(const struct tactus_trace_event *event, bool explain)
{
	switch (event->type) {
	case TACTUS_TRACE_TYPE_STATE:
		if (event->state == TACTUS_RECOGNIZER_STATE_CANCELLED)
			return explain;
		return event->state == TACTUS_RECOGNIZER_STATE_FAILED && (explain || !never_took_part(&event->reason));
	case TACTUS_TRACE_TYPE_HELD:
	case TACTUS_TRACE_TYPE_WITHHELD:
	case TACTUS_TRACE_TYPE_CANCELLED:
		return explain;
	default:
		return false;
	}
}

/* A recognizer that fails sends no action; the engine explains why it failed. */
static void handle_trace(const struct tactus_trace_event *event, void *data)
{
	struct shell *shell = data;
	char sentence[256];

	if (!is_worth_a_line(event, shell->server->options->explain))
		return;
	tactus_trace_event_describe(event, sentence, sizeof(sentence));
	shell_log(shell, "%s", sentence);
}

/* Brings the touched window to the front at once, before any gesture delays the touch. */
static void handle_touch_down(struct tactus_wayland *wayland, const struct tactus_wayland_touch *touch, void *data)
{
	struct shell *shell = data;

	focus_touched(shell->server, surface_from_view(shell->server, touch->surface));
}

/* Sends pointer events to a client without wl_touch. */
static void handle_unheard_touch(struct tactus_wayland *wayland, enum tactus_touch_phase phase,
	const struct tactus_wayland_touch *touch, void *data)
{
	struct shell *shell = data;

	pointer_emulation_handle(&shell->server->seat.emulation, phase, touch);
}

static int handle_timer(int fd, uint32_t mask, void *data)
{
	struct shell *shell = data;

	tactus_application_dispatch_timer(shell->application);
	return 0;
}

bool shell_start_clock(struct shell *shell)
{
	int fd = tactus_application_get_timer_fd(shell->application);

	if (fd >= 0)
		shell->timer = wl_event_loop_add_fd(shell->server->loop, fd, WL_EVENT_READABLE, handle_timer, shell);
	if (!shell->timer)
		log_error("no timer for the gestures");
	return shell->timer;
}

bool shell_init(struct shell *shell, struct server *server)
{
	struct tactus_wayland_callbacks callbacks = TACTUS_WAYLAND_CALLBACKS_INIT;

	const struct tactus_host_recorder_options recording = {
		.size = sizeof(recording),
		.path = server->options->record,
		.flight_path = server->options->flight_recorder,
		.signal = SIGUSR1,
	};

	shell->server = server;
	shell->application = tactus_application_create();
	if (!shell->application)
		return false; /* the library has said why */
	shell->recording = tactus_host_recorder_create(shell->application, server->loop, &recording);
	if (!shell->recording)
		return false;
	tactus_application_set_log_handler(shell->application, handle_log, shell);
	tactus_application_set_trace_listener(shell->application, handle_trace, shell);
	shell->wayland = tactus_wayland_create(shell->application, server->display);
	callbacks.touch_down = handle_touch_down;
	callbacks.unheard_touch = handle_unheard_touch;
	return tactus_wayland_set_callbacks(shell->wayland, &callbacks, shell) == TACTUS_STATUS_OK;
}

void shell_finish(struct shell *shell)
{
	if (shell->timer)
		wl_event_source_remove(shell->timer);
	tactus_wayland_destroy(shell->wayland);
	tactus_application_destroy(shell->application);
	tactus_host_recorder_destroy(shell->recording);
}
