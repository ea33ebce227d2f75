/* SPDX-License-Identifier: MIT */
#include "gesture.h"

#include "action-words.h"
#include "command.h"
#include "direction.h"
#include "feedback.h"
#include "followers.h"
#include "host-calls.h"
#include "nearness.h"
#include "set.h"
#include "typed-keys.h"

#include <math.h>
#include <tactus.h>

/* A continuous gesture is carried out if it went this far, or was this fast at its end. */
#define COMMITS_PROGRESS 0.25
#define COMMITS_SPEED 400.0 /* px/s */
/* Size assumed for an output of unknown size, in px. */
#define ASSUMED_EXTENT 1000.0
/* Programs are told of changes no more often than this: the time between two frames of a fast output. */
#define TOLD_INTERVAL_US 6900
#define QUARTER_TURN 1.5707963267948966

static bool is_pan(const struct gesture *gesture)
{
	enum gesture_type type = gesture->configuration->type;

	return type == GESTURE_TYPE_EDGE_SWIPE || type == GESTURE_TYPE_DRAG || type == GESTURE_TYPE_TAP_DRAG;
}

static bool is_followed(const struct gesture *gesture)
{
	return gesture_is_continuous(gesture->configuration) && action_follows(gesture->configuration->action);
}

static double along(const struct attempt *attempt, double x, double y)
{
	return x * attempt->way_x + y * attempt->way_y;
}

/* Returns how far a gesture has come in its own direction, as if something followed it. */
static double way_done(const struct gesture *gesture, const struct tactus_gestures_event *event)
{
	const struct attempt *attempt = &gesture->attempt;
	double extent = ASSUMED_EXTENT;

	if (!gesture_is_continuous(gesture->configuration))
		return 1;
	switch (gesture->configuration->type) {
	case GESTURE_TYPE_PINCH:
		return fabs(event->scale - 1);
	case GESTURE_TYPE_ROTATE:
		return fabs(event->rotation) / QUARTER_TURN;
	case GESTURE_TYPE_LONG_PRESS:
		return 1;
	default:
		break;
	}
	if (attempt->has_output)
		extent = attempt->way_x != 0 ? attempt->output.width : attempt->output.height;
	return extent > 0 ? along(attempt, event->dx, event->dy) / extent : 0;
}

static double progress_of(const struct gesture *gesture, const struct tactus_gestures_event *event)
{
	return is_followed(gesture) ? way_done(gesture, event) : 1;
}

/* Returns whether a gesture that ends went far or fast enough, by its event's progress. */
static bool went_far(const struct gesture *gesture, const struct tactus_gestures_event *event)
{
	double speed = along(&gesture->attempt, event->velocity_x, event->velocity_y);

	if (!gesture_is_continuous(gesture->configuration))
		return true;
	if (!is_pan(gesture))
		return event->progress >= COMMITS_PROGRESS;
	/* A fast movement backwards takes the gesture back. */
	return event->progress > 0 && speed > -COMMITS_SPEED &&
		(event->progress >= COMMITS_PROGRESS || speed >= COMMITS_SPEED);
}

static bool commits(const struct gesture *gesture, const struct tactus_gestures_event *event)
{
	return !is_followed(gesture) || !action_can_be_taken_back(gesture->configuration->action) ||
		went_far(gesture, event);
}

static void measure(const struct gesture *gesture, struct tactus_gestures_event *event)
{
	const struct tactus_recognizer *recognizer = gesture->recognizer;

	event->x = gesture->attempt.start_x;
	event->y = gesture->attempt.start_y;
	tactus_recognizer_get_location(recognizer, NULL, &event->x, &event->y);
	if (is_pan(gesture)) {
		tactus_pan_recognizer_get_translation(recognizer, NULL, &event->dx, &event->dy);
		tactus_pan_recognizer_get_velocity(recognizer, NULL, &event->velocity_x, &event->velocity_y);
	} else if (gesture_is_continuous(gesture->configuration)) {
		event->dx = event->x - gesture->attempt.base_x;
		event->dy = event->y - gesture->attempt.base_y;
	}
	if (gesture->configuration->type == GESTURE_TYPE_PINCH)
		event->scale = gesture_has_many(gesture->configuration)
			? tactus_transform_recognizer_get_scale(recognizer)
			: tactus_pinch_recognizer_get_scale(recognizer);
	if (gesture->configuration->type == GESTURE_TYPE_ROTATE)
		event->rotation = gesture_has_many(gesture->configuration)
			? tactus_transform_recognizer_get_rotation(recognizer)
			: tactus_rotation_recognizer_get_rotation(recognizer);
}

static struct tactus_gestures_event describe(const struct gesture *gesture, enum tactus_gestures_phase phase)
{
	struct tactus_gestures_event event = {
		.size = sizeof(event),
		.name = gesture->configuration->name,
		.action = (enum tactus_gestures_action)gesture->configuration->action,
		.phase = phase,
		.seat = gesture->seat,
		.time_us = tactus_application_get_time(gesture->gestures->application),
		.start_x = gesture->attempt.start_x,
		.start_y = gesture->attempt.start_y,
		.scale = 1,
		.fingers = gesture->attempt.fingers ? gesture->attempt.fingers
						    : gesture_fingers(gesture->configuration),
		.keys = gesture->configuration->keys.codes,
		.key_count = gesture->configuration->keys.count,
		.words = gesture->configuration->host_word ? host_word_text(gesture->configuration->host_word) : NULL,
		.button = gesture->configuration->button,
	};

	measure(gesture, &event);
	event.progress = progress_of(gesture, &event);
	event.commits = phase == TACTUS_GESTURES_PHASE_ENDED && commits(gesture, &event);
	return event;
}

static void act(struct gesture *gesture, const struct tactus_gestures_event *event)
{
	if (event->action != TACTUS_GESTURES_ACTION_NONE)
		host_call_act(gesture->gestures, event);
}

/* Tells other programs of a step, with the way that it has gone, whatever this host makes of it. */
static void publish(struct gesture *gesture, const struct tactus_gestures_event *event)
{
	struct tactus_gestures_event told = *event;

	gesture->attempt.told_us = event->time_us;
	told.progress = way_done(gesture, event);
	told.commits = event->phase == TACTUS_GESTURES_PHASE_ENDED && went_far(gesture, &told);
	if (gesture->gestures->tell_step && gesture->configuration->followed)
		gesture->gestures->tell_step(&told, gesture->gestures->data);
	followers_tell(&gesture->gestures->followers, gesture, &told);
}

static bool is_too_early_to_publish(const struct gesture *gesture, const struct tactus_gestures_event *event)
{
	return event->time_us - gesture->attempt.told_us < TOLD_INTERVAL_US;
}

/* Lets the host hold changes that something follows until its output shows them, and forget them at the end. */
static bool is_held(const struct gesture *gesture, const struct tactus_gestures_event *event)
{
	const struct tactus_gestures *gestures = gesture->gestures;
	bool is_end = event->phase == TACTUS_GESTURES_PHASE_ENDED || event->phase == TACTUS_GESTURES_PHASE_CANCELLED;

	/* Other programs may have stopped following before the end. */
	if (!is_end && !is_followed(gesture) && gestures->followers.count == 0)
		return false;
	return host_call_hold(gestures, event);
}

/* Runs the effects that occur once, at the beginning of a gesture. */
static void fire(struct gesture *gesture, const struct tactus_gestures_event *event)
{
	struct tactus_gestures_event whole = *event;

	feedback_clear(gesture->feedback);
	gesture_take_leads(gesture);
	gesture->has_fired = true;
	gesture->fired_count++;
	gesture->fired_us = event->time_us;
	if (is_followed(gesture)) {
		act(gesture, event);
	} else if (typed_keys_are_continuous(gesture->configuration)) {
		typed_keys_begin(gesture, event);
	} else {
		whole.phase = TACTUS_GESTURES_PHASE_ENDED;
		whole.commits = true;
		act(gesture, &whole);
	}
	commands_run(gesture, &gesture->configuration->command, event);
	publish(gesture, event);
	if (event->phase == TACTUS_GESTURES_PHASE_BEGAN)
		is_held(gesture, event);
}

/*
 * Chooses the direction of a continuous gesture: inwards from an edge unless it leads along that, else, and
 * from a corner, the main direction of the fingers.
 */
static void choose_way(struct gesture *gesture, const struct tactus_gestures_event *event)
{
	struct attempt *attempt = &gesture->attempt;
	bool is_along = gesture_directions_along(gesture->configuration) & main_direction(event->dx, event->dy);
	uint32_t edge = is_along || gesture_is_from_corner(gesture->configuration) ? 0 : gesture->configuration->edge;
	bool is_horizontal = edge ? edge == TACTUS_EDGE_LEFT || edge == TACTUS_EDGE_RIGHT
				  : fabs(event->dx) >= fabs(event->dy);

	attempt->way_x = !is_horizontal ? 0 : edge == TACTUS_EDGE_RIGHT || (!edge && event->dx < 0) ? -1
												    : 1;
	attempt->way_y = is_horizontal ? 0 : edge == TACTUS_EDGE_BOTTOM || (!edge && event->dy < 0) ? -1
												    : 1;
}

static void begin(struct gesture *gesture)
{
	struct tactus_gestures_event event;

	gesture->attempt.fingers = (uint32_t)tactus_recognizer_get_number_of_touches(gesture->recognizer);
	event = describe(gesture, TACTUS_GESTURES_PHASE_BEGAN);
	choose_way(gesture, &event);
	event.progress = progress_of(gesture, &event);
	gesture->attempt.is_active = true;
	fire(gesture, &event);
}

void gesture_follow(struct gesture *gesture, const struct tactus_gestures_event *event)
{
	struct tactus_gestures_event own = *event;

	own.progress = progress_of(gesture, event);
	if (is_followed(gesture))
		act(gesture, &own);
	publish(gesture, &own);
}

static void change(struct gesture *gesture)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	struct tactus_gestures_event event = describe(gesture, TACTUS_GESTURES_PHASE_CHANGED);
	struct attempt *attempt = &gesture->attempt;
	bool is_waiting = is_held(gesture, &event);

	if (is_followed(gesture) && !is_waiting)
		act(gesture, &event);
	if (typed_keys_are_continuous(configuration))
		typed_keys_change(gesture, &event);
	if (!is_waiting && !is_too_early_to_publish(gesture, &event))
		publish(gesture, &event);
	if (configuration->command_changed.count == 0)
		return;
	if (attempt->has_changed &&
		event.time_us - attempt->changed_us < 1000000 / configuration->changes_per_second)
		return;
	attempt->has_changed = true;
	attempt->changed_us = event.time_us;
	commands_run(gesture, &configuration->command_changed, &event);
}

static void end(struct gesture *gesture, enum tactus_gestures_phase phase)
{
	struct tactus_gestures_event event = describe(gesture, phase);

	/* Tells the last change, if that still waits. */
	is_held(gesture, &event);
	gesture->attempt.is_active = false;
	gesture->has_fired = phase == TACTUS_GESTURES_PHASE_ENDED;
	gesture->fired_us = event.time_us;
	if (is_followed(gesture))
		act(gesture, &event);
	if (typed_keys_are_continuous(gesture->configuration))
		typed_keys_end(gesture, &event);
	commands_run(gesture, &gesture->configuration->command_end, &event);
	publish(gesture, &event);
}

static void handle_began(struct gesture *gesture)
{
	struct attempt *attempt = &gesture->attempt;

	tactus_recognizer_get_location(gesture->recognizer, NULL, &attempt->base_x, &attempt->base_y);
	if (gesture->configuration->type == GESTURE_TYPE_PRESS_DRAG)
		return;
	/* A press that may still become a drag fires at the lift (18.4). */
	attempt->is_waiting = gesture->configuration->type == GESTURE_TYPE_LONG_PRESS && gesture_other_outcome(gesture);
	if (attempt->is_waiting)
		feedback_clear(gesture->feedback);
	else
		begin(gesture);
}

static void begin_drag(struct gesture *gesture)
{
	struct gesture *press = gesture_other_outcome(gesture);

	if (press)
		press->attempt.was_dragged = true;
	begin(gesture);
}

static void handle_changed(struct gesture *gesture)
{
	if (gesture->attempt.is_active)
		change(gesture);
	else if (gesture->configuration->type == GESTURE_TYPE_PRESS_DRAG && gesture_drag_nearness(gesture) >= 1)
		begin_drag(gesture);
}

void gesture_handle_state(struct gesture *gesture)
{
	struct tactus_gestures_event event;

	if (!gesture->recognizer)
		return;
	switch (tactus_recognizer_get_state(gesture->recognizer)) {
	case TACTUS_RECOGNIZER_STATE_BEGAN:
		handle_began(gesture);
		break;
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		handle_changed(gesture);
		break;
	case TACTUS_RECOGNIZER_STATE_ENDED:
		if (gesture->attempt.is_waiting && !gesture->attempt.was_dragged)
			begin(gesture);
		gesture->attempt.is_waiting = false;
		if (gesture->attempt.is_active) {
			end(gesture, TACTUS_GESTURES_PHASE_ENDED);
		} else if (!gesture_is_continuous(gesture->configuration)) {
			event = describe(gesture, TACTUS_GESTURES_PHASE_ENDED);
			fire(gesture, &event);
		}
		break;
	case TACTUS_RECOGNIZER_STATE_CANCELLED:
		gesture_cancel(gesture);
		break;
	default:
		break;
	}
}

void gesture_cancel(struct gesture *gesture)
{
	if (gesture->attempt.is_active)
		end(gesture, TACTUS_GESTURES_PHASE_CANCELLED);
}
