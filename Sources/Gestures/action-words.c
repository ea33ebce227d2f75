/* SPDX-License-Identifier: MIT */
#include "action-words.h"

#include "spelling.h"

#include <string.h>

#define BUTTON_SHIFT 8
#define ACTION_VALUE(word, action, button) { word, TACTUS_GESTURES_ACTION_##action | (button) << BUTTON_SHIFT },
#define BIT(action) (1u << TACTUS_GESTURES_ACTION_##action)
#define WORKSPACES (BIT(WORKSPACE_LEFT) | BIT(WORKSPACE_RIGHT) | BIT(WORKSPACE_UP) | BIT(WORKSPACE_DOWN))
#define WINDOW_TO_WORKSPACES \
	(BIT(MOVE_TO_WORKSPACE_LEFT) | BIT(MOVE_TO_WORKSPACE_RIGHT) | BIT(MOVE_TO_WORKSPACE_UP) | \
		BIT(MOVE_TO_WORKSPACE_DOWN))
#define WAYS (BIT(MOVE) | BIT(RESIZE) | BIT(DRAG) | BIT(SCROLL))
#define PREFIX_MAXIMUM 24

const struct named_value gesture_action_names[] = { ACTION_WORDS(ACTION_VALUE, ACTION_VALUE){ NULL, 0 } };

/* Hosts with words of their own, for suggestions: a host that nobody knows here may have some too. */
static const char *const prefixes[] = { "hyprland:", "kwin:", "sway:", "wayfire:" };

uint32_t action_of(uint32_t value)
{
	return value & ((1u << BUTTON_SHIFT) - 1);
}

uint16_t button_of(uint32_t value)
{
	return (uint16_t)(value >> BUTTON_SHIFT);
}

const char *action_to_string(uint32_t action, uint16_t button)
{
	const struct named_value *name;

	if (action == TACTUS_GESTURES_ACTION_KEYS || action == TACTUS_GESTURES_ACTION_HOLD_KEYS)
		return "keys";
	for (name = gesture_action_names; name->name; name++) {
		if (action_of(name->value) == action && (!button || button_of(name->value) == button))
			return name->name;
	}
	return "none";
}

bool action_follows(uint32_t action)
{
	return (WORKSPACES | WINDOW_TO_WORKSPACES | WAYS | BIT(TOUCHPAD)) >> action & 1;
}

bool action_can_be_taken_back(uint32_t action)
{
	return (WORKSPACES | WINDOW_TO_WORKSPACES | BIT(TOUCHPAD)) >> action & 1;
}

bool action_needs_way(uint32_t action)
{
	return WAYS >> action & 1;
}

/* Returns the length of a prefix with its colon; 0 if there is none. */
static size_t prefix_length(const char *value)
{
	size_t length = strspn(value, "abcdefghijklmnopqrstuvwxyz-");

	return length > 0 && length < PREFIX_MAXIMUM && value[length] == ':' ? length + 1 : 0;
}

const char *suggest_host_prefix(const char *value)
{
	size_t index, length = strcspn(value, ":"), distance;
	char word[PREFIX_MAXIMUM + 1];

	if (!value[length] || length >= PREFIX_MAXIMUM)
		return NULL;
	memcpy(word, value, length + 1);
	word[length + 1] = '\0';
	for (index = 0; index < sizeof(prefixes) / sizeof(*prefixes); index++) {
		distance = spelling_distance(word, prefixes[index]);
		if (strcmp(word, prefixes[index]) != 0 && distance <= strlen(prefixes[index]) / 4)
			return prefixes[index];
	}
	return NULL;
}

bool is_host_word(const char *value)
{
	return prefix_length(value) > 0 && *host_word_text(value) && !suggest_host_prefix(value);
}

const char *host_word_text(const char *value)
{
	value += prefix_length(value);
	return value + strspn(value, " ");
}

bool host_word_is_of(const char *value, const char *prefix)
{
	size_t length = prefix_length(value);

	if (!prefix)
		return false;
	return strcmp(prefix, ANY_HOST) == 0 ||
		(strlen(prefix) + 1 == length && strncmp(value, prefix, length - 1) == 0);
}
