/* SPDX-License-Identifier: MIT */
/* Readers of keys that say where, when, which way and how fast. */
#include "configuration-readers.h"

#include "configuration.h"
#include "value-names.h"

#include <stdlib.h>
#include <string.h>
#include <tactus-gestures.h>

#define MOST_TAPS 5
#define WAYS_ALLOWED "left, right, up, down, diagonals like up-left, angles like 30-60deg"

static const char *read_text(char **text, const char *value)
{
	if (!*value)
		return "no name";
	free(*text);
	*text = strdup(value);
	return *text ? NULL : "no memory";
}

/* Reads patterns of names, behind a ! for all others. */
static const char *read_patterns(char **patterns, bool *excludes, const char *value)
{
	if (*value == '!') {
		*excludes = true;
		value += 1 + strspn(value + 1, " ");
	}
	return read_text(patterns, value);
}

const char *read_app_id(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	if (*value && strchr(value + 1, '!'))
		return "one ! in front of all ids, like !foot,firefox";
	if (strpbrk(value, "?^$|\\"))
		return "of patterns there is *, which stands for any text, like org.gnome.*";
	return read_patterns(&gesture->app_id, &gesture->app_id_excludes, value);
}

const char *read_title(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return read_patterns(&gesture->title, &gesture->title_excludes, value);
}

const char *read_where(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	gesture->where_excludes = *value == '!';
	if (gesture->where_excludes)
		value += 1 + strspn(value + 1, " ");
	return parse_names(value, place_names, &gesture->where)
		? NULL
		: "not of desktop, window, title, fullscreen, panel, or ! in front of these for all others";
}

const char *read_while(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_names(value, screen_names, &gesture->screens) ? NULL : "not of locked, unlocked";
}

const char *read_after(void *target, const char *value)
{
	return read_text(&((struct gesture_configuration *)target)->after, value);
}

const char *read_taps(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_count(value, 1, MOST_TAPS, &gesture->taps) ? NULL : "not a number from 1 to 5";
}

const char *read_speed(void *target, const char *value)
{
	uint32_t speed;

	if (!parse_name(value, speed_names, &speed))
		return "neither slow nor fast";
	((struct gesture_configuration *)target)->speed = speed;
	return NULL;
}

const char *read_distance_max(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;

	return parse_length(value, &gesture->distance_max)
		? NULL
		: "not a length above 0 and up to 10000, like 12mm or 40px";
}

const char *read_region(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;
	const char *comma = strchr(value, ',');
	char across[32];
	struct region region;

	if (!comma || (size_t)(comma - value) >= sizeof(across))
		return "not two parts of 0-100%, from the left and from the top, like 0-50%,50-100%";
	memcpy(across, value, (size_t)(comma - value));
	across[comma - value] = '\0';
	comma += 1 + strspn(comma + 1, " ");
	if (!parse_range(across, &region.left, &region.right) || !parse_range(comma, &region.top, &region.bottom))
		return "not two parts of 0-100%, from the left and from the top, like 0-50%,50-100%";
	gesture->region = region;
	return NULL;
}

/* Reads names, diagonals and angles, with commas between. Returns false if one is none of these. */
static bool parse_ways(
	const char *text, const struct named_value *names, uint32_t *directions, struct ways *ways)
{
	char word[32];
	uint32_t direction;

	for (;; text++) {
		size_t length, end;

		text += strspn(text, " ");
		end = strcspn(text, ",");
		length = end;
		while (length > 0 && text[length - 1] == ' ')
			length--;
		if (length == 0 || length >= sizeof(word))
			return false;
		memcpy(word, text, length);
		word[length] = '\0';
		if (parse_name(word, names, &direction))
			*directions |= direction;
		else if (!ways_parse(ways, word, (uint32_t)length))
			return false;
		text += end;
		if (!*text)
			return true;
	}
}

const char *read_direction(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;
	bool is_edge = gesture->type == GESTURE_TYPE_EDGE_SWIPE;
	struct ways ways = { { 0 } };
	uint32_t directions = 0;

	if (gesture->type == GESTURE_TYPE_PINCH)
		return parse_name(value, pinch_direction_names, &gesture->directions) ? NULL : "neither in nor out";
	if (gesture->type == GESTURE_TYPE_ROTATE)
		return parse_name(value, rotate_direction_names, &gesture->directions)
			? NULL
			: "neither clockwise nor counterclockwise";
	if (!parse_ways(value, is_edge ? edge_direction_names : direction_names, &directions, &ways))
		return is_edge ? "not one of inwards, " WAYS_ALLOWED : "not one of " WAYS_ALLOWED;
	gesture->directions = directions;
	gesture->ways = ways;
	return NULL;
}
