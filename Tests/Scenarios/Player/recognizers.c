/* SPDX-License-Identifier: MIT */
/* Recognizers as a scenario declares them. */
#include "player.h"

#include <stdlib.h>
#include <string.h>

static void set_limit(struct tactus_recognizer *recognizer, enum tactus_duration limit, const char *milliseconds)
{
	if (milliseconds)
		tactus_recognizer_set_duration(recognizer, limit, (uint64_t)(strtod(milliseconds, NULL) * 1000));
}

static void set_common_options(struct tactus_recognizer *recognizer, struct words *words)
{
	const char *value = words_option(words, "cancels-touches-in-view");

	if (value)
		tactus_recognizer_set_cancels_touches_in_view(recognizer, strcmp(value, "no") != 0);
	value = words_option(words, "delays-touches-began");
	if (value)
		tactus_recognizer_set_delays_touches_began(recognizer, strcmp(value, "no") != 0);
	value = words_option(words, "delays-touches-ended");
	if (value)
		tactus_recognizer_set_delays_touches_ended(recognizer, strcmp(value, "no") != 0);
	if (words_flag(words, "disabled"))
		tactus_recognizer_set_enabled(recognizer, false);
	if (words_flag(words, "whole-sequences"))
		tactus_recognizer_set_requires_whole_sequence(recognizer, true);
	set_limit(recognizer, TACTUS_DURATION_DELAY_TOGETHER, words_option(words, "delay-together"));
	set_limit(recognizer, TACTUS_DURATION_DELAY_UNDECIDED, words_option(words, "delay-undecided"));
}

bool player_make_recognizer(struct player *player, struct words *words)
{
	struct object *view = words->count > 3 ? player_find(player, words->word[3]) : NULL, *object;

	for (const struct player_kind *kind = player_kinds; kind->word; kind++) {
		if (strcmp(words->word[0], kind->word) != 0)
			continue;
		object = view ? player_add(player, words->word[1]) : NULL;
		if (!object) {
			player_refuse(player, words->word[0]);
			return true;
		}
		words->used[0] = words->used[1] = words->used[2] = words->used[3] = true;
		object->kind = kind;
		object->recognizer = kind->make(player->application, words);
		tactus_recognizer_set_name(object->recognizer, object->name);
		set_common_options(object->recognizer, words);
		player_watch_recognizer(object);
		if (!words_flag(words, "detached"))
			tactus_view_add_recognizer(view->view, object->recognizer);
		player_refuse_unused(player, words);
		return true;
	}
	return false;
}
