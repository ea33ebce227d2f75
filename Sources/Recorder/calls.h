/* SPDX-License-Identifier: MIT */
/* Functions that write calls, by file. */
#ifndef CALLS_H
#define CALLS_H

#include "recorder.h"

uint64_t time_of(const struct pending *call);

#define WRITER(name) \
	void name(struct tactus_recorder *recorder, struct object *object, const struct pending *call)

#ifdef __GNUC__
#pragma GCC visibility push(hidden)
#endif

WRITER(write_acceleration);
WRITER(write_add_recognizer);
WRITER(write_advance);
WRITER(write_become);
WRITER(write_cancel);
WRITER(write_cancel_all);
WRITER(write_cancel_touches);
WRITER(write_content_view);
WRITER(write_controller);
WRITER(write_deadline);
WRITER(write_shell_gesture);
WRITER(write_default);
WRITER(write_delegate_handles);
WRITER(write_deliver);
WRITER(write_destroyed);
WRITER(write_down);
WRITER(write_end);
WRITER(write_frame);
WRITER(write_functions);
WRITER(write_gesture_begin);
WRITER(write_gesture_end);
WRITER(write_gesture_update);
WRITER(write_handles_now);
WRITER(write_hit_test);
WRITER(write_hover);
WRITER(write_hover_leave);
WRITER(write_ignore);
WRITER(write_insert);
WRITER(write_make_key);
WRITER(write_modifiers);
WRITER(write_motion);
WRITER(write_next);
WRITER(write_offset);
WRITER(write_pointer);
WRITER(write_region);
WRITER(write_remote);
WRITER(write_remove);
WRITER(write_remove_recognizer);
WRITER(write_require);
WRITER(write_sequence);
WRITER(write_resign);
WRITER(write_rotation);
WRITER(write_scale);
WRITER(write_scroll);
WRITER(write_send_actions);
WRITER(write_set);
WRITER(write_shake);
WRITER(write_source);
WRITER(write_state);
WRITER(write_stop);
WRITER(write_subview);
/* A call about an object that the recording does not have. */
void write_leaving(struct tactus_recorder *recorder, const struct pending *call);
WRITER(write_tablet_mode);
WRITER(write_take);
WRITER(write_to_back);
/* Writes nothing: a name counts when the view is declared. */
WRITER(write_name);
WRITER(write_to_front);
WRITER(write_window_to_front);
WRITER(write_translation);
WRITER(write_unrequire);
WRITER(write_unset_next);
WRITER(write_up);
WRITER(write_visible);
WRITER(write_zoom);
WRITER(write_zoom_rectangle);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif

#endif
