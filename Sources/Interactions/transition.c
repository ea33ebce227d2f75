/* SPDX-License-Identifier: MIT */
/* Creates and destroys transitions, and what the host does to them. */
#include "transition.h"

#include "ranges.h"
#include "sized.h"

#include <stdlib.h>

static bool are_valid(const struct tactus_transition_settings *settings)
{
	size_t index;

	for (index = 0; index < sizeof(settings->reserved); index++) {
		if (settings->reserved[index] != 0)
			return false;
	}
	return number_is_within(settings->length, 1, TACTUS_NUMBER_MAX) &&
		spring_is_valid(settings->response_us, settings->damping_ratio, settings->deceleration_rate);
}

static bool copy_settings(
	struct tactus_transition_settings *copy, const struct tactus_transition_settings *settings)
{
	struct tactus_transition_settings read = TACTUS_TRANSITION_SETTINGS_INIT;

	if (settings && !interactions_copy_sized(&read, sizeof(read), settings))
		return false;
	if (!are_valid(&read))
		return false;
	*copy = read;
	return true;
}

static void free_transition(struct interaction *base)
{
	free(base);
}

struct tactus_transition *tactus_transition_create(struct tactus_application *application,
	const struct tactus_transition_settings *settings, const struct tactus_transition_callbacks *callbacks,
	void *data)
{
	struct tactus_transition *transition;

	if (!application) {
		CLIENT_BUG("application is NULL");
		return NULL;
	}
	transition = calloc(1, sizeof(*transition));
	if (!transition)
		return NULL;
	if (!copy_settings(&transition->settings, settings))
		CLIENT_BUG("settings are not valid");
	else if (callbacks &&
		!interactions_copy_sized(&transition->callbacks, sizeof(transition->callbacks), callbacks))
		CLIENT_BUG("the size of callbacks is not valid");
	else if (interaction_init(&transition->base, application, free_transition)) {
		transition->data = data;
		return transition;
	}
	free(transition);
	return NULL;
}

void tactus_transition_destroy(struct tactus_transition *transition)
{
	if (!transition || transition->base.is_destroyed)
		return;
	if (!interaction_detach(&transition->base)) {
		CLIENT_BUG(CALLED_FROM_LISTENER);
		return;
	}
	transition_remove_drivers(transition);
	interaction_destroy(&transition->base);
}

enum tactus_status tactus_transition_set_settings(
	struct tactus_transition *transition, const struct tactus_transition_settings *settings)
{
	REQUIRE_OBJECT(transition);
	REQUIRE(settings, "settings is NULL");
	REQUIRE(copy_settings(&transition->settings, settings), "settings are not valid");
	return TACTUS_STATUS_OK;
}

bool tactus_transition_advance(struct tactus_transition *transition, uint64_t time_us)
{
	bool is_moving;

	if (!transition || transition->base.is_destroyed)
		return false;
	interaction_enter(&transition->base);
	transition_advance(transition, time_us);
	is_moving = !transition->base.is_destroyed && transition->state == TACTUS_TRANSITION_STATE_SETTLING;
	interaction_leave(&transition->base);
	return is_moving;
}

enum tactus_status tactus_transition_settle(struct tactus_transition *transition, bool is_end, uint64_t time_us)
{
	double velocity = 0;

	REQUIRE_OBJECT(transition);
	interaction_enter(&transition->base);
	if (transition->state == TACTUS_TRANSITION_STATE_SETTLING) {
		velocity = settling_velocity(&transition->settling, time_us);
		transition_advance(transition, time_us);
	}
	if (!transition->base.is_destroyed)
		transition_settle(transition, velocity, is_end, time_us);
	interaction_leave(&transition->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_transition_set_at_end(struct tactus_transition *transition, bool is_end)
{
	REQUIRE_OBJECT(transition);
	interaction_enter(&transition->base);
	transition_rest(transition, is_end);
	interaction_leave(&transition->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_transition_pause(struct tactus_transition *transition, uint64_t time_us)
{
	REQUIRE_OBJECT(transition);
	interaction_enter(&transition->base);
	transition_hold(transition, HOLDER_HOST, NULL, time_us);
	interaction_leave(&transition->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_transition_update(struct tactus_transition *transition, double progress)
{
	REQUIRE_OBJECT(transition);
	REQUIRE(number_is_within(progress, -TACTUS_NUMBER_MAX, TACTUS_NUMBER_MAX), "progress is out of range");
	if (transition->holder != HOLDER_HOST) {
		CLIENT_BUG("the transition is not paused");
		return TACTUS_STATUS_WRONG_STATE;
	}
	interaction_enter(&transition->base);
	transition_show(transition, progress);
	interaction_leave(&transition->base);
	return TACTUS_STATUS_OK;
}

enum tactus_status tactus_transition_release(
	struct tactus_transition *transition, double velocity, uint64_t time_us)
{
	REQUIRE_OBJECT(transition);
	REQUIRE(number_is_within(velocity, -TACTUS_NUMBER_MAX, TACTUS_NUMBER_MAX), "velocity is out of range");
	if (transition->holder != HOLDER_HOST) {
		CLIENT_BUG("the transition is not paused");
		return TACTUS_STATUS_WRONG_STATE;
	}
	interaction_enter(&transition->base);
	transition_release(transition, velocity, time_us);
	interaction_leave(&transition->base);
	return TACTUS_STATUS_OK;
}

enum tactus_transition_state tactus_transition_get_state(const struct tactus_transition *transition)
{
	return transition ? transition->state : TACTUS_TRANSITION_STATE_AT_START;
}

double tactus_transition_get_progress(const struct tactus_transition *transition)
{
	return transition ? transition->progress : 0;
}
