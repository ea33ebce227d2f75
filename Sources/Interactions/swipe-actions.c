/* SPDX-License-Identifier: MIT */
/* Creates and destroys swipe actions, and what the host does to their rows. */
#include "swipe-actions.h"

#include "ranges.h"
#include "sized.h"

#include <stdlib.h>

bool swipe_row_is_valid(const struct tactus_swipe_row *row)
{
	size_t index;

	for (index = 0; index < sizeof(row->reserved); index++) {
		if (row->reserved[index] != 0)
			return false;
	}
	return number_is_within(row->x, -TACTUS_NUMBER_MAX, TACTUS_NUMBER_MAX) &&
		number_is_within(row->width, 1, TACTUS_NUMBER_MAX) &&
		number_is_within(row->left, 0, TACTUS_NUMBER_MAX) &&
		number_is_within(row->right, 0, TACTUS_NUMBER_MAX);
}

static bool copy_settings(
	struct tactus_swipe_actions_settings *copy, const struct tactus_swipe_actions_settings *settings)
{
	struct tactus_swipe_actions_settings read = TACTUS_SWIPE_ACTIONS_SETTINGS_INIT;

	if (settings && !interactions_copy_sized(&read, sizeof(read), settings))
		return false;
	if (!spring_is_valid(read.response_us, read.damping_ratio, read.deceleration_rate) ||
		!number_is_within(read.full_swipe, 0, 1))
		return false;
	*copy = read;
	return true;
}

static void free_actions(struct interaction *base)
{
	free(base);
}

/* Returns false with what was created let go. */
static bool attach(struct tactus_swipe_actions *actions, struct tactus_view *view)
{
	if (!interaction_init(&actions->base, tactus_view_get_application(view), free_actions))
		return false;
	actions->view = watch_view(view);
	if (actions->view && swipe_create_recognizers(actions, view))
		return true;
	swipe_destroy_recognizers(actions);
	watch_drop(actions->view);
	interaction_detach(&actions->base);
	return false;
}

struct tactus_swipe_actions *tactus_swipe_actions_create(struct tactus_view *view,
	const struct tactus_swipe_actions_settings *settings, const struct tactus_swipe_actions_callbacks *callbacks,
	void *data)
{
	struct tactus_swipe_actions *actions;

	if (!tactus_view_get_application(view)) {
		CLIENT_BUG("view is NULL or destroyed");
		return NULL;
	}
	actions = calloc(1, sizeof(*actions));
	if (!actions)
		return NULL;
	actions->data = data;
	if (!copy_settings(&actions->settings, settings))
		CLIENT_BUG("settings are not valid");
	else if (callbacks && !interactions_copy_sized(&actions->callbacks, sizeof(actions->callbacks), callbacks))
		CLIENT_BUG("the size of callbacks is not valid");
	else if (attach(actions, view))
		return actions;
	free(actions);
	return NULL;
}

void tactus_swipe_actions_destroy(struct tactus_swipe_actions *actions)
{
	if (!actions || actions->base.is_destroyed)
		return;
	if (!interaction_detach(&actions->base)) {
		CLIENT_BUG(CALLED_FROM_LISTENER);
		return;
	}
	swipe_destroy_recognizers(actions);
	watch_drop(actions->view);
	actions->view = NULL;
	interaction_destroy(&actions->base);
}

enum tactus_status tactus_swipe_actions_set_settings(
	struct tactus_swipe_actions *actions, const struct tactus_swipe_actions_settings *settings)
{
	REQUIRE_OBJECT(actions);
	REQUIRE(settings, "settings is NULL");
	REQUIRE(copy_settings(&actions->settings, settings), "settings are not valid");
	return TACTUS_STATUS_OK;
}

struct tactus_recognizer *tactus_swipe_actions_get_pan_recognizer(const struct tactus_swipe_actions *actions)
{
	return actions ? watch_get_recognizer(actions->pan) : NULL;
}

static bool moves(const struct swipe_row *row)
{
	return row->state != TACTUS_SWIPE_STATE_CLOSED && row->is_moving;
}

bool tactus_swipe_actions_advance(struct tactus_swipe_actions *actions, uint64_t time_us)
{
	bool is_moving;

	if (!actions || actions->base.is_destroyed)
		return false;
	interaction_enter(&actions->base);
	swipe_advance(actions, &actions->leaving, time_us);
	if (!actions->base.is_destroyed)
		swipe_advance(actions, &actions->current, time_us);
	is_moving = !actions->base.is_destroyed && (moves(&actions->current) || moves(&actions->leaving));
	interaction_leave(&actions->base);
	return is_moving;
}

enum tactus_status tactus_swipe_actions_open(struct tactus_swipe_actions *actions, const struct tactus_swipe_row *row,
	enum tactus_swipe_side side, uint64_t time_us)
{
	struct tactus_swipe_row copy = TACTUS_SWIPE_ROW_INIT;
	bool is_there;

	REQUIRE_OBJECT(actions);
	REQUIRE(row, "row is NULL");
	REQUIRE(side == TACTUS_SWIPE_SIDE_LEFT || side == TACTUS_SWIPE_SIDE_RIGHT, "side is not valid");
	REQUIRE(interactions_copy_sized(&copy, sizeof(copy), row) && swipe_row_is_valid(&copy), "row is not valid");
	if ((side == TACTUS_SWIPE_SIDE_LEFT ? copy.left : copy.right) == 0)
		return TACTUS_STATUS_NONE;
	is_there = actions->current.state != TACTUS_SWIPE_STATE_CLOSED && actions->current.row.id == copy.id &&
		actions->current.side == side;
	interaction_enter(&actions->base);
	if (is_there || swipe_enter(actions, &copy, side, time_us))
		swipe_settle(actions, &actions->current, TACTUS_SWIPE_STATE_OPEN, 0, time_us);
	interaction_leave(&actions->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_swipe_actions_close(struct tactus_swipe_actions *actions, uint64_t time_us)
{
	enum tactus_swipe_state state;

	REQUIRE_OBJECT(actions);
	state = actions->current.state;
	if (state == TACTUS_SWIPE_STATE_CLOSED || state == TACTUS_SWIPE_STATE_CLOSING)
		return TACTUS_STATUS_OK;
	interaction_enter(&actions->base);
	swipe_settle(actions, &actions->current, TACTUS_SWIPE_STATE_CLOSING, 0, time_us);
	interaction_leave(&actions->base);
	return TACTUS_STATUS_OK;
}

static struct swipe_row *find(const struct tactus_swipe_actions *actions, uint64_t id)
{
	const struct swipe_row *row = NULL;

	if (actions->current.state != TACTUS_SWIPE_STATE_CLOSED && actions->current.row.id == id)
		row = &actions->current;
	else if (actions->leaving.state != TACTUS_SWIPE_STATE_CLOSED && actions->leaving.row.id == id)
		row = &actions->leaving;
	return (struct swipe_row *)row;
}

enum tactus_status tactus_swipe_actions_forget_row(struct tactus_swipe_actions *actions, uint64_t id)
{
	struct swipe_row *row;

	REQUIRE_OBJECT(actions);
	row = find(actions, id);
	if (!row)
		return TACTUS_STATUS_NONE;
	row->state = TACTUS_SWIPE_STATE_CLOSED;
	if (row == &actions->current)
		actions->is_dragging = actions->is_caught = false;
	return TACTUS_STATUS_OK;
}

enum tactus_swipe_state tactus_swipe_actions_get_state(const struct tactus_swipe_actions *actions, uint64_t id)
{
	const struct swipe_row *row = actions ? find(actions, id) : NULL;

	return row ? row->state : TACTUS_SWIPE_STATE_CLOSED;
}

double tactus_swipe_actions_get_offset(const struct tactus_swipe_actions *actions, uint64_t id)
{
	const struct swipe_row *row = actions ? find(actions, id) : NULL;

	return row ? row->offset : 0;
}
