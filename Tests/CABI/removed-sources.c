/* SPDX-License-Identifier: MIT */
/*
 * A source that is removed inside its own sample: the sample's time makes a timer due, whose action removes the source.
 */
#include "fixture.h"
#include "suites.h"

#include <stdio.h>

enum sample {
	SAMPLE_DOWN,
	SAMPLE_MOTION,
	SAMPLE_UP,
	SAMPLE_CANCEL,
	SAMPLE_FRAME,
	SAMPLE_CANCEL_ALL,
	SAMPLE_HOVER,
	SAMPLE_HOVER_LEAVE,
	SAMPLE_POINTER,
	SAMPLE_GESTURE,
	SAMPLE_SCROLL,
	SAMPLE_COUNT
};

static const char *const sample_names[] = { "a down", "a motion", "an up", "a cancel", "a frame", "a cancel of all",
	"a hover", "the end of a hover", "a press of the pointer", "a touchpad's gesture", "a scroll" };

static enum tactus_status feed(struct tactus_touch_source *source, enum sample sample, uint64_t time)
{
	switch (sample) {
	case SAMPLE_DOWN:
		return tactus_touch_source_down(source, time, 2, 130, 130);
	case SAMPLE_MOTION:
		return tactus_touch_source_motion(source, time, 1, 130, 130);
	case SAMPLE_UP:
		return tactus_touch_source_up(source, time, 1);
	case SAMPLE_CANCEL:
		return tactus_touch_source_cancel(source, time, 1);
	case SAMPLE_FRAME:
		return tactus_touch_source_frame(source, time);
	case SAMPLE_CANCEL_ALL:
		return tactus_touch_source_cancel_all(source, time);
	case SAMPLE_HOVER:
		return tactus_touch_source_hover(source, time, 130, 130);
	case SAMPLE_HOVER_LEAVE:
		return tactus_touch_source_hover_leave(source, time);
	case SAMPLE_POINTER:
		return tactus_touch_source_pointer(source, time, 130, 130, 1);
	case SAMPLE_GESTURE:
		return tactus_touch_source_gesture_begin(source, time, TACTUS_GESTURE_SWIPE, 3, 130, 130);
	default:
		return tactus_touch_source_scroll(source, time, TACTUS_SCROLL_TYPE_FINGER, 130, 130, 3, 3);
	}
}

static void destroy_panel(struct tactus_recognizer *recognizer, void *data)
{
	struct fixture *fixture = data;

	if (tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_BEGAN)
		tactus_touch_source_destroy(fixture->panel);
}

static void destroy_application(struct tactus_recognizer *recognizer, void *data)
{
	struct fixture *fixture = data;

	(void)recognizer;
	tactus_application_destroy(fixture->application);
	fixture->application = NULL;
}

static void note_gone(void *object, void *data)
{
	(void)object;
	++*(int *)data;
}

/*
 * Adds all recognizers that may react to the sample: a hover, a pan that follows touchpads and scrolls, a long press.
 */
static void add_recognizers(struct fixture *fixture, tactus_action_func press_action)
{
	struct tactus_recognizer *press = tactus_long_press_recognizer_create(fixture->application);
	struct tactus_recognizer *pan;

	CHECK_OK(tactus_recognizer_add_target(press, press_action, fixture));
	CHECK_OK(tactus_view_add_recognizer(fixture->view, press));
	fixture_add(fixture, tactus_hover_recognizer_create(fixture->application), "hover");
	pan = fixture_add(fixture, tactus_pan_recognizer_create(fixture->application), "pan");
	CHECK_OK(tactus_pan_recognizer_set_allowed_scroll_types(pan, 7));
}

static void removed_in_its_sample(enum sample sample, bool is_frameless)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct fixture fixture;
	int gone = 0;

	fixture_create(&fixture);
	info.flags = is_frameless ? TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS : 0;
	CHECK_OK(tactus_touch_source_set_info(fixture.panel, &info));
	add_recognizers(&fixture, destroy_panel);
	CHECK_OK(tactus_touch_source_add_destroy_listener(fixture.panel, note_gone, &gone));
	finger_down(&fixture, 0, 1, 120, 130);
	/* The press is due at 500 ms, a time that was not fed before. */
	CHECK_STATUS(feed(fixture.panel, sample, 600000), TACTUS_STATUS_DESTROYED);
	CHECK(gone == 1);
	/* Neither the hover nor the pan has begun, the touch is over, and another device works. */
	check_notes("");
	fixture.panel = tactus_touch_source_create(fixture.application, NULL);
	check_that_taps_work(&fixture, 5000);
	fixture_destroy(&fixture);
}

static void application_gone_in_the_sample(enum sample sample)
{
	struct fixture fixture;
	struct tactus_touch_source *panel;

	fixture_create(&fixture);
	panel = fixture.panel;
	add_recognizers(&fixture, destroy_application);
	finger_down(&fixture, 0, 1, 120, 130);
	CHECK_STATUS(feed(panel, sample, 600000), TACTUS_STATUS_DESTROYED);
	CHECK(fixture.application == NULL);
	check_notes("");
}

static enum tactus_handling destroy_in_cancel(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)event, (void)data;
	for (size_t i = 0; i < count; i++) {
		note("cancelled %d", tactus_touch_get_id(touches[i]));
		if (tactus_touch_get_id(touches[i]) == 0)
			tactus_touch_source_destroy(tactus_touch_get_source(touches[i]));
	}
	return TACTUS_HANDLING_HANDLED;
}

/* 1.12: a callback of the first source's cancel removes that source. */
static void all_sources_are_cancelled(void)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct fixture fixture;

	fixture_create(&fixture);
	callbacks.touches_cancelled = destroy_in_cancel;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &callbacks, NULL));
	CHECK_OK(tactus_view_set_multiple_touch_enabled(fixture.view, true));
	for (int id = 0; id < 4; id++) {
		struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
		struct tactus_touch_source *source;

		info.seat = (uint32_t)id;
		source = tactus_touch_source_create(fixture.application, &info);
		CHECK_OK(tactus_touch_source_down(source, 1000, id, 120 + 10 * id, 130));
		CHECK_OK(tactus_touch_source_frame(source, 1000));
	}
	CHECK_OK(tactus_application_cancel_touches(fixture.application, 2000));
	check_notes("cancelled 0\ncancelled 1\ncancelled 2\ncancelled 3\n");
	fixture_destroy(&fixture);
}

static enum tactus_handling answer_with_a_move(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	static int calls;
	struct fixture *fixture = data;

	(void)responder, (void)touches, (void)count, (void)event;
	CHECK_OK(tactus_touch_source_motion(fixture->panel, 16000, 1, 120 + calls++ % 50, 130));
	CHECK_OK(tactus_touch_source_frame(fixture->panel, 16000));
	return TACTUS_HANDLING_HANDLED;
}

/* Rule 12.4: the call returns, says why, and accepted input is not lost. */
static void endless_input_is_bounded(void)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct fixture fixture;

	fixture_create(&fixture);
	callbacks.touches_moved = answer_with_a_move;
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, &callbacks, &fixture));
	finger_down(&fixture, 0, 1, 120, 130);
	finger_motion(&fixture, 8, 1, 125, 130);
	CHECK(fixture.logged == 1);
	finger_up(&fixture, 24, 1);
	CHECK_OK(tactus_view_set_responder_callbacks(fixture.view, NULL, NULL));
	check_that_taps_work(&fixture, 5000);
	fixture_destroy(&fixture);
}

void check_removed_sources(void)
{
	for (enum sample sample = 0; sample < SAMPLE_COUNT; sample++) {
		for (int is_frameless = 0; is_frameless < 2; is_frameless++) {
			char name[128];

			snprintf(name, sizeof name, "12.1 a %s goes in %s that makes its removal due",
				is_frameless ? "source without frames" : "source", sample_names[sample]);
			check_begin(name);
			removed_in_its_sample(sample, is_frameless);
			check_end();
		}
	}
	for (enum sample sample = 0; sample < SAMPLE_COUNT; sample++) {
		char name[128];

		snprintf(name, sizeof name, "12.1 the application goes in %s that makes it due", sample_names[sample]);
		check_begin(name);
		application_gone_in_the_sample(sample);
		check_end();
	}
	check_run("1.12 a system cancel reaches every source", all_sources_are_cancelled);
	check_run("12.4 callbacks that answer input with input are bounded", endless_input_is_bounded);
}
