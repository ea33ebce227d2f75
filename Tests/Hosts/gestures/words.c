/* SPDX-License-Identifier: MIT */
/* Words of `action=`: what the host is asked to do by each, and in which phases. */
#include "checked.h"
#include "fixture.h"
#include "suites.h"

#include <action-words.h>
#include <stdio.h>

#define DRAG "[tactus-gesture]\nname=d\ntype=drag\ndirection=right\n"
#define TAP "[tactus-gesture]\nname=t\ntype=tap\n"

/* Each word fires once by a drag: at once, or with phases that follow the finger. */
static void check_each_word(void)
{
	struct fixture fixture;
	unsigned time = 1000;

	fixture_create(&fixture);
	for (const struct named_value *name = gesture_action_names; name->name; name++, time += 2000) {
		char text[160], button[32] = "", expected[512];
		int action = (int)action_of(name->value);

		snprintf(text, sizeof(text), DRAG "action=%s\n", name->name);
		fixture_load(&fixture, text);
		finger_down(&fixture, time, 0, 100, 300);
		finger_motion(&fixture, time + 300, 0, 140, 300);
		finger_motion(&fixture, time + 600, 0, 180, 300);
		finger_up(&fixture, time + 900, 0);
		if (button_of(name->value))
			snprintf(button, sizeof(button), " button %x", button_of(name->value));
		if (!action_follows((uint32_t)action))
			snprintf(expected, sizeof(expected),
				"act d %d%s ended start=100,300 progress=1.00 commits\n", action, button);
		else
			/* Too little of the way for what can be taken back. */
			snprintf(expected, sizeof(expected),
				"act d %d%s began start=100,300 progress=0.05\n"
				"act d %d%s changed start=100,300 progress=0.10\n"
				"act d %d%s ended start=100,300 progress=0.10%s\n",
				action, button, action, button, action, button,
				action_can_be_taken_back((uint32_t)action) ? "" : " commits");
		check_notes(expected);
	}
	fixture_destroy(&fixture);
}

static void check_just_missed(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, DRAG "action=move\n");
	finger_drag(&fixture, 1000, 100, 300, 109, 300);
	finger_drag(&fixture, 3000, 100, 300, 100, 400);
	check_notes("");
	fixture_destroy(&fixture);
}

/* A window that is moved stays where it is when the gesture is cancelled, or goes back: the host is told. */
static void check_cancelled(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, DRAG "action=middle-drag\n");
	finger_down(&fixture, 1000, 0, 100, 300);
	finger_motion(&fixture, 1010, 0, 140, 300);
	tactus_touch_source_cancel(fixture.panel, 1020 * 1000, 0);
	tactus_touch_source_frame(fixture.panel, 1020 * 1000);
	check_notes("act d 28 button 112 began start=100,300 progress=0.05\n"
		    "act d 28 button 112 cancelled start=100,300 progress=0.05\n");
	fixture_destroy(&fixture);
}

static void check_host_words(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "action=test: move scratchpad; focus left\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes("act t 30 words 'move scratchpad; focus left' ended start=400,300 progress=1.00 commits\n");
	fixture_load(&fixture, TAP "action=other:move\n");
	check_notes("gestures.conf:1: [tactus-gesture] action=other:move: this compositor cannot do it; the gesture is "
		    "left out\n");
	finger_tap(&fixture, 3000, 400, 300);
	check_notes("");
	fixture.host.words_name = NULL;
	fixture_use_host(&fixture);
	fixture_load(&fixture, TAP "action=test:move\n");
	check_notes("gestures.conf:1: [tactus-gesture] action=test:move: this compositor cannot do it; the gesture is "
		    "left out\n");
	fixture_destroy(&fixture);
}

#define WORDS "not one of " ACTION_WORD_LIST ", nor a host's own words like sway:COMMAND"

static const struct checked_file mistakes[] = {
	{ "a tap has no way", TAP "action=scroll\n", 0,
		"gestures.conf:4: [tactus-gesture] action=scroll: it follows fingers, and this type is over at once; a "
		"drag goes on; the gesture is left out\nloaded:\n" },
	{ "a word of everyday language", TAP "action=floating\n", 0,
		"gestures.conf:4: [tactus-gesture] action=floating: " WORDS "; perhaps float is meant; the gesture is "
		"left out\nloaded:\n" },
	{ "a host that is misspelt", TAP "action=hyperland:togglefloating\n", 0,
		"gestures.conf:4: [tactus-gesture] action=hyperland:togglefloating: " WORDS "; perhaps "
		"hyprland:togglefloating is meant; the gesture is left out\nloaded:\n" },
	{ "a host without words", TAP "action=sway:\n", 0,
		"gestures.conf:4: [tactus-gesture] action=sway:: " WORDS "; the gesture is left out\nloaded:\n" },
	{ "words that a terminal would obey", TAP "action=sway:exec \033[31mred\n", 0,
		"gestures.conf:4: [tactus-gesture] action=sway:exec \\x1b[31mred: a host's own words have no control "
		"characters; the gesture is left out\nloaded:\n" },
};

void check_words(void)
{
	check_run("action: each word, and its phases", check_each_word);
	check_run("action: none before the distance, or another way", check_just_missed);
	check_run("action: a drag of a button that is cancelled", check_cancelled);
	check_run("action: a host's own words", check_host_words);
	CHECK_FILES(mistakes);
}
