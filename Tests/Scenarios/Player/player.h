/* SPDX-License-Identifier: MIT */
/*
 * Plays scenario files (docs/scenarios.md) through the public header alone, and prints every callback with all digits
 * of its numbers. Runs where the tool does not: it needs nothing but C. Files with words that it does not know, such as
 * delegates and custom recognizers, are left out.
 */
#ifndef TACTUS_PLAYER_H
#define TACTUS_PLAYER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tactus.h>

enum {
	MOST_WORDS = 32,
	MOST_OBJECTS = 64,
	MOST_ENTRIES = 512,
	MOST_FINGERS = 32,
	LONGEST_LINE = 512
};

/* A line, split at blanks. */
struct words {
	char line[LONGEST_LINE];
	char *word[MOST_WORDS];
	/* Which of them something has been made of. */
	bool used[MOST_WORDS];
	int count;
};

struct entry {
	int64_t time;
	struct words words;
};

struct player;

/* A view, control or recognizer under its name. */
struct object {
	struct player *player;
	char name[64];
	struct tactus_view *view;
	struct tactus_recognizer *recognizer;
	const struct player_kind *kind;
	bool handles[5];
};

struct client {
	struct player *player;
	char name[64];
	struct tactus_surface_client *handle;
};

/* A finger, and its drag if steps are left. */
struct finger {
	int32_t id;
	double x, y;
	double from_x, from_y, to_x, to_y;
	int64_t start, duration, every, step, steps;
};

struct player_kind {
	/* The word that declares one; NULL ends the list. */
	const char *word;
	struct tactus_recognizer *(*make)(struct tactus_application *application, struct words *words);
	/* NULL: its actions have no values. */
	void (*print_values)(const struct tactus_recognizer *recognizer, const struct tactus_view *view);
};

struct tick {
	int64_t start, duration, every, step, steps;
};

struct player {
	struct tactus_application *application;
	struct tactus_touch_source *panel, *pointer;
	double pointer_x, pointer_y;
	uint32_t buttons;
	struct object objects[MOST_OBJECTS];
	int object_count;
	struct client clients[MOST_OBJECTS];
	int client_count;
	struct entry entries[MOST_ENTRIES];
	int entry_count;
	struct finger fingers[MOST_FINGERS];
	int finger_count;
	struct tick ticks[MOST_FINGERS];
	int tick_count;
	int64_t now, advanced_to;
	/* The first word that is not known; empty: all were. */
	char unknown[LONGEST_LINE];
};

/* words.c: lines, words, options `key=value`, numbers. */
bool words_split(struct words *words, const char *line);
/* Returns the value of an option, or NULL; an option without a value has an empty one. */
const char *words_option(struct words *words, const char *key);
bool words_flag(struct words *words, const char *key);
/* Returns a number of the option, or the default. */
double words_number(struct words *words, const char *key, double otherwise);
/* Fills in numbers separated by commas, and returns whether there were so many. */
bool words_numbers(struct words *words, const char *key, double *numbers, int count);
/* Returns the number at a place in the line, or 0. */
double words_at(struct words *words, int index);
/* Returns the bits of a list of names, in the order of the names given. */
uint32_t words_mask(struct words *words, const char *key, const char *const names[], const uint32_t bits[]);
/* Notes a word that is not known: the file is left out. */
void player_refuse(struct player *player, const char *word);
/* Refuses what nothing has been made of. */
void player_refuse_unused(struct player *player, struct words *words);
int64_t microseconds(const char *milliseconds);

/* recognizer-kinds.c */
extern const struct player_kind player_kinds[];

/* objects.c and recognizers.c: the set-up. */
struct object *player_find(struct player *player, const char *name);
struct object *player_add(struct player *player, const char *name);
bool player_make_view(struct player *player, struct words *words);
bool player_make_recognizer(struct player *player, struct words *words);

/* callbacks.c and streams.c: what is printed. */
void player_print_head(const struct player *player, const char *name, const char *what);
/* Prints a place that a getter has written, if it has: pointers, since the call that writes is an argument itself. */
void player_print_place(const char *key, enum tactus_status status, const double *x, const double *y);
void player_watch_view(struct object *object);
void player_watch_recognizer(struct object *object);
void player_watch_scroll_view(struct object *object);
struct tactus_surface_client *player_make_client(struct player *player, const char *name);
void player_print_host(struct player *player, const char *what);

/* actions.c and timeline.c: the timeline. */
void player_perform(struct player *player, struct words *words);
bool player_is_touch_change(const struct words *words);
bool player_carries_time(const struct words *words);
struct finger *player_finger(struct player *player, int32_t id);
void player_lift(struct player *player, int32_t id);
void player_move(struct player *player, struct finger *finger, double x, double y);
void player_end_frame(struct player *player);
void player_play(struct player *player);

#endif
