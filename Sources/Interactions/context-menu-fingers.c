/* SPDX-License-Identifier: MIT */
/* The long press that opens the menu, and the fingers that choose while it is open. */
#include "context-menu.h"

#include <math.h>
#include <stddef.h>

/* A finger that has moved less than a long press may (8.3) has not slid to an item. */
#define SLIDE_PX 10

static int32_t find_item(struct tactus_context_menu *menu, double x, double y)
{
	if (!menu->callbacks.find_item)
		return TACTUS_CONTEXT_MENU_OUTSIDE;
	return menu->callbacks.find_item(menu, x, y, menu->data);
}

static bool is_open(const struct tactus_context_menu *menu)
{
	return !menu->base.is_destroyed && menu->state == TACTUS_CONTEXT_MENU_STATE_OPEN;
}

static void choose(struct tactus_context_menu *menu, int32_t item, uint64_t time_us)
{
	if (menu->callbacks.chosen)
		menu->callbacks.chosen(menu, item, menu->data);
	if (is_open(menu))
		menu_close(menu, time_us);
}

/* Highlights what is below a finger, and returns it; OUTSIDE if a callback has closed the menu. */
static int32_t slide(struct tactus_context_menu *menu, double x, double y)
{
	int32_t item = find_item(menu, x, y);

	if (is_open(menu))
		menu_highlight(menu, item >= 0 ? item : TACTUS_CONTEXT_MENU_NO_ITEM);
	return is_open(menu) ? item : TACTUS_CONTEXT_MENU_OUTSIDE;
}

/* --- the finger that opens it ------------------------------------------------------ */

static void hold(struct tactus_context_menu *menu, double x, double y, uint64_t time_us)
{
	double distance = hypot(x - menu->x, y - menu->y);
	int32_t item;

	menu->has_slid = menu->has_slid || distance >= SLIDE_PX;
	if (!menu->has_slid)
		return;
	item = slide(menu, x, y);
	if (!is_open(menu) || menu->was_asked || distance < menu->settings.drag_distance ||
		item != TACTUS_CONTEXT_MENU_OUTSIDE)
		return;
	menu->was_asked = true;
	if (menu->callbacks.drag_off && menu->callbacks.drag_off(menu, x, y, menu->data) && is_open(menu))
		menu_close(menu, time_us);
}

static void handle_press(struct tactus_recognizer *press, void *data)
{
	struct tactus_context_menu *menu = data;
	enum tactus_recognizer_state state = tactus_recognizer_get_state(press);
	uint64_t time_us = interaction_time(&menu->base);
	double x = 0, y = 0;
	int32_t item;

	tactus_recognizer_get_location(press, NULL, &x, &y);
	interaction_enter(&menu->base);
	if (state == TACTUS_RECOGNIZER_STATE_BEGAN && menu->state == TACTUS_CONTEXT_MENU_STATE_PRESSED) {
		/* It rises to the end in time, however seldom pictures come. */
		menu_advance(menu, time_us);
		if (!menu->base.is_destroyed && menu->state == TACTUS_CONTEXT_MENU_STATE_PRESSED) {
			menu_open(menu, time_us);
			menu->is_held = is_open(menu);
		}
	} else if (!menu->is_held) {
		;
	} else if (state == TACTUS_RECOGNIZER_STATE_CHANGED) {
		hold(menu, x, y, time_us);
	} else if (state == TACTUS_RECOGNIZER_STATE_ENDED) {
		menu->is_held = false;
		item = menu->has_slid ? slide(menu, x, y) : TACTUS_CONTEXT_MENU_NO_ITEM;
		if (is_open(menu) && item >= 0)
			choose(menu, item, time_us);
	} else {
		menu_close(menu, time_us);
	}
	interaction_leave(&menu->base);
}

static bool is_for_press(struct tactus_context_menu *menu, const struct tactus_touch *touch)
{
	double x = 0, y = 0;

	if (menu->state == TACTUS_CONTEXT_MENU_STATE_OPEN)
		return false;
	/* Another finger of the same press. */
	if (menu->state == TACTUS_CONTEXT_MENU_STATE_PRESSED &&
		tactus_recognizer_get_number_of_touches(watch_get_recognizer(menu->press)) > 0)
		return true;
	tactus_touch_get_location(touch, NULL, &x, &y);
	if (menu->callbacks.can_open && !menu->callbacks.can_open(menu, x, y, menu->data))
		return false;
	if (!menu->base.is_destroyed)
		menu_press(menu, x, y, tactus_touch_get_timestamp(touch));
	return !menu->base.is_destroyed && menu->state == TACTUS_CONTEXT_MENU_STATE_PRESSED;
}

static enum tactus_answer should_receive(
	struct tactus_recognizer *press, const struct tactus_touch *touch, void *data)
{
	struct tactus_context_menu *menu = data;
	bool is_taken;

	interaction_enter(&menu->base);
	is_taken = is_for_press(menu, touch);
	interaction_leave(&menu->base);
	return is_taken ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

/* --- fingers that come later ------------------------------------------------------- */

static void handle_choice(struct tactus_recognizer *choice, void *data)
{
	struct tactus_context_menu *menu = data;
	enum tactus_recognizer_state state = tactus_recognizer_get_state(choice);
	uint64_t time_us = interaction_time(&menu->base);
	double x = 0, y = 0;
	int32_t item;

	if (menu->state != TACTUS_CONTEXT_MENU_STATE_OPEN || menu->is_held)
		return;
	tactus_recognizer_get_location(choice, NULL, &x, &y);
	interaction_enter(&menu->base);
	if (state == TACTUS_RECOGNIZER_STATE_BEGAN) {
		menu->is_choosing = true;
		item = slide(menu, x, y);
		menu->began_outside = item == TACTUS_CONTEXT_MENU_OUTSIDE;
	} else if (!menu->is_choosing) {
		;
	} else if (state == TACTUS_RECOGNIZER_STATE_CHANGED) {
		slide(menu, x, y);
	} else {
		menu->is_choosing = false;
		item = state == TACTUS_RECOGNIZER_STATE_ENDED ? slide(menu, x, y) : TACTUS_CONTEXT_MENU_NO_ITEM;
		if (is_open(menu) && (item >= 0 || item == TACTUS_CONTEXT_MENU_PREVIEW))
			choose(menu, item, time_us);
		else if (is_open(menu) && item == TACTUS_CONTEXT_MENU_OUTSIDE && menu->began_outside)
			menu_close(menu, time_us);
		else if (is_open(menu))
			menu_highlight(menu, TACTUS_CONTEXT_MENU_NO_ITEM);
	}
	interaction_leave(&menu->base);
}

/* The overlay goes with its window. */
static struct tactus_view *find_overlay(struct tactus_context_menu *menu)
{
	struct tactus_view *overlay = watch_get_view(menu->overlay);

	if (overlay)
		return overlay;
	watch_drop(menu->overlay);
	menu->overlay = NULL;
	overlay = tactus_view_create(interaction_application(&menu->base), 0, 0, 1, 1);
	if (!overlay)
		return NULL;
	menu->overlay = watch_view(overlay);
	if (menu->overlay &&
		tactus_view_add_recognizer(overlay, watch_get_recognizer(menu->choice)) == TACTUS_STATUS_OK) {
		tactus_view_set_name(overlay, "context menu");
		tactus_view_set_inhibits_ancestor_recognizers(overlay, true);
		return overlay;
	}
	watch_drop(menu->overlay);
	menu->overlay = NULL;
	tactus_view_destroy(overlay);
	return NULL;
}

void menu_cover(struct tactus_context_menu *menu, bool covers)
{
	struct tactus_view *window = tactus_view_get_window(watch_get_view(menu->view));
	struct tactus_view *overlay = covers ? find_overlay(menu) : watch_get_view(menu->overlay);
	double x = 0, y = 0, width = 0, height = 0;

	if (!overlay)
		return;
	/* An enabled recognizer that can never fire would be reported (15.4). */
	tactus_recognizer_set_enabled(watch_get_recognizer(menu->choice), covers);
	if (!covers) {
		tactus_view_remove_from_superview(overlay);
	} else if (window) {
		tactus_view_get_bounds_origin(window, &x, &y);
		tactus_view_get_frame(window, NULL, NULL, &width, &height);
		tactus_view_set_frame(overlay, x, y, width, height);
		tactus_view_add_subview(window, overlay);
	}
}

/* --- life -------------------------------------------------------------------------- */

static struct watch *create_press(
	struct tactus_context_menu *menu, uint64_t duration_us, tactus_action_func target, const char *name)
{
	struct tactus_recognizer *press = tactus_long_press_recognizer_create(interaction_application(&menu->base));
	struct watch *watch = press ? watch_recognizer(press) : NULL;

	if (watch && tactus_recognizer_add_target(press, target, menu) == TACTUS_STATUS_OK &&
		tactus_recognizer_set_duration(press, TACTUS_DURATION_MINIMUM_PRESS, duration_us) ==
			TACTUS_STATUS_OK) {
		tactus_recognizer_set_name(press, name);
		return watch;
	}
	watch_drop(watch);
	tactus_recognizer_destroy(press);
	return NULL;
}

bool menu_create_recognizers(struct tactus_context_menu *menu, struct tactus_view *view)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;

	delegate.should_receive_touch = should_receive;
	menu->press = create_press(menu, menu->settings.press_us, handle_press, "context menu");
	menu->choice = menu->press ? create_press(menu, 0, handle_choice, "choice") : NULL;
	return menu->choice && find_overlay(menu) &&
		tactus_recognizer_set_enabled(watch_get_recognizer(menu->choice), false) == TACTUS_STATUS_OK &&
		tactus_recognizer_set_delegate(watch_get_recognizer(menu->press), &delegate, menu) ==
		TACTUS_STATUS_OK &&
		tactus_view_add_recognizer(view, watch_get_recognizer(menu->press)) == TACTUS_STATUS_OK;
}

static void destroy_press(struct tactus_context_menu *menu, struct watch **watch, tactus_action_func target)
{
	struct tactus_recognizer *press = watch_get_recognizer(*watch);

	watch_drop(*watch);
	*watch = NULL;
	if (!press)
		return;
	tactus_recognizer_remove_target(press, target, menu);
	tactus_recognizer_set_delegate(press, NULL, NULL);
	tactus_recognizer_destroy(press);
}

void menu_destroy_recognizers(struct tactus_context_menu *menu)
{
	struct tactus_view *overlay = watch_get_view(menu->overlay);

	destroy_press(menu, &menu->press, handle_press);
	destroy_press(menu, &menu->choice, handle_choice);
	watch_drop(menu->overlay);
	menu->overlay = NULL;
	if (overlay)
		tactus_view_destroy(overlay);
}
