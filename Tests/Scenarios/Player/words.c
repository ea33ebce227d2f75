/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "player.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool words_split(struct words *words, const char *line)
{
	char *rest;

	memset(words, 0, sizeof *words);
	snprintf(words->line, sizeof words->line, "%s", line);
	words->line[strcspn(words->line, "#\n")] = 0;
	for (char *word = strtok_r(words->line, " \t", &rest); word; word = strtok_r(NULL, " \t", &rest)) {
		if (words->count == MOST_WORDS)
			return false;
		words->word[words->count++] = word;
	}
	return strlen(line) < sizeof words->line;
}

const char *words_option(struct words *words, const char *key)
{
	size_t length = strlen(key);

	for (int i = 0; i < words->count; i++) {
		const char *word = words->word[i];

		if (strncmp(word, key, length) != 0 || (word[length] && word[length] != '='))
			continue;
		words->used[i] = true;
		return word[length] ? word + length + 1 : word + length;
	}
	return NULL;
}

bool words_flag(struct words *words, const char *key)
{
	return words_option(words, key) != NULL;
}

double words_number(struct words *words, const char *key, double otherwise)
{
	const char *value = words_option(words, key);
	char *end;
	double number;

	if (!value)
		return otherwise;
	number = strtod(value, &end);
	/* One with a unit is not known here. */
	for (int i = 0; *end && i < words->count; i++) {
		if (value > words->word[i] && value <= words->word[i] + strlen(words->word[i]))
			words->used[i] = false;
	}
	return number;
}

bool words_numbers(struct words *words, const char *key, double *numbers, int count)
{
	const char *value = words_option(words, key);

	for (int i = 0; value && i < count; i++) {
		char *end;

		numbers[i] = strtod(value, &end);
		if (i < count - 1 && *end != ',')
			return false;
		value = end + 1;
	}
	return value != NULL;
}

double words_at(struct words *words, int index)
{
	if (index >= words->count)
		return 0;
	words->used[index] = true;
	return strtod(words->word[index], NULL);
}

uint32_t words_mask(struct words *words, const char *key, const char *const names[], const uint32_t bits[])
{
	const char *value = words_option(words, key);
	uint32_t mask = 0;

	while (value && *value) {
		size_t length = strcspn(value, ",");

		for (int i = 0; names[i]; i++) {
			if (strlen(names[i]) == length && strncmp(names[i], value, length) == 0)
				mask |= bits[i];
		}
		value += length + (value[length] == ',');
	}
	return mask;
}

void player_refuse(struct player *player, const char *word)
{
	if (!player->unknown[0])
		snprintf(player->unknown, sizeof player->unknown, "%s", word);
}

void player_refuse_unused(struct player *player, struct words *words)
{
	for (int i = 0; i < words->count; i++) {
		if (!words->used[i])
			player_refuse(player, words->word[i]);
	}
}

int64_t microseconds(const char *milliseconds)
{
	return (int64_t)(strtod(milliseconds, NULL) * 1000 + 0.5);
}
