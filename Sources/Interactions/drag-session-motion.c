/* SPDX-License-Identifier: MIT */
/* Carries items, from their lift to the drop or back. */
#include "drag-session.h"

#include <math.h>
#include <string.h>

/* As a long press allows before its begin (8.3). */
#define DRAG_PX 10
/* Of the way home, which is some hundred pixels. */
#define EPSILON 0.001

bool drag_is_active(const struct tactus_drag_session *session)
{
	return !session->base.is_destroyed &&
		(session->state == TACTUS_DRAG_STATE_LIFTED || session->state == TACTUS_DRAG_STATE_DRAGGING);
}

/* Returns whether this use of the session goes on, after a callback. */
static bool goes_on(const struct tactus_drag_session *session, unsigned serial)
{
	return drag_is_active(session) && session->serial == serial;
}

static void set_state(struct tactus_drag_session *session, enum tactus_drag_state state)
{
	session->state = state;
	if (session->callbacks.changed)
		session->callbacks.changed(session, state, session->data);
}

static void show(struct tactus_drag_session *session, double x, double y, double held)
{
	if (x == session->x && y == session->y && held == session->held)
		return;
	session->x = x;
	session->y = y;
	session->held = held;
	if (session->callbacks.moved)
		session->callbacks.moved(session, x, y, held, session->data);
}

static void settle(struct tactus_drag_session *session, double target, uint64_t time_us)
{
	settling_start(&session->motion, session->held, 0, target, session->settings.response_us,
		session->settings.damping_ratio, EPSILON, time_us);
	session->is_moving = true;
}

static void leave_target(struct tactus_drag_session *session)
{
	if (!session->has_target)
		return;
	session->has_target = session->is_loading = false;
	if (session->callbacks.target_changed)
		session->callbacks.target_changed(session, NULL, session->data);
}

/* Asks what is below the finger. */
static void find_target(struct tactus_drag_session *session, uint64_t time_us)
{
	struct tactus_drag_target found = TACTUS_DRAG_TARGET_INIT;
	unsigned serial = session->serial;
	bool is_found = session->callbacks.find_target &&
		session->callbacks.find_target(session, session->x, session->y, &found, session->data);

	if (!goes_on(session, serial))
		return;
	if (!is_found) {
		leave_target(session);
		return;
	}
	found.size = sizeof(found);
	if (session->has_target && memcmp(&found, &session->target, sizeof(found)) == 0)
		return;
	/* The same target with another operation goes on opening. */
	if (!session->has_target || session->target.id != found.id ||
		session->target.is_spring_loaded != found.is_spring_loaded) {
		session->is_loading = found.is_spring_loaded;
		session->entered_us = time_us;
	}
	session->has_target = true;
	session->target = found;
	if (session->callbacks.target_changed)
		session->callbacks.target_changed(session, &found, session->data);
}

/* The items are home. */
static void finish(struct tactus_drag_session *session)
{
	unsigned serial = session->serial;

	session->is_moving = false;
	show(session, session->x, session->y, 0);
	if (session->base.is_destroyed || session->serial != serial || session->state != TACTUS_DRAG_STATE_RETURNING)
		return;
	session->count = 0;
	set_state(session, TACTUS_DRAG_STATE_IDLE);
}

void drag_begin(struct tactus_drag_session *session, uint64_t item, double x, double y, uint64_t time_us)
{
	unsigned serial = ++session->serial;

	if (session->state == TACTUS_DRAG_STATE_RETURNING)
		finish(session);
	if (session->base.is_destroyed || session->serial != serial || session->state != TACTUS_DRAG_STATE_IDLE)
		return;
	session->items[0] = item;
	session->count = 1;
	session->start_x = session->x = x;
	session->start_y = session->y = y;
	session->held = 0;
	session->has_target = session->is_loading = session->is_own = false;
	settle(session, 1, time_us);
	set_state(session, TACTUS_DRAG_STATE_LIFTED);
}

void drag_add(struct tactus_drag_session *session, uint64_t item)
{
	size_t index;

	if (session->count == TACTUS_DRAG_ITEMS_MAXIMUM)
		return;
	for (index = 0; index < session->count; index++) {
		if (session->items[index] == item)
			return;
	}
	session->items[session->count++] = item;
	if (session->callbacks.added)
		session->callbacks.added(session, item, session->data);
}

void drag_move(struct tactus_drag_session *session, double x, double y, uint64_t time_us)
{
	unsigned serial = session->serial;

	if (session->state == TACTUS_DRAG_STATE_LIFTED) {
		if (hypot(x - session->start_x, y - session->start_y) < DRAG_PX)
			return;
		set_state(session, TACTUS_DRAG_STATE_DRAGGING);
	}
	if (goes_on(session, serial))
		show(session, x, y, session->held);
	if (goes_on(session, serial))
		find_target(session, time_us);
}

void drag_return(struct tactus_drag_session *session, uint64_t time_us)
{
	unsigned serial = session->serial;

	session->is_own = false;
	settle(session, 0, time_us);
	set_state(session, TACTUS_DRAG_STATE_RETURNING);
	if (!session->base.is_destroyed && session->serial == serial)
		leave_target(session);
}

void drag_drop(struct tactus_drag_session *session, uint64_t time_us)
{
	struct tactus_drag_target target = session->target;
	unsigned serial = session->serial;

	if (!session->has_target ||
		(target.operation != TACTUS_DRAG_OPERATION_COPY && target.operation != TACTUS_DRAG_OPERATION_MOVE)) {
		drag_return(session, time_us);
		return;
	}
	session->is_own = false;
	if (session->callbacks.dropped)
		session->callbacks.dropped(session, &target, session->data);
	if (!goes_on(session, serial))
		return;
	session->count = 0;
	session->is_moving = false;
	session->held = 0;
	set_state(session, TACTUS_DRAG_STATE_IDLE);
	if (!session->base.is_destroyed && session->serial == serial)
		leave_target(session);
}

/* Opens what the finger stays on. */
static void load(struct tactus_drag_session *session, uint64_t time_us)
{
	uint64_t elapsed_us = time_us > session->entered_us ? time_us - session->entered_us : 0;
	unsigned serial = session->serial;
	bool is_open = elapsed_us >= session->settings.spring_load_us;

	if (is_open)
		session->is_loading = false;
	if (session->callbacks.loaded)
		session->callbacks.loaded(session, session->target.id,
			is_open ? 1 : (double)elapsed_us / (double)session->settings.spring_load_us, session->data);
	/* Something else may be below the finger now. */
	if (is_open && goes_on(session, serial) && session->state == TACTUS_DRAG_STATE_DRAGGING)
		find_target(session, time_us);
}

void drag_advance(struct tactus_drag_session *session, uint64_t time_us)
{
	unsigned serial = session->serial;

	if (session->is_moving && session->state == TACTUS_DRAG_STATE_RETURNING &&
		settling_is_at_rest(&session->motion, time_us)) {
		finish(session);
		return;
	}
	if (session->is_moving) {
		session->is_moving = !settling_is_at_rest(&session->motion, time_us);
		show(session, session->x, session->y, settling_position(&session->motion, time_us));
	}
	if (goes_on(session, serial) && session->is_loading)
		load(session, time_us);
}
