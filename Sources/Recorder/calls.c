// SPDX-License-Identifier: MIT
/*
 * Writes calls of the host as lines. A call is written at the next event, when its arguments are known: by then getters
 * return the new values, and nothing else has happened.
 */
#include <math.h>
#include <string.h>

#include "calls.h"

uint64_t time_of(const struct pending *call)
{
	return call->arguments.time_us;
}

#define SOURCE(name, function) \
	{ \
		"tactus_touch_source_" name, function, NULL, true, false \
	}
#define CALL(name, function) \
	{ \
		"tactus_" name, function, NULL, false, false \
	}
#define DUE(name, function, is_sample) \
	{ \
		"tactus_" name, function, NULL, is_sample, true \
	}

static const struct function functions[] = {
	SOURCE("down", write_down),
	SOURCE("motion", write_motion),
	SOURCE("down_sample", write_down),
	SOURCE("motion_sample", write_motion),
	SOURCE("up", write_up),
	SOURCE("cancel", write_cancel),
	DUE("touch_source_frame", write_frame, true),
	DUE("touch_source_cancel_all", write_cancel_all, true),
	SOURCE("hover", write_hover),
	SOURCE("hover_leave", write_hover_leave),
	DUE("touch_source_pointer", write_pointer, true),
	DUE("touch_source_gesture_begin", write_gesture_begin, true),
	DUE("touch_source_gesture_update", write_gesture_update, true),
	DUE("touch_source_gesture_end", write_gesture_end, true),
	DUE("touch_source_scroll", write_scroll, true),
	CALL("touch_take", write_take),
	CALL("touch_source_set_info", write_source),
	CALL("touch_source_set_accommodations", write_source),
	CALL("touch_source_destroy", write_destroyed),
	DUE("application_advance", write_advance, false),
	DUE("application_dispatch_timer", write_advance, false),
	DUE("application_deliver", write_deliver, false),
	DUE("application_cancel_touches", write_cancel_touches, false),
	CALL("application_add_acceleration", write_acceleration),
	CALL("application_send_shake", write_shake),
	CALL("application_send_remote_control", write_remote),
	CALL("application_set_modifiers", write_modifiers),
	CALL("application_set_tablet_mode", write_tablet_mode),
	CALL("application_set_delegate_callbacks", write_delegate_handles),
	CALL("application_hit_test", write_hit_test),
	CALL("application_destroy", write_end),
	CALL("view_hit_test", write_hit_test),
	CALL("view_add_subview", write_subview),
	CALL("view_insert_subview", write_insert),
	CALL("view_remove_from_superview", write_remove),
	CALL("view_bring_to_front", write_to_front),
	CALL("view_send_to_back", write_to_back),
	CALL("window_bring_to_front", write_window_to_front),
	CALL("window_make_key", write_make_key),
	CALL("view_set_input_region", write_region),
	CALL("application_add_event_filter", write_functions),
	CALL("application_set_event_filter", write_functions),
	CALL("window_add_event_filter", write_functions),
	CALL("window_set_event_filter", write_functions),
	CALL("view_set_callbacks", write_functions),
	CALL("control_set_callbacks", write_functions),
	CALL("view_set_name", write_name),
	CALL("view_destroy", write_destroyed),
	CALL("view_controller_create", write_controller),
	CALL("view_controller_destroy", write_destroyed),
	CALL("view_controller_set_responder_callbacks", write_handles_now),
	CALL("surface_client_destroy", write_destroyed),
	CALL("recognizer_destroy", write_destroyed),
	CALL("responder_become_first_responder", write_become),
	CALL("responder_resign_first_responder", write_resign),
	CALL("responder_set_next", write_next),
	CALL("responder_unset_next", write_unset_next),
	CALL("responder_call_default", write_default),
	CALL("recognizer_call_default", write_default),
	CALL("view_add_recognizer", write_add_recognizer),
	CALL("view_remove_recognizer", write_remove_recognizer),
	CALL("recognizer_require_failure_of", write_require),
	CALL("recognizer_remove_failure_requirement", write_unrequire),
	CALL("recognizer_set_sequenced_after", write_sequence),
	CALL("recognizer_become_shell_gesture", write_shell_gesture),
	CALL("recognizer_set_state", write_state),
	CALL("recognizer_ignore_touch", write_ignore),
	CALL("recognizer_set_deadline", write_deadline),
	CALL("control_send_actions", write_send_actions),
	CALL("scroll_view_set_content_offset", write_offset),
	CALL("scroll_view_scroll_to_visible", write_visible),
	CALL("scroll_view_set_zoom_scale", write_zoom),
	CALL("scroll_view_zoom_to_rectangle", write_zoom_rectangle),
	CALL("scroll_view_stop_scrolling_and_zooming", write_stop),
	CALL("scroll_view_set_content_view", write_content_view),
};

/* Functions that several kinds of recognizers have, by the end of their names. */
static const struct function values[] = {
	{ "_recognizer_set_translation", write_translation, NULL, false, false },
	{ "_recognizer_set_scale", write_scale, NULL, false, false },
	{ "_recognizer_set_rotation", write_rotation, NULL, false, false },
};

static const struct function other_function = { "", NULL, NULL, false, false };

static bool ends_with(const char *name, const char *end)
{
	size_t length = strlen(name), end_length = strlen(end);

	return length >= end_length && strcmp(name + length - end_length, end) == 0;
}

static const struct function *look_up(struct tactus_recorder *recorder, const char *name)
{
	const struct property *property = find_property(name);

	for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
		if (strcmp(functions[i].name, name) == 0)
			return &functions[i];
	for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
		if (ends_with(name, values[i].name))
			return &values[i];
	if (property && recorder->setter_count < SETTERS) {
		struct function *setter = &recorder->setters[recorder->setter_count++];

		*setter = (struct function){ property_setter(property), write_set, property, false, false };
		return setter;
	}
	return &other_function;
}

const struct function *find_function(struct tactus_recorder *recorder, const struct tactus_activity *activity)
{
	size_t slot = activity->code % FUNCTION_SLOTS;
	const char *name;

	while (recorder->functions[slot].function && recorder->functions[slot].code != activity->code)
		slot = (slot + 1) % FUNCTION_SLOTS;
	if (recorder->functions[slot].function)
		return recorder->functions[slot].function;
	/* There are more slots than functions in the library. */
	name = tactus_activity_get_function(activity);
	recorder->functions[slot].code = activity->code;
	recorder->functions[slot].function = name ? look_up(recorder, name) : &other_function;
	return recorder->functions[slot].function;
}

bool ends_application(const struct function *function)
{
	return function->write == write_end;
}

/* The library refuses all other numbers, of which the format has none. */
static bool are_finite(const double *numbers)
{
	for (size_t i = 0; i < MOST_NUMBERS; i++)
		if (!isfinite(numbers[i]))
			return false;
	return true;
}

void finish_pending(struct tactus_recorder *recorder)
{
	struct pending call = recorder->pending;
	struct object *object;

	recorder->pending.function = NULL;
	if (!call.function || !call.function->write || (call.has_arguments && !are_finite(call.arguments.numbers)))
		return;
	recorder->is_due = recorder->is_due || call.function->is_due;
	object = find_object(&recorder->objects, call.object);
	if (call.object == recorder->application) {
		struct object application = { .pointer = call.object, .kind = OBJECT_APPLICATION, .is_declared = true };

		call.function->write(recorder, &application, &call);
	} else if (call.function->takes_sample || call.function->write == write_take) {
		object = needed(recorder, call.object, OBJECT_SOURCE);
		if (object && (call.has_arguments || !call.function->takes_sample))
			call.function->write(recorder, object, &call);
	} else if (object && !object->is_dead && (object->is_declared || call.function->write == write_destroyed)) {
		call.function->write(recorder, object, &call);
	} else {
		write_leaving(recorder, &call);
	}
}
