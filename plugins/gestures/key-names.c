/* SPDX-License-Identifier: MIT */
#include "key-names.h"

#include <linux/input-event-codes.h>
#include <string.h>
#include <strings.h>

struct key_name {
	const char *name;
	uint16_t code;
};

/* Keys by what is printed on them in the American layout. */
static const struct key_name key_names[] = {
	{ "shift", KEY_LEFTSHIFT },
	{ "ctrl", KEY_LEFTCTRL },
	{ "alt", KEY_LEFTALT },
	{ "super", KEY_LEFTMETA },
	{ "tab", KEY_TAB },
	{ "enter", KEY_ENTER },
	{ "escape", KEY_ESC },
	{ "space", KEY_SPACE },
	{ "backspace", KEY_BACKSPACE },
	{ "delete", KEY_DELETE },
	{ "insert", KEY_INSERT },
	{ "home", KEY_HOME },
	{ "end", KEY_END },
	{ "page-up", KEY_PAGEUP },
	{ "page-down", KEY_PAGEDOWN },
	{ "left", KEY_LEFT },
	{ "right", KEY_RIGHT },
	{ "up", KEY_UP },
	{ "down", KEY_DOWN },
	{ "print", KEY_SYSRQ },
	{ "menu", KEY_COMPOSE },
	{ "minus", KEY_MINUS },
	{ "equal", KEY_EQUAL },
	{ "comma", KEY_COMMA },
	{ "period", KEY_DOT },
	{ "slash", KEY_SLASH },
	{ "backslash", KEY_BACKSLASH },
	{ "semicolon", KEY_SEMICOLON },
	{ "apostrophe", KEY_APOSTROPHE },
	{ "grave", KEY_GRAVE },
	{ "bracket-left", KEY_LEFTBRACE },
	{ "bracket-right", KEY_RIGHTBRACE },
	{ "mute", KEY_MUTE },
	{ "volume-down", KEY_VOLUMEDOWN },
	{ "volume-up", KEY_VOLUMEUP },
	{ "brightness-down", KEY_BRIGHTNESSDOWN },
	{ "brightness-up", KEY_BRIGHTNESSUP },
	{ "play-pause", KEY_PLAYPAUSE },
	{ "previous-song", KEY_PREVIOUSSONG },
	{ "next-song", KEY_NEXTSONG },
	{ "back", KEY_BACK },
	{ "forward", KEY_FORWARD },
	{ "f1", KEY_F1 },
	{ "f2", KEY_F2 },
	{ "f3", KEY_F3 },
	{ "f4", KEY_F4 },
	{ "f5", KEY_F5 },
	{ "f6", KEY_F6 },
	{ "f7", KEY_F7 },
	{ "f8", KEY_F8 },
	{ "f9", KEY_F9 },
	{ "f10", KEY_F10 },
	{ "f11", KEY_F11 },
	{ "f12", KEY_F12 },
};

/* The keys with a letter or digit, in the order of the alphabet and of the digits. */
static const uint16_t letters[] = { KEY_A, KEY_B, KEY_C, KEY_D, KEY_E, KEY_F, KEY_G, KEY_H, KEY_I, KEY_J, KEY_K, KEY_L,
	KEY_M, KEY_N, KEY_O, KEY_P, KEY_Q, KEY_R, KEY_S, KEY_T, KEY_U, KEY_V, KEY_W, KEY_X, KEY_Y, KEY_Z };
static const uint16_t digits[] = { KEY_0, KEY_1, KEY_2, KEY_3, KEY_4, KEY_5, KEY_6, KEY_7, KEY_8, KEY_9 };

/* Returns the code of a key, or 0. */
static uint16_t find_key(const char *name, size_t length)
{
	size_t index;
	char lower = (char)(*name | 0x20);

	if (length == 1 && lower >= 'a' && lower <= 'z')
		return letters[lower - 'a'];
	if (length == 1 && *name >= '0' && *name <= '9')
		return digits[*name - '0'];
	for (index = 0; index < sizeof(key_names) / sizeof(key_names[0]); index++) {
		if (strncasecmp(key_names[index].name, name, length) == 0 && !key_names[index].name[length])
			return key_names[index].code;
	}
	return 0;
}

bool parse_keys(const char *text, struct key_combination *keys)
{
	struct key_combination found = { 0 };
	size_t length;
	uint16_t code;

	for (;; text++) {
		length = strcspn(text, "+");
		code = length > 0 && found.count < KEYS_MAXIMUM ? find_key(text, length) : 0;
		if (!code)
			return false;
		found.codes[found.count++] = code;
		text += length;
		if (!*text)
			break;
	}
	*keys = found;
	return true;
}
