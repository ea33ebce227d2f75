/* SPDX-License-Identifier: MIT */
/*
 * All five objects on one list, random fingers, and callbacks that do something random: destroy, end, begin. Nothing
 * breaks, and the library makes no mistake that the engine would report.
 */
#include "fixture.h"
#include "suites.h"

#define STEPS 3000
#define FINGERS 3
#define LIST_LENGTH 800

struct storm {
	struct fixture fixture;
	struct tactus_view *list;
	struct tactus_recognizer *pan;
	struct tactus_transition *transition;
	struct tactus_refresh *refresh;
	struct tactus_swipe_actions *actions;
	struct tactus_context_menu *menu;
	struct tactus_drag_session *session;
	bool is_down[FINGERS];
	uint64_t time_us;
	uint32_t random;
	unsigned depth, acts;
};

static unsigned draw(struct storm *storm, unsigned count)
{
	storm->random = storm->random * 1664525u + 1013904223u;
	return (storm->random >> 8) % count;
}

static void destroy_one(struct storm *storm)
{
	/* The handle goes before the object: callbacks that follow must not use it. */
#define DESTROY(object, function) \
	do { \
		void *gone = storm->object; \
		storm->object = NULL; \
		function(gone); \
	} while (0)
	switch (draw(storm, 5)) {
	case 0:
		DESTROY(transition, tactus_transition_destroy);
		break;
	case 1:
		DESTROY(refresh, tactus_refresh_destroy);
		break;
	case 2:
		DESTROY(actions, tactus_swipe_actions_destroy);
		break;
	case 3:
		DESTROY(menu, tactus_context_menu_destroy);
		break;
	default:
		DESTROY(session, tactus_drag_session_destroy);
		break;
	}
}

static void act(struct storm *storm)
{
	uint64_t now_us = storm->time_us;
	bool is_end = draw(storm, 2);

	/* Callbacks of what a callback does act no more. */
	if (storm->depth > 0)
		return;
	storm->depth++;
	storm->acts++;
	switch (draw(storm, 10)) {
	case 0:
		destroy_one(storm);
		break;
	case 1:
		if (storm->transition)
			tactus_transition_settle(storm->transition, is_end, now_us);
		break;
	case 2:
		if (storm->transition)
			tactus_transition_pause(storm->transition, now_us);
		break;
	case 3:
		if (storm->refresh)
			tactus_refresh_end(storm->refresh);
		break;
	case 4:
		if (storm->refresh)
			tactus_refresh_begin(storm->refresh);
		break;
	case 5:
		if (storm->actions)
			tactus_swipe_actions_close(storm->actions, now_us);
		break;
	case 6:
		if (storm->actions)
			tactus_swipe_actions_forget_row(storm->actions, draw(storm, 10));
		break;
	case 7:
		if (storm->menu)
			tactus_context_menu_close(storm->menu, now_us);
		break;
	case 8:
		if (storm->menu)
			tactus_context_menu_open(storm->menu, draw(storm, 400), draw(storm, 800), now_us);
		break;
	default:
		if (storm->session)
			tactus_drag_session_cancel(storm->session, now_us);
		break;
	}
	storm->depth--;
}

static bool maybe(struct storm *storm)
{
	if (draw(storm, 12) == 0)
		act(storm);
	return draw(storm, 4) != 0;
}

/* --- callbacks --------------------------------------------------------------------- */

static void transition_moved(struct tactus_transition *transition, double progress, void *data)
{
	CHECK(progress >= 0 && progress <= 1);
	maybe(data);
}

static void transition_changed(struct tactus_transition *transition, bool is_end, void *data)
{
	maybe(data);
}

static void refresh_pulled(struct tactus_refresh *refresh, double distance, double progress, void *data)
{
	CHECK(distance >= 0 && progress >= 0 && progress <= 1);
	maybe(data);
}

static void refresh_triggered(struct tactus_refresh *refresh, void *data)
{
	maybe(data);
}

static bool find_row(struct tactus_swipe_actions *actions, double x, double y, struct tactus_swipe_row *row, void *data)
{
	row->id = (uint64_t)(y / 80) % 10;
	row->width = 400;
	row->left = 90;
	row->right = 140;
	return maybe(data);
}

static void row_moved(struct tactus_swipe_actions *actions, uint64_t id, double offset, void *data)
{
	CHECK(id < 10);
	maybe(data);
}

static void row_changed(struct tactus_swipe_actions *actions, uint64_t id, enum tactus_swipe_side side,
	enum tactus_swipe_state state, void *data)
{
	maybe(data);
}

static void menu_changed(
	struct tactus_context_menu *menu, enum tactus_context_menu_state state, double x, double y, void *data)
{
	maybe(data);
}

static int32_t menu_item(struct tactus_context_menu *menu, double x, double y, void *data)
{
	maybe(data);
	return (int32_t)(y / 100) - 3;
}

static void menu_chosen(struct tactus_context_menu *menu, int32_t item, void *data)
{
	maybe(data);
}

static bool menu_dragged(struct tactus_context_menu *menu, double x, double y, void *data)
{
	return maybe(data);
}

static bool drag_item(
	struct tactus_drag_session *session, double x, double y, bool is_added, uint64_t *item, void *data)
{
	*item = (uint64_t)(x / 50);
	return maybe(data);
}

static void drag_moved(struct tactus_drag_session *session, double x, double y, double held, void *data)
{
	maybe(data);
}

static void drag_changed(struct tactus_drag_session *session, enum tactus_drag_state state, void *data)
{
	maybe(data);
}

static bool drag_target(
	struct tactus_drag_session *session, double x, double y, struct tactus_drag_target *target, void *data)
{
	target->id = (uint64_t)(y / 200);
	target->operation = (enum tactus_drag_operation)draw(data, 4);
	target->is_spring_loaded = draw(data, 2);
	return maybe(data);
}

static void list_scrolled(struct tactus_view *list, void *data)
{
	struct storm *storm = data;

	if (storm->refresh)
		tactus_refresh_did_scroll(storm->refresh);
}

static void list_released(struct tactus_view *list, double velocity_x, double velocity_y, double *target_x,
	double *target_y, void *data)
{
	struct storm *storm = data;

	if (storm->refresh)
		tactus_refresh_will_end_dragging(storm->refresh, target_y);
}

/* --- the storm --------------------------------------------------------------------- */

static void create_missing(struct storm *storm)
{
	struct tactus_transition_callbacks transition = TACTUS_TRANSITION_CALLBACKS_INIT;
	struct tactus_refresh_callbacks refresh = TACTUS_REFRESH_CALLBACKS_INIT;
	struct tactus_swipe_actions_callbacks actions = TACTUS_SWIPE_ACTIONS_CALLBACKS_INIT;
	struct tactus_context_menu_callbacks menu = TACTUS_CONTEXT_MENU_CALLBACKS_INIT;
	struct tactus_drag_callbacks session = TACTUS_DRAG_CALLBACKS_INIT;

	transition.changed = transition_moved;
	transition.released = transition.rested = transition_changed;
	refresh.pulled = refresh_pulled;
	refresh.triggered = refresh_triggered;
	actions.find_row = find_row;
	actions.moved = row_moved;
	actions.changed = row_changed;
	menu.changed = menu_changed;
	menu.find_item = menu_item;
	menu.chosen = menu_chosen;
	menu.drag_off = menu_dragged;
	session.find_item = drag_item;
	session.moved = drag_moved;
	session.changed = drag_changed;
	session.find_target = drag_target;
	if (!storm->transition) {
		storm->transition = tactus_transition_create(storm->fixture.application, NULL, &transition, storm);
		tactus_transition_add_recognizer(storm->transition, storm->pan, TACTUS_SWIPE_DIRECTION_RIGHT);
	}
	if (!storm->refresh)
		storm->refresh = tactus_refresh_create(storm->list, NULL, &refresh, storm);
	if (!storm->actions)
		storm->actions = tactus_swipe_actions_create(storm->list, NULL, &actions, storm);
	if (!storm->menu)
		storm->menu = tactus_context_menu_create(storm->list, NULL, &menu, storm);
	if (!storm->session)
		storm->session = tactus_drag_session_create(storm->list, NULL, &session, storm);
}

static void advance(struct storm *storm)
{
	tactus_application_advance(storm->fixture.application, storm->time_us);
	tactus_transition_advance(storm->transition, storm->time_us);
	tactus_swipe_actions_advance(storm->actions, storm->time_us);
	tactus_context_menu_advance(storm->menu, storm->time_us);
	tactus_drag_session_advance(storm->session, storm->time_us);
}

static void move_finger(struct storm *storm)
{
	struct tactus_touch_source *panel = storm->fixture.panel;
	int32_t finger = (int32_t)draw(storm, FINGERS);
	double x = draw(storm, 400), y = draw(storm, LIST_LENGTH);

	if (!storm->is_down[finger])
		tactus_touch_source_down(panel, storm->time_us, finger, x, y);
	else if (draw(storm, 3) == 0)
		tactus_touch_source_up(panel, storm->time_us, finger);
	else {
		tactus_touch_source_motion(panel, storm->time_us, finger, x, y);
		tactus_touch_source_frame(panel, storm->time_us);
		return;
	}
	storm->is_down[finger] = !storm->is_down[finger];
	tactus_touch_source_frame(panel, storm->time_us);
}

static void cancel_fingers(struct storm *storm)
{
	int finger;

	tactus_touch_source_cancel_all(storm->fixture.panel, storm->time_us);
	for (finger = 0; finger < FINGERS; finger++)
		storm->is_down[finger] = false;
}

static void check_storm_of(uint32_t seed)
{
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;
	struct storm storm = { .random = seed, .time_us = 1000000 };
	unsigned step;

	fixture_open(&storm.fixture);
	storm.list = tactus_scroll_view_create(storm.fixture.application, 0, 0, 400, LIST_LENGTH, 400, 2000);
	tactus_view_add_subview(storm.fixture.window, storm.list);
	storm.pan = tactus_pan_recognizer_create(storm.fixture.application);
	tactus_view_add_recognizer(storm.fixture.window, storm.pan);
	delegate.did_scroll = list_scrolled;
	delegate.will_end_dragging = list_released;
	tactus_scroll_view_set_delegate(storm.list, &delegate, &storm);
	for (step = 0; step < STEPS; step++) {
		create_missing(&storm);
		/* Mostly pictures; sometimes long enough for a press. */
		storm.time_us += draw(&storm, 20) == 0 ? 600000 : 8000;
		advance(&storm);
		create_missing(&storm);
		if (draw(&storm, 100) == 0)
			cancel_fingers(&storm);
		else
			move_finger(&storm);
	}
	CHECK(storm.acts > STEPS / 20);
	CHECK(tactus_application_get_client_bug_count(storm.fixture.application) == 0);
	tactus_transition_destroy(storm.transition);
	tactus_refresh_destroy(storm.refresh);
	tactus_swipe_actions_destroy(storm.actions);
	tactus_context_menu_destroy(storm.menu);
	tactus_drag_session_destroy(storm.session);
	fixture_close(&storm.fixture);
}

static void check_some_storms(void)
{
	uint32_t seed;

	for (seed = 1; seed <= 3; seed++)
		check_storm_of(seed);
}

void check_storm(void)
{
	check_run("storm: all objects at once, and callbacks that act", check_some_storms);
}
