/* SPDX-License-Identifier: MIT */
/* Responders: first responder and key window, calls of the default, event filters, targets that own their data. */
#include "fixture.h"
#include "suites.h"

#include <stdbool.h>
#include <stddef.h>

static enum tactus_answer yes(struct tactus_responder *responder, void *data)
{
	(void)responder;
	(void)data;
	return TACTUS_ANSWER_YES;
}

static enum tactus_answer no(struct tactus_responder *responder, void *data)
{
	(void)responder;
	(void)data;
	return TACTUS_ANSWER_NO;
}

static void became_first(struct tactus_responder *responder, void *data)
{
	CHECK(tactus_responder_is_first_responder(responder));
	note("%s became first", (const char *)data);
}

static void resigned_first(struct tactus_responder *responder, void *data)
{
	CHECK(!tactus_responder_is_first_responder(responder));
	note("%s resigned first", (const char *)data);
}

static struct tactus_view *add_responder(struct fixture *fixture, const char *name, bool resigns)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_view *view = tactus_view_create(fixture->application, 0, 0, 100, 100);

	callbacks.can_become_first_responder = yes;
	callbacks.can_resign_first_responder = resigns ? yes : no;
	callbacks.became_first_responder = became_first;
	callbacks.resigned_first_responder = resigned_first;
	CHECK_OK(tactus_view_add_subview(fixture->view, view));
	CHECK_OK(tactus_view_set_responder_callbacks(view, &callbacks, (void *)name));
	return view;
}

/* Rule 3.4: a refusal is an answer, no client bug. */
static void first_responder(void)
{
	struct fixture fixture;
	struct tactus_view *plain, *willing, *keeping;

	fixture_create(&fixture);
	plain = tactus_view_create(fixture.application, 0, 0, 10, 10);
	CHECK_STATUS(
		tactus_responder_become_first_responder(tactus_view_get_responder(plain)), TACTUS_STATUS_WRONG_STATE);
	CHECK_OK(tactus_view_add_subview(fixture.view, plain));
	willing = add_responder(&fixture, "willing", true);
	keeping = add_responder(&fixture, "keeping", false);
	fixture.logged = 0;

	CHECK_STATUS(
		tactus_responder_become_first_responder(tactus_view_get_responder(plain)), TACTUS_STATUS_REFUSED);
	CHECK_OK(tactus_responder_become_first_responder(tactus_view_get_responder(willing)));
	CHECK_OK(tactus_responder_become_first_responder(tactus_view_get_responder(willing)));
	CHECK_OK(tactus_responder_become_first_responder(tactus_view_get_responder(keeping)));
	CHECK_STATUS(
		tactus_responder_become_first_responder(tactus_view_get_responder(willing)), TACTUS_STATUS_REFUSED);
	CHECK_STATUS(
		tactus_responder_resign_first_responder(tactus_view_get_responder(keeping)), TACTUS_STATUS_REFUSED);
	CHECK(fixture.logged == 0);
	CHECK_STATUS(
		tactus_responder_resign_first_responder(tactus_view_get_responder(willing)), TACTUS_STATUS_WRONG_STATE);
	CHECK_OK(tactus_view_remove_from_superview(fixture.view));
	check_notes(
		"willing became first\n"
		"willing resigned first\n"
		"keeping became first\n"
		"keeping resigned first\n");

	/* The view is told after it has left, so that it cannot become first responder again. */
	CHECK_OK(tactus_view_add_subview(fixture.window, fixture.view));
	CHECK_OK(tactus_responder_become_first_responder(tactus_view_get_responder(willing)));
	tactus_view_destroy(willing);
	check_notes(
		"willing became first\n"
		"willing resigned first\n");
	fixture_destroy(&fixture);
}

static void became_key(struct tactus_view *window, void *data)
{
	CHECK(tactus_window_is_key(window));
	note("%s became key", (const char *)data);
}

static void resigned_key(struct tactus_view *window, void *data)
{
	CHECK(!tactus_window_is_key(window));
	note("%s resigned key", (const char *)data);
}

static void watch_key(struct tactus_view *window, const char *name)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;

	callbacks.became_key = became_key;
	callbacks.resigned_key = resigned_key;
	CHECK_OK(tactus_view_set_callbacks(window, &callbacks, (void *)name));
}

/* Rules 3.4, 3.5: the window last made key, else the front one. */
static void key_window(void)
{
	struct fixture fixture;
	struct tactus_view *second, *third;

	fixture_create(&fixture);
	watch_key(fixture.window, "first");
	second = tactus_window_create(fixture.application, 0, 0, 100, 100);
	watch_key(second, "second");
	check_notes("first resigned key\n");
	CHECK_OK(tactus_window_bring_to_front(fixture.window));
	check_notes("second resigned key\nfirst became key\n");
	CHECK_OK(tactus_window_make_key(second));
	check_notes("first resigned key\nsecond became key\n");
	third = tactus_window_create(fixture.application, 0, 0, 100, 100);
	watch_key(third, "third");
	CHECK_OK(tactus_window_make_key(second));
	check_notes("");
	tactus_view_destroy(second);
	check_notes("second resigned key\nthird became key\n");
	tactus_view_destroy(third);
	check_notes("third resigned key\nfirst became key\n");
	fixture_destroy(&fixture);
}

struct selective {
	int kept; /* id of the touch that the view keeps; the others are left to the default */
	enum tactus_status status;
};

static enum tactus_handling keep_one(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct selective *selective = data;
	const struct tactus_touch *others[64];
	size_t other_count = 0;

	for (size_t i = 0; i < count; i++) {
		if (tactus_touch_get_id(touches[i]) == selective->kept)
			note("kept %d", selective->kept);
		else
			others[other_count++] = touches[i];
	}
	selective->status = tactus_responder_call_default(
		responder, tactus_touch_get_phase(touches[0]), others, other_count, event);
	/* The phase belongs to another function, not to this call. */
	CHECK_STATUS(tactus_responder_call_default(responder, TACTUS_TOUCH_PHASE_CANCELLED, touches, count, event),
		TACTUS_STATUS_WRONG_STATE);
	return TACTUS_HANDLING_HANDLED;
}

/* Some touches of a call are passed on to the next responder, the others stay. */
static void call_default(void)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct selective selective = { .kept = 1 };
	struct fixture fixture;
	struct tactus_view *inner;

	fixture_create(&fixture);
	inner = tactus_view_create(fixture.application, 0, 0, 400, 300);
	CHECK_OK(tactus_view_add_subview(fixture.view, inner));
	CHECK_OK(tactus_view_set_multiple_touch_enabled(inner, true));
	fixture_watch(fixture.view, "outer");
	callbacks.touches_began = keep_one;
	CHECK_OK(tactus_view_set_responder_callbacks(inner, &callbacks, &selective));
	CHECK_OK(tactus_touch_source_down(fixture.panel, 0, 1, 150, 150));
	CHECK_OK(tactus_touch_source_down(fixture.panel, 0, 2, 160, 150));
	CHECK_OK(tactus_touch_source_down(fixture.panel, 0, 3, 170, 150));
	CHECK_OK(tactus_touch_source_frame(fixture.panel, 0));
	CHECK(selective.status == TACTUS_STATUS_OK);
	check_notes("kept 1\nouter began 2 3\n");
	finger_up(&fixture, 10, 1);
	check_notes("outer ended 1\n");
	finger_down(&fixture, 20, 1, 150, 150);
	CHECK(selective.status == TACTUS_STATUS_WRONG_STATE);
	check_notes("kept 1\n");
	fixture_destroy(&fixture);
}

/* A control tracks the touches that its callbacks leave to the default. */
static void note_control(struct tactus_view *control, uint32_t event, void *data)
{
	(void)control;
	(void)data;
	note("control event %u", event);
}

static void call_default_of_control(void)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct selective selective = { .kept = 7 };
	struct fixture fixture;
	struct tactus_view *control;

	fixture_create(&fixture);
	control = tactus_control_create(fixture.application, 0, 0, 400, 300);
	CHECK_OK(tactus_view_add_subview(fixture.view, control));
	CHECK_OK(tactus_control_add_target(control, note_control, NULL, TACTUS_CONTROL_EVENT_ALL_TOUCH_EVENTS));
	callbacks.touches_began = keep_one;
	CHECK_OK(tactus_view_set_responder_callbacks(control, &callbacks, &selective));
	finger_down(&fixture, 0, 7, 150, 150);
	CHECK(!tactus_control_is_tracking(control));
	finger_up(&fixture, 10, 7);
	check_notes("kept 7\n");
	finger_down(&fixture, 1000, 1, 150, 150);
	CHECK(tactus_control_is_tracking(control));
	finger_up(&fixture, 1010, 1);
	check_notes("control event 1\ncontrol event 64\n");
	fixture_destroy(&fixture);
}

static void default_next(void)
{
	struct fixture fixture;
	struct tactus_responder *view, *window, *application;

	fixture_create(&fixture);
	view = tactus_view_get_responder(fixture.view);
	window = tactus_view_get_responder(fixture.window);
	application = tactus_application_get_responder(fixture.application);
	CHECK(tactus_responder_get_default_next(view) == window);
	CHECK_OK(tactus_responder_set_next(view, application));
	CHECK(tactus_responder_get_next(view) == application);
	CHECK(tactus_responder_get_default_next(view) == window);
	CHECK_OK(tactus_responder_set_next(view, NULL));
	CHECK(tactus_responder_get_default_next(view) == window);
	CHECK_OK(tactus_responder_unset_next(view));
	CHECK(tactus_responder_get_next(view) == window);
	fixture_destroy(&fixture);
}

static bool is_swallowed;

static enum tactus_answer note_filter(const struct tactus_event *event, void *data)
{
	(void)event;
	note("filter %s", (const char *)data);
	return is_swallowed ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

/* Rule 1.14: any number of filters; the one that swallows an event is the last that sees it. */
static void event_filters(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	CHECK_OK(tactus_application_add_event_filter(fixture.application, note_filter, "a"));
	CHECK_OK(tactus_application_set_event_filter(fixture.application, note_filter, "b"));
	CHECK_OK(tactus_application_set_event_filter(fixture.application, note_filter, "c"));
	CHECK_OK(tactus_window_add_event_filter(fixture.window, note_filter, "d"));
	CHECK_OK(tactus_window_set_event_filter(fixture.window, note_filter, "e"));
	finger_down(&fixture, 0, 1, 150, 150);
	check_notes("filter a\nfilter c\nfilter d\nfilter e\n");
	CHECK_OK(tactus_application_remove_event_filter(fixture.application, note_filter, "a"));
	CHECK_STATUS(
		tactus_application_remove_event_filter(fixture.application, note_filter, "a"), TACTUS_STATUS_NONE);
	CHECK_OK(tactus_window_remove_event_filter(fixture.window, note_filter, "d"));
	CHECK_OK(tactus_window_set_event_filter(fixture.window, NULL, NULL));
	finger_motion(&fixture, 10, 1, 160, 150);
	check_notes("filter c\n");
	is_swallowed = true;
	CHECK_OK(tactus_application_add_event_filter(fixture.application, note_filter, "f"));
	finger_up(&fixture, 20, 1);
	check_notes("filter c\n");
	is_swallowed = false;
	CHECK_STATUS(tactus_window_add_event_filter(fixture.view, note_filter, NULL), TACTUS_STATUS_WRONG_KIND);
	fixture_destroy(&fixture);
}

static void note_trace(const struct tactus_trace_event *event, void *data)
{
	if (event->type == TACTUS_TRACE_TYPE_STATE)
		note("trace %s %d", (const char *)data, (int)event->state);
}

static void trace_listeners(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	CHECK_OK(tactus_application_add_trace_listener(fixture.application, note_trace, "a"));
	CHECK_OK(tactus_application_set_trace_listener(fixture.application, note_trace, "b"));
	CHECK_OK(tactus_application_set_trace_listener(fixture.application, note_trace, "c"));
	finger_down(&fixture, 0, 1, 150, 150);
	finger_up(&fixture, 10, 1);
	check_notes(
		"trace a 3\ntrace c 3\n"
		"tap ended\n"
		"trace a 0\ntrace c 0\n");
	CHECK_OK(tactus_application_remove_trace_listener(fixture.application, note_trace, "a"));
	CHECK_STATUS(
		tactus_application_remove_trace_listener(fixture.application, note_trace, "a"), TACTUS_STATUS_NONE);
	CHECK_OK(tactus_application_set_trace_listener(fixture.application, NULL, NULL));
	finger_down(&fixture, 1000, 1, 150, 150);
	finger_up(&fixture, 1010, 1);
	check_notes("tap ended\n");
	fixture_destroy(&fixture);
}

static void destroyed(void *data)
{
	note("destroyed %s", (const char *)data);
}

static void act(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer;
	(void)data;
}

static void remove_itself(struct tactus_recognizer *recognizer, void *data)
{
	CHECK_OK(tactus_recognizer_remove_target(recognizer, remove_itself, data));
	note("removed");
}

/* Data is destroyed once, after the last target that is called with it, when the outermost call returns. */
static void owned_data(void)
{
	const uint32_t down = TACTUS_CONTROL_EVENT_TOUCH_DOWN, up = TACTUS_CONTROL_EVENT_TOUCH_UP_INSIDE;
	struct fixture fixture;
	struct tactus_application *application;
	struct tactus_recognizer *tap;
	struct tactus_view *control;

	fixture_create(&fixture);
	tap = fixture_add(&fixture, tactus_tap_recognizer_create(fixture.application), "tap");
	CHECK_OK(tactus_recognizer_add_target_with_destroy(tap, act, "a", destroyed));
	CHECK_OK(tactus_recognizer_add_target_with_destroy(tap, act, "a", destroyed));
	CHECK_OK(tactus_recognizer_add_target_with_destroy(tap, act, "b", NULL));
	CHECK_OK(tactus_recognizer_add_target_with_destroy(tap, act, "c", destroyed));
	CHECK_OK(tactus_recognizer_add_target_with_destroy(tap, remove_itself, "d", destroyed));
	CHECK_OK(tactus_recognizer_remove_target(tap, act, "a"));
	check_notes("destroyed a\n");
	finger_down(&fixture, 0, 1, 150, 150);
	finger_up(&fixture, 20, 1);
	check_notes("tap ended\nremoved\ndestroyed d\n");
	tactus_recognizer_destroy(tap);
	check_notes("destroyed c\n");

	control = tactus_control_create(fixture.application, 0, 0, 10, 10);
	CHECK_OK(tactus_control_add_target_with_destroy(control, note_control, "e", down, destroyed));
	CHECK_OK(tactus_control_add_target_with_destroy(control, note_control, "e", up, destroyed));
	CHECK_OK(tactus_control_remove_target(control, note_control, "e", down));
	check_notes("");
	CHECK_OK(tactus_control_remove_target(control, note_control, "e", up));
	check_notes("destroyed e\n");
	CHECK_OK(tactus_control_add_target_with_destroy(control, note_control, "f", down, destroyed));
	tactus_view_destroy(control);
	check_notes("destroyed f\n");
	fixture_destroy(&fixture);

	application = tactus_application_create();
	tap = tactus_tap_recognizer_create(application);
	CHECK_OK(tactus_recognizer_add_target_with_destroy(tap, act, "g", destroyed));
	tactus_application_destroy(application);
	check_notes("destroyed g\n");
}

void check_responders(void)
{
	check_run("first responders are notified, and may refuse", first_responder);
	check_run("key windows are notified", key_window);
	check_run("some touches are left to the default", call_default);
	check_run("a control tracks touches that are left to the default", call_default_of_control);
	check_run("the default next responder under an override", default_next);
	check_run("several event filters", event_filters);
	check_run("several trace listeners", trace_listeners);
	check_run("data owned by its target", owned_data);
}
