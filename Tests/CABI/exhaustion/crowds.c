/* SPDX-License-Identifier: MIT */
/*
 * Memory runs out with many objects: hundreds of recognizers whose delegates answer about each other, trees of a
 * hundred thousand views. The process goes on, and with memory everything can be created again.
 */
#include "parts.h"

#include "check.h"
#include "failing-memory.h"

#include <tactus.h>

#include <stdio.h>

#define LARGE_TREE 100000
#define LARGE_APPLICATION 200000
#define MOST_RECOGNIZERS 400

struct crowd {
	struct tactus_application *application;
	struct tactus_view *window;
	struct tactus_touch_source *panel;
	struct tactus_recognizer *recognizers[MOST_RECOGNIZERS];
	uint64_t time_us;
	int questions, actions;
};

static void begin_crowd(struct crowd *crowd)
{
	*crowd = (struct crowd){ .application = tactus_application_create(), .time_us = 1000000 };
	crowd->window = tactus_window_create(crowd->application, 0, 0, 1000, 500);
	crowd->panel = tactus_touch_source_create(crowd->application, NULL);
	CHECK(crowd->window != NULL && crowd->panel != NULL);
}

static enum tactus_answer say_yes(struct tactus_recognizer *recognizer, struct tactus_recognizer *other, void *data)
{
	struct crowd *crowd = data;

	(void)recognizer, (void)other;
	crowd->questions++;
	return TACTUS_ANSWER_YES;
}

static void count_action(struct tactus_recognizer *recognizer, void *data)
{
	struct crowd *crowd = data;

	(void)recognizer;
	crowd->actions++;
}

static void add_pans(struct crowd *crowd, int count, const struct tactus_recognizer_delegate *delegate)
{
	for (int i = 0; i < count; i++) {
		struct tactus_recognizer *pan = tactus_pan_recognizer_create(crowd->application);

		CHECK(tactus_recognizer_set_delegate(pan, delegate, crowd) == TACTUS_STATUS_OK);
		CHECK(tactus_recognizer_add_target(pan, count_action, crowd) == TACTUS_STATUS_OK);
		CHECK(tactus_view_add_recognizer(crowd->window, pan) == TACTUS_STATUS_OK);
		crowd->recognizers[i] = pan;
	}
}

static void drag(struct crowd *crowd)
{
	CHECK(tactus_touch_source_down(crowd->panel, crowd->time_us, 1, 50, 50) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_frame(crowd->panel, crowd->time_us) == TACTUS_STATUS_OK);
	for (int step = 1; step < 5; step++) {
		crowd->time_us += 8000;
		CHECK(tactus_touch_source_motion(crowd->panel, crowd->time_us, 1, 50 + 20 * step, 50) ==
			TACTUS_STATUS_OK);
		CHECK(tactus_touch_source_frame(crowd->panel, crowd->time_us) == TACTUS_STATUS_OK);
	}
	CHECK(tactus_touch_source_up(crowd->panel, crowd->time_us, 1) == TACTUS_STATUS_OK);
	CHECK(tactus_touch_source_frame(crowd->panel, crowd->time_us) == TACTUS_STATUS_OK);
	crowd->time_us += 1000000;
}

/*
 * With memory each pair is asked about once per attempt (rules 6.3, 6.9). Without memory questions may repeat, but all
 * attempts go on.
 */
static void check_delegates(const char *name, int count, const struct tactus_recognizer_delegate *delegate,
	bool are_simultaneous)
{
	struct crowd crowd;
	char title[128];
	int questions;

	snprintf(title, sizeof title, "a drag over %d pans %s without memory", count, name);
	check_begin(title);
	begin_crowd(&crowd);
	add_pans(&crowd, count, delegate);
	memory_fail(0, FAILURE_FROM_THEN_ON);
	drag(&crowd);
	CHECK(memory_has_failed());
	memory_is_back();
	CHECK(crowd.questions > 0);
	if (are_simultaneous)
		CHECK(crowd.actions >= 2 * count);
	check_everything_can_be_made(crowd.application);
	/* The answers are stored again. */
	drag(&crowd);
	questions = crowd.questions;
	crowd.actions = 0;
	drag(&crowd);
	CHECK(crowd.questions - questions <= count * (count - 1));
	CHECK(crowd.actions > 0);
	for (int i = 0; i < count; i++)
		tactus_recognizer_destroy(crowd.recognizers[i]);
	check_everything_can_be_made(crowd.application);
	tactus_application_destroy(crowd.application);
	check_end();
}

/* The first target of the action removes all others. */
#define MANY_TARGETS 20000

static void remove_targets(struct tactus_recognizer *recognizer, void *data)
{
	struct crowd *crowd = data;

	crowd->actions++;
	for (char *other = (char *)data + 1; other <= (char *)data + MANY_TARGETS; other++)
		tactus_recognizer_remove_target(recognizer, count_action, other);
}

static void check_targets(void)
{
	struct crowd crowd;
	struct tactus_recognizer *pan;

	check_begin("an action that removes thousands of targets without memory");
	begin_crowd(&crowd);
	pan = tactus_pan_recognizer_create(crowd.application);
	CHECK(tactus_view_add_recognizer(crowd.window, pan) == TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_add_target(pan, remove_targets, &crowd) == TACTUS_STATUS_OK);
	for (int i = MANY_TARGETS; i > 0; i--)
		CHECK(tactus_recognizer_add_target(pan, count_action, (char *)&crowd + i) == TACTUS_STATUS_OK);
	memory_fail(0, FAILURE_FROM_THEN_ON);
	drag(&crowd);
	memory_is_back();
	CHECK(crowd.actions >= 2);
	check_everything_can_be_made(crowd.application);
	tactus_application_destroy(crowd.application);
	check_end();
}

static int told;

static void count_told(void *object, void *data)
{
	(void)object, (void)data;
	told++;
}

static void note_window(struct tactus_view *view, struct tactus_view *window, void *data)
{
	(void)view, (void)data;
	if (!window)
		told++;
}

/* Every view hears of its window (rule 2.11), in a tree that is as wide or as deep as its number of views. */
static void check_window(const char *name, bool is_deep)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;
	struct tactus_view *inner = NULL;
	struct crowd crowd;

	callbacks.did_move_to_window = note_window;
	check_begin(name);
	begin_crowd(&crowd);
	/* Built from the leaf up, since that is the cheap way for a deep tree. */
	for (int i = 0; i < LARGE_TREE; i++) {
		struct tactus_view *view = tactus_view_create(crowd.application, 0, 0, 400, 400);

		if (i % 1000 == 0)
			CHECK(tactus_view_set_callbacks(view, &callbacks, NULL) == TACTUS_STATUS_OK);
		if (is_deep && inner)
			CHECK(tactus_view_add_subview(view, inner) == TACTUS_STATUS_OK);
		else if (!is_deep)
			CHECK(tactus_view_add_subview(crowd.window, view) == TACTUS_STATUS_OK);
		inner = view;
	}
	if (is_deep)
		CHECK(tactus_view_add_subview(crowd.window, inner) == TACTUS_STATUS_OK);
	memory_fail(0, FAILURE_FROM_THEN_ON);
	drag(&crowd);
	told = 0;
	tactus_view_destroy(crowd.window);
	CHECK(told == LARGE_TREE / 1000);
	memory_is_back();
	check_everything_can_be_made(crowd.application);
	memory_fail(0, FAILURE_FROM_THEN_ON);
	tactus_application_destroy(crowd.application);
	memory_is_back();
	check_end();
}

static void check_application(void)
{
	struct crowd crowd;
	struct tactus_application *next;

	check_begin("an application of 200000 views destroyed without memory");
	begin_crowd(&crowd);
	for (int i = 0; i < LARGE_APPLICATION; i++) {
		struct tactus_view *view = tactus_view_create(crowd.application, 0, 0, 5, 5);

		CHECK(tactus_view_add_subview(crowd.window, view) == TACTUS_STATUS_OK);
		if (i % 1000 == 0)
			CHECK(tactus_view_add_destroy_listener(view, count_told, NULL) == TACTUS_STATUS_OK);
	}
	told = 0;
	memory_fail(0, FAILURE_FROM_THEN_ON);
	tactus_application_destroy(crowd.application);
	memory_is_back();
	CHECK(told == LARGE_APPLICATION / 1000);
	next = tactus_application_create();
	CHECK(next != NULL);
	check_everything_can_be_made(next);
	tactus_application_destroy(next);
	check_end();
}

void check_crowds(void)
{
	struct tactus_recognizer_delegate simultaneous = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer_delegate waiting = TACTUS_RECOGNIZER_DELEGATE_INIT;

	simultaneous.should_recognize_simultaneously_with = say_yes;
	waiting.should_require_failure_of = say_yes;
	check_delegates("that are simultaneous", 65, &simultaneous, true);
	check_delegates("that are simultaneous", 129, &simultaneous, true);
	check_delegates("that are simultaneous", MOST_RECOGNIZERS, &simultaneous, true);
	check_delegates("that wait for each other", 65, &waiting, false);
	check_delegates("that wait for each other", 300, &waiting, false);
	check_targets();
	check_window("a window of 100000 views closed without memory", false);
	check_window("a window of 100000 views one inside the other closed without memory", true);
	check_application();
}
