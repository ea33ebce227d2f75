/* SPDX-License-Identifier: MIT */
#include "key-names.h"

#include "key-words.h"

#include <string.h>
#include <strings.h>

struct key_name {
	const char *name;
	uint16_t code;
};

#define KEY_VALUE(word, code) { word, KEY_##code },
static const struct key_name key_names[] = { KEY_WORDS(KEY_VALUE, KEY_VALUE) };

/* The keys with a letter or digit, in the order of the alphabet and of the digits. */
static const uint16_t letters[] = { KEY_A, KEY_B, KEY_C, KEY_D, KEY_E, KEY_F, KEY_G, KEY_H, KEY_I, KEY_J, KEY_K, KEY_L,
	KEY_M, KEY_N, KEY_O, KEY_P, KEY_Q, KEY_R, KEY_S, KEY_T, KEY_U, KEY_V, KEY_W, KEY_X, KEY_Y, KEY_Z };
static const uint16_t digits[] = { KEY_0, KEY_1, KEY_2, KEY_3, KEY_4, KEY_5, KEY_6, KEY_7, KEY_8, KEY_9 };

/* Names of X11 and of the kernel, and of those who know others; without XF86 and KEY_ in front. */
static const struct foreign_key {
	const char *foreign, *name;
} foreign_keys[] = {
	{ "super_l", "super" },
	{ "super_r", "super" },
	{ "meta", "super" },
	{ "meta_l", "super" },
	{ "leftmeta", "super" },
	{ "mod4", "super" },
	{ "win", "super" },
	{ "logo", "super" },
	{ "shift_l", "shift" },
	{ "shift_r", "shift" },
	{ "leftshift", "shift" },
	{ "control", "ctrl" },
	{ "control_l", "ctrl" },
	{ "control_r", "ctrl" },
	{ "leftctrl", "ctrl" },
	{ "alt_l", "alt" },
	{ "alt_r", "alt" },
	{ "leftalt", "alt" },
	{ "mod1", "alt" },
	{ "return", "enter" },
	{ "esc", "escape" },
	{ "del", "delete" },
	{ "prior", "page-up" },
	{ "pgup", "page-up" },
	{ "pageup", "page-up" },
	{ "page_up", "page-up" },
	{ "next", "page-down" },
	{ "pgdn", "page-down" },
	{ "pagedown", "page-down" },
	{ "page_down", "page-down" },
	{ "sysrq", "print" },
	{ "printscreen", "print" },
	{ "bracketleft", "bracket-left" },
	{ "leftbrace", "bracket-left" },
	{ "bracketright", "bracket-right" },
	{ "rightbrace", "bracket-right" },
	{ "audiomute", "mute" },
	{ "audioraisevolume", "volume-up" },
	{ "volumeup", "volume-up" },
	{ "audiolowervolume", "volume-down" },
	{ "volumedown", "volume-down" },
	{ "monbrightnessup", "brightness-up" },
	{ "brightnessup", "brightness-up" },
	{ "monbrightnessdown", "brightness-down" },
	{ "brightnessdown", "brightness-down" },
	{ "audioplay", "play-pause" },
	{ "audiopause", "play-pause" },
	{ "playpause", "play-pause" },
	{ "audionext", "next-song" },
	{ "nextsong", "next-song" },
	{ "audioprev", "previous-song" },
	{ "previoussong", "previous-song" },
};

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

const char *find_unknown_key(const char *text, size_t *length)
{
	for (;; text++) {
		*length = strcspn(text, "+");
		if (*length == 0 || !find_key(text, *length))
			return text;
		text += *length;
		if (!*text)
			return NULL;
	}
}

const char *find_foreign_key(const char *name, size_t length)
{
	static const char *const beginnings[] = { "XF86", "KEY_" };
	size_t index;

	for (index = 0; index < sizeof(beginnings) / sizeof(*beginnings); index++) {
		if (length > 4 && strncasecmp(name, beginnings[index], 4) == 0) {
			name += 4;
			length -= 4;
			break;
		}
	}
	for (index = 0; index < sizeof(foreign_keys) / sizeof(*foreign_keys); index++) {
		if (strlen(foreign_keys[index].foreign) == length &&
			strncasecmp(foreign_keys[index].foreign, name, length) == 0)
			return foreign_keys[index].name;
	}
	for (index = 0; index < sizeof(key_names) / sizeof(*key_names); index++) {
		if (strlen(key_names[index].name) == length && strncasecmp(key_names[index].name, name, length) == 0)
			return key_names[index].name;
	}
	return NULL;
}

bool key_is_modifier(uint16_t code)
{
	return code == KEY_LEFTSHIFT || code == KEY_LEFTCTRL || code == KEY_LEFTALT || code == KEY_LEFTMETA;
}

static bool has_key(const struct key_combination *keys, uint16_t code)
{
	size_t index;

	for (index = 0; index < keys->count; index++) {
		if (keys->codes[index] == code)
			return true;
	}
	return false;
}

struct key_combination keys_without(const struct key_combination *keys, const struct key_combination *others)
{
	struct key_combination rest = { 0 };
	size_t index;

	for (index = 0; index < keys->count; index++) {
		if (!has_key(others, keys->codes[index]))
			rest.codes[rest.count++] = keys->codes[index];
	}
	return rest;
}
