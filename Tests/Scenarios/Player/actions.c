/* SPDX-License-Identifier: MIT */
/* What a line of the timeline does. */
#include "player.h"

#include <string.h>

static bool is(const struct words *words, const char *verb)
{
	return strcmp(words->word[0], verb) == 0;
}

bool player_is_touch_change(const struct words *words)
{
	return is(words, "down") || is(words, "move") || is(words, "up") || is(words, "cancel");
}

/* Starting a drag calls nothing. */
bool player_carries_time(const struct words *words)
{
	static const char *const verbs[] = { "cancel-all", "frame", "pointer", "pointer-leave", "drag", "tick" };

	for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
		if (is(words, verbs[i]))
			return true;
	}
	return player_is_touch_change(words);
}

/* Returns the finger of an id; one that is not known yet is at the origin. */
struct finger *player_finger(struct player *player, int32_t id)
{
	for (int i = 0; i < player->finger_count; i++) {
		if (player->fingers[i].id == id)
			return &player->fingers[i];
	}
	if (player->finger_count == MOST_FINGERS)
		player->finger_count--;
	player->fingers[player->finger_count] = (struct finger){ .id = id };
	return &player->fingers[player->finger_count++];
}

void player_lift(struct player *player, int32_t id)
{
	for (int i = 0; i < player->finger_count; i++) {
		if (player->fingers[i].id == id) {
			memmove(&player->fingers[i], &player->fingers[i + 1],
				(size_t)(--player->finger_count - i) * sizeof player->fingers[0]);
			return;
		}
	}
}

void player_move(struct player *player, struct finger *finger, double x, double y)
{
	finger->x = x;
	finger->y = y;
	tactus_touch_source_motion(player->panel, (uint64_t)player->now, finger->id, x, y);
}

void player_end_frame(struct player *player)
{
	tactus_touch_source_frame(player->panel, (uint64_t)player->now);
}

/* `... for MS [every MS]`, from a word on; returns how many steps there are. */
static int64_t read_steps(struct words *words, int first, int64_t *duration, int64_t *every)
{
	*duration = 0;
	*every = 8000;
	for (int i = first; i + 1 < words->count; i += 2) {
		if (strcmp(words->word[i], "for") == 0)
			*duration = microseconds(words->word[i + 1]);
		else if (strcmp(words->word[i], "every") == 0)
			*every = microseconds(words->word[i + 1]);
		else
			continue;
		words->used[i] = words->used[i + 1] = true;
	}
	return *duration > 0 && *every > 0 ? (*duration - 1) / *every + 1 : 0;
}

static void start_drag(struct player *player, struct words *words)
{
	struct finger *finger = player_finger(player, (int32_t)words_at(words, 1));

	finger->from_x = finger->x;
	finger->from_y = finger->y;
	finger->to_x = words_at(words, 2);
	finger->to_y = words_at(words, 3);
	finger->start = player->now;
	finger->steps = read_steps(words, 4, &finger->duration, &finger->every);
	finger->step = 1;
}

static void start_tick(struct player *player, struct words *words)
{
	struct tick *tick = &player->ticks[player->tick_count];

	if (player->tick_count == MOST_FINGERS)
		return;
	tick->start = player->now;
	tick->steps = read_steps(words, 1, &tick->duration, &tick->every);
	tick->step = 1;
	player->tick_count += tick->steps > 0;
}

static void act_on_touches(struct player *player, struct words *words)
{
	int32_t id = (int32_t)words_at(words, 1);
	uint64_t time = (uint64_t)player->now;
	struct finger *finger;

	if (is(words, "up")) {
		player_lift(player, id);
		tactus_touch_source_up(player->panel, time, id);
	} else if (is(words, "cancel")) {
		player_lift(player, id);
		tactus_touch_source_cancel(player->panel, time, id);
	} else {
		finger = player_finger(player, id);
		finger->x = words_at(words, 2);
		finger->y = words_at(words, 3);
		if (is(words, "move")) {
			tactus_touch_source_motion(player->panel, time, id, finger->x, finger->y);
			return;
		}
		finger->steps = 0;
		tactus_touch_source_down(player->panel, time, id, finger->x, finger->y);
	}
}

static void feed_pointer(struct player *player)
{
	tactus_touch_source_pointer(
		player->pointer, (uint64_t)player->now, player->pointer_x, player->pointer_y, player->buttons);
}

static void press(struct player *player, struct words *words)
{
	static const char *const names[] = { "primary", "secondary", "middle" };
	static const uint32_t bits[] = { TACTUS_BUTTON_PRIMARY, TACTUS_BUTTON_SECONDARY, TACTUS_BUTTON_MIDDLE };
	enum tactus_status status;
	bool is_first = player->buttons == 0;

	for (int i = 0; i < 3; i++) {
		if (words->count > 1 && strcmp(words->word[1], names[i]) == 0) {
			words->used[1] = true;
			player->buttons = is(words, "press") ? player->buttons | bits[i] : player->buttons & ~bits[i];
		}
	}
	status = tactus_touch_source_pointer(
		player->pointer, (uint64_t)player->now, player->pointer_x, player->pointer_y, player->buttons);
	if (is(words, "press") && is_first && status == TACTUS_STATUS_NONE)
		player_print_host(player, "press");
}

static void act_on_touchpad(struct player *player, struct words *words)
{
	static const char *const names[] = { "swipe", "pinch", "hold" };
	static const enum tactus_gesture gestures[] = { TACTUS_GESTURE_SWIPE, TACTUS_GESTURE_PINCH,
		TACTUS_GESTURE_HOLD };
	const char *what = words->count > 1 ? words->word[1] : "";
	uint64_t time = (uint64_t)player->now;
	enum tactus_status status;

	words->used[1] = true;
	if (strcmp(what, "end") == 0 || strcmp(what, "cancel") == 0)
		tactus_touch_source_gesture_end(player->pointer, time, strcmp(what, "cancel") == 0);
	else if (strcmp(what, "update") == 0)
		tactus_touch_source_gesture_update(player->pointer, time, words_at(words, 2), words_at(words, 3),
			words_number(words, "scale", 1), words_number(words, "rotation", 0));
	for (int i = 0; i < 3; i++) {
		if (strcmp(what, names[i]) != 0)
			continue;
		status = tactus_touch_source_gesture_begin(player->pointer, time, gestures[i],
			(uint32_t)words_at(words, 2), words_at(words, 3), words_at(words, 4));
		if (status == TACTUS_STATUS_NONE)
			player_print_host(player, what);
	}
}

static void scroll(struct player *player, struct words *words)
{
	static const char *const names[] = { "wheel", "finger", "continuous" };
	static const enum tactus_scroll_type types[] = { TACTUS_SCROLL_TYPE_WHEEL, TACTUS_SCROLL_TYPE_FINGER,
		TACTUS_SCROLL_TYPE_CONTINUOUS };

	for (int i = 0; i < 3; i++) {
		if (words->count < 2 || strcmp(words->word[1], names[i]) != 0)
			continue;
		words->used[1] = true;
		if (tactus_touch_source_scroll(player->pointer, (uint64_t)player->now, types[i], words_at(words, 2),
			    words_at(words, 3), words_at(words, 4), words_at(words, 5)) == TACTUS_STATUS_NONE)
			player_print_host(player, "scroll");
	}
}

/* Actions on a view or recognizer by its name. */
static void act_on_object(struct player *player, struct words *words)
{
	struct object *object = words->count > 1 ? player_find(player, words->word[1]) : NULL;

	if (!object) {
		player_refuse(player, words->word[0]);
		return;
	}
	words->used[1] = true;
	if (is(words, "hide") || is(words, "show"))
		tactus_view_set_hidden(object->view, is(words, "hide"));
	else if (object->recognizer && (is(words, "enable") || is(words, "disable")))
		tactus_recognizer_set_enabled(object->recognizer, is(words, "enable"));
	else if (is(words, "enable") || is(words, "disable"))
		tactus_control_set_enabled(object->view, is(words, "enable"));
	else if (is(words, "scroll-to"))
		tactus_scroll_view_set_content_offset(
			object->view, words_at(words, 2), words_at(words, 3), words_flag(words, "animated"));
	else if (is(words, "zoom-to"))
		tactus_scroll_view_set_zoom_scale(object->view, words_at(words, 2), words_flag(words, "animated"));
	else if (is(words, "stop-scrolling"))
		tactus_scroll_view_stop_scrolling_and_zooming(object->view);
	else
		player_refuse(player, words->word[0]);
}

void player_perform(struct player *player, struct words *words)
{
	words->used[0] = true;
	if (player_is_touch_change(words)) {
		act_on_touches(player, words);
	} else if (is(words, "cancel-all")) {
		player->finger_count = 0;
		tactus_application_cancel_touches(player->application, (uint64_t)player->now);
	} else if (is(words, "drag")) {
		start_drag(player, words);
	} else if (is(words, "tick")) {
		start_tick(player, words);
	} else if (is(words, "frame")) {
		player_end_frame(player);
	} else if (is(words, "wait")) {
		tactus_application_advance(player->application, (uint64_t)player->now);
	} else if (is(words, "pointer")) {
		player->pointer_x = words_at(words, 1);
		player->pointer_y = words_at(words, 2);
		feed_pointer(player);
	} else if (is(words, "pointer-leave")) {
		tactus_touch_source_hover_leave(player->pointer, (uint64_t)player->now);
	} else if (is(words, "press") || is(words, "release")) {
		press(player, words);
	} else if (is(words, "touchpad")) {
		act_on_touchpad(player, words);
	} else if (is(words, "scroll")) {
		scroll(player, words);
	} else {
		act_on_object(player, words);
	}
	player_refuse_unused(player, words);
}
