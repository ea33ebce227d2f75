/* SPDX-License-Identifier: MIT */
/* Creates and destroys context menus, and what the host does to them. */
#include "context-menu.h"

#include "ranges.h"
#include "sized.h"

#include <stdlib.h>

#define PRESS_MAXIMUM_US 60000000

static bool copy_settings(
	struct tactus_context_menu_settings *copy, const struct tactus_context_menu_settings *settings)
{
	struct tactus_context_menu_settings read = TACTUS_CONTEXT_MENU_SETTINGS_INIT;

	if (settings && !interactions_copy_sized(&read, sizeof(read), settings))
		return false;
	if (read.press_us > PRESS_MAXIMUM_US || read.hint_us > read.press_us ||
		!spring_is_valid(read.response_us, read.damping_ratio, 0) ||
		!number_is_within(read.drag_distance, 0, TACTUS_NUMBER_MAX))
		return false;
	*copy = read;
	return true;
}

static void free_menu(struct interaction *base)
{
	free(base);
}

static void detach(struct tactus_context_menu *menu)
{
	menu_destroy_recognizers(menu);
	watch_drop(menu->view);
	menu->view = NULL;
}

/* Returns false with what was created let go. */
static bool attach(struct tactus_context_menu *menu, struct tactus_view *view)
{
	if (!interaction_init(&menu->base, tactus_view_get_application(view), free_menu))
		return false;
	menu->view = watch_view(view);
	if (menu->view && menu_create_recognizers(menu, view))
		return true;
	detach(menu);
	interaction_detach(&menu->base);
	return false;
}

struct tactus_context_menu *tactus_context_menu_create(struct tactus_view *view,
	const struct tactus_context_menu_settings *settings, const struct tactus_context_menu_callbacks *callbacks,
	void *data)
{
	struct tactus_context_menu *menu;

	if (!tactus_view_get_application(view)) {
		CLIENT_BUG("view is NULL or destroyed");
		return NULL;
	}
	menu = calloc(1, sizeof(*menu));
	if (!menu)
		return NULL;
	menu->data = data;
	menu->item = TACTUS_CONTEXT_MENU_NO_ITEM;
	if (!copy_settings(&menu->settings, settings))
		CLIENT_BUG("settings are not valid");
	else if (callbacks && !interactions_copy_sized(&menu->callbacks, sizeof(menu->callbacks), callbacks))
		CLIENT_BUG("the size of callbacks is not valid");
	else if (attach(menu, view))
		return menu;
	free(menu);
	return NULL;
}

void tactus_context_menu_destroy(struct tactus_context_menu *menu)
{
	if (!menu || menu->base.is_destroyed)
		return;
	if (!interaction_detach(&menu->base)) {
		CLIENT_BUG(CALLED_FROM_LISTENER);
		return;
	}
	detach(menu);
	interaction_destroy(&menu->base);
}

enum tactus_status tactus_context_menu_set_settings(
	struct tactus_context_menu *menu, const struct tactus_context_menu_settings *settings)
{
	REQUIRE_OBJECT(menu);
	REQUIRE(settings, "settings is NULL");
	REQUIRE(copy_settings(&menu->settings, settings), "settings are not valid");
	if (watch_get_recognizer(menu->press))
		tactus_recognizer_set_duration(watch_get_recognizer(menu->press), TACTUS_DURATION_MINIMUM_PRESS,
			menu->settings.press_us);
	return TACTUS_STATUS_OK;
}

struct tactus_recognizer *tactus_context_menu_get_recognizer(const struct tactus_context_menu *menu)
{
	return menu ? watch_get_recognizer(menu->press) : NULL;
}

bool tactus_context_menu_advance(struct tactus_context_menu *menu, uint64_t time_us)
{
	bool is_moving;

	if (!menu || menu->base.is_destroyed)
		return false;
	interaction_enter(&menu->base);
	menu_advance(menu, time_us);
	is_moving = !menu->base.is_destroyed &&
		(menu->is_moving || menu->state == TACTUS_CONTEXT_MENU_STATE_PRESSED);
	interaction_leave(&menu->base);
	return is_moving;
}

enum tactus_status tactus_context_menu_open(struct tactus_context_menu *menu, double x, double y, uint64_t time_us)
{
	REQUIRE_OBJECT(menu);
	REQUIRE(number_is_within(x, -TACTUS_NUMBER_MAX, TACTUS_NUMBER_MAX), "x is out of range");
	REQUIRE(number_is_within(y, -TACTUS_NUMBER_MAX, TACTUS_NUMBER_MAX), "y is out of range");
	if (menu->state == TACTUS_CONTEXT_MENU_STATE_OPEN || !watch_get_view(menu->view))
		return TACTUS_STATUS_OK;
	interaction_enter(&menu->base);
	menu->x = x;
	menu->y = y;
	menu_open(menu, time_us);
	interaction_leave(&menu->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_context_menu_close(struct tactus_context_menu *menu, uint64_t time_us)
{
	REQUIRE_OBJECT(menu);
	interaction_enter(&menu->base);
	menu_close(menu, time_us);
	interaction_leave(&menu->base);
	return TACTUS_STATUS_OK;
}

enum tactus_context_menu_state tactus_context_menu_get_state(const struct tactus_context_menu *menu)
{
	return menu ? menu->state : TACTUS_CONTEXT_MENU_STATE_CLOSED;
}
