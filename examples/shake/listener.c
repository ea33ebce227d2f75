/* SPDX-License-Identifier: MIT */
#include "listener.h"

#include "log.h"
#include "remote-control.h"

#include <inttypes.h>
#include <stdio.h>

static enum tactus_answer say_yes(struct tactus_responder *responder, void *data)
{
	return TACTUS_ANSWER_YES;
}

static enum tactus_handling print_line(const struct tactus_event *event, const char *what, const char *which)
{
	printf("%" PRIu64 " %s %s\n", tactus_event_get_timestamp(event), what, which);
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling on_motion_began(
	struct tactus_responder *responder, const struct tactus_event *event, void *data)
{
	return print_line(event, "shake", "began");
}

static enum tactus_handling on_motion_ended(
	struct tactus_responder *responder, const struct tactus_event *event, void *data)
{
	return print_line(event, "shake", "ended");
}

static enum tactus_handling on_motion_cancelled(
	struct tactus_responder *responder, const struct tactus_event *event, void *data)
{
	return print_line(event, "shake", "cancelled");
}

static enum tactus_handling on_remote_control(
	struct tactus_responder *responder, const struct tactus_event *event, void *data)
{
	return print_line(event, "remote", remote_control_name(tactus_event_get_subtype(event)));
}

bool listener_create(struct tactus_application *application)
{
	struct tactus_responder_callbacks calls = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_view *window = tactus_window_create(application, 0, 0, 800, 600);
	struct tactus_view *view = tactus_view_create(application, 0, 0, 800, 600);
	enum tactus_status status;

	calls.can_become_first_responder = say_yes;
	calls.motion_began = on_motion_began;
	calls.motion_ended = on_motion_ended;
	calls.motion_cancelled = on_motion_cancelled;
	calls.remote_control_received = on_remote_control;
	tactus_view_set_responder_callbacks(view, &calls, NULL);
	tactus_view_add_subview(window, view);
	status = tactus_responder_become_first_responder(tactus_view_get_responder(view));
	if (status != TACTUS_STATUS_OK)
		log_error("no first responder: %s", tactus_status_to_string(status));
	return status == TACTUS_STATUS_OK;
}
