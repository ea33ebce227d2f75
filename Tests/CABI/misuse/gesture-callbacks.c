/* SPDX-License-Identifier: MIT */
/* Callbacks of actions, delegates and the table of a custom recognizer. */
#include "scene.h"

#define CHECK_ALIVE(recognizer) CHECK(tactus_recognizer_get_application(recognizer) != NULL)

#define ACTION(name, callback, counter) \
	static void name(struct tactus_recognizer *recognizer, void *data) \
	{ \
		struct scene *scene = data; \
		CHECK_ALIVE(recognizer); \
		counter; \
		scene_called(scene, callback, NULL); \
	}

ACTION(tapped, CALLBACK_TAP_ACTION, scene->taps++)
ACTION(panned, CALLBACK_PAN_ACTION, scene->drags++)
ACTION(pinched, CALLBACK_PINCH_ACTION, (void)0)
ACTION(pressed, CALLBACK_PRESS_ACTION, (void)0)
ACTION(hovered, CALLBACK_HOVER_ACTION, scene->hovers++)
ACTION(edge_panned, CALLBACK_EDGE_ACTION, (void)0)
ACTION(custom_acted, CALLBACK_CUSTOM_ACTION, (void)0)

static enum tactus_answer should_begin(struct tactus_recognizer *recognizer, void *data)
{
	CHECK_ALIVE(recognizer);
	return scene_asked(data, CALLBACK_SHOULD_BEGIN, TACTUS_ANSWER_YES);
}

static enum tactus_answer should_receive_event(
	struct tactus_recognizer *recognizer, const struct tactus_event *event, void *data)
{
	CHECK_ALIVE(recognizer);
	CHECK(event != NULL);
	return scene_asked(data, CALLBACK_SHOULD_RECEIVE_EVENT, TACTUS_ANSWER_YES);
}

static enum tactus_answer should_receive_touch(
	struct tactus_recognizer *recognizer, const struct tactus_touch *touch, void *data)
{
	CHECK_ALIVE(recognizer);
	CHECK(touch != NULL);
	return scene_asked(data, CALLBACK_SHOULD_RECEIVE_TOUCH, TACTUS_ANSWER_YES);
}

#define PAIR_QUESTION(name, callback, answer) \
	static enum tactus_answer name( \
		struct tactus_recognizer *recognizer, struct tactus_recognizer *other, void *data) \
	{ \
		CHECK_ALIVE(recognizer); \
		CHECK_ALIVE(other); \
		return scene_asked(data, callback, answer); \
	}

PAIR_QUESTION(simultaneously, CALLBACK_SIMULTANEOUSLY, TACTUS_ANSWER_NO)
PAIR_QUESTION(require_failure_of, CALLBACK_REQUIRE_FAILURE_OF, TACTUS_ANSWER_NO)
PAIR_QUESTION(required_to_fail_by, CALLBACK_REQUIRED_TO_FAIL_BY, TACTUS_ANSWER_NO)
PAIR_QUESTION(custom_can_prevent, CALLBACK_CUSTOM_CAN_PREVENT, TACTUS_ANSWER_NO)
PAIR_QUESTION(custom_can_be_prevented, CALLBACK_CUSTOM_CAN_BE_PREVENTED, TACTUS_ANSWER_YES)
PAIR_QUESTION(custom_requires, CALLBACK_CUSTOM_REQUIRES, TACTUS_ANSWER_NO)
PAIR_QUESTION(custom_is_required, CALLBACK_CUSTOM_IS_REQUIRED, TACTUS_ANSWER_NO)

/* Begins with the first move without affecting views; a deadline calls it once. */
static void custom_began(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	CHECK_ALIVE(recognizer);
	CHECK(count > 0);
	tactus_recognizer_set_deadline(recognizer, tactus_event_get_timestamp(event) + 200000);
	scene_called(data, CALLBACK_CUSTOM_BEGAN, touches[0]);
}

static void custom_moved(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	CHECK_ALIVE(recognizer);
	(void)count, (void)event;
	if (tactus_touch_get_view(touches[0]) == ((struct scene *)data)->window &&
		tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_POSSIBLE)
		tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_BEGAN);
	scene_called(data, CALLBACK_CUSTOM_MOVED, touches[0]);
}

static void custom_ended(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);

	CHECK_ALIVE(recognizer);
	tactus_recognizer_call_default(recognizer, TACTUS_TOUCH_PHASE_ENDED, touches, count, event);
	tactus_recognizer_set_state(recognizer,
		state == TACTUS_RECOGNIZER_STATE_POSSIBLE ? TACTUS_RECOGNIZER_STATE_FAILED
							  : TACTUS_RECOGNIZER_STATE_ENDED);
	scene_called(data, CALLBACK_CUSTOM_ENDED, touches[0]);
}

static void custom_cancelled(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	CHECK_ALIVE(recognizer);
	(void)count, (void)event;
	tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_CANCELLED);
	scene_called(data, CALLBACK_CUSTOM_CANCELLED, touches[0]);
}

static void custom_reset(struct tactus_recognizer *recognizer, void *data)
{
	CHECK_ALIVE(recognizer);
	scene_called(data, CALLBACK_CUSTOM_RESET, NULL);
}

static void custom_deadline(struct tactus_recognizer *recognizer, uint64_t time_us, void *data)
{
	CHECK_ALIVE(recognizer);
	(void)time_us;
	scene_called(data, CALLBACK_CUSTOM_DEADLINE, NULL);
}

static void create_custom(struct scene *scene)
{
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;

	callbacks.touches_began = custom_began;
	callbacks.touches_moved = custom_moved;
	callbacks.touches_ended = custom_ended;
	callbacks.touches_cancelled = custom_cancelled;
	callbacks.reset = custom_reset;
	callbacks.deadline_reached = custom_deadline;
	callbacks.can_prevent = custom_can_prevent;
	callbacks.can_be_prevented_by = custom_can_be_prevented;
	callbacks.should_require_failure_of = custom_requires;
	callbacks.should_be_required_to_fail_by = custom_is_required;
	scene->custom = tactus_custom_recognizer_create(
		scene->application, TACTUS_CUSTOM_RECOGNIZER_FLAGS_NONE, &callbacks, scene);
	tactus_view_add_recognizer(scene->window, scene->custom);
}

void set_gesture_callbacks(struct scene *scene)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;

	create_custom(scene);
	delegate.should_begin = should_begin;
	delegate.should_receive_event = should_receive_event;
	delegate.should_receive_touch = should_receive_touch;
	delegate.should_recognize_simultaneously_with = simultaneously;
	delegate.should_require_failure_of = require_failure_of;
	delegate.should_be_required_to_fail_by = required_to_fail_by;
	tactus_recognizer_set_delegate(scene->pan, &delegate, scene);
	tactus_recognizer_set_delegate(scene->tap, &delegate, scene);
	tactus_recognizer_require_failure_of(scene->tap, scene->double_tap);
	tactus_recognizer_add_target(scene->tap, tapped, scene);
	tactus_recognizer_add_target(scene->double_tap, tapped, scene);
	tactus_recognizer_add_target(scene->pan, panned, scene);
	tactus_recognizer_add_target(scene->pinch, pinched, scene);
	tactus_recognizer_add_target(scene->press, pressed, scene);
	tactus_recognizer_add_target(scene->hover, hovered, scene);
	tactus_recognizer_add_target(scene->edge, edge_panned, scene);
	tactus_recognizer_add_target(scene->custom, custom_acted, scene);
}
