/* SPDX-License-Identifier: MIT */
/* Creates and destroys drag sessions, and what the host does to them. */
#include "drag-session.h"

#include "ranges.h"
#include "sized.h"

#include <stdlib.h>

#define TIME_MAXIMUM_US 60000000

static bool copy_settings(struct tactus_drag_settings *copy, const struct tactus_drag_settings *settings)
{
	struct tactus_drag_settings read = TACTUS_DRAG_SETTINGS_INIT;

	if (settings && !interactions_copy_sized(&read, sizeof(read), settings))
		return false;
	if (read.press_us > TIME_MAXIMUM_US || read.spring_load_us > TIME_MAXIMUM_US ||
		!spring_is_valid(read.response_us, read.damping_ratio, 0))
		return false;
	*copy = read;
	return true;
}

static void free_session(struct interaction *base)
{
	free(base);
}

static void detach(struct tactus_drag_session *session)
{
	drag_destroy_recognizers(session);
	watch_drop(session->view);
	session->view = NULL;
}

/* Returns false with what was created let go. */
static bool attach(struct tactus_drag_session *session, struct tactus_view *view)
{
	if (!interaction_init(&session->base, tactus_view_get_application(view), free_session))
		return false;
	session->view = watch_view(view);
	if (session->view && drag_create_recognizers(session, view))
		return true;
	detach(session);
	interaction_detach(&session->base);
	return false;
}

struct tactus_drag_session *tactus_drag_session_create(struct tactus_view *view,
	const struct tactus_drag_settings *settings, const struct tactus_drag_callbacks *callbacks, void *data)
{
	struct tactus_drag_session *session;

	if (!tactus_view_get_application(view)) {
		CLIENT_BUG("view is NULL or destroyed");
		return NULL;
	}
	session = calloc(1, sizeof(*session));
	if (!session)
		return NULL;
	session->data = data;
	if (!copy_settings(&session->settings, settings))
		CLIENT_BUG("settings are not valid");
	else if (callbacks && !interactions_copy_sized(&session->callbacks, sizeof(session->callbacks), callbacks))
		CLIENT_BUG("the size of callbacks is not valid");
	else if (attach(session, view))
		return session;
	free(session);
	return NULL;
}

void tactus_drag_session_destroy(struct tactus_drag_session *session)
{
	if (!session || session->base.is_destroyed)
		return;
	if (!interaction_detach(&session->base)) {
		CLIENT_BUG(CALLED_FROM_LISTENER);
		return;
	}
	detach(session);
	interaction_destroy(&session->base);
}

enum tactus_status tactus_drag_session_set_settings(
	struct tactus_drag_session *session, const struct tactus_drag_settings *settings)
{
	REQUIRE_OBJECT(session);
	REQUIRE(settings, "settings is NULL");
	REQUIRE(copy_settings(&session->settings, settings), "settings are not valid");
	if (watch_get_recognizer(session->press))
		tactus_recognizer_set_duration(watch_get_recognizer(session->press), TACTUS_DURATION_MINIMUM_PRESS,
			session->settings.press_us);
	return TACTUS_STATUS_OK;
}

struct tactus_recognizer *tactus_drag_session_get_recognizer(const struct tactus_drag_session *session)
{
	return session ? watch_get_recognizer(session->press) : NULL;
}

bool tactus_drag_session_advance(struct tactus_drag_session *session, uint64_t time_us)
{
	bool is_moving;

	if (!session || session->base.is_destroyed)
		return false;
	interaction_enter(&session->base);
	drag_advance(session, time_us);
	is_moving = !session->base.is_destroyed &&
		(session->is_moving || (session->is_loading && drag_is_active(session)));
	interaction_leave(&session->base);
	return is_moving;
}

static bool is_location(double x, double y)
{
	return number_is_within(x, -TACTUS_NUMBER_MAX, TACTUS_NUMBER_MAX) &&
		number_is_within(y, -TACTUS_NUMBER_MAX, TACTUS_NUMBER_MAX);
}

enum tactus_status tactus_drag_session_begin(
	struct tactus_drag_session *session, uint64_t item, double x, double y, uint64_t time_us)
{
	REQUIRE_OBJECT(session);
	REQUIRE(is_location(x, y), "the location is out of range");
	if (drag_is_active(session)) {
		CLIENT_BUG("items are carried");
		return TACTUS_STATUS_WRONG_STATE;
	}
	interaction_enter(&session->base);
	drag_begin(session, item, x, y, time_us);
	interaction_leave(&session->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_drag_session_move(
	struct tactus_drag_session *session, double x, double y, uint64_t time_us)
{
	REQUIRE_OBJECT(session);
	REQUIRE(is_location(x, y), "the location is out of range");
	/* No mistake: the host's recognizer may go on after a cancel. */
	if (!drag_is_active(session))
		return TACTUS_STATUS_WRONG_STATE;
	interaction_enter(&session->base);
	drag_move(session, x, y, time_us);
	interaction_leave(&session->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_drag_session_drop(struct tactus_drag_session *session, uint64_t time_us)
{
	REQUIRE_OBJECT(session);
	/* No mistake: the host's recognizer may go on after a cancel. */
	if (!drag_is_active(session))
		return TACTUS_STATUS_WRONG_STATE;
	interaction_enter(&session->base);
	drag_drop(session, time_us);
	interaction_leave(&session->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_drag_session_cancel(struct tactus_drag_session *session, uint64_t time_us)
{
	REQUIRE_OBJECT(session);
	if (!drag_is_active(session))
		return TACTUS_STATUS_OK;
	interaction_enter(&session->base);
	drag_return(session, time_us);
	interaction_leave(&session->base);
	return TACTUS_STATUS_OK;
}

enum tactus_drag_state tactus_drag_session_get_state(const struct tactus_drag_session *session)
{
	return session ? session->state : TACTUS_DRAG_STATE_IDLE;
}

size_t tactus_drag_session_get_items(const struct tactus_drag_session *session, uint64_t *items, size_t capacity)
{
	size_t index;

	if (!session)
		return 0;
	for (index = 0; items && index < session->count && index < capacity; index++)
		items[index] = session->items[index];
	return session->count;
}
