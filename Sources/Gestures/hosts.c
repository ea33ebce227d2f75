/* SPDX-License-Identifier: MIT */
#include "hosts.h"

#include "action-words.h"
#include "configuration-keys.h"
#include "report.h"
#include "spelling.h"

#include <stdio.h>
#include <string.h>
#include <tactus-gestures.h>

#define BIT(action) (1u << TACTUS_GESTURES_ACTION_##action)
#define WINDOW_ACTIONS (BIT(CLOSE) | BIT(FULLSCREEN) | BIT(NEXT_WINDOW) | BIT(PREVIOUS_WINDOW))
#define WORKSPACE_ACTIONS \
	(BIT(WORKSPACE_LEFT) | BIT(WORKSPACE_RIGHT) | BIT(WORKSPACE_UP) | BIT(WORKSPACE_DOWN))
#define KEYBOARD_ACTIONS (BIT(KEYBOARD_ON) | BIT(KEYBOARD_OFF))
#define MOVING_ACTIONS \
	(BIT(MOVE) | BIT(RESIZE) | BIT(MAXIMIZE) | BIT(MINIMIZE) | BIT(TILE_LEFT) | BIT(TILE_RIGHT) | \
		BIT(MOVE_TO_WORKSPACE_LEFT) | BIT(MOVE_TO_WORKSPACE_RIGHT) | BIT(MOVE_TO_WORKSPACE_UP) | \
		BIT(MOVE_TO_WORKSPACE_DOWN))
#define DEVICE_ACTIONS \
	(BIT(RIGHT_CLICK) | BIT(CLICK) | BIT(DRAG) | BIT(SCROLL) | BIT(KEYS) | BIT(HOLD_KEYS))

#define PLACE(place) TACTUS_GESTURES_PLACE_##place
#define ALL_PLACES (PLACE(DESKTOP) | PLACE(WINDOW) | PLACE(TITLE) | PLACE(FULLSCREEN) | PLACE(PANEL))

/* Abilities that a host does not have stay out. */
const struct host_abilities host_table[] = {
	{
		.key = "weston",
		.name = "Weston",
		.reads_file = true,
		.tells_outputs = true,
		.tells_app_ids = true,
		.tells_modifiers = true,
		.draws = true,
		.scales_lengths = true,
		.actions = BIT(CLOSE) | BIT(KEYS) | BIT(HOLD_KEYS),
		.places = ALL_PLACES & ~PLACE(TITLE),
		.tells_locks = true,
	},
	{
		.key = "wayfire",
		.name = "Wayfire",
		.reads_file = true,
		.tells_outputs = true,
		.tells_app_ids = true,
		.tells_modifiers = true,
		.tells_tablet_mode = true,
		.draws = true,
		.scales_lengths = true,
		.actions = WINDOW_ACTIONS | WORKSPACE_ACTIONS | BIT(OVERVIEW) | BIT(RIGHT_CLICK) | BIT(MOVE) |
			BIT(RESIZE) | BIT(MAXIMIZE) | BIT(MINIMIZE) | BIT(TILE_LEFT) | BIT(TILE_RIGHT) |
			BIT(MOVE_TO_WORKSPACE_LEFT) | BIT(MOVE_TO_WORKSPACE_RIGHT) | BIT(MOVE_TO_WORKSPACE_UP) |
			BIT(MOVE_TO_WORKSPACE_DOWN) | BIT(HOST),
		.places = ALL_PLACES,
		.tells_locks = true,
		.words_name = "wayfire",
	},
	{
		.key = "kwin",
		.name = "KWin",
		.reads_file = true,
		.tells_outputs = true,
		.tells_app_ids = true,
		.tells_modifiers = true,
		.tells_tablet_mode = true,
		.draws = true,
		.scales_lengths = true,
		.actions = WINDOW_ACTIONS | WORKSPACE_ACTIONS | MOVING_ACTIONS | KEYBOARD_ACTIONS | DEVICE_ACTIONS |
			BIT(OVERVIEW) | BIT(HOST),
		.places = ALL_PLACES,
		.words_name = "kwin",
		.tells_locks = true,
	},
	{
		.key = "hyprland",
		.name = "Hyprland",
		.reads_file = true,
		.tells_outputs = true,
		.tells_app_ids = true,
		.tells_modifiers = true,
		.tells_tablet_mode = true,
		.draws = true,
		.scales_lengths = true,
		.actions = WINDOW_ACTIONS | WORKSPACE_ACTIONS | MOVING_ACTIONS | KEYBOARD_ACTIONS | DEVICE_ACTIONS |
			BIT(FLOAT) | BIT(HOST),
		.places = ALL_PLACES & ~PLACE(TITLE),
		.words_name = "hyprland",
		.tells_locks = true,
	},
	{
		.key = "wlroots",
		.name = "a compositor on wlroots",
		.reads_file = true,
		.tells_outputs = true,
		.tells_app_ids = true,
		.tells_titles = true,
		.tells_modifiers = true,
		.actions = ~0u,
		.places = ALL_PLACES,
		.tells_locks = true,
		.varies = true,
	},
	{
		.key = "tactusd",
		.name = "tactusd",
		.reads_file = true,
		.tells_outputs = true,
		.actions = BIT(TOUCHPAD) | BIT(RIGHT_CLICK) | BIT(CLICK) | BIT(DRAG) | BIT(SCROLL) | BIT(KEYS) |
			BIT(HOLD_KEYS) | BIT(HOST),
		.words_name = "sway",
	},
};

const size_t host_count = sizeof(host_table) / sizeof(*host_table);

const struct host_abilities *host_find(const char *key)
{
	size_t index;

	for (index = 0; index < host_count; index++) {
		if (strcmp(host_table[index].key, key) == 0)
			return &host_table[index];
	}
	return NULL;
}

const char *host_suggest(const char *name)
{
	static const char *const foreign[][2] = { { "plasma", "kwin" }, { "kde", "kwin" }, { "sway", "tactusd" },
		{ "niri", "tactusd" }, { "labwc", "tactusd" }, { "river", "tactusd" }, { "gnome", "tactusd" },
		{ "mutter", "tactusd" }, { "cosmic", "tactusd" }, { "phosh", "tactusd" }, { "phoc", "tactusd" } };
	size_t index, distance, least = strlen(name) / 3 + 1;
	const char *similar = NULL;

	for (index = 0; index < sizeof(foreign) / sizeof(*foreign); index++) {
		if (spelling_distance(name, foreign[index][0]) == 0)
			return foreign[index][1];
	}
	for (index = 0; index < host_count; index++) {
		distance = spelling_distance(name, host_table[index].key);
		if (distance > least || (similar && distance == least))
			continue;
		least = distance;
		similar = host_table[index].key;
	}
	return similar;
}

/* Something that a gesture needs its host to tell. */
struct need {
	bool is_needed, is_met;
	const char *what;
};

#define NEED_COUNT 7

/* Returns the first of the places that a host does not tell. */
static const char *missing_place(const struct host_abilities *host, const struct gesture_configuration *gesture)
{
	uint32_t missing = gesture->where & ~host->places;

	if (missing & PLACE(TITLE))
		return "title bars";
	if (missing & PLACE(PANEL))
		return "panels";
	if (missing & PLACE(FULLSCREEN))
		return "which windows are fullscreen";
	return "what is a window";
}

static void find_needs(
	const struct host_abilities *host, const struct gesture_configuration *gesture, struct need needs[NEED_COUNT])
{
	const struct region *region = &gesture->region;
	bool has_range = gesture->range_from > 0 || gesture->range_to < 1;
	bool has_region = region->left > 0 || region->right < 1 || region->top > 0 || region->bottom < 1;

	needs[0] = (struct need){ gesture->output || gesture->orientation || has_range || has_region ||
			gesture_is_from_corner(gesture),
		host->tells_outputs, "outputs" };
	needs[1] = (struct need){ gesture->app_id, host->tells_app_ids, "application ids" };
	needs[2] = (struct need){ gesture->has_modifiers, host->tells_modifiers, "modifier keys" };
	needs[4] = (struct need){ gesture->title, host->tells_titles, "titles" };
	needs[5] = (struct need){ gesture->where, !(gesture->where & ~host->places), missing_place(host, gesture) };
	needs[6] = (struct need){ gesture->screens == GESTURE_SCREEN_LOCKED, host->tells_locks,
		"whether the screen is locked" };
	needs[3] = (struct need){ gesture->mode, host->tells_tablet_mode, "whether the device is a tablet" };
}

static const char *action_name(const struct gesture_configuration *gesture)
{
	return gesture->host_word ? gesture->host_word : action_to_string(gesture->action, gesture->button);
}

static bool can_act(const struct host_abilities *host, const struct gesture_configuration *gesture)
{
	if (gesture->hold && gesture->keys.count > 0 && !(host->actions & BIT(HOLD_KEYS)))
		return false;
	if (gesture->host_word && !host->varies && !host_word_is_of(gesture->host_word, host->words_name))
		return false;
	return !gesture->action || host->actions & (1u << gesture->action);
}

bool host_serves(const struct host_abilities *host, const struct gesture_configuration *gesture)
{
	struct need needs[NEED_COUNT];
	size_t index;

	find_needs(host, gesture, needs);
	for (index = 0; index < NEED_COUNT; index++) {
		if (needs[index].is_needed && !needs[index].is_met)
			return false;
	}
	return host->reads_file && can_act(host, gesture);
}

static void check_gesture(
	const struct host_abilities *host, const struct gesture_configuration *gesture, struct report *report)
{
	struct need needs[NEED_COUNT];
	size_t index;

	find_needs(host, gesture, needs);
	for (index = 0; index < NEED_COUNT; index++) {
		if (needs[index].is_needed && !needs[index].is_met)
			report_line(report, REPORT_WARNING, gesture->line,
				"[tactus-gesture] %s: %s does not tell %s; the gesture is left out", gesture->name,
				host->name, needs[index].what);
	}
	if (gesture->screens == (GESTURE_SCREEN_LOCKED | GESTURE_SCREEN_UNLOCKED) && !host->tells_locks)
		report_line(report, REPORT_NOTE, gesture->line,
			"[tactus-gesture] %s: %s does not tell whether the screen is locked; it is possible while "
			"it is not",
			gesture->name, host->name);
	if (host->varies && gesture->action)
		report_line(report, REPORT_NOTE, gesture->line,
			"[tactus-gesture] action=%.60s: %s does it if its author has written it; else the gesture "
			"is left "
			"out",
			action_name(gesture), host->name);
	if (can_act(host, gesture))
		return;
	if (gesture->action == TACTUS_GESTURES_ACTION_KEYS)
		report_line(report, REPORT_WARNING, gesture->line,
			"[tactus-gesture] %s: %s cannot %s keys; the gesture is left out", gesture->name, host->name,
			host->actions & BIT(KEYS) ? "hold" : "press");
	else
		report_line(report, REPORT_WARNING, gesture->line,
			"[tactus-gesture] action=%.60s: %s cannot do it; the gesture is left out",
			action_name(gesture), host->name);
}

void host_check(const struct host_abilities *host, const struct configuration *configuration, struct report *report)
{
	const struct gesture_configuration *gesture;
	bool draws = host->draws;

	if (!host->reads_file) {
		report_line(report, REPORT_ERROR, 0,
			"%s has no plugin that reads such files, so that there are no gestures; tactusd in front of it "
			"does",
			host->name);
		return;
	}
	if (host->varies)
		report_line(report, REPORT_NOTE, 0,
			"%s reads such files if its author has built that in; tactusd in front of it does in any case",
			host->name);
	if (configuration->scale_lengths && !host->scales_lengths)
		report_line(report, REPORT_NOTE, 0, "[tactus] scale-lengths=true: %s does not scale lengths in px",
			host->name);
	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		check_gesture(host, gesture, report);
		/* One line is enough for all gestures. */
		if (gesture->feedback && !draws)
			report_line(report, REPORT_NOTE, gesture->line,
				"[tactus-gesture] feedback=true: %s cannot draw; gestures work without a bar",
				host->name);
		draws = draws || gesture->feedback;
	}
}
