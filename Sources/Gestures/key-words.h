/* SPDX-License-Identifier: MIT */
/*
 * The words of `keys=` besides letters and digits: the only list of them. `tactus gestures list` is made of it, and
 * Tests/Hosts/gestures/words.sh compares it with docs/gestures.md and tactus-gestures(5).
 */
#ifndef TACTUS_GESTURES_KEY_WORDS_H
#define TACTUS_GESTURES_KEY_WORDS_H

#include <linux/input-event-codes.h>

/* Word and code, by what is printed on the key in the American layout; FIRST is the first one. */
#define KEY_WORDS(FIRST, NEXT) \
	FIRST("shift", LEFTSHIFT) \
	NEXT("ctrl", LEFTCTRL) \
	NEXT("alt", LEFTALT) \
	NEXT("super", LEFTMETA) \
	NEXT("tab", TAB) \
	NEXT("enter", ENTER) \
	NEXT("escape", ESC) \
	NEXT("space", SPACE) \
	NEXT("backspace", BACKSPACE) \
	NEXT("delete", DELETE) \
	NEXT("insert", INSERT) \
	NEXT("print", SYSRQ) \
	NEXT("menu", COMPOSE) \
	NEXT("left", LEFT) \
	NEXT("right", RIGHT) \
	NEXT("up", UP) \
	NEXT("down", DOWN) \
	NEXT("home", HOME) \
	NEXT("end", END) \
	NEXT("page-up", PAGEUP) \
	NEXT("page-down", PAGEDOWN) \
	NEXT("minus", MINUS) \
	NEXT("equal", EQUAL) \
	NEXT("comma", COMMA) \
	NEXT("period", DOT) \
	NEXT("slash", SLASH) \
	NEXT("backslash", BACKSLASH) \
	NEXT("semicolon", SEMICOLON) \
	NEXT("apostrophe", APOSTROPHE) \
	NEXT("grave", GRAVE) \
	NEXT("bracket-left", LEFTBRACE) \
	NEXT("bracket-right", RIGHTBRACE) \
	NEXT("mute", MUTE) \
	NEXT("volume-down", VOLUMEDOWN) \
	NEXT("volume-up", VOLUMEUP) \
	NEXT("brightness-down", BRIGHTNESSDOWN) \
	NEXT("brightness-up", BRIGHTNESSUP) \
	NEXT("play-pause", PLAYPAUSE) \
	NEXT("previous-song", PREVIOUSSONG) \
	NEXT("next-song", NEXTSONG) \
	NEXT("back", BACK) \
	NEXT("forward", FORWARD) \
	NEXT("f1", F1) \
	NEXT("f2", F2) \
	NEXT("f3", F3) \
	NEXT("f4", F4) \
	NEXT("f5", F5) \
	NEXT("f6", F6) \
	NEXT("f7", F7) \
	NEXT("f8", F8) \
	NEXT("f9", F9) \
	NEXT("f10", F10) \
	NEXT("f11", F11) \
	NEXT("f12", F12)

#define KEY_FIRST_WORD(word, code) word
#define KEY_NEXT_WORD(word, code) ", " word
/* All words, with commas. */
#define KEY_WORD_LIST KEY_WORDS(KEY_FIRST_WORD, KEY_NEXT_WORD)

#endif
