/* SPDX-License-Identifier: MIT */
/* Objects that find no memory while they are created, and those that take none while fingers move. */
#include "drag-fixture.h"
#include "menu-fixture.h"
#include "suites.h"
#include "swipe-fixture.h"
#include "transition-fixture.h"

#include <stdlib.h>

/* More than any of the objects takes. */
#define STEPS_MAXIMUM 40

/* Calls that still succeed, or -1: all do. The linker's --wrap redirects the library's calls to here. */
static int steps = -1;
static unsigned allocations;

void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);
enum tactus_status __real_tactus_view_add_recognizer(struct tactus_view *view, struct tactus_recognizer *recognizer);
enum tactus_status __wrap_tactus_view_add_recognizer(struct tactus_view *view, struct tactus_recognizer *recognizer);
enum tactus_status __real_tactus_recognizer_add_target(
	struct tactus_recognizer *recognizer, tactus_action_func action, void *data);
enum tactus_status __wrap_tactus_recognizer_add_target(
	struct tactus_recognizer *recognizer, tactus_action_func action, void *data);

static bool spend(void)
{
	if (steps == 0)
		return false;
	steps -= steps > 0;
	return true;
}

void *__wrap_calloc(size_t count, size_t size)
{
	allocations++;
	return spend() ? __real_calloc(count, size) : NULL;
}

enum tactus_status __wrap_tactus_view_add_recognizer(struct tactus_view *view, struct tactus_recognizer *recognizer)
{
	return spend() ? __real_tactus_view_add_recognizer(view, recognizer) : TACTUS_STATUS_NO_MEMORY;
}

enum tactus_status __wrap_tactus_recognizer_add_target(
	struct tactus_recognizer *recognizer, tactus_action_func action, void *data)
{
	return spend() ? __real_tactus_recognizer_add_target(recognizer, action, data) : TACTUS_STATUS_NO_MEMORY;
}

/* Creates one of each. Returns how many there are. */
static unsigned create_all(struct fixture *fixture, struct tactus_view *list, struct tactus_recognizer *pan)
{
	struct tactus_transition *transition = tactus_transition_create(fixture->application, NULL, NULL, NULL);
	struct tactus_refresh *refresh = tactus_refresh_create(list, NULL, NULL, NULL);
	struct tactus_swipe_actions *actions = tactus_swipe_actions_create(list, NULL, NULL, NULL);
	struct tactus_context_menu *menu = tactus_context_menu_create(list, NULL, NULL, NULL);
	struct tactus_drag_session *session = tactus_drag_session_create(list, NULL, NULL, NULL);
	unsigned count = (transition != NULL) + (refresh != NULL) + (actions != NULL) + (menu != NULL) +
		(session != NULL);

	if (transition && tactus_transition_add_recognizer(transition, pan, 1) == TACTUS_STATUS_OK)
		count++;
	tactus_transition_destroy(transition);
	tactus_refresh_destroy(refresh);
	tactus_swipe_actions_destroy(actions);
	tactus_context_menu_destroy(menu);
	tactus_drag_session_destroy(session);
	return count;
}

/* Whatever is missing, the rest works, and nothing is left behind. */
static void check_creation(void)
{
	struct tactus_recognizer *pan;
	struct tactus_view *list;
	struct fixture fixture;
	int allowed;

	fixture_open(&fixture);
	list = tactus_scroll_view_create(fixture.application, 0, 0, 400, 800, 400, 2000);
	tactus_view_add_subview(fixture.window, list);
	pan = tactus_pan_recognizer_create(fixture.application);
	tactus_view_add_recognizer(fixture.window, pan);
	for (allowed = 0; allowed < STEPS_MAXIMUM; allowed++) {
		size_t before = tactus_view_get_recognizer_count(list);

		steps = allowed;
		CHECK(create_all(&fixture, list, pan) < 6 || allowed > 20);
		steps = -1;
		CHECK(tactus_view_get_recognizer_count(list) == before);
	}
	CHECK(create_all(&fixture, list, pan) == 6);
	fixture_close(&fixture);
}

static void check_drawer(void)
{
	struct drawer drawer;

	drawer_open(&drawer);
	drawer_start(&drawer);
	allocations = 0;
	finger_down(&drawer.fixture, 1000, 1, 50, 400);
	finger_drag(&drawer.fixture, 1000, 1120, 1, 50, 400, 170, 400);
	finger_up(&drawer.fixture, 1120, 1);
	finger_down(&drawer.fixture, 1170, 1, 300, 300);
	finger_up(&drawer.fixture, 1270, 1);
	drawer_rest(&drawer, 1270);
	CHECK(allocations == 0);
	forget_notes();
	drawer_close(&drawer);
}

static void check_rows(void)
{
	struct rows rows;

	rows_open(&rows, true);
	allocations = 0;
	rows_swipe(&rows, 1000, 2, 300, -100, true);
	rows_rest(&rows, 1400);
	rows_swipe(&rows, 3000, 3, 300, -100, true);
	rows_rest(&rows, 3400);
	rows_swipe(&rows, 5000, 3, 380, -300, true);
	CHECK(allocations == 0);
	forget_notes();
	rows_close(&rows);
}

static void check_menu(void)
{
	struct menu menu;

	menu_start(&menu);
	allocations = 0;
	menu_leave_open(&menu);
	finger_down(&menu.fixture, 3000, 1, 200, ITEM_Y(1));
	finger_up(&menu.fixture, 3050, 1);
	menu_rest(&menu, 3050);
	CHECK(tactus_context_menu_open(menu.menu, 50, 60, 9000000) == TACTUS_STATUS_OK);
	CHECK(allocations == 0);
	forget_notes();
	menu_finish(&menu);
}

static void check_carrier(void)
{
	struct carrier carrier;

	carrier_open(&carrier);
	allocations = 0;
	carrier_lift(&carrier);
	finger_motion(&carrier.fixture, 2510, 1, 150, SPRING_Y);
	carrier_go_to(&carrier, 3300);
	finger_up(&carrier.fixture, 3310, 1);
	CHECK(allocations == 0);
	forget_notes();
	carrier_close(&carrier);
}

void check_memory(void)
{
	check_run("memory: none while objects are created", check_creation);
	check_run("memory: a transition takes none", check_drawer);
	check_run("memory: swipe actions take none", check_rows);
	check_run("memory: a context menu takes none", check_menu);
	check_run("memory: a drag session takes none", check_carrier);
}
