/* SPDX-License-Identifier: MIT */
/* Moves a transition: by a finger, by its spring, and from one to the other. */
#include "transition.h"

#include <stddef.h>

/* A motion rests when less than half a pixel of it remains (13.5). */
#define EPSILON_PX 0.5

static double clamp(double number)
{
	return number < 0 ? 0 : number > 1 ? 1
					   : number;
}

static void set_progress(struct tactus_transition *transition, double progress)
{
	if (!transition->settings.overshoots)
		progress = clamp(progress);
	if (progress == transition->progress)
		return;
	transition->progress = progress;
	if (transition->callbacks.changed)
		transition->callbacks.changed(transition, progress, transition->data);
}

/* Returns where a finger's place shows, which beyond an end is on a rubber band. */
static double shown(const struct tactus_transition *transition, double place)
{
	double end = clamp(place), length = transition->settings.length;

	if (!transition->settings.overshoots || place == end)
		return end;
	return end + tactus_rubber_band_get_offset((place - end) * length, length) / length;
}

/* Returns the finger's place that shows as a progress. */
static double place_shown_as(const struct tactus_transition *transition, double progress)
{
	double end = clamp(progress), length = transition->settings.length;

	if (progress == end)
		return end;
	return end + tactus_rubber_band_get_distance((progress - end) * length, length) / length;
}

void transition_hold(struct tactus_transition *transition, enum transition_holder holder,
	struct transition_driver *driver, uint64_t time_us)
{
	bool was_held = transition->state == TACTUS_TRANSITION_STATE_HELD;
	double progress = transition->progress;

	if (transition->state == TACTUS_TRANSITION_STATE_SETTLING)
		progress = settling_position(&transition->settling, time_us);
	if (!transition->settings.overshoots)
		progress = clamp(progress);
	transition->state = TACTUS_TRANSITION_STATE_HELD;
	transition->holder = holder;
	transition->driver = driver;
	transition->held_at = place_shown_as(transition, progress);
	if (!was_held && transition->callbacks.held)
		transition->callbacks.held(transition, transition->data);
	/* The callback may have done something else. */
	if (!transition->base.is_destroyed && transition->holder == holder && transition->driver == driver)
		set_progress(transition, progress);
}

void transition_show(struct tactus_transition *transition, double place)
{
	set_progress(transition, shown(transition, place));
}

void transition_rest(struct tactus_transition *transition, bool is_end)
{
	enum tactus_transition_state state =
		is_end ? TACTUS_TRANSITION_STATE_AT_END : TACTUS_TRANSITION_STATE_AT_START;

	transition->state = state;
	transition->is_from_end = transition->is_to_end = is_end;
	transition->holder = HOLDER_NONE;
	transition->driver = NULL;
	set_progress(transition, is_end);
	/* The callback may have done something else. */
	if (!transition->base.is_destroyed && transition->state == state && transition->callbacks.rested)
		transition->callbacks.rested(transition, is_end, transition->data);
}

void transition_settle(struct tactus_transition *transition, double velocity, bool is_to_end, uint64_t time_us)
{
	/* At an end that it may not leave, a velocity would only keep it from resting. */
	if (!transition->settings.overshoots && transition->progress == is_to_end)
		velocity = 0;
	transition->is_to_end = is_to_end;
	transition->holder = HOLDER_NONE;
	transition->driver = NULL;
	transition->state = TACTUS_TRANSITION_STATE_SETTLING;
	settling_start(&transition->settling, transition->progress, velocity, is_to_end,
		transition->settings.response_us, transition->settings.damping_ratio,
		EPSILON_PX / transition->settings.length, time_us);
	transition_place_catches(transition);
	if (transition->callbacks.released)
		transition->callbacks.released(transition, is_to_end, transition->data);
	if (!transition->base.is_destroyed)
		transition_advance(transition, time_us);
}

void transition_release(struct tactus_transition *transition, double velocity, uint64_t time_us)
{
	static const double ends[] = { 0, 1 };
	const struct tactus_transition_settings *settings = &transition->settings;
	double projected = tactus_decay_get_end(transition->progress, velocity, settings->deceleration_rate);
	enum transition_holder holder = transition->holder;
	size_t nearest = 0;
	bool is_to_end;

	tactus_detents_find_nearest(ends, 2, projected, &nearest);
	is_to_end = nearest == 1;
	if (transition->callbacks.should_end) {
		switch (transition->callbacks.should_end(transition, projected, is_to_end, transition->data)) {
		case TACTUS_ANSWER_YES:
			is_to_end = true;
			break;
		case TACTUS_ANSWER_NO:
			is_to_end = false;
			break;
		default:
			break;
		}
		/* Whatever else the callback did counts. */
		if (transition->base.is_destroyed || transition->holder != holder)
			return;
	}
	transition_settle(transition, velocity, is_to_end, time_us);
}

void transition_advance(struct tactus_transition *transition, uint64_t time_us)
{
	if (transition->state != TACTUS_TRANSITION_STATE_SETTLING)
		return;
	if (settling_is_at_rest(&transition->settling, time_us))
		transition_rest(transition, transition->is_to_end);
	else
		set_progress(transition, settling_position(&transition->settling, time_us));
}
