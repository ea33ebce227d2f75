/* SPDX-License-Identifier: MIT */
/* Context menus that are cancelled, closed, opened by the host and destroyed. */
#include "menu-fixture.h"
#include "suites.h"

#include <math.h>

static void check_cancelled(void)
{
	struct menu menu;

	menu_start(&menu);
	finger_down(&menu.fixture, 1000, 1, 200, BESIDE_Y);
	tactus_touch_source_cancel_all(menu.fixture.panel, 1200000);
	menu_go_to(&menu, 1210);
	expect_notes("pressed 200,600\nclosed 200,600\n");
	menu_finish(&menu);

	menu_start(&menu);
	menu_hold(&menu);
	finger_motion(&menu.fixture, 2510, 1, 200, ITEM_Y(2));
	tactus_touch_source_cancel_all(menu.fixture.panel, 2520000);
	expect_notes("highlighted 2\nclosed 200,600\nhighlighted -1\n");
	menu_finish(&menu);

	menu_start(&menu);
	menu_leave_open(&menu);
	finger_down(&menu.fixture, 3000, 2, 200, ITEM_Y(2));
	tactus_touch_source_cancel_all(menu.fixture.panel, 3010000);
	expect_notes("highlighted 2\nhighlighted -1\n");
	CHECK(menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_OPEN));
	menu_finish(&menu);
}

static void check_closed_by_host(void)
{
	struct menu menu;

	/* Under a finger that would have opened it. */
	menu_start(&menu);
	finger_down(&menu.fixture, 1000, 1, 200, BESIDE_Y);
	menu_go_to(&menu, 1400);
	CHECK(tactus_context_menu_close(menu.menu, 1400000) == TACTUS_STATUS_OK);
	CHECK(tactus_context_menu_close(menu.menu, 1400000) == TACTUS_STATUS_OK);
	menu_go_to(&menu, 1600);
	expect_notes("pressed 200,600\nclosed 200,600\n");
	CHECK(menu.lift < 0.7);
	CHECK(tactus_recognizer_get_number_of_touches(tactus_context_menu_get_recognizer(menu.menu)) == 0);
	finger_up(&menu.fixture, 1610, 1);
	/* Pressed again before the preview is down: it does not jump. */
	finger_down(&menu.fixture, 1620, 1, 200, BESIDE_Y);
	menu_go_to(&menu, 1630);
	CHECK(menu.lift > 0.05);
	menu_go_to(&menu, 2120);
	CHECK(menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_OPEN));
	/* Under the finger that has opened it, which does nothing more. */
	forget_notes();
	CHECK(tactus_context_menu_close(menu.menu, 2130000) == TACTUS_STATUS_OK);
	finger_motion(&menu.fixture, 2140, 1, 200, ITEM_Y(1));
	finger_up(&menu.fixture, 2150, 1);
	expect_notes("closed 200,600\n");
	menu_finish(&menu);
}

static void check_opened_by_host(void)
{
	struct menu menu;

	menu_start(&menu);
	CHECK(tactus_context_menu_open(menu.menu, 50, 60, 1000000) == TACTUS_STATUS_OK);
	CHECK(tactus_context_menu_open(menu.menu, 70, 80, 1000000) == TACTUS_STATUS_OK);
	CHECK(menu_rest(&menu, 1000) != 0);
	CHECK(menu.lift == 1 && menu.open == 1);
	finger_down(&menu.fixture, 3000, 1, 200, ITEM_Y(1));
	finger_up(&menu.fixture, 3050, 1);
	expect_notes("open 50,60\nhighlighted 1\nchosen 1\nclosed 50,60\nhighlighted -1\n");
	menu_finish(&menu);

	/* With a finger down that would open it later. */
	menu_start(&menu);
	finger_down(&menu.fixture, 1000, 1, 200, BESIDE_Y);
	CHECK(tactus_context_menu_open(menu.menu, 50, 60, 1100000) == TACTUS_STATUS_OK);
	menu_go_to(&menu, 1600);
	finger_motion(&menu.fixture, 1700, 1, 200, ITEM_Y(1));
	finger_up(&menu.fixture, 1710, 1);
	expect_notes("pressed 200,600\nopen 50,60\n");
	menu_finish(&menu);
}

static void check_settings(void)
{
	struct tactus_context_menu_settings settings = TACTUS_CONTEXT_MENU_SETTINGS_INIT;
	struct menu menu;

	menu_start(&menu);
	settings.press_us = 200000;
	settings.hint_us = 200000;
	CHECK(tactus_context_menu_set_settings(menu.menu, &settings) == TACTUS_STATUS_OK);
	finger_down(&menu.fixture, 1000, 1, 200, BESIDE_Y);
	menu_go_to(&menu, 1199);
	CHECK(menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_PRESSED) && menu.lift == 0);
	menu_go_to(&menu, 1200);
	CHECK(menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_OPEN));
	CHECK(menu_rest(&menu, 1200) != 0);
	CHECK(menu.lift == 1);
	forget_notes();
	menu_finish(&menu);
}

static void ignore_line(enum tactus_log_level level, const char *message, void *data)
{
}

static void check_arguments(void)
{
	struct tactus_context_menu_settings settings = TACTUS_CONTEXT_MENU_SETTINGS_INIT;
	struct tactus_context_menu_callbacks callbacks = TACTUS_CONTEXT_MENU_CALLBACKS_INIT;
	struct menu menu;

	tactus_interactions_set_log_handler(ignore_line, NULL);
	menu_start(&menu);
	CHECK(!tactus_context_menu_create(NULL, NULL, NULL, NULL));
	settings.hint_us = settings.press_us + 1;
	CHECK(!tactus_context_menu_create(menu.view, &settings, NULL, NULL));
	CHECK(tactus_context_menu_set_settings(menu.menu, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	settings.hint_us = 0;
	settings.press_us = 60000001;
	CHECK(tactus_context_menu_set_settings(menu.menu, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	settings.press_us = 0;
	settings.drag_distance = NAN;
	CHECK(tactus_context_menu_set_settings(menu.menu, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_context_menu_set_settings(menu.menu, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_context_menu_set_settings(NULL, &settings) == TACTUS_STATUS_INVALID_ARGUMENT);
	callbacks.size = 2;
	CHECK(!tactus_context_menu_create(menu.view, NULL, &callbacks, NULL));
	CHECK(tactus_context_menu_open(NULL, 0, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_context_menu_open(menu.menu, NAN, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_context_menu_open(menu.menu, 0, 5e9, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_context_menu_close(NULL, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(!tactus_context_menu_advance(NULL, 0) && !tactus_context_menu_get_recognizer(NULL));
	CHECK(tactus_context_menu_get_state(NULL) == TACTUS_CONTEXT_MENU_STATE_CLOSED);
	tactus_context_menu_destroy(NULL);
	menu_finish(&menu);
	tactus_interactions_set_log_handler(NULL, NULL);
}

static void destroy_menu(struct menu *menu)
{
	struct tactus_context_menu *object = menu->menu;

	menu->menu = NULL;
	tactus_context_menu_destroy(object);
	if (object)
		CHECK(tactus_context_menu_close(object, 0) == TACTUS_STATUS_DESTROYED);
}

static void destroy_view(struct menu *menu)
{
	menu->act = NULL;
	tactus_view_destroy(menu->view);
}

static void destroy_window(struct menu *menu)
{
	menu->act = NULL;
	tactus_view_destroy(menu->fixture.window);
}

static void destroy_application(struct menu *menu)
{
	menu->act = NULL;
	tactus_application_destroy(menu->fixture.application);
	menu->fixture.application = NULL;
	menu->fixture.panel = NULL;
}

static void close_menu(struct menu *menu)
{
	tactus_context_menu_close(menu->menu, 1600000);
}

static void open_menu(struct menu *menu)
{
	tactus_context_menu_open(menu->menu, 10, 10, 1600000);
}

static void play(struct menu *menu)
{
	finger_down(&menu->fixture, 1000, 1, 200, BESIDE_Y);
	menu_go_to(menu, 1200);
	menu_go_to(menu, 1500);
	finger_motion(&menu->fixture, 1600, 1, 200, ITEM_Y(1));
	finger_motion(&menu->fixture, 1610, 1, 300, BESIDE_Y);
	finger_up(&menu->fixture, 1620, 1);
	menu_rest(menu, 1620);
	finger_down(&menu->fixture, 4000, 1, 200, ITEM_Y(2));
	finger_motion(&menu->fixture, 4010, 1, 200, ITEM_Y(1));
	finger_up(&menu->fixture, 4020, 1);
	menu_rest(menu, 4020);
	finger_down(&menu->fixture, 6000, 1, 200, BESIDE_Y);
	finger_up(&menu->fixture, 6020, 1);
	menu_rest(menu, 6020);
}

static void check_callbacks_that_act(void)
{
	static const char *const moments[] = { "can_open", "pressed", "open", "closed", "moved", "find_item",
		"highlighted", "chosen", "drag_off" };
	static void (*const acts[])(struct menu * menu) = { destroy_menu, destroy_view, destroy_window,
		destroy_application, close_menu, open_menu };
	size_t moment, act, drags;

	tactus_interactions_set_log_handler(ignore_line, NULL);
	tactus_set_default_log_handler(ignore_line, NULL);
	for (moment = 0; moment < sizeof(moments) / sizeof(moments[0]); moment++) {
		for (act = 0; act < sizeof(acts) / sizeof(acts[0]); act++) {
			for (drags = 0; drags < 2; drags++) {
				struct menu menu;

				menu_start(&menu);
				menu.is_quiet = true;
				menu.drags = drags;
				menu.moment = moments[moment];
				menu.act = acts[act];
				play(&menu);
				menu_finish(&menu);
			}
		}
	}
	tactus_set_default_log_handler(NULL, NULL);
	tactus_interactions_set_log_handler(NULL, NULL);
}

static void check_order_of_destruction(void)
{
	struct menu menu;

	/* Its window goes while it is open; then it opens in another one. */
	menu_start(&menu);
	menu_leave_open(&menu);
	tactus_view_remove_from_superview(menu.view);
	tactus_view_destroy(menu.fixture.window);
	CHECK(tactus_context_menu_close(menu.menu, 3000000) == TACTUS_STATUS_OK);
	menu.fixture.window = tactus_window_create(menu.fixture.application, 0, 0, 400, 800);
	tactus_view_add_subview(menu.fixture.window, menu.view);
	CHECK(tactus_context_menu_open(menu.menu, 50, 60, 4000000) == TACTUS_STATUS_OK);
	forget_notes();
	finger_down(&menu.fixture, 5000, 1, 200, ITEM_Y(1));
	finger_up(&menu.fixture, 5050, 1);
	expect_notes("highlighted 1\nchosen 1\nclosed 50,60\nhighlighted -1\n");
	menu_finish(&menu);

	menu_start(&menu);
	menu_hold(&menu);
	tactus_view_destroy(menu.view);
	menu_rest(&menu, 3000);
	CHECK(tactus_context_menu_close(menu.menu, 3000000) == TACTUS_STATUS_OK);
	CHECK(tactus_context_menu_open(menu.menu, 1, 1, 3000000) == TACTUS_STATUS_OK);
	CHECK(menu_is(&menu, TACTUS_CONTEXT_MENU_STATE_CLOSED));
	tactus_application_destroy(menu.fixture.application);
	menu.fixture.application = NULL;
	CHECK(tactus_context_menu_close(menu.menu, 3000000) == TACTUS_STATUS_OK);
	forget_notes();
	menu_finish(&menu);
}

void check_menu_life(void)
{
	check_run("context menu: cancelled in every state", check_cancelled);
	check_run("context menu: closed by the host", check_closed_by_host);
	check_run("context menu: opened by the host", check_opened_by_host);
	check_run("context menu: other times", check_settings);
	check_run("context menu: arguments that are wrong", check_arguments);
	check_run("context menu: callbacks that destroy, close and open", check_callbacks_that_act);
	check_run("context menu: view, window and application go first", check_order_of_destruction);
}
