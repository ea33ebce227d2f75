// SPDX-License-Identifier: MIT
/* Calls of the host as lines. A call is written when its arguments are known: those that getters tell have been taken
 * over by the next event, and nothing else has happened by then. */
#include <string.h>

#include "recorder.h"

static uint64_t time_of(const struct pending *call)
{
	return call->arguments.time_us;
}

/* The beginning of a line about an object: a word and its name. */
static void begin_about(struct tactus_recorder *recorder, const char *word, const struct object *object)
{
	begin_line_now(recorder);
	text_add(recorder->text, word);
	text_add_word(recorder->text, object->name ? object->name : "application");
}

/* --- samples --------------------------------------------------------- */

static void begin_sample(
	struct tactus_recorder *recorder, const struct object *source, const struct pending *call, const char *word)
{
	begin_line(recorder, time_of(call));
	if (source != recorder->first_source) {
		text_add(recorder->text, "from ");
		text_add(recorder->text, source->name);
		text_add(recorder->text, " ");
	}
	text_add(recorder->text, word);
}

static void add_number_option(struct text *text, const char *word, double number)
{
	if (number < 0 || number > 0) {
		text_add(text, word);
		text_add_number(text, number);
	}
}

/* A finger that comes down or moves. */
static void write_place(
	struct tactus_recorder *recorder, const struct object *source, const struct pending *call, bool is_down)
{
	static const char *const types[] = { "", " type=indirect", " type=stylus", " type=indirect-pointer" };
	const double *numbers = call->arguments.numbers;
	unsigned int type = (unsigned int)numbers[7] & 3;
	struct text *text = recorder->text;

	begin_sample(recorder, source, call, is_down ? "down " : "move ");
	text_add_integer(text, call->arguments.integer >> 32);
	text_add(text, " ");
	text_add_numbers(text, numbers, 2, ' ');
	text_add(text, is_down ? types[type] : "");
	add_number_option(text, " radius=", numbers[2]);
	add_number_option(text, " force=", numbers[3]);
	add_number_option(text, " max-force=", numbers[4]);
	add_number_option(text, " tilt=", numbers[5]);
	add_number_option(text, " azimuth=", numbers[6]);
	add_number_option(text, " buttons=", (double)(call->arguments.integer & 0xffffffff));
	end_line(recorder);
}

static void write_down(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	recorder->has_touched = true;
	recorder->last_touch = time_of(call);
	write_place(recorder, source, call, true);
}

static void write_motion(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	recorder->last_touch = time_of(call);
	write_place(recorder, source, call, false);
}

static void write_id(
	struct tactus_recorder *recorder, struct object *source, const struct pending *call, const char *word)
{
	begin_sample(recorder, source, call, word);
	text_add_integer(recorder->text, call->arguments.integer >> 32);
	end_line(recorder);
}

static void write_up(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	recorder->last_touch = time_of(call);
	write_id(recorder, source, call, "up ");
}

static void write_cancel(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	write_id(recorder, source, call, "cancel ");
}

static void write_plain_sample(
	struct tactus_recorder *recorder, struct object *source, const struct pending *call, const char *word)
{
	begin_sample(recorder, source, call, word);
	end_line(recorder);
}

static void write_frame(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	write_plain_sample(recorder, source, call, "frame");
}

static void write_cancel_all(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	write_plain_sample(recorder, source, call, "cancel-source");
}

static void write_hover(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	begin_sample(recorder, source, call, "hover ");
	text_add_numbers(recorder->text, call->arguments.numbers, 2, ' ');
	end_line(recorder);
}

static void write_hover_leave(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	write_plain_sample(recorder, source, call, "pointer-leave");
}

static void write_pointer(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	recorder->last_touch = time_of(call);
	begin_sample(recorder, source, call, "pointer-state ");
	text_add_numbers(recorder->text, call->arguments.numbers, 2, ' ');
	text_add(recorder->text, " ");
	text_add_integer(recorder->text, call->arguments.integer & 0xffffffff);
	end_line(recorder);
}

static void write_gesture_begin(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	static const char *const gestures[] = { "", "swipe ", "pinch ", "hold " };

	begin_sample(recorder, source, call, "touchpad ");
	text_add(recorder->text, gestures[call->arguments.integer >> 32 & 3]);
	text_add_integer(recorder->text, call->arguments.integer & 0xffffffff);
	text_add(recorder->text, " ");
	text_add_numbers(recorder->text, call->arguments.numbers, 2, ' ');
	end_line(recorder);
}

static void write_gesture_update(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	const double *numbers = call->arguments.numbers;

	begin_sample(recorder, source, call, "touchpad update ");
	text_add_numbers(recorder->text, numbers + 2, 2, ' ');
	text_add(recorder->text, " scale=");
	text_add_number(recorder->text, numbers[4]);
	text_add(recorder->text, " rotation=");
	text_add_number(recorder->text, numbers[5]);
	end_line(recorder);
}

static void write_gesture_end(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	write_plain_sample(recorder, source, call, call->arguments.integer != 0 ? "touchpad cancel" : "touchpad end");
}

static void write_scroll(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	const double *numbers = call->arguments.numbers;
	int64_t type = call->arguments.integer;
	/* The engine's step is where the content goes. */
	double step[2] = { 0 - numbers[2], 0 - numbers[3] };

	begin_sample(recorder, source, call,
		type == TACTUS_SCROLL_TYPE_WHEEL            ? "scroll wheel "
			: type == TACTUS_SCROLL_TYPE_FINGER ? "scroll finger "
							    : "scroll continuous ");
	text_add_numbers(recorder->text, numbers, 2, ' ');
	text_add(recorder->text, " ");
	text_add_numbers(recorder->text, step, 2, ' ');
	end_line(recorder);
}

static void write_take(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	begin_line_now(recorder);
	if (source != recorder->first_source) {
		text_add(recorder->text, "from ");
		text_add(recorder->text, source->name);
		text_add(recorder->text, " ");
	}
	text_add(recorder->text, "take ");
	text_add_integer(recorder->text, tactus_touch_get_id(call->arguments.other));
	end_line(recorder);
}

static void write_source(struct tactus_recorder *recorder, struct object *source, const struct pending *call)
{
	(void)call;
	write_comment(recorder, "not replayable: a touch source that changes amid a recording: ", source->name);
}

/* --- the application ------------------------------------------------- */

static void write_timed(struct tactus_recorder *recorder, const struct pending *call, const char *word)
{
	begin_line(recorder, time_of(call));
	text_add(recorder->text, word);
	end_line(recorder);
}

static void write_advance(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	write_timed(recorder, call, "wait");
}

static void write_deliver(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	write_timed(recorder, call, "deliver");
}

static void write_cancel_touches(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	write_timed(recorder, call, "cancel-all");
}

static void write_acceleration(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	begin_line(recorder, time_of(call));
	text_add(recorder->text, "acceleration ");
	text_add_numbers(recorder->text, call->arguments.numbers, 3, ' ');
	end_line(recorder);
}

static void write_shake(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	int64_t phase = call->arguments.integer;

	(void)object;
	begin_line_now(recorder);
	text_add(recorder->text,
		phase == TACTUS_TOUCH_PHASE_BEGAN           ? "shake-began"
			: phase == TACTUS_TOUCH_PHASE_ENDED ? "shake-ended"
							    : "shake-cancelled");
	end_line(recorder);
}

static void write_remote(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	static const char *const commands[] = {
		"play",
		"pause",
		"stop",
		"toggle-play-pause",
		"next-track",
		"previous-track",
		"begin-seeking-backward",
		"end-seeking-backward",
		"begin-seeking-forward",
		"end-seeking-forward",
	};
	uint64_t command = (uint64_t)(call->arguments.integer - TACTUS_REMOTE_CONTROL_PLAY);

	(void)object;
	if (command >= sizeof commands / sizeof commands[0])
		return;
	begin_line_now(recorder);
	text_add(recorder->text, "remote ");
	text_add(recorder->text, commands[command]);
	end_line(recorder);
}

static void write_setting(struct tactus_recorder *recorder, const struct pending *call, const char *property)
{
	if (!call->has_arguments)
		return;
	begin_line_now(recorder);
	text_add(recorder->text, "set application ");
	text_add(recorder->text, property);
	text_add_integer(recorder->text, call->arguments.integer);
	end_line(recorder);
}

/* In a callback they wait for their turn: a getter would tell what was before. */
static void write_modifiers(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	write_setting(recorder, call, "modifiers=");
}

static void write_tablet_mode(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)object;
	write_setting(recorder, call, "tablet-mode=");
}

static void write_end(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)recorder, (void)object, (void)call;
}

/* --- views ----------------------------------------------------------- */

static void write_word(struct tactus_recorder *recorder, const struct object *object, const char *word)
{
	begin_about(recorder, word, object);
	end_line(recorder);
}

static void write_subview(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	struct tactus_view *view = (struct tactus_view *)call->arguments.other;
	size_t count = tactus_view_get_subview_count(object->pointer);
	const struct object *subview;
	size_t index = count;

	for (size_t i = 0; i < count; i++)
		if (tactus_view_get_subview(object->pointer, i) == view)
			index = i;
	/* It was refused. */
	if (index == count)
		return;
	declare_view(recorder, view);
	subview = declared(recorder, view);
	if (!subview)
		return;
	begin_about(recorder, "add-view", subview);
	text_add_word(recorder->text, object->name);
	text_add(recorder->text, " ");
	text_add_integer(recorder->text, index + 1 == count ? -1 : (int64_t)index);
	end_line(recorder);
}

static void write_remove(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "remove-view");
}

static void write_to_front(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "bring-to-front");
}

static void write_to_back(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "send-to-back");
}

static void write_make_key(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "make-key");
}

static void write_region(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_input_region(recorder, object, true);
}

static void mark_dead(struct tactus_recorder *recorder, struct object *object)
{
	object->is_dead = true;
	recorder->objects.has_dead = true;
	if (object == recorder->first_source)
		recorder->first_source = NULL;
}

static void write_destroyed(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	if (object->is_declared && object->kind != OBJECT_APPLICATION) {
		begin_line_now(recorder);
		text_add(recorder->text,
			object->kind == OBJECT_VIEW                 ? "destroy-view "
				: object->kind == OBJECT_RECOGNIZER ? "destroy-recognizer "
				: object->kind == OBJECT_SOURCE     ? "destroy-source "
				: object->kind == OBJECT_CLIENT     ? "destroy-client "
								    : "destroy-controller ");
		text_add(recorder->text, object->name);
		end_line(recorder);
	}
	mark_dead(recorder, object);
}

static void write_controller(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	declare_controller(recorder, object);
}

static void write_hit_test(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	if (!call->has_arguments)
		return;
	begin_about(recorder, "hit-test", object);
	text_add(recorder->text, " ");
	text_add_numbers(recorder->text, call->arguments.numbers, 2, ' ');
	end_line(recorder);
}

/* --- responders ------------------------------------------------------ */

static void write_become(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "become-first");
}

static void write_resign(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "resign-first");
}

static const char *responder_name(struct tactus_recorder *recorder, const void *pointer)
{
	const struct object *object = declared(recorder, pointer);

	if (pointer == recorder->application)
		return "application";
	if (!object)
		return "none";
	return object->kind == OBJECT_DELEGATE ? "application-delegate" : object->name;
}

static void write_next(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	begin_about(recorder, "set-next", object);
	text_add_word(recorder->text, call->has_arguments ? responder_name(recorder, call->arguments.other) : "none");
	end_line(recorder);
}

static void write_unset_next(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "unset-next");
}

static void write_default(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	static const char *const phases[] = { "began", "moved", "stationary", "ended", "cancelled" };
	const struct tactus_touch *const *touches = call->arguments.other;
	uint64_t count = (uint64_t)call->arguments.integer >> 32;
	uint64_t phase = (uint64_t)call->arguments.integer & 0xffffffff;

	if (!call->has_arguments || phase >= sizeof phases / sizeof phases[0])
		return;
	begin_about(recorder, "call-default", object);
	text_add_word(recorder->text, phases[phase]);
	for (uint64_t i = 0; i < count; i++) {
		text_add(recorder->text, i == 0 ? " " : ",");
		text_add_integer(recorder->text, tactus_touch_get_id(touches[i]));
	}
	end_line(recorder);
}

static void write_handles_now(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	begin_line_now(recorder);
	text_add(recorder->text, "set ");
	text_add(recorder->text, object->kind == OBJECT_DELEGATE ? "application-delegate" : object->name);
	text_add(recorder->text, " handles=");
	text_add_integer(recorder->text, tactus_responder_get_callback_mask(object->pointer));
	end_line(recorder);
}

/* Of the application, but about its delegate. */
static void write_delegate_handles(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	struct tactus_responder *delegate = tactus_application_get_delegate_responder(recorder->application);
	struct object *known = declared(recorder, delegate);

	(void)object;
	if (known)
		write_handles_now(recorder, known, call);
}

/* --- recognizers ----------------------------------------------------- */

static void write_add_recognizer(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	struct tactus_recognizer *recognizer = (struct tactus_recognizer *)call->arguments.other;
	const struct object *known;

	if (!call->has_arguments)
		return;
	add_recognizer(recorder, recognizer, object);
	known = declared(recorder, recognizer);
	if (!known)
		return;
	begin_about(recorder, "attach", known);
	text_add_word(recorder->text, object->name);
	end_line(recorder);
}

static void write_remove_recognizer(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	const struct object *known = call->has_arguments ? declared(recorder, call->arguments.other) : NULL;

	(void)object;
	if (known)
		write_word(recorder, known, "remove-recognizer");
}

static void write_pair(
	struct tactus_recorder *recorder, const struct object *object, const struct pending *call, const char *word)
{
	const struct object *other = call->has_arguments ? declared(recorder, call->arguments.other) : NULL;

	/* One that is declared later brings its requirements along. */
	if (!other)
		return;
	begin_about(recorder, word, object);
	text_add_word(recorder->text, other->name);
	end_line(recorder);
}

static void write_require(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_pair(recorder, object, call, "require-failure");
}

static void write_unrequire(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_pair(recorder, object, call, "remove-requirement");
}

static void write_state(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };
	uint64_t state = (uint64_t)call->arguments.integer;

	if (!call->has_arguments || state >= sizeof states / sizeof states[0])
		return;
	begin_about(recorder, "set-state", object);
	text_add_word(recorder->text, states[state]);
	end_line(recorder);
}

static void write_ignore(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	if (!call->has_arguments)
		return;
	begin_about(recorder, "ignore", object);
	text_add(recorder->text, " ");
	text_add_integer(recorder->text, tactus_touch_get_id(call->arguments.other));
	end_line(recorder);
}

static void write_deadline(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	begin_about(recorder, "set-deadline", object);
	if (time_of(call) >= UINT64_C(1) << 61) {
		text_add(recorder->text, " none");
	} else {
		text_add(recorder->text, " ");
		text_add_time(recorder->text, time_of(call));
	}
	end_line(recorder);
}

static void write_translation(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	const struct object *view = declared(recorder, call->arguments.other);

	if (!call->has_arguments)
		return;
	if (call->arguments.other && !view) {
		write_comment(recorder, "not replayable: a translation in a view in no window of ", object->name);
		return;
	}
	begin_about(recorder, "translate", object);
	text_add_word(recorder->text, view ? view->name : "none");
	text_add(recorder->text, " ");
	text_add_numbers(recorder->text, call->arguments.numbers, 2, ' ');
	end_line(recorder);
}

static void write_number(
	struct tactus_recorder *recorder, struct object *object, const struct pending *call, const char *word)
{
	if (!call->has_arguments)
		return;
	begin_about(recorder, word, object);
	text_add(recorder->text, " ");
	text_add_number(recorder->text, call->arguments.numbers[0]);
	end_line(recorder);
}

static void write_scale(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_number(recorder, object, call, "set-scale");
}

static void write_rotation(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_number(recorder, object, call, "set-rotation");
}

/* --- controls and scroll views --------------------------------------- */

static void write_send_actions(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	begin_about(recorder, "send-actions", object);
	text_add(recorder->text, " ");
	text_add_integer(recorder->text, call->arguments.integer);
	end_line(recorder);
}

static void write_animated(struct tactus_recorder *recorder, struct object *object, const struct pending *call,
	const char *word, size_t count)
{
	if (!call->has_arguments)
		return;
	begin_about(recorder, word, object);
	text_add(recorder->text, " ");
	text_add_numbers(recorder->text, call->arguments.numbers, count, ' ');
	text_add(recorder->text, call->arguments.integer != 0 ? " animated" : "");
	end_line(recorder);
}

static void write_offset(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_animated(recorder, object, call, "scroll-to", 2);
}

static void write_zoom(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_animated(recorder, object, call, "zoom-to", 1);
}

static void write_visible(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_animated(recorder, object, call, "scroll-to-visible", 4);
}

static void write_zoom_rectangle(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_animated(recorder, object, call, "zoom-to-rectangle", 4);
}

static void write_stop(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	(void)call;
	write_word(recorder, object, "stop-scrolling");
}

static void write_content_view(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	const struct object *content = call->has_arguments ? declared(recorder, call->arguments.other) : NULL;

	begin_about(recorder, "content-view", object);
	text_add_word(recorder->text, content ? content->name : "none");
	end_line(recorder);
}

static void write_set(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	write_property(recorder, call->function->property, object, call->arguments.integer);
}

/* --- which is which -------------------------------------------------- */

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
	CALL("view_insert_subview", write_subview),
	CALL("view_remove_from_superview", write_remove),
	CALL("view_bring_to_front", write_to_front),
	CALL("view_send_to_back", write_to_back),
	CALL("window_bring_to_front", write_to_front),
	CALL("window_make_key", write_make_key),
	CALL("view_set_input_region", write_region),
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
	CALL("recognizer_set_state", write_state),
	CALL("recognizer_ignore_touch", write_ignore),
	CALL("recognizer_set_deadline", write_deadline),
	CALL("pan_recognizer_set_translation", write_translation),
	CALL("transform_recognizer_set_translation", write_translation),
	CALL("pinch_recognizer_set_scale", write_scale),
	CALL("transform_recognizer_set_scale", write_scale),
	CALL("rotation_recognizer_set_rotation", write_rotation),
	CALL("transform_recognizer_set_rotation", write_rotation),
	CALL("control_send_actions", write_send_actions),
	CALL("scroll_view_set_content_offset", write_offset),
	CALL("scroll_view_scroll_to_visible", write_visible),
	CALL("scroll_view_set_zoom_scale", write_zoom),
	CALL("scroll_view_zoom_to_rectangle", write_zoom_rectangle),
	CALL("scroll_view_stop_scrolling_and_zooming", write_stop),
	CALL("scroll_view_set_content_view", write_content_view),
};

static const struct function other_function = { "", NULL, NULL, false, false };

static const struct function *look_up(struct tactus_recorder *recorder, const char *name)
{
	const struct property *property = find_property(name);

	for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
		if (strcmp(functions[i].name, name) == 0)
			return &functions[i];
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
	/* All functions of the library are fewer than the slots. */
	name = tactus_activity_get_function(activity);
	recorder->functions[slot].code = activity->code;
	recorder->functions[slot].function = name ? look_up(recorder, name) : &other_function;
	return recorder->functions[slot].function;
}

bool ends_application(const struct function *function)
{
	return function->write == write_end;
}

void finish_pending(struct tactus_recorder *recorder)
{
	struct pending call = recorder->pending;
	struct object *object;

	recorder->pending.function = NULL;
	if (!call.function || !call.function->write)
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
	}
}
