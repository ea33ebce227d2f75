/* SPDX-License-Identifier: MIT */
/*
 * Sources whose samples wait for their frame. The application has no touch yet for a finger that went down, so that a
 * scene cannot tell of it: a recording does not begin now. What waited when the recorder came is not known: a motion or
 * an up may be the end of it.
 */
#include "calls.h"

static void close_frame(struct tactus_recorder *recorder, const void *source)
{
	for (size_t i = 0; i < recorder->open_count; i++) {
		if (recorder->open_sources[i] == source)
			recorder->open_sources[i] = recorder->open_sources[--recorder->open_count];
	}
}

static bool is_open(const struct tactus_recorder *recorder, const void *source)
{
	for (size_t i = 0; i < recorder->open_count; i++)
		if (recorder->open_sources[i] == source)
			return true;
	return false;
}

static bool has_frames(const struct tactus_touch_source *source)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	return tactus_touch_source_get_info(source, &info) == TACTUS_STATUS_OK &&
		!(info.flags & TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS);
}

static bool waits_for_frame(const struct function *function)
{
	return function->write == write_down || function->write == write_motion || function->write == write_up ||
		function->write == write_cancel;
}

/*
 * A down ends what waits on a source that has become one without frames. What ends a frame in a callback has its turn
 * before the sample whose call calls back.
 */
static bool ends_frame(const struct function *function)
{
	return function->write == write_down || function->write == write_frame || function->write == write_cancel_all;
}

void note_frames(struct tactus_recorder *recorder, const struct tactus_activity *activity)
{
	const struct function *function = recorder->pending.function;
	bool is_call = activity->type == TACTUS_ACTIVITY_TYPE_CALL;

	if (!function || recorder->pending.object != activity->object)
		return;
	if (is_call && function->write == write_destroyed)
		close_frame(recorder, activity->object);
	if (is_call)
		return;
	if (ends_frame(function) && recorder->depth == 0)
		close_frame(recorder, activity->object);
	if (!waits_for_frame(function) || is_open(recorder, activity->object) || !has_frames(activity->object))
		return;
	if (recorder->open_count < OPEN_SOURCES)
		recorder->open_sources[recorder->open_count++] = activity->object;
}
