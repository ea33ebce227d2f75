/* SPDX-License-Identifier: MIT */
/* Lifts the preview, and opens and closes the menu. */
#include "context-menu.h"

/* Of the whole motion, which is some hundred pixels at most. */
#define EPSILON 0.002

static void set_state(struct tactus_context_menu *menu, enum tactus_context_menu_state state)
{
	menu->state = state;
	if (menu->callbacks.changed)
		menu->callbacks.changed(menu, state, menu->x, menu->y, menu->data);
}

static void show(struct tactus_context_menu *menu, double lift, double open)
{
	if (lift == menu->lift && open == menu->open)
		return;
	menu->lift = lift;
	menu->open = open;
	if (menu->callbacks.moved)
		menu->callbacks.moved(menu, lift, open, menu->data);
}

static void settle(struct tactus_context_menu *menu, double target, uint64_t time_us)
{
	const struct tactus_context_menu_settings *settings = &menu->settings;

	settling_start(&menu->lifting, menu->lift, 0, target, settings->response_us, settings->damping_ratio, EPSILON,
		time_us);
	settling_start(&menu->opening, menu->open, 0, target, settings->response_us, settings->damping_ratio, EPSILON,
		time_us);
	menu->is_moving = true;
}

void menu_highlight(struct tactus_context_menu *menu, int32_t item)
{
	if (item == menu->item)
		return;
	menu->item = item;
	if (menu->callbacks.highlighted)
		menu->callbacks.highlighted(menu, item, menu->data);
}

void menu_press(struct tactus_context_menu *menu, double x, double y, uint64_t time_us)
{
	menu->x = x;
	menu->y = y;
	menu->landed_us = time_us;
	set_state(menu, TACTUS_CONTEXT_MENU_STATE_PRESSED);
}

void menu_open(struct tactus_context_menu *menu, uint64_t time_us)
{
	menu->item = TACTUS_CONTEXT_MENU_NO_ITEM;
	menu->is_held = menu->is_choosing = menu->has_slid = menu->was_asked = false;
	menu_cover(menu, true);
	settle(menu, 1, time_us);
	set_state(menu, TACTUS_CONTEXT_MENU_STATE_OPEN);
}

void menu_close(struct tactus_context_menu *menu, uint64_t time_us)
{
	struct tactus_recognizer *press = watch_get_recognizer(menu->press);

	if (menu->state == TACTUS_CONTEXT_MENU_STATE_CLOSED)
		return;
	menu->is_held = menu->is_choosing = false;
	settle(menu, 0, time_us);
	if (menu->state == TACTUS_CONTEXT_MENU_STATE_PRESSED) {
		set_state(menu, TACTUS_CONTEXT_MENU_STATE_CLOSED);
		/* The finger is still there, and must not open what has just been closed. */
		if (press && !menu->base.is_destroyed && menu->state == TACTUS_CONTEXT_MENU_STATE_CLOSED) {
			tactus_recognizer_set_enabled(press, false);
			tactus_recognizer_set_enabled(press, true);
		}
		return;
	}
	set_state(menu, TACTUS_CONTEXT_MENU_STATE_CLOSED);
	if (!menu->base.is_destroyed)
		menu_highlight(menu, TACTUS_CONTEXT_MENU_NO_ITEM);
	if (!menu->base.is_destroyed && menu->state == TACTUS_CONTEXT_MENU_STATE_CLOSED)
		menu_cover(menu, false);
}

/* Returns how far the preview has risen under a finger. */
static double hint(const struct tactus_context_menu *menu, uint64_t time_us)
{
	uint64_t elapsed_us = time_us > menu->landed_us ? time_us - menu->landed_us : 0;
	uint64_t rise_us = menu->settings.press_us - menu->settings.hint_us;

	if (elapsed_us <= menu->settings.hint_us || rise_us == 0)
		return 0;
	elapsed_us -= menu->settings.hint_us;
	return elapsed_us < rise_us ? (double)elapsed_us / (double)rise_us : 1;
}

static bool has_failed(const struct tactus_context_menu *menu)
{
	const struct tactus_recognizer *press = watch_get_recognizer(menu->press);

	return tactus_recognizer_get_state(press) == TACTUS_RECOGNIZER_STATE_FAILED ||
		tactus_recognizer_get_number_of_touches(press) == 0;
}

void menu_advance(struct tactus_context_menu *menu, uint64_t time_us)
{
	double lift = menu->lift, open = menu->open;
	bool is_pressed = menu->state == TACTUS_CONTEXT_MENU_STATE_PRESSED;

	/* The press tells its begin only. */
	if (is_pressed && time_us > menu->landed_us && has_failed(menu)) {
		settle(menu, 0, time_us);
		set_state(menu, TACTUS_CONTEXT_MENU_STATE_CLOSED);
		return;
	}
	if (menu->is_moving) {
		lift = settling_position(&menu->lifting, time_us);
		open = settling_position(&menu->opening, time_us);
		menu->is_moving = !settling_is_at_rest(&menu->lifting, time_us) ||
			!settling_is_at_rest(&menu->opening, time_us);
	} else if (is_pressed) {
		lift = 0;
	}
	if (is_pressed && hint(menu, time_us) > lift)
		lift = hint(menu, time_us);
	show(menu, lift, open);
}
