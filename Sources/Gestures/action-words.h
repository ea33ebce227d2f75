/* SPDX-License-Identifier: MIT */
/*
 * The words of `action=`: the only list of them. The checker's complaint and `tactus gestures list` are made of it, and
 * Tests/Hosts/gestures/words.sh compares it with docs/gestures.md and tactus-gestures(5).
 */
#ifndef TACTUS_GESTURES_ACTION_WORDS_H
#define TACTUS_GESTURES_ACTION_WORDS_H

#include "values.h"

#include <linux/input-event-codes.h>
#include <stdbool.h>
#include <tactus-gestures.h>

/* Word, action, and mouse button of it; FIRST is the first one. */
#define ACTION_WORDS(FIRST, NEXT) \
	FIRST("close", CLOSE, 0) \
	NEXT("fullscreen", FULLSCREEN, 0) \
	NEXT("maximize", MAXIMIZE, 0) \
	NEXT("minimize", MINIMIZE, 0) \
	NEXT("float", FLOAT, 0) \
	NEXT("tile-left", TILE_LEFT, 0) \
	NEXT("tile-right", TILE_RIGHT, 0) \
	NEXT("move", MOVE, 0) \
	NEXT("resize", RESIZE, 0) \
	NEXT("next-window", NEXT_WINDOW, 0) \
	NEXT("previous-window", PREVIOUS_WINDOW, 0) \
	NEXT("workspace-left", WORKSPACE_LEFT, 0) \
	NEXT("workspace-right", WORKSPACE_RIGHT, 0) \
	NEXT("workspace-up", WORKSPACE_UP, 0) \
	NEXT("workspace-down", WORKSPACE_DOWN, 0) \
	NEXT("move-to-workspace-left", MOVE_TO_WORKSPACE_LEFT, 0) \
	NEXT("move-to-workspace-right", MOVE_TO_WORKSPACE_RIGHT, 0) \
	NEXT("move-to-workspace-up", MOVE_TO_WORKSPACE_UP, 0) \
	NEXT("move-to-workspace-down", MOVE_TO_WORKSPACE_DOWN, 0) \
	NEXT("overview", OVERVIEW, 0) \
	NEXT("keyboard-on", KEYBOARD_ON, 0) \
	NEXT("keyboard-off", KEYBOARD_OFF, 0) \
	NEXT("right-click", RIGHT_CLICK, 0) \
	NEXT("left-click", CLICK, BTN_LEFT) \
	NEXT("middle-click", CLICK, BTN_MIDDLE) \
	NEXT("back-click", CLICK, BTN_SIDE) \
	NEXT("forward-click", CLICK, BTN_EXTRA) \
	NEXT("left-drag", DRAG, BTN_LEFT) \
	NEXT("middle-drag", DRAG, BTN_MIDDLE) \
	NEXT("right-drag", DRAG, BTN_RIGHT) \
	NEXT("scroll", SCROLL, 0) \
	NEXT("touchpad", TOUCHPAD, 0)

#define ACTION_FIRST_WORD(word, action, button) word
#define ACTION_NEXT_WORD(word, action, button) ", " word
/* All words, with commas. */
#define ACTION_WORD_LIST ACTION_WORDS(ACTION_FIRST_WORD, ACTION_NEXT_WORD)

/* The words with their actions and buttons: action_of() and button_of() take a value apart. */
extern const struct named_value gesture_action_names[];

uint32_t action_of(uint32_t value);
uint16_t button_of(uint32_t value);
/* Returns the word of an action. */
const char *action_to_string(uint32_t action, uint16_t button);

/* Returns whether an action follows the fingers of a gesture that goes on. */
bool action_follows(uint32_t action);
/* Returns whether an action that follows is taken back if the fingers did not go far enough. */
bool action_can_be_taken_back(uint32_t action);
/* Returns whether an action is nothing without fingers that go on. */
bool action_needs_way(uint32_t action);

/* Returns whether a value is a word of a host, such as `sway:COMMAND`, whose prefix is no misspelt one. */
bool is_host_word(const char *value);
/* Returns the prefix that is spelt most like that of a value, with its colon, or NULL. */
const char *suggest_host_prefix(const char *value);
/* Returns what stands behind the prefix of a host's word. */
const char *host_word_text(const char *value);
/* A prefix that all hosts' words have: the tool's, which tries files for any host. */
#define ANY_HOST "*"
/* Returns whether a host's word has this prefix; false if it is NULL. */
bool host_word_is_of(const char *value, const char *prefix);

#endif
