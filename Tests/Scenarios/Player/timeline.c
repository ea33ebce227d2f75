/* SPDX-License-Identifier: MIT */
/* Plays the lines of the timeline, drags and ticks in the order of their times, as Sources/ScenarioRunner does. */
#include "player.h"

#include <string.h>

static int64_t step_time(int64_t start, int64_t duration, int64_t every, int64_t step, int64_t steps)
{
	return start + (step >= steps ? duration : step * every);
}

static int64_t drag_time(const struct finger *finger)
{
	return step_time(finger->start, finger->duration, finger->every, finger->step, finger->steps);
}

static int64_t tick_time(const struct tick *tick)
{
	return step_time(tick->start, tick->duration, tick->every, tick->step, tick->steps);
}

static bool is_dragging(const struct finger *finger)
{
	return finger->step <= finger->steps && finger->steps > 0;
}

/* INT64_MAX: nothing is left. */
static int64_t next_time(const struct player *player, int next)
{
	int64_t time = next < player->entry_count ? player->entries[next].time : INT64_MAX;

	for (int i = 0; i < player->finger_count; i++) {
		if (is_dragging(&player->fingers[i]) && drag_time(&player->fingers[i]) < time)
			time = drag_time(&player->fingers[i]);
	}
	for (int i = 0; i < player->tick_count; i++) {
		if (tick_time(&player->ticks[i]) < time)
			time = tick_time(&player->ticks[i]);
	}
	return time;
}

static void advance(struct player *player)
{
	player->advanced_to = player->now;
	tactus_application_advance(player->application, (uint64_t)player->now);
}

static void play_ticks(struct player *player)
{
	bool is_due = false;
	int kept = 0;

	for (int i = 0; i < player->tick_count; i++) {
		struct tick tick = player->ticks[i];

		if (tick_time(&tick) <= player->now) {
			is_due = true;
			tick.step++;
		}
		if (tick.step <= tick.steps)
			player->ticks[kept++] = tick;
	}
	player->tick_count = kept;
	if (is_due)
		advance(player);
}

static bool play_drags(struct player *player)
{
	bool has_moved = false;

	for (int i = 0; i < player->finger_count; i++) {
		struct finger *finger = &player->fingers[i];
		double part;

		if (!is_dragging(finger) || drag_time(finger) > player->now)
			continue;
		part = (double)(drag_time(finger) - finger->start) / (double)finger->duration;
		finger->step++;
		has_moved = true;
		/* The end is met exactly, whatever the rounding on the way. */
		if (part == 1)
			player_move(player, finger, finger->to_x, finger->to_y);
		else
			player_move(player, finger, finger->from_x + (finger->to_x - finger->from_x) * part,
				finger->from_y + (finger->to_y - finger->from_y) * part);
	}
	return has_moved;
}

static bool is_end_of_frame(const struct words *words)
{
	return strcmp(words->word[0], "frame") == 0 || strcmp(words->word[0], "cancel-all") == 0;
}

static void perform(struct player *player, struct words *words)
{
	if (!player_carries_time(words) && player->advanced_to < player->now)
		advance(player);
	player_perform(player, words);
}

/* Plays the entries of one time. Their touch changes are one frame, up to a `frame` or `cancel-all`; it ends behind the
 * last of them. */
static void play_entries(struct player *player, struct entry *entries, int count, bool is_frame_open)
{
	int next = 0;

	while (is_frame_open || next < count) {
		int end = next, last = -1;
		bool has_end_word, is_frame;

		while (end < count && !is_end_of_frame(&entries[end].words))
			end++;
		has_end_word = end < count;
		is_frame = has_end_word && strcmp(entries[end].words.word[0], "frame") == 0;
		for (int i = next; !is_frame && i < end; i++) {
			if (player_is_touch_change(&entries[i].words))
				last = i;
		}
		if (is_frame_open && last < 0 && !is_frame)
			player_end_frame(player);
		for (int i = next; i < end; i++) {
			perform(player, &entries[i].words);
			if (i == last)
				player_end_frame(player);
		}
		if (has_end_word)
			perform(player, &entries[end].words);
		next = end + has_end_word;
		is_frame_open = false;
	}
}

void player_play(struct player *player)
{
	int next = 0;

	for (;;) {
		int64_t time = next_time(player, next);
		bool has_moved;
		int count = 0;

		if (time == INT64_MAX)
			return;
		if (time > player->now)
			player->now = time;
		play_ticks(player);
		has_moved = play_drags(player);
		while (next + count < player->entry_count && player->entries[next + count].time <= player->now)
			count++;
		play_entries(player, player->entries + next, count, has_moved);
		next += count;
	}
}
