/* SPDX-License-Identifier: MIT */
/*
 *   player FILE...    prints the callbacks of each file under `# FILE`; `# FILE: left out` with the first word that is
 *                     not known. The last line counts.
 */
#include "player.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool add_relation(struct player *player, struct words *words)
{
	bool is_sequence = strcmp(words->word[0], "sequenced") == 0;
	struct object *one, *other;

	if ((!is_sequence && strcmp(words->word[0], "require") != 0) || words->count != 4)
		return false;
	one = player_find(player, words->word[1]);
	other = player_find(player, words->word[3]);
	if (!one || !other)
		return false;
	if (is_sequence)
		tactus_recognizer_set_sequenced_after(one->recognizer, other->recognizer);
	else
		tactus_recognizer_require_failure_of(one->recognizer, other->recognizer);
	return true;
}

static void add_entry(struct player *player, const struct words *words)
{
	struct entry *entry = &player->entries[player->entry_count];
	char line[LONGEST_LINE] = "";

	if (player->entry_count == MOST_ENTRIES || words->count < 3) {
		player_refuse(player, "too many lines");
		return;
	}
	for (int i = 2; i < words->count; i++) {
		strncat(line, words->word[i], sizeof line - strlen(line) - 1);
		strncat(line, " ", sizeof line - strlen(line) - 1);
	}
	words_split(&entry->words, line);
	entry->time = microseconds(words->word[1]);
	player->entry_count++;
}

static void ignore_message(enum tactus_log_level level, const char *message, void *data)
{
	(void)level;
	(void)message;
	(void)data;
}

static void read_line(struct player *player, struct words *words)
{
	if (strcmp(words->word[0], "at") == 0)
		add_entry(player, words);
	else if (words->count < 4)
		player_refuse(player, words->word[0]);
	else if (!player_make_view(player, words) && !player_make_recognizer(player, words) &&
		!add_relation(player, words))
		player_refuse(player, words->word[0]);
}

/* Makes what the file declares and gathers its timeline. */
static bool read_file(struct player *player, const char *path)
{
	FILE *file = fopen(path, "r");
	char line[2 * LONGEST_LINE];
	struct words words;
	bool has_ended = false;

	if (!file)
		return false;
	while (!has_ended && !player->unknown[0] && fgets(line, sizeof line, file)) {
		if (!words_split(&words, line))
			player_refuse(player, "a long line");
		else if (words.count > 0 && strcmp(words.word[0], "expect") == 0)
			has_ended = true;
		else if (words.count > 0)
			read_line(player, &words);
	}
	fclose(file);
	return true;
}

/* Returns whether every word was known. */
static bool play_file(const char *path)
{
	struct player *player = calloc(1, sizeof *player);
	bool is_known;

	if (!player)
		abort();
	player->advanced_to = -1;
	player->application = tactus_application_create();
	tactus_application_set_log_handler(player->application, ignore_message, NULL);
	player->panel = tactus_touch_source_create(player->application, NULL);
	player->pointer = tactus_touch_source_create(player->application, NULL);
	printf("# %s\n", path);
	if (!read_file(player, path))
		player_refuse(player, "no such file");
	if (!player->unknown[0])
		player_play(player);
	is_known = !player->unknown[0];
	if (!is_known)
		printf("# %s: left out: %s\n", path, player->unknown);
	tactus_application_destroy(player->application);
	free(player);
	return is_known;
}

int main(int argc, char **argv)
{
	int played = 0;

	for (int i = 1; i < argc; i++)
		played += play_file(argv[i]);
	printf("# %d played, %d left out\n", played, argc - 1 - played);
	return argc > 1 ? 0 : 2;
}
