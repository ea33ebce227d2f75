/* SPDX-License-Identifier: MIT */
#include "typed-keys.h"

#include "host-calls.h"

#include <math.h>
#include <tactus.h>

#define MOST_TOUCHES 10
/* A finger that jumps over the panel types no page of letters. */
#define MOST_STEPS 20

bool typed_keys_are_continuous(const struct gesture_configuration *configuration)
{
	return configuration->action == TACTUS_GESTURES_ACTION_KEYS && gesture_is_continuous(configuration) &&
		(configuration->hold || configuration->every.is_set);
}

/*
 * Splits keys into those that are held and those that are pressed: modifiers are held for the others. Without modifiers
 * all are held, unless they are to be pressed again.
 */
static void split(const struct gesture_configuration *configuration, const struct key_combination *keys,
	struct key_combination *held, struct key_combination *pressed)
{
	size_t index, modifiers = 0;

	held->count = pressed->count = 0;
	for (index = 0; index < keys->count; index++)
		modifiers += key_is_modifier(keys->codes[index]);
	for (index = 0; index < keys->count; index++) {
		bool holds = configuration->hold &&
			(key_is_modifier(keys->codes[index]) || (modifiers == 0 && !configuration->every.is_set));
		struct key_combination *part = holds ? held : pressed;

		part->codes[part->count++] = keys->codes[index];
	}
}

static void act(struct gesture *gesture, const struct tactus_gestures_event *event, enum tactus_gestures_action action,
	enum tactus_gestures_phase phase, const struct key_combination *keys)
{
	struct tactus_gestures_event typed = *event;

	if (keys->count == 0)
		return;
	typed.action = action;
	typed.phase = phase;
	typed.commits = phase == TACTUS_GESTURES_PHASE_ENDED;
	typed.progress = 1;
	typed.keys = keys->codes;
	typed.key_count = keys->count;
	host_call_act(gesture->gestures, &typed);
}

static void press(
	struct gesture *gesture, const struct tactus_gestures_event *event, const struct key_combination *keys)
{
	act(gesture, event, TACTUS_GESTURES_ACTION_KEYS, TACTUS_GESTURES_PHASE_ENDED, keys);
}

/* Returns the mean distance of the fingers from opposite ones, px. */
static double spread_of(const struct gesture *gesture)
{
	double x = 0, y = 0, sum = 0;
	size_t index, count = tactus_recognizer_get_number_of_touches(gesture->recognizer);

	tactus_recognizer_get_location(gesture->recognizer, NULL, &x, &y);
	for (index = 0; index < count && index < MOST_TOUCHES; index++) {
		double touch_x = x, touch_y = y;

		tactus_recognizer_get_location_of_touch(gesture->recognizer, index, NULL, &touch_x, &touch_y);
		sum += 2 * hypot(touch_x - x, touch_y - y);
	}
	return count > 1 ? sum / (double)count : -1;
}

/* Returns how far the fingers are in the direction in which they began, px. */
static double way_of(struct gesture *gesture, const struct tactus_gestures_event *event)
{
	const struct attempt *attempt = &gesture->attempt;
	double spread;

	if (gesture->configuration->type != GESTURE_TYPE_PINCH)
		return event->dx * attempt->way_x + event->dy * attempt->way_y;
	spread = spread_of(gesture);
	/* While one finger is up there is no distance. */
	if (spread < 0)
		return attempt->typed_way;
	return attempt->closes ? attempt->typed_spread - spread : spread - attempt->typed_spread;
}

void typed_keys_begin(struct gesture *gesture, const struct tactus_gestures_event *event)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	struct attempt *attempt = &gesture->attempt;
	struct key_combination held, pressed;

	attempt->typed_spread = spread_of(gesture);
	attempt->closes = configuration->type == GESTURE_TYPE_PINCH &&
		(configuration->directions ? configuration->directions : gesture_turn(gesture)) == PINCH_DIRECTION_IN;
	attempt->typed_way = attempt->typed_from = way_of(gesture, event);
	split(configuration, &configuration->keys, &held, &pressed);
	act(gesture, event, TACTUS_GESTURES_ACTION_HOLD_KEYS, TACTUS_GESTURES_PHASE_BEGAN, &held);
	press(gesture, event, &pressed);
}

void typed_keys_change(struct gesture *gesture, const struct tactus_gestures_event *event)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	struct attempt *attempt = &gesture->attempt;
	struct key_combination held, pressed, back;
	double step;

	if (!configuration->every.is_set)
		return;
	step = gesture_pixels(gesture, configuration->every.value, configuration->every.unit);
	attempt->typed_way = way_of(gesture, event);
	if (!(step > 0))
		return;
	split(configuration, &configuration->keys, &held, &pressed);
	/* Keys that are held already are not pressed again. */
	back = keys_without(&configuration->keys_back, &held);
	for (int count = 0; count < MOST_STEPS && fabs(attempt->typed_way - attempt->typed_from) >= step; count++) {
		bool is_forward = attempt->typed_way > attempt->typed_from;

		attempt->typed_from += is_forward ? step : -step;
		press(gesture, event, is_forward ? &pressed : &back);
	}
	if (fabs(attempt->typed_way - attempt->typed_from) >= step)
		attempt->typed_from = attempt->typed_way;
}

void typed_keys_end(struct gesture *gesture, const struct tactus_gestures_event *event)
{
	struct key_combination held, pressed;

	split(gesture->configuration, &gesture->configuration->keys, &held, &pressed);
	act(gesture, event, TACTUS_GESTURES_ACTION_HOLD_KEYS, event->phase, &held);
}
