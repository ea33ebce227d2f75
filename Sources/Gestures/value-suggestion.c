/* SPDX-License-Identifier: MIT */
#include "value-suggestion.h"

#include "action-words.h"
#include "configuration-keys.h"
#include "key-names.h"
#include "spelling.h"
#include "stroke-shapes.h"
#include "value-names.h"
#include "value-units.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define WORD_MAXIMUM 32

/* A word of another program or of everyday language. */
struct foreign_word {
	const char *key, *word, *meaning;
};

static const struct foreign_word foreign_words[] = {
	{ "type", "hold", "long-press" },
	{ "type", "press", "long-press" },
	{ "type", "edge", "edge-swipe" },
	{ "type", "click", "tap" },
	{ "type", "zoom", "pinch" },
	{ "type", "pan", "drag" },
	{ "type", "shape", "stroke" },
	{ "type", "draw", "stroke" },
	{ "shape", "tick", "check" },
	{ "shape", "checkmark", "check" },
	{ "shape", "round", "circle" },
	{ "shape", "loop", "pigtail" },
	{ "shape", "clockwise", "circle-clockwise" },
	{ "shape", "counterclockwise", "circle-counterclockwise" },
	{ "direction", "horizontal", "left,right" },
	{ "direction", "vertical", "up,down" },
	{ "direction", "top", "up" },
	{ "direction", "bottom", "down" },
	{ "direction", "lu", "up-left" },
	{ "direction", "ld", "down-left" },
	{ "direction", "ru", "up-right" },
	{ "direction", "rd", "down-right" },
	{ "direction", "ul", "up-left" },
	{ "direction", "dl", "down-left" },
	{ "direction", "ur", "up-right" },
	{ "direction", "dr", "down-right" },
	{ "direction", "northwest", "up-left" },
	{ "direction", "northeast", "up-right" },
	{ "direction", "southwest", "down-left" },
	{ "direction", "southeast", "down-right" },
	{ "speed", "quick", "fast" },
	{ "speed", "slowly", "slow" },
	{ "test-takes", "doubletap", "double-tap" },
	{ "test-takes", "zoom", "pinch" },
	{ "test-takes", "palm", "drawing" },
	{ "edge", "up", "top" },
	{ "edge", "down", "bottom" },
	{ "edge", "l", "left" },
	{ "edge", "r", "right" },
	{ "edge", "t", "top" },
	{ "edge", "b", "bottom" },
	{ "edge", "tl", "top-left" },
	{ "edge", "tr", "top-right" },
	{ "edge", "bl", "bottom-left" },
	{ "edge", "br", "bottom-right" },
	{ "edge", "left-top", "top-left" },
	{ "edge", "right-top", "top-right" },
	{ "edge", "left-bottom", "bottom-left" },
	{ "edge", "right-bottom", "bottom-right" },
	{ "where", "background", "desktop" },
	{ "where", "wallpaper", "desktop" },
	{ "where", "root", "desktop" },
	{ "where", "titlebar", "title" },
	{ "where", "decoration", "title" },
	{ "where", "bar", "panel" },
	{ "where", "dock", "panel" },
	{ "where", "layer", "panel" },
	{ "while", "lock", "locked" },
	{ "while", "always", "locked,unlocked" },
	{ "action", "kill", "close" },
	{ "action", "max", "maximize" },
	{ "action", "hide", "minimize" },
	{ "action", "floating", "float" },
	{ "action", "tile", "float" },
	{ "action", "snap-left", "tile-left" },
	{ "action", "snap-right", "tile-right" },
	{ "action", "click", "left-click" },
	{ "action", "drag", "left-drag" },
	{ "action", "wheel", "scroll" },
	{ "modifiers", "control", "ctrl" },
	{ "modifiers", "mod4", "super" },
	{ "modifiers", "meta", "super" },
	{ "modifiers", "win", "super" },
	{ "modifiers", "logo", "super" },
	{ "modifiers", "mod1", "alt" },
};

struct value_list {
	const char *key;
	const struct named_value *names;
};

static const struct value_list value_lists[] = {
	{ "type", gesture_type_names },
	{ "action", gesture_action_names },
	{ "edge", edge_names },
	{ "shape", stroke_shape_names },
	{ "modifiers", modifier_names },
	{ "mode", mode_names },
	{ "speed", speed_names },
	{ "orientation", orientation_names },
	{ "where", place_names },
	{ "while", screen_names },
	{ "delays", delays_names },
	{ "tap-place", tap_place_names },
	{ "test-takes", need_names },
};

/* Each diagonal may be written in either order. */
static const struct named_value diagonal_names[] = {
	{ "up-left", 0 },
	{ "up-right", 0 },
	{ "down-left", 0 },
	{ "down-right", 0 },
	{ "left-up", 0 },
	{ "right-up", 0 },
	{ "left-down", 0 },
	{ "right-down", 0 },
	{ NULL, 0 },
};

static const char *find_foreign(const char *key, const char *word)
{
	size_t index;

	for (index = 0; index < sizeof(foreign_words) / sizeof(*foreign_words); index++) {
		if (strcmp(foreign_words[index].key, key) == 0 &&
			spelling_distance(word, foreign_words[index].word) == 0)
			return foreign_words[index].meaning;
	}
	return NULL;
}

/* Returns the value that is spelt most like a word, or NULL if none is much like it. */
static const char *find_similar(const struct named_value *names, const char *word)
{
	size_t distance, least = strlen(word) / 3 + 1;
	const char *similar = NULL;

	for (; names->name; names++) {
		distance = spelling_distance(word, names->name);
		/* All letters of a short name may differ, and then nothing of it was written. */
		if (distance >= least || distance >= strlen(names->name))
			continue;
		least = distance;
		similar = names->name;
	}
	return similar;
}

static const struct named_value *directions_of(unsigned type)
{
	switch (type) {
	case GESTURE_TYPE_EDGE_SWIPE:
		return edge_direction_names;
	case GESTURE_TYPE_PINCH:
		return pinch_direction_names;
	case GESTURE_TYPE_ROTATE:
		return rotate_direction_names;
	case GESTURE_TYPE_COUNT:
		return all_direction_names;
	default:
		return direction_names;
	}
}

/* Returns the words that are values of a key, or NULL. */
static const struct named_value *values_of(unsigned type, const char *key)
{
	size_t index;

	if (strcmp(key, "direction") == 0)
		return directions_of(type);
	for (index = 0; index < sizeof(value_lists) / sizeof(*value_lists); index++) {
		if (strcmp(value_lists[index].key, key) == 0)
			return value_lists[index].names;
	}
	return NULL;
}

static const char *find_meaning(unsigned type, const char *key, const char *word)
{
	bool turns = type == GESTURE_TYPE_PINCH || type == GESTURE_TYPE_ROTATE;
	/* The foreign words for directions are those of fingers that go somewhere. */
	const char *meaning = turns && strcmp(key, "direction") == 0 ? NULL : find_foreign(key, word);
	const struct named_value *names = values_of(type, key);

	if (meaning || !names)
		return meaning;
	meaning = find_similar(names, word);
	return meaning || turns || strcmp(key, "direction") != 0 ? meaning : find_similar(diagonal_names, word);
}

/* Appends a text to another one. What does not fit is cut. */
static void append(char *text, size_t size, const char *format, ...)
{
	size_t length = strlen(text);
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text + length, size - length, format, arguments);
	va_end(arguments);
}

static void suggest_keys(const char *value, char *text, size_t size)
{
	const char *meaning, *wrong = value;
	size_t length;

	while ((wrong = find_unknown_key(wrong, &length)) && length > 0 && length < WORD_MAXIMUM) {
		meaning = find_foreign_key(wrong, length);
		append(text, size, "; %.*s is no key%s%s%s", (int)length, wrong, meaning ? ", perhaps " : "",
			meaning ? meaning : "", meaning ? " is meant" : "");
		wrong += length;
		if (!*wrong++)
			break;
	}
}

/* Returns whether a word is a diagonal or a range of angles. */
static bool is_way(const char *key, const char *word, size_t length)
{
	struct ways ways = { { 0 } };

	return strcmp(key, "direction") == 0 && ways_parse(&ways, word, (uint32_t)length);
}

/* Suggests a value for each word of a list that is none. */
static void suggest_names(unsigned type, const char *key, const char *value, char *text, size_t size)
{
	const struct named_value *names = values_of(type, key);
	char word[WORD_MAXIMUM], unknown[64] = "";
	const char *meaning;
	size_t length, wrong = 0;
	uint32_t known;

	/* A host's own words are in no table. */
	if (strcmp(key, "action") == 0 && is_host_word(value))
		return;
	for (; names && *value; value += length + (value[length] != '\0')) {
		value += strspn(value, strcmp(key, "where") == 0 ? " !" : " ");
		length = strcspn(value, ", ");
		if (length == 0 || length >= sizeof(word))
			continue;
		memcpy(word, value, length);
		word[length] = '\0';
		if (parse_name(word, names, &known) || is_way(key, word, length))
			continue;
		wrong++;
		meaning = find_meaning(type, key, word);
		if (meaning)
			append(text, size, "%s%s", *text ? "," : "; perhaps ", meaning);
		else
			append(unknown, sizeof(unknown), "; %s is none", word);
	}
	if (*text)
		append(text, size, " is meant");
	/* A wrong word that is alone needs no name. */
	if (wrong > 1)
		append(text, size, "%s", unknown);
}

unsigned value_guess_type(const char *value)
{
	size_t length;
	char word[WORD_MAXIMUM];
	const char *meaning;
	uint32_t type;

	value += strspn(value, "\"' ");
	length = strcspn(value, "\"' #,");
	if (length == 0 || length >= sizeof(word))
		return GESTURE_TYPE_COUNT;
	memcpy(word, value, length);
	word[length] = '\0';
	meaning = parse_name(word, gesture_type_names, &type) ? word : find_meaning(0, "type", word);
	return meaning && parse_name(meaning, gesture_type_names, &type) ? type : GESTURE_TYPE_COUNT;
}

/* Returns whether all words between these signs are values of a list, such as those of left-up. */
static bool are_values(const struct named_value *names, const char *value, const char *signs, char *list, size_t size)
{
	char word[WORD_MAXIMUM];
	size_t length, count = 0;
	uint32_t known;

	list[0] = '\0';
	for (; *value; value += length) {
		value += strspn(value, signs);
		length = strcspn(value, signs);
		if (length == 0)
			break;
		if (length >= sizeof(word))
			return false;
		memcpy(word, value, length);
		word[length] = '\0';
		if (!parse_name(word, names, &known))
			return false;
		append(list, size, "%s%s", *list ? "," : "", word);
		count++;
	}
	return count > 1;
}

/* Writes the diagonal between two directions. Returns false if there is none. */
static bool join_diagonal(const char *list, char *diagonal, size_t size)
{
	struct ways ways = { { 0 } };
	char *comma;

	snprintf(diagonal, size, "%s", list);
	comma = strchr(diagonal, ',');
	if (comma)
		*comma = '-';
	return ways_parse(&ways, diagonal, (uint32_t)strlen(diagonal));
}

/* Explains a list where one value belongs, and signs between values. Returns false if that is not the mistake. */
static bool suggest_list(unsigned type, const char *key, const char *value, char *text, size_t size)
{
	const struct named_value *names = values_of(type, key);
	bool takes_list = strcmp(key, "modifiers") == 0 || strcmp(key, "where") == 0 || strcmp(key, "while") == 0 ||
		(strcmp(key, "direction") == 0 && type != GESTURE_TYPE_PINCH && type != GESTURE_TYPE_ROTATE);
	char list[96], diagonal[32];

	/* A corner in the other order has signs that are no list. */
	if (!names || find_foreign(key, value) ||
		!are_values(names, value, takes_list ? "+|/- " : "+|/-, ", list, sizeof(list)))
		return false;
	if (!takes_list)
		append(text, size, "; it takes one, and another one is a gesture of its own");
	else if (strcmp(key, "direction") == 0 && join_diagonal(list, diagonal, sizeof(diagonal)))
		append(text, size, "; perhaps %s is meant, or %s, which is one or the other", diagonal, list);
	else
		append(text, size, "; perhaps %s is meant", list);
	return true;
}

/* Returns what is wrong with characters that look like others, or NULL. */
static const char *find_foreign_character(const char *value)
{
	static const char *const quotes[] = { "\"", "'", "“", "”", "„", "‘", "’", "«", "»" };
	size_t index;

	for (index = 0; index < sizeof(quotes) / sizeof(*quotes); index++) {
		if (strncmp(value, quotes[index], strlen(quotes[index])) == 0)
			return "; quotes do not belong around a value";
	}
	if (strstr(value, " #") || strstr(value, "\t#") || strstr(value, " ;") || strstr(value, " //"))
		return "; a comment has a line of its own";
	if (strstr(value, "\xc2\xa0") || strstr(value, "\xe2\x80\xaf") || strstr(value, "\xe2\x80\x8b"))
		return "; it has a blank that is none, such as a no-break space";
	if (strstr(value, "–") || strstr(value, "—") || strstr(value, "−"))
		return "; it has a dash where - belongs";
	return NULL;
}

void value_suggest(unsigned type, const char *key, const char *value, char *text, size_t size)
{
	const char *character;

	text[0] = '\0';
	/* A command may have quotes and a #, and a name anything. */
	if (strncmp(key, "command", strlen("command")) == 0)
		return;
	character = find_foreign_character(value);
	unit_suggest(key, value, text, size);
	if (character)
		snprintf(text, size, "%s", character);
	else if (strcmp(key, "action") == 0 && suggest_host_prefix(value))
		snprintf(text, size, "; perhaps %s%.60s is meant", suggest_host_prefix(value), strchr(value, ':') + 1);
	else if (strcmp(key, "keys") == 0 || strcmp(key, "keys-back") == 0)
		suggest_keys(value, text, size);
	else if (!*text && !suggest_list(type, key, value, text, size))
		suggest_names(type, key, value, text, size);
}
