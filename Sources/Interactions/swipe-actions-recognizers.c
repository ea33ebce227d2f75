/* SPDX-License-Identifier: MIT */
/* The pan that swipes rows, and the catch that stops and closes them. */
#include "swipe-actions.h"

#include <math.h>
#include <stddef.h>

#define ACTIONS_OF_CATCH(pointer) \
	((struct tactus_swipe_actions *)((char *)(pointer)-offsetof(struct tactus_swipe_actions, catch)))

/* Asks the host, and keeps out what is no row. */
static bool find_row(struct tactus_swipe_actions *actions, double x, double y, struct tactus_swipe_row *row)
{
	static const struct tactus_swipe_row none = TACTUS_SWIPE_ROW_INIT;
	bool is_found;

	*row = none;
	if (!actions->callbacks.find_row)
		return false;
	interaction_enter(&actions->base);
	is_found = actions->callbacks.find_row(actions, x, y, row, actions->data) && !actions->base.is_destroyed &&
		swipe_row_is_valid(row);
	interaction_leave(&actions->base);
	return is_found;
}

static bool is_current(const struct tactus_swipe_actions *actions, uint64_t id)
{
	return actions->current.state != TACTUS_SWIPE_STATE_CLOSED && actions->current.row.id == id;
}

/* --- the pan ----------------------------------------------------------------------- */

static bool may_begin(struct tactus_swipe_actions *actions, struct tactus_recognizer *pan)
{
	struct tactus_view *view = tactus_recognizer_get_view(pan);
	double x = 0, y = 0, dx = 0, dy = 0;

	tactus_recognizer_get_location(pan, view, &x, &y);
	tactus_pan_recognizer_get_translation(pan, view, &dx, &dy);
	if (fabs(dx) <= fabs(dy) || !find_row(actions, x - dx, y - dy, &actions->found) ||
		actions->current.state == TACTUS_SWIPE_STATE_PERFORMING)
		return false;
	return is_current(actions, actions->found.id) ||
		(dx > 0 ? actions->found.left : actions->found.right) > 0;
}

static enum tactus_answer should_begin(struct tactus_recognizer *pan, void *data)
{
	struct tactus_swipe_actions *actions = data;
	bool may;

	interaction_enter(&actions->base);
	may = may_begin(actions, pan);
	interaction_leave(&actions->base);
	return may ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

static double translation(struct tactus_recognizer *pan)
{
	double x = 0;

	tactus_pan_recognizer_get_translation(pan, tactus_recognizer_get_view(pan), &x, NULL);
	return x;
}

static void begin(struct tactus_swipe_actions *actions, struct tactus_recognizer *pan)
{
	uint64_t time_us = interaction_time(&actions->base);
	double dx = translation(pan);

	if (!is_current(actions, actions->found.id) &&
		!swipe_enter(actions, &actions->found, dx > 0 ? TACTUS_SWIPE_SIDE_LEFT : TACTUS_SWIPE_SIDE_RIGHT,
			time_us))
		return;
	/* A row that the catch holds stays where it is. */
	if (!actions->is_caught && !swipe_hold(actions, time_us))
		return;
	actions->is_caught = false;
	actions->is_dragging = true;
	swipe_show(actions, actions->held_at + dx);
}

static void end(struct tactus_swipe_actions *actions, struct tactus_recognizer *pan)
{
	double velocity = 0;

	swipe_show(actions, actions->held_at + translation(pan));
	if (actions->base.is_destroyed || !actions->is_dragging || !watch_get_recognizer(actions->pan))
		return;
	tactus_pan_recognizer_get_velocity(pan, tactus_recognizer_get_view(pan), &velocity, NULL);
	swipe_release(actions, velocity, interaction_time(&actions->base));
}

/* Returns where the row would rest if the finger had not come. */
static enum tactus_swipe_state rest_before(const struct tactus_swipe_actions *actions)
{
	return actions->before == TACTUS_SWIPE_STATE_OPEN ? TACTUS_SWIPE_STATE_OPEN : TACTUS_SWIPE_STATE_CLOSING;
}

static void handle_pan(struct tactus_recognizer *pan, void *data)
{
	struct tactus_swipe_actions *actions = data;
	enum tactus_recognizer_state state = tactus_recognizer_get_state(pan);

	interaction_enter(&actions->base);
	if (state == TACTUS_RECOGNIZER_STATE_BEGAN)
		begin(actions, pan);
	else if (!actions->is_dragging)
		;
	else if (state == TACTUS_RECOGNIZER_STATE_CHANGED)
		swipe_show(actions, actions->held_at + translation(pan));
	else if (state == TACTUS_RECOGNIZER_STATE_ENDED)
		end(actions, pan);
	else
		swipe_settle(actions, &actions->current, rest_before(actions), 0, interaction_time(&actions->base));
	interaction_leave(&actions->base);
}

/* --- the catch --------------------------------------------------------------------- */

/* The actions of the open row get their own touches. */
static bool is_for_catch(struct tactus_swipe_actions *actions, const struct tactus_touch *touch)
{
	const struct swipe_row *row = &actions->current;
	struct tactus_swipe_row found;
	double x = 0, y = 0, inside;

	if (row->state != TACTUS_SWIPE_STATE_OPEN && row->state != TACTUS_SWIPE_STATE_CLOSING)
		return false;
	tactus_touch_get_location(touch, watch_get_view(actions->view), &x, &y);
	actions->was_closed = !find_row(actions, x, y, &found) || found.id != row->row.id;
	if (actions->was_closed)
		return row->state == TACTUS_SWIPE_STATE_OPEN;
	inside = x - row->row.x;
	return row->side == TACTUS_SWIPE_SIDE_LEFT ? inside >= row->offset : inside < row->row.width + row->offset;
}

static bool takes(struct catch *catch, const struct tactus_touch *touch)
{
	struct tactus_swipe_actions *actions = ACTIONS_OF_CATCH(catch);
	bool is_taken;

	interaction_enter(&actions->base);
	is_taken = is_for_catch(actions, touch) && !actions->base.is_destroyed;
	interaction_leave(&actions->base);
	return is_taken;
}

static bool goes_with(struct catch *catch, struct tactus_recognizer *other)
{
	const struct tactus_swipe_actions *actions = ACTIONS_OF_CATCH(catch);

	/* The finger that has closed a row does not swipe another one. */
	if (other == watch_get_recognizer(actions->pan))
		return !actions->was_closed;
	return other == tactus_scroll_view_get_pan_recognizer(watch_get_view(actions->view));
}

static void handle_catch(struct catch *catch, bool is_down)
{
	struct tactus_swipe_actions *actions = ACTIONS_OF_CATCH(catch);
	struct swipe_row *row = &actions->current;
	uint64_t time_us = interaction_time(&actions->base);

	interaction_enter(&actions->base);
	if (!is_down && actions->is_caught) {
		/* A tap on the open row closes it. One that only stopped it lets it go on. */
		bool goes_on = actions->was_moving || catch->is_cancelled;

		swipe_settle(actions, row, goes_on ? rest_before(actions) : TACTUS_SWIPE_STATE_CLOSING, 0, time_us);
	} else if (is_down && row->state == TACTUS_SWIPE_STATE_OPEN && actions->was_closed) {
		swipe_settle(actions, row, TACTUS_SWIPE_STATE_CLOSING, 0, time_us);
	} else if (is_down && !actions->was_closed &&
		(row->state == TACTUS_SWIPE_STATE_OPEN || row->state == TACTUS_SWIPE_STATE_CLOSING)) {
		actions->is_caught = swipe_hold(actions, time_us);
	}
	interaction_leave(&actions->base);
}

/* --- life -------------------------------------------------------------------------- */

bool swipe_create_recognizers(struct tactus_swipe_actions *actions, struct tactus_view *view)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(interaction_application(&actions->base));

	delegate.should_begin = should_begin;
	actions->pan = pan ? watch_recognizer(pan) : NULL;
	if (!actions->pan) {
		tactus_recognizer_destroy(pan);
		return false;
	}
	actions->catch.changed = handle_catch;
	actions->catch.goes_with = goes_with;
	actions->catch.takes = takes;
	tactus_recognizer_set_name(pan, "swipe actions");
	if (!catch_init(&actions->catch, interaction_application(&actions->base)))
		return false;
	catch_place(&actions->catch, view);
	return tactus_pan_recognizer_set_maximum_number_of_touches(pan, 1) == TACTUS_STATUS_OK &&
		tactus_recognizer_set_delegate(pan, &delegate, actions) == TACTUS_STATUS_OK &&
		tactus_recognizer_add_target(pan, handle_pan, actions) == TACTUS_STATUS_OK &&
		tactus_view_add_recognizer(view, pan) == TACTUS_STATUS_OK;
}

void swipe_destroy_recognizers(struct tactus_swipe_actions *actions)
{
	struct tactus_recognizer *pan = watch_get_recognizer(actions->pan);

	catch_finish(&actions->catch);
	watch_drop(actions->pan);
	actions->pan = NULL;
	if (!pan)
		return;
	tactus_recognizer_remove_target(pan, handle_pan, actions);
	tactus_recognizer_set_delegate(pan, NULL, NULL);
	tactus_recognizer_destroy(pan);
}
