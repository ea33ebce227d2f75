/* SPDX-License-Identifier: MIT */
/* The long press that lifts an item and carries it, and the tap that adds one. */
#include "drag-session.h"

static bool find_item(
	struct tactus_drag_session *session, const struct tactus_touch *touch, bool is_added, uint64_t *item)
{
	double x = 0, y = 0;

	tactus_touch_get_location(touch, NULL, &x, &y);
	return session->callbacks.find_item &&
		session->callbacks.find_item(session, x, y, is_added, item, session->data) &&
		!session->base.is_destroyed;
}

/* --- the press --------------------------------------------------------------------- */

static void handle_press(struct tactus_recognizer *press, void *data)
{
	struct tactus_drag_session *session = data;
	enum tactus_recognizer_state state = tactus_recognizer_get_state(press);
	uint64_t time_us = interaction_time(&session->base);
	double x = 0, y = 0;

	tactus_recognizer_get_location(press, NULL, &x, &y);
	interaction_enter(&session->base);
	if (state == TACTUS_RECOGNIZER_STATE_BEGAN) {
		unsigned serial = session->serial + 1;

		if (!drag_is_active(session))
			drag_begin(session, session->found, x, y, time_us);
		session->is_own = session->serial == serial && drag_is_active(session);
	} else if (!session->is_own) {
		;
	} else if (state == TACTUS_RECOGNIZER_STATE_CHANGED) {
		drag_move(session, x, y, time_us);
	} else if (state == TACTUS_RECOGNIZER_STATE_ENDED) {
		drag_drop(session, time_us);
	} else {
		drag_return(session, time_us);
	}
	interaction_leave(&session->base);
}

static enum tactus_answer press_takes(struct tactus_recognizer *press, const struct tactus_touch *touch, void *data)
{
	struct tactus_drag_session *session = data;
	bool is_taken;

	interaction_enter(&session->base);
	is_taken = !drag_is_active(session) && tactus_recognizer_get_number_of_touches(press) == 0 &&
		find_item(session, touch, false, &session->found);
	interaction_leave(&session->base);
	return is_taken ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

/*
 * Fingers that do not carry the items scroll, press and tap as ever. What follows the finger that does has lost it when
 * the press began, before the session was active.
 */
static enum tactus_answer press_goes_with(
	struct tactus_recognizer *press, struct tactus_recognizer *other, void *data)
{
	return drag_is_active(data) ? TACTUS_ANSWER_YES : TACTUS_ANSWER_DEFAULT;
}

/* --- the tap ----------------------------------------------------------------------- */

static void handle_tap(struct tactus_recognizer *tap, void *data)
{
	struct tactus_drag_session *session = data;

	interaction_enter(&session->base);
	if (drag_is_active(session))
		drag_add(session, session->addition);
	interaction_leave(&session->base);
}

static enum tactus_answer tap_takes(struct tactus_recognizer *tap, const struct tactus_touch *touch, void *data)
{
	struct tactus_drag_session *session = data;
	bool is_taken;

	interaction_enter(&session->base);
	is_taken = drag_is_active(session) && tactus_recognizer_get_number_of_touches(tap) == 0 &&
		find_item(session, touch, true, &session->addition);
	interaction_leave(&session->base);
	return is_taken ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

/* What adds an item does not select it as well. */
static enum tactus_answer tap_comes_first(struct tactus_recognizer *tap, struct tactus_recognizer *other, void *data)
{
	return tactus_recognizer_get_kind(other) == TACTUS_RECOGNIZER_KIND_TAP ? TACTUS_ANSWER_YES
									       : TACTUS_ANSWER_DEFAULT;
}

/* --- life -------------------------------------------------------------------------- */

static struct watch *prepare(struct tactus_drag_session *session, struct tactus_view *view,
	struct tactus_recognizer *recognizer, const struct tactus_recognizer_delegate *delegate,
	tactus_action_func target, const char *name)
{
	struct watch *watch = recognizer ? watch_recognizer(recognizer) : NULL;

	tactus_recognizer_set_name(recognizer, name);
	if (watch && tactus_recognizer_set_delegate(recognizer, delegate, session) == TACTUS_STATUS_OK &&
		tactus_recognizer_add_target(recognizer, target, session) == TACTUS_STATUS_OK &&
		tactus_view_add_recognizer(view, recognizer) == TACTUS_STATUS_OK)
		return watch;
	watch_drop(watch);
	tactus_recognizer_destroy(recognizer);
	return NULL;
}

bool drag_create_recognizers(struct tactus_drag_session *session, struct tactus_view *view)
{
	struct tactus_application *application = interaction_application(&session->base);
	struct tactus_recognizer_delegate of_press = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer_delegate of_tap = TACTUS_RECOGNIZER_DELEGATE_INIT;

	of_press.should_receive_touch = press_takes;
	of_press.should_recognize_simultaneously_with = press_goes_with;
	of_tap.should_receive_touch = tap_takes;
	of_tap.should_be_required_to_fail_by = tap_comes_first;
	session->press = prepare(session, view, tactus_long_press_recognizer_create(application), &of_press,
		handle_press, "drag");
	if (!session->press)
		return false;
	session->tap = prepare(
		session, view, tactus_tap_recognizer_create(application), &of_tap, handle_tap, "add to drag");
	return session->tap &&
		tactus_recognizer_set_duration(watch_get_recognizer(session->press), TACTUS_DURATION_MINIMUM_PRESS,
			session->settings.press_us) == TACTUS_STATUS_OK;
}

static void destroy(struct tactus_drag_session *session, struct watch **watch, tactus_action_func target)
{
	struct tactus_recognizer *recognizer = watch_get_recognizer(*watch);

	watch_drop(*watch);
	*watch = NULL;
	if (!recognizer)
		return;
	tactus_recognizer_remove_target(recognizer, target, session);
	tactus_recognizer_set_delegate(recognizer, NULL, NULL);
	tactus_recognizer_destroy(recognizer);
}

void drag_destroy_recognizers(struct tactus_drag_session *session)
{
	destroy(session, &session->press, handle_press);
	destroy(session, &session->tap, handle_tap);
}
