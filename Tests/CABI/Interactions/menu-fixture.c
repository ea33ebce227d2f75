/* SPDX-License-Identifier: MIT */
#include "menu-fixture.h"

#include <string.h>

#define PICTURE_MS 16
#define PICTURES_MAXIMUM 1000

static void reach(struct menu *menu, const char *moment)
{
	if (menu->moment && strcmp(menu->moment, moment) == 0 && menu->act)
		menu->act(menu);
}

static bool can_open(struct tactus_context_menu *object, double x, double y, void *data)
{
	reach(data, "can_open");
	return y < 700;
}

static void handle_changed(
	struct tactus_context_menu *object, enum tactus_context_menu_state state, double x, double y, void *data)
{
	static const char *const names[] = { "closed", "pressed", "open" };
	struct menu *menu = data;

	CHECK(state == tactus_context_menu_get_state(object));
	if (!menu->is_quiet)
		note("%s %.0f,%.0f", names[state], x, y);
	reach(menu, names[state]);
}

static void handle_moved(struct tactus_context_menu *object, double lift, double open, void *data)
{
	struct menu *menu = data;

	menu->lift = lift;
	menu->open = open;
	reach(menu, "moved");
}

static int32_t find_item(struct tactus_context_menu *object, double x, double y, void *data)
{
	reach(data, "find_item");
	if (y >= 100 && y < 280)
		return (int32_t)((y - 100) / 60);
	if (y >= 280 && y < 300)
		return TACTUS_CONTEXT_MENU_NO_ITEM;
	return y >= 400 && y < 500 ? TACTUS_CONTEXT_MENU_PREVIEW : TACTUS_CONTEXT_MENU_OUTSIDE;
}

static void handle_highlighted(struct tactus_context_menu *object, int32_t item, void *data)
{
	struct menu *menu = data;

	if (!menu->is_quiet)
		note("highlighted %d", (int)item);
	reach(menu, "highlighted");
}

static void handle_chosen(struct tactus_context_menu *object, int32_t item, void *data)
{
	struct menu *menu = data;

	if (!menu->is_quiet)
		note("chosen %d", (int)item);
	reach(menu, "chosen");
}

static bool drag_off(struct tactus_context_menu *object, double x, double y, void *data)
{
	struct menu *menu = data;

	if (!menu->is_quiet)
		note("dragged off at %.0f,%.0f", x, y);
	reach(menu, "drag_off");
	return menu->drags;
}

void menu_start(struct menu *menu)
{
	struct tactus_context_menu_callbacks callbacks = TACTUS_CONTEXT_MENU_CALLBACKS_INIT;

	*menu = (struct menu){ .drags = true };
	fixture_open(&menu->fixture);
	menu->view = tactus_view_create(menu->fixture.application, 0, 0, 400, 800);
	tactus_view_add_subview(menu->fixture.window, menu->view);
	callbacks.can_open = can_open;
	callbacks.changed = handle_changed;
	callbacks.moved = handle_moved;
	callbacks.find_item = find_item;
	callbacks.highlighted = handle_highlighted;
	callbacks.chosen = handle_chosen;
	callbacks.drag_off = drag_off;
	menu->menu = tactus_context_menu_create(menu->view, NULL, &callbacks, menu);
	CHECK(menu->menu);
}

void menu_finish(struct menu *menu)
{
	tactus_context_menu_destroy(menu->menu);
	fixture_close(&menu->fixture);
}

void menu_go_to(struct menu *menu, unsigned ms)
{
	tactus_application_advance(menu->fixture.application, (uint64_t)ms * 1000);
	tactus_context_menu_advance(menu->menu, (uint64_t)ms * 1000);
}

unsigned menu_rest(struct menu *menu, unsigned ms)
{
	unsigned pictures;

	for (pictures = 0; pictures < PICTURES_MAXIMUM; pictures++, ms += PICTURE_MS) {
		tactus_application_advance(menu->fixture.application, (uint64_t)ms * 1000);
		if (!tactus_context_menu_advance(menu->menu, (uint64_t)ms * 1000))
			return ms;
	}
	return 0;
}

void menu_hold(struct menu *menu)
{
	finger_down(&menu->fixture, 1000, 1, 200, BESIDE_Y);
	menu_go_to(menu, 1500);
	menu_rest(menu, 1500);
	menu_go_to(menu, 2500);
	forget_notes();
}

void menu_leave_open(struct menu *menu)
{
	menu_hold(menu);
	finger_up(&menu->fixture, 2500, 1);
	forget_notes();
}

bool menu_is(const struct menu *menu, enum tactus_context_menu_state state)
{
	return tactus_context_menu_get_state(menu->menu) == state;
}
