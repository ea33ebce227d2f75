// SPDX-License-Identifier: MIT
#include <string.h>

#include "calls.h"

static const char *const words[CALLBACKS] = {
	[TACTUS_CALLBACK_ACTION] = "action",
	[TACTUS_CALLBACK_SHOULD_BEGIN] = "should-begin",
	[TACTUS_CALLBACK_SHOULD_RECEIVE_EVENT] = "should-receive-event",
	[TACTUS_CALLBACK_SHOULD_RECEIVE_TOUCH] = "should-receive-touch",
	[TACTUS_CALLBACK_SIMULTANEOUS] = "simultaneous",
	[TACTUS_CALLBACK_SHOULD_REQUIRE_FAILURE_OF] = "require-failure-of",
	[TACTUS_CALLBACK_SHOULD_BE_REQUIRED_TO_FAIL_BY] = "required-to-fail-by",
	[TACTUS_CALLBACK_TOUCHES_BEGAN] = "touches-began",
	[TACTUS_CALLBACK_TOUCHES_MOVED] = "touches-moved",
	[TACTUS_CALLBACK_TOUCHES_ENDED] = "touches-ended",
	[TACTUS_CALLBACK_TOUCHES_CANCELLED] = "touches-cancelled",
	[TACTUS_CALLBACK_RESET] = "reset",
	[TACTUS_CALLBACK_DEADLINE_REACHED] = "deadline-reached",
	[TACTUS_CALLBACK_CAN_PREVENT] = "can-prevent",
	[TACTUS_CALLBACK_CAN_BE_PREVENTED_BY] = "can-be-prevented-by",
	[TACTUS_CALLBACK_SUBCLASS_SHOULD_REQUIRE_FAILURE_OF] = "subclass-require-failure-of",
	[TACTUS_CALLBACK_SUBCLASS_SHOULD_BE_REQUIRED_TO_FAIL_BY] = "subclass-required-to-fail-by",
	[TACTUS_CALLBACK_MOTION_BEGAN] = "motion-began",
	[TACTUS_CALLBACK_MOTION_ENDED] = "motion-ended",
	[TACTUS_CALLBACK_MOTION_CANCELLED] = "motion-cancelled",
	[TACTUS_CALLBACK_REMOTE_CONTROL_RECEIVED] = "remote-control-received",
	[TACTUS_CALLBACK_PERFORM_ACTION] = "perform-action",
	[TACTUS_CALLBACK_CAN_BECOME_FIRST_RESPONDER] = "can-become-first-responder",
	[TACTUS_CALLBACK_CAN_RESIGN_FIRST_RESPONDER] = "can-resign-first-responder",
	[TACTUS_CALLBACK_TABLET_MODE_CHANGED] = "tablet-mode-changed",
	[TACTUS_CALLBACK_BECAME_FIRST_RESPONDER] = "became-first-responder",
	[TACTUS_CALLBACK_RESIGNED_FIRST_RESPONDER] = "resigned-first-responder",
	[TACTUS_CALLBACK_HIT_TEST] = "hit-test",
	[TACTUS_CALLBACK_POINT_INSIDE] = "point-inside",
	[TACTUS_CALLBACK_DID_MOVE_TO_WINDOW] = "did-move-to-window",
	[TACTUS_CALLBACK_VIEW_SHOULD_BEGIN] = "view-should-begin",
	[TACTUS_CALLBACK_BECAME_KEY] = "became-key",
	[TACTUS_CALLBACK_RESIGNED_KEY] = "resigned-key",
	[TACTUS_CALLBACK_CONTROL_EVENT] = "control-event",
	[TACTUS_CALLBACK_BEGIN_TRACKING] = "begin-tracking",
	[TACTUS_CALLBACK_CONTINUE_TRACKING] = "continue-tracking",
	[TACTUS_CALLBACK_END_TRACKING] = "end-tracking",
	[TACTUS_CALLBACK_CANCEL_TRACKING] = "cancel-tracking",
	[TACTUS_CALLBACK_WILL_BEGIN_DRAGGING] = "will-begin-dragging",
	[TACTUS_CALLBACK_DID_SCROLL] = "did-scroll",
	[TACTUS_CALLBACK_WILL_END_DRAGGING] = "will-end-dragging",
	[TACTUS_CALLBACK_DID_END_DRAGGING] = "did-end-dragging",
	[TACTUS_CALLBACK_WILL_BEGIN_DECELERATING] = "will-begin-decelerating",
	[TACTUS_CALLBACK_DID_END_DECELERATING] = "did-end-decelerating",
	[TACTUS_CALLBACK_DID_END_ANIMATING] = "did-end-animating",
	[TACTUS_CALLBACK_WILL_BEGIN_ZOOMING] = "will-begin-zooming",
	[TACTUS_CALLBACK_DID_ZOOM] = "did-zoom",
	[TACTUS_CALLBACK_DID_END_ZOOMING] = "did-end-zooming",
	[TACTUS_CALLBACK_TOUCHES_SHOULD_BEGIN] = "touches-should-begin",
	[TACTUS_CALLBACK_TOUCHES_SHOULD_CANCEL] = "touches-should-cancel",
	[TACTUS_CALLBACK_SURFACE_DOWN] = "surface-down",
	[TACTUS_CALLBACK_SURFACE_MOTION] = "surface-motion",
	[TACTUS_CALLBACK_SURFACE_UP] = "surface-up",
	[TACTUS_CALLBACK_SURFACE_FRAME] = "surface-frame",
	[TACTUS_CALLBACK_SURFACE_CANCEL] = "surface-cancel",
	[TACTUS_CALLBACK_EVENT_FILTER] = "event-filter",
	[TACTUS_CALLBACK_TOUCH_DOWN] = "touch-down",
	[TACTUS_CALLBACK_EDGE_DEFERRED] = "edge-deferred",
	[TACTUS_CALLBACK_GRAB_MOTION] = "grab-motion",
	[TACTUS_CALLBACK_GRAB_END] = "grab-end",
};

const char *callback_word(uint32_t code)
{
	return code < CALLBACKS ? words[code] : "unknown";
}

/* Returns whether a call belongs to the last action: an action calls several targets, and is recorded once. */
static bool is_same_action(struct object *object, uint32_t code, uint64_t time_us)
{
	uint32_t state = tactus_recognizer_get_state(object->pointer) + 1;
	bool is_same = code == TACTUS_CALLBACK_ACTION && object->last_code == state && object->last_time == time_us;

	if (code == TACTUS_CALLBACK_ACTION) {
		object->last_code = state;
		object->last_time = time_us;
	}
	return is_same;
}

static uint16_t count_callback(struct tactus_recorder *recorder, const void *pointer, uint32_t code)
{
	struct object *object = find_object(&recorder->objects, pointer);

	if (!object || code >= CALLBACKS)
		return 1;
	if (object->call != recorder->call) {
		object->call = recorder->call;
		memset(object->counts, 0, sizeof object->counts);
		object->last_code = 0;
	}
	if (object->kind == OBJECT_RECOGNIZER && object->is_declared &&
		is_same_action(object, code, tactus_application_get_time(recorder->application)))
		return object->counts[code];
	if (object->counts[code] < UINT16_MAX)
		object->counts[code]++;
	return object->counts[code];
}

void enter_callback(struct tactus_recorder *recorder, const struct tactus_activity *activity)
{
	size_t depth = recorder->depth++;

	if (depth >= DEEPEST)
		return;
	if (activity->code == TACTUS_CALLBACK_TOUCH_DOWN)
		needed(recorder, activity->object, OBJECT_SOURCE);
	recorder->callbacks[depth] = (struct callback){
		.object = activity->object,
		.code = activity->code,
		.ordinal = count_callback(recorder, activity->object, activity->code),
	};
}

/*
 * Callbacks are counted since the outermost call: where functions are set in the middle of it, the player must not have
 * them earlier. Functions that were called before in this call have been there.
 */
void write_functions(struct tactus_recorder *recorder, struct object *object, const struct pending *call)
{
	static const uint32_t codes[] = {
		TACTUS_CALLBACK_HIT_TEST,
		TACTUS_CALLBACK_POINT_INSIDE,
		TACTUS_CALLBACK_DID_MOVE_TO_WINDOW,
		TACTUS_CALLBACK_VIEW_SHOULD_BEGIN,
		TACTUS_CALLBACK_BECAME_KEY,
		TACTUS_CALLBACK_RESIGNED_KEY,
		TACTUS_CALLBACK_BEGIN_TRACKING,
		TACTUS_CALLBACK_CONTINUE_TRACKING,
		TACTUS_CALLBACK_END_TRACKING,
		TACTUS_CALLBACK_CANCEL_TRACKING,
		TACTUS_CALLBACK_EVENT_FILTER,
	};
	const struct object *known = find_object(&recorder->objects, object->pointer);

	(void)call;
	if (recorder->depth == 0)
		return;
	for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++)
		if (known && known->call == recorder->call && known->counts[codes[i]] > 0)
			return;
	write_word(recorder, object, "set-functions");
}

static const char *answer_word(int64_t answer)
{
	return answer == TACTUS_ANSWER_YES ? "yes" : "no";
}

/* Returns whether an answer equals that of an unset function. */
static bool is_default(uint32_t code, int64_t answer)
{
	switch (code) {
	case TACTUS_CALLBACK_TOUCHES_BEGAN:
	case TACTUS_CALLBACK_TOUCHES_MOVED:
	case TACTUS_CALLBACK_TOUCHES_ENDED:
	case TACTUS_CALLBACK_TOUCHES_CANCELLED:
	case TACTUS_CALLBACK_MOTION_BEGAN:
	case TACTUS_CALLBACK_MOTION_ENDED:
	case TACTUS_CALLBACK_MOTION_CANCELLED:
	case TACTUS_CALLBACK_REMOTE_CONTROL_RECEIVED:
	case TACTUS_CALLBACK_PERFORM_ACTION:
		return answer != TACTUS_HANDLING_UNHANDLED;
	case TACTUS_CALLBACK_EVENT_FILTER:
		return answer != TACTUS_ANSWER_YES;
	case TACTUS_CALLBACK_SHOULD_BEGIN:
	case TACTUS_CALLBACK_SHOULD_RECEIVE_EVENT:
	case TACTUS_CALLBACK_SHOULD_RECEIVE_TOUCH:
	case TACTUS_CALLBACK_VIEW_SHOULD_BEGIN:
	case TACTUS_CALLBACK_BEGIN_TRACKING:
	case TACTUS_CALLBACK_CONTINUE_TRACKING:
	case TACTUS_CALLBACK_CAN_RESIGN_FIRST_RESPONDER:
		return answer != TACTUS_ANSWER_NO;
	case TACTUS_CALLBACK_SIMULTANEOUS:
	case TACTUS_CALLBACK_SHOULD_REQUIRE_FAILURE_OF:
	case TACTUS_CALLBACK_SHOULD_BE_REQUIRED_TO_FAIL_BY:
	case TACTUS_CALLBACK_CAN_BECOME_FIRST_RESPONDER:
		return answer != TACTUS_ANSWER_YES;
	case TACTUS_CALLBACK_HIT_TEST:
	case TACTUS_CALLBACK_WILL_END_DRAGGING:
		return false;
	default:
		return answer != TACTUS_ANSWER_YES && answer != TACTUS_ANSWER_NO;
	}
}

static void write_answer(struct tactus_recorder *recorder, uint32_t code, const struct tactus_activity *activity)
{
	struct text *text = recorder->text;

	if (is_default(code, activity->integer))
		return;
	begin_line_now(recorder);
	text_add(text, "answer ");
	if (code == TACTUS_CALLBACK_HIT_TEST) {
		const struct object *view = declared_as(recorder, activity->other, OBJECT_VIEW);

		text_add(text, view ? view->name : "none");
	} else if (code == TACTUS_CALLBACK_WILL_END_DRAGGING) {
		text_add_numbers(text, activity->numbers, 2, ' ');
	} else if ((code >= TACTUS_CALLBACK_TOUCHES_BEGAN && code <= TACTUS_CALLBACK_TOUCHES_CANCELLED) ||
		(code >= TACTUS_CALLBACK_MOTION_BEGAN && code <= TACTUS_CALLBACK_PERFORM_ACTION)) {
		text_add(text, "unhandled");
	} else {
		text_add(text, answer_word(activity->integer));
	}
	end_line(recorder);
}

void leave_callback(struct tactus_recorder *recorder, const struct tactus_activity *activity)
{
	if (recorder->depth == 0)
		return;
	if (recorder->depth <= DEEPEST) {
		const struct callback *callback = &recorder->callbacks[recorder->depth - 1];
		const struct object *object = find_object(&recorder->objects, callback->object);
		/* The touches callbacks of a recognizer return nothing. */
		bool is_touches = callback->code >= TACTUS_CALLBACK_TOUCHES_BEGAN &&
			callback->code <= TACTUS_CALLBACK_TOUCHES_CANCELLED;
		bool has_answer = !is_touches || !object || object->kind != OBJECT_RECOGNIZER;

		/* The answer of a view that is not in the recording changes nothing in it. */
		if (has_answer && (callback->object == recorder->application || (object && object->is_declared)))
			write_answer(recorder, callback->code, activity);
	}
	recorder->depth--;
}
