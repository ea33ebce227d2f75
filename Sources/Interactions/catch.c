/* SPDX-License-Identifier: MIT */
#include "catch.h"

static void handle_press(struct tactus_recognizer *press, void *data)
{
	struct catch *catch = data;
	enum tactus_recognizer_state state = tactus_recognizer_get_state(press);

	catch->is_cancelled = state == TACTUS_RECOGNIZER_STATE_CANCELLED;
	if (state != TACTUS_RECOGNIZER_STATE_CHANGED)
		catch->changed(catch, state == TACTUS_RECOGNIZER_STATE_BEGAN);
}

static enum tactus_answer recognizes_with(
	struct tactus_recognizer *press, struct tactus_recognizer *other, void *data)
{
	struct catch *catch = data;
	const struct tactus_view *view = tactus_recognizer_get_view(press);
	const struct tactus_view *others = tactus_recognizer_get_view(other);
	bool is_above = others != view && tactus_view_is_descendant_of(view, others);

	return is_above || catch->goes_with(catch, other) ? TACTUS_ANSWER_YES : TACTUS_ANSWER_DEFAULT;
}

static enum tactus_answer should_receive(
	struct tactus_recognizer *press, const struct tactus_touch *touch, void *data)
{
	struct catch *catch = data;

	return catch->takes(catch, touch) ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

bool catch_init(struct catch *catch, struct tactus_application *application)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer *press = tactus_long_press_recognizer_create(application);

	delegate.should_receive_touch = should_receive;
	delegate.should_recognize_simultaneously_with = recognizes_with;
	catch->press = press ? watch_recognizer(press) : NULL;
	if (catch->press &&
		tactus_recognizer_add_target(press, handle_press, catch) == TACTUS_STATUS_OK &&
		tactus_recognizer_set_delegate(press, &delegate, catch) == TACTUS_STATUS_OK &&
		tactus_recognizer_set_duration(press, TACTUS_DURATION_MINIMUM_PRESS, 0) == TACTUS_STATUS_OK) {
		tactus_recognizer_set_name(press, "catch");
		/* On no view, an enabled recognizer would be reported (15.4). */
		tactus_recognizer_set_enabled(press, false);
		return true;
	}
	if (catch->press)
		catch_finish(catch);
	else
		tactus_recognizer_destroy(press);
	return false;
}

void catch_finish(struct catch *catch)
{
	struct tactus_recognizer *press = watch_get_recognizer(catch->press);

	watch_drop(catch->press);
	catch->press = NULL;
	if (!press)
		return;
	/* Its destruction would report the end of a press. */
	tactus_recognizer_remove_target(press, handle_press, catch);
	tactus_recognizer_set_delegate(press, NULL, NULL);
	tactus_recognizer_destroy(press);
}

void catch_place(struct catch *catch, struct tactus_view *view)
{
	struct tactus_recognizer *press = watch_get_recognizer(catch->press);

	if (!press || !view || tactus_recognizer_get_view(press) == view)
		return;
	tactus_view_add_recognizer(view, press);
	tactus_recognizer_set_enabled(press, true);
}
