/* SPDX-License-Identifier: MIT */
/* Moves rows: by a finger, and by springs. */
#include "swipe-actions.h"

#define EPSILON_PX 0.5
/* A full swipe goes so much farther than the actions at least. */
#define FULL_SWIPE_MARGIN_PX 40

static double sign(const struct swipe_row *row)
{
	return row->side == TACTUS_SWIPE_SIDE_LEFT ? 1 : -1;
}

static double actions_width(const struct swipe_row *row)
{
	return row->side == TACTUS_SWIPE_SIDE_LEFT ? row->row.left : row->row.right;
}

static bool performs(const struct swipe_row *row)
{
	return row->side == TACTUS_SWIPE_SIDE_LEFT ? row->row.performs_left : row->row.performs_right;
}

bool swipe_is_alive(const struct tactus_swipe_actions *actions, const struct swipe_row *row, unsigned serial)
{
	return !actions->base.is_destroyed && row->serial == serial && row->state != TACTUS_SWIPE_STATE_CLOSED;
}

static void set_state(struct tactus_swipe_actions *actions, struct swipe_row *row, enum tactus_swipe_state state)
{
	row->state = state;
	if (actions->callbacks.changed)
		actions->callbacks.changed(actions, row->row.id, row->side, state, actions->data);
}

static void set_offset(struct tactus_swipe_actions *actions, struct swipe_row *row, double offset)
{
	if (offset == row->offset)
		return;
	row->offset = offset;
	if (actions->callbacks.moved)
		actions->callbacks.moved(actions, row->row.id, offset, actions->data);
}

static void set_armed(struct tactus_swipe_actions *actions, struct swipe_row *row, bool is_armed)
{
	if (is_armed == row->is_armed)
		return;
	row->is_armed = is_armed;
	if (actions->callbacks.armed)
		actions->callbacks.armed(actions, row->row.id, row->side, is_armed, actions->data);
}

static bool is_full(const struct tactus_swipe_actions *actions, const struct swipe_row *row)
{
	double least = actions->settings.full_swipe * row->row.width;
	double beyond = actions_width(row) + FULL_SWIPE_MARGIN_PX;

	return performs(row) && sign(row) * row->offset >= (least > beyond ? least : beyond);
}

/* Returns where a finger's place shows: from the row's own place to the actions, then freely or on a rubber band. */
static double shown(const struct swipe_row *row, double place)
{
	double out = sign(row) * place, open = actions_width(row);

	if (out <= 0)
		return 0;
	if (out > open && performs(row))
		out = out < row->row.width ? out : row->row.width;
	else if (out > open)
		out = open + tactus_rubber_band_get_offset(out - open, row->row.width);
	return sign(row) * out;
}

/* Returns the finger's place that shows as the row's present offset. */
static double place_of(const struct swipe_row *row)
{
	double out = sign(row) * row->offset, open = actions_width(row);

	if (out > open && !performs(row))
		out = open + tactus_rubber_band_get_distance(out - open, row->row.width);
	return sign(row) * out;
}

static void close_finally(struct tactus_swipe_actions *actions, struct swipe_row *row)
{
	unsigned serial = row->serial;

	row->is_moving = false;
	set_offset(actions, row, 0);
	if (swipe_is_alive(actions, row, serial) && !row->is_moving)
		set_state(actions, row, TACTUS_SWIPE_STATE_CLOSED);
}

void swipe_settle(struct tactus_swipe_actions *actions, struct swipe_row *row, enum tactus_swipe_state state,
	double velocity, uint64_t time_us)
{
	unsigned serial = row->serial;
	double target = 0;

	if (state == TACTUS_SWIPE_STATE_OPEN)
		target = sign(row) * actions_width(row);
	else if (state == TACTUS_SWIPE_STATE_PERFORMING)
		target = sign(row) * row->row.width;
	if (row == &actions->current)
		actions->is_dragging = actions->is_caught = false;
	/* Where it may not go farther, a velocity would only keep it from resting. */
	if (row->offset == target && state != TACTUS_SWIPE_STATE_OPEN)
		velocity = 0;
	settling_start(&row->settling, row->offset, velocity, target, actions->settings.response_us,
		actions->settings.damping_ratio, EPSILON_PX, time_us);
	row->is_moving = true;
	set_state(actions, row, state);
	if (swipe_is_alive(actions, row, serial) && row->state == state)
		set_armed(actions, row, state == TACTUS_SWIPE_STATE_PERFORMING);
	if (swipe_is_alive(actions, row, serial))
		swipe_advance(actions, row, time_us);
}

void swipe_advance(struct tactus_swipe_actions *actions, struct swipe_row *row, uint64_t time_us)
{
	double offset;

	if (row->state == TACTUS_SWIPE_STATE_CLOSED || !row->is_moving)
		return;
	offset = settling_position(&row->settling, time_us);
	if (settling_is_at_rest(&row->settling, time_us)) {
		if (row->state == TACTUS_SWIPE_STATE_CLOSING) {
			close_finally(actions, row);
			return;
		}
		row->is_moving = false;
	}
	/* A spring does not swing to the other side. */
	set_offset(actions, row, sign(row) * offset > 0 ? offset : 0);
}

bool swipe_enter(struct tactus_swipe_actions *actions, const struct tactus_swipe_row *row, enum tactus_swipe_side side,
	uint64_t time_us)
{
	struct swipe_row *current = &actions->current, *leaving = &actions->leaving;
	struct swipe_row entered = { .row = *row, .side = side, .state = TACTUS_SWIPE_STATE_HELD };
	unsigned serial = ++actions->serial;

	/* The row that is on its way back turns around. Any other is put back: only two rows move at once. */
	if (leaving->state != TACTUS_SWIPE_STATE_CLOSED && leaving->row.id == row->id && leaving->side == side) {
		entered = *leaving;
		leaving->state = TACTUS_SWIPE_STATE_CLOSED;
	} else if (leaving->state != TACTUS_SWIPE_STATE_CLOSED && current->state != TACTUS_SWIPE_STATE_CLOSED) {
		close_finally(actions, leaving);
	}
	if (actions->base.is_destroyed || actions->serial != serial)
		return false;
	if (current->state != TACTUS_SWIPE_STATE_CLOSED && current->row.id == row->id)
		close_finally(actions, current);
	if (actions->base.is_destroyed || actions->serial != serial)
		return false;
	if (current->state != TACTUS_SWIPE_STATE_CLOSED)
		*leaving = *current;
	*current = entered;
	current->serial = serial;
	actions->is_dragging = actions->is_caught = false;
	if (leaving->state != TACTUS_SWIPE_STATE_CLOSED && leaving->state != TACTUS_SWIPE_STATE_CLOSING)
		swipe_settle(actions, leaving, TACTUS_SWIPE_STATE_CLOSING, 0, time_us);
	return swipe_is_alive(actions, current, serial);
}

bool swipe_hold(struct tactus_swipe_actions *actions, uint64_t time_us)
{
	struct swipe_row *row = &actions->current;
	unsigned serial = row->serial;

	actions->before = row->state;
	actions->was_moving = row->is_moving;
	row->is_moving = false;
	set_state(actions, row, TACTUS_SWIPE_STATE_HELD);
	if (!swipe_is_alive(actions, row, serial) || row->state != TACTUS_SWIPE_STATE_HELD)
		return false;
	if (actions->was_moving)
		set_offset(actions, row, settling_position(&row->settling, time_us));
	if (!swipe_is_alive(actions, row, serial) || row->state != TACTUS_SWIPE_STATE_HELD)
		return false;
	actions->held_at = place_of(row);
	return true;
}

void swipe_show(struct tactus_swipe_actions *actions, double place)
{
	struct swipe_row *row = &actions->current;
	unsigned serial = row->serial;

	set_offset(actions, row, shown(row, place));
	if (swipe_is_alive(actions, row, serial) && row->state == TACTUS_SWIPE_STATE_HELD)
		set_armed(actions, row, is_full(actions, row));
}

void swipe_release(struct tactus_swipe_actions *actions, double velocity, uint64_t time_us)
{
	struct swipe_row *row = &actions->current;
	double rests[2] = { 0, actions_width(row) }, out;
	size_t nearest = 0;

	if (row->is_armed) {
		swipe_settle(actions, row, TACTUS_SWIPE_STATE_PERFORMING, velocity, time_us);
		return;
	}
	out = sign(row) * tactus_decay_get_end(row->offset, velocity, actions->settings.deceleration_rate);
	tactus_detents_find_nearest(rests, 2, out, &nearest);
	swipe_settle(actions, row, nearest == 1 ? TACTUS_SWIPE_STATE_OPEN : TACTUS_SWIPE_STATE_CLOSING, velocity,
		time_us);
}
