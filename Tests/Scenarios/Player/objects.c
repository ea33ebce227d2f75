/* SPDX-License-Identifier: MIT */
/* Windows, views, controls, surfaces and scroll views. */
#include "player.h"

#include <stdio.h>
#include <string.h>

struct object *player_find(struct player *player, const char *name)
{
	for (int i = 0; i < player->object_count; i++) {
		if (strcmp(player->objects[i].name, name) == 0)
			return &player->objects[i];
	}
	return NULL;
}

struct object *player_add(struct player *player, const char *name)
{
	struct object *object;

	if (player->object_count == MOST_OBJECTS) {
		player_refuse(player, "too many objects");
		return NULL;
	}
	object = &player->objects[player->object_count++];
	object->player = player;
	snprintf(object->name, sizeof object->name, "%s", name);
	return object;
}

static void set_scroll_options(struct player *player, struct tactus_view *view, struct words *words)
{
	static const struct {
		const char *word, *value;
		enum tactus_scroll_view_option option;
		bool on;
	} options[] = {
		{ "paging", "", TACTUS_SCROLL_VIEW_OPTION_PAGING, true },
		{ "bounces", "no", TACTUS_SCROLL_VIEW_OPTION_BOUNCES, false },
		{ "rate", "fast", TACTUS_SCROLL_VIEW_OPTION_FAST_DECELERATION, true },
		{ "delays-content-touches", "no", TACTUS_SCROLL_VIEW_OPTION_DELAYS_CONTENT_TOUCHES, false },
		{ "can-cancel-content-touches", "no", TACTUS_SCROLL_VIEW_OPTION_CAN_CANCEL_CONTENT_TOUCHES, false },
		{ "directional-lock", "", TACTUS_SCROLL_VIEW_OPTION_DIRECTIONAL_LOCK, true },
	};
	double four[4];

	for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
		const char *value = words_option(words, options[i].word);

		if (value && strcmp(value, options[i].value) == 0)
			tactus_scroll_view_set_option(view, options[i].option, options[i].on);
		else if (value)
			player_refuse(player, value);
	}
	if (words_numbers(words, "inset", four, 4))
		tactus_scroll_view_set_content_inset(view, four[0], four[1], four[2], four[3]);
	if (words_numbers(words, "content-alignment", four, 2))
		tactus_scroll_view_set_content_alignment_point(view, four[0], four[1]);
	if (words_numbers(words, "zoom", four, 2))
		tactus_scroll_view_set_zoom_limits(view, four[0], four[1]);
}

static void set_handled_phases(struct object *object, struct words *words)
{
	static const char *const names[] = { "began", "moved", "ended", "cancelled", "all", "none", NULL };
	static const uint32_t bits[] = { 1, 2, 8, 16, 31, 0 };
	uint32_t mask = words_mask(words, "handles", names, bits);

	for (int phase = 0; phase < 5; phase++)
		object->handles[phase] = mask >> phase & 1;
}

static void set_flags(struct tactus_view *view, struct words *words)
{
	double matrix[6];

	if (words_flag(words, "multiple-touch"))
		tactus_view_set_multiple_touch_enabled(view, true);
	if (words_flag(words, "exclusive-touch"))
		tactus_view_set_exclusive_touch(view, true);
	if (words_flag(words, "hidden"))
		tactus_view_set_hidden(view, true);
	if (words_flag(words, "disabled"))
		tactus_view_set_user_interaction_enabled(view, false);
	words_flag(words, "clips");
	tactus_view_set_alpha(view, words_number(words, "alpha", 1));
	if (words_numbers(words, "transform", matrix, 6))
		tactus_view_set_transform(view, matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]);
}

/* What a scroll view zooms is the first view that is declared in it. */
static void choose_content(struct tactus_view *parent, struct tactus_view *view)
{
	double minimum, maximum;

	if (tactus_view_get_subview_count(parent) == 1 &&
		tactus_scroll_view_get_zoom_limits(parent, &minimum, &maximum) == TACTUS_STATUS_OK && minimum < maximum)
		tactus_scroll_view_set_content_view(parent, view);
}

static struct tactus_view *create(struct player *player, struct words *words, int first)
{
	const char *kind = words->word[0], *client;
	double x = words_at(words, first), y = words_at(words, first + 1), width = words_at(words, first + 2),
	       height = words_at(words, first + 3), content[2] = { 0, 0 };

	if (strcmp(kind, "window") == 0)
		return tactus_window_create(player->application, x, y, width, height);
	if (strcmp(kind, "view") == 0)
		return tactus_view_create(player->application, x, y, width, height);
	if (strcmp(kind, "control") == 0)
		return tactus_control_create(player->application, x, y, width, height);
	if (strcmp(kind, "surface") == 0) {
		client = words_option(words, "client");
		return tactus_surface_create(
			player_make_client(player, client ? client : words->word[1]), x, y, width, height);
	}
	words_numbers(words, "content", content, 2);
	return tactus_scroll_view_create(player->application, x, y, width, height, content[0], content[1]);
}

bool player_make_view(struct player *player, struct words *words)
{
	static const char *const kinds[] = { "window", "view", "control", "surface", "scroll-view", NULL };
	struct object *object, *parent;
	int kind = 0;

	while (kinds[kind] && strcmp(kinds[kind], words->word[0]) != 0)
		kind++;
	if (!kinds[kind])
		return false;
	object = player_add(player, words->word[1]);
	if (!object)
		return true;
	words->used[0] = words->used[1] = true;
	object->view = create(player, words, kind == 0 ? 2 : 4);
	tactus_view_set_name(object->view, object->name);
	if (kind == 4)
		set_scroll_options(player, object->view, words);
	if (kind > 0) {
		words->used[2] = words->used[3] = true;
		parent = player_find(player, words->word[3]);
		if (!parent)
			player_refuse(player, words->word[3]);
		else if (tactus_view_add_subview(parent->view, object->view) == TACTUS_STATUS_OK && kind < 4)
			choose_content(parent->view, object->view);
		set_flags(object->view, words);
		/* A control that is told of touches tracks them all the same: not played here. */
		if (kind == 2 && words_option(words, "handles"))
			player_refuse(player, "handles");
		set_handled_phases(object, words);
	}
	player_watch_view(object);
	if (kind == 4)
		player_watch_scroll_view(object);
	player_refuse_unused(player, words);
	return true;
}
