/* SPDX-License-Identifier: MIT */
/*
 * Sources of which a finger that went down waits for its frame. The application has no touch for it yet, so that a
 * scene cannot tell of it: a recording does not begin now.
 */
#include "calls.h"

static void close_frame(struct tactus_recorder *recorder, const void *source)
{
	for (size_t i = 0; i < recorder->open_count; i++) {
		if (recorder->open_sources[i] == source)
			recorder->open_sources[i] = recorder->open_sources[--recorder->open_count];
	}
}

static bool has_frames(const struct tactus_touch_source *source)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	return tactus_touch_source_get_info(source, &info) == TACTUS_STATUS_OK &&
		!(info.flags & TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS);
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
	if (function->write == write_down || function->write == write_frame || function->write == write_cancel_all)
		close_frame(recorder, activity->object);
	if (function->write == write_down && recorder->open_count < OPEN_SOURCES && has_frames(activity->object))
		recorder->open_sources[recorder->open_count++] = activity->object;
}
