// SPDX-License-Identifier: MIT
/* What becomes of each activity that the recorder hears of. */
#include "calls.h"

/* The rest of a delivery does not come if the application is destroyed in a callback of it. */
static void end(struct tactus_recorder *recorder)
{
	if (recorder->has_begun && recorder->depth > 0) {
		begin_line_now(recorder);
		text_add(recorder->text, "end");
		end_line(recorder);
	}
	recorder->has_ended = true;
}

static void handle_call(struct tactus_recorder *recorder, const struct tactus_activity *activity)
{
	const struct function *function = find_function(recorder, activity);

	/* A new window first gets its name, if it is to have one. */
	if (recorder->has_begun && function->write != write_name)
		declare_new_windows(recorder);
	if (ends_application(function))
		end(recorder);
	recorder->pending = (struct pending){
		.function = function,
		.object = activity->object,
		/* A call inside another call, without a callback in between. */
		.is_nested = recorder->is_calling,
	};
	recorder->is_calling = true;
}

static void handle_arguments(struct tactus_recorder *recorder, const struct tactus_activity *activity)
{
	if (!recorder->pending.function || recorder->pending.object != activity->object)
		return;
	recorder->pending.has_arguments = true;
	recorder->pending.arguments = *activity;
}

/*
 * Handles the beginning of an outermost call, which has not changed anything yet: the moment to begin a recording, if
 * nothing is going on. For a sample it is the event at which its time is known.
 */
static void begin_before(struct tactus_recorder *recorder, const struct tactus_activity *activity)
{
	const struct pending pending = recorder->pending;
	bool is_call = activity->type == TACTUS_ACTIVITY_TYPE_CALL;
	uint64_t time_us = is_call ? tactus_application_get_time(recorder->application) : activity->time_us;

	/* The scene waits for the name that a view is about to get. */
	if (!pending.function || pending.function->write == write_name)
		return;
	if (recorder->depth > 0 || pending.is_nested || is_call == pending.function->takes_sample)
		return;
	recorder->pending.function = NULL;
	begin_if_due(recorder, time_us);
	recorder->pending = pending;
}

static void handle_return(struct tactus_recorder *recorder)
{
	if (!recorder->has_begun)
		recorder->pending.function = NULL;
	finish_pending(recorder);
	recorder->depth = 0;
	recorder->is_calling = false;
	recorder->call++;
	recorder->is_in_step = true;
	after_call(recorder);
	forget_dead_objects(&recorder->objects);
}

/* Counts touches before the recording begins, since they decide when it may. */
static void note_touch(struct tactus_recorder *recorder, const struct tactus_activity *activity)
{
	if (activity->type != TACTUS_ACTIVITY_TYPE_ARGUMENTS || !recorder->pending.function ||
		!recorder->pending.function->takes_sample)
		return;
	recorder->has_touched = true;
	recorder->last_touch = activity->time_us;
}

/* Handles activity before the recording begins. */
static void handle_early(struct tactus_recorder *recorder, const struct tactus_activity *activity)
{
	switch (activity->type) {
	case TACTUS_ACTIVITY_TYPE_CALL:
		handle_call(recorder, activity);
		begin_before(recorder, activity);
		note_frames(recorder, activity);
		break;
	case TACTUS_ACTIVITY_TYPE_ARGUMENTS:
		begin_before(recorder, activity);
		note_touch(recorder, activity);
		note_frames(recorder, activity);
		if (recorder->has_begun)
			handle_arguments(recorder, activity);
		break;
	case TACTUS_ACTIVITY_TYPE_CALLBACK:
		recorder->pending.function = NULL;
		recorder->depth++;
		break;
	case TACTUS_ACTIVITY_TYPE_ANSWER:
		recorder->pending.function = NULL;
		recorder->depth -= recorder->depth > 0;
		break;
	default:
		break;
	}
}

void handle_activity(const struct tactus_activity *activity, void *data)
{
	struct tactus_recorder *recorder = data;

	if (recorder->is_destroyed || recorder->has_failed || recorder->has_ended)
		return;
	if (activity->type == TACTUS_ACTIVITY_TYPE_RETURN) {
		handle_return(recorder);
		return;
	}
	/* Activity in the middle of a call cannot be understood. */
	if (!recorder->is_in_step)
		return;
	if (!recorder->has_begun) {
		handle_early(recorder, activity);
		return;
	}
	switch (activity->type) {
	case TACTUS_ACTIVITY_TYPE_CALL:
		finish_pending(recorder);
		handle_call(recorder, activity);
		begin_before(recorder, activity);
		note_frames(recorder, activity);
		break;
	case TACTUS_ACTIVITY_TYPE_ARGUMENTS:
		if (!recorder->pending.has_arguments)
			begin_before(recorder, activity);
		note_frames(recorder, activity);
		handle_arguments(recorder, activity);
		break;
	case TACTUS_ACTIVITY_TYPE_CALLBACK:
		recorder->is_in_call = true;
		finish_pending(recorder);
		recorder->is_in_call = false;
		enter_callback(recorder, activity);
		break;
	case TACTUS_ACTIVITY_TYPE_ANSWER:
		finish_pending(recorder);
		leave_callback(recorder, activity);
		break;
	default:
		break;
	}
}
