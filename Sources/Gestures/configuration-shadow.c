/* SPDX-License-Identifier: MIT */
#include "configuration-shadow.h"

#include "configuration-names.h"
#include "configuration-needs.h"
#include "configuration.h"
#include "report.h"

#include <tactus.h>

/* Degrees to which another gesture keeps one from firing. */
enum shadow {
	SHADOW_NONE,
	/* An edge swipe counts the fingers at its edge alone (18.2): beside one that rests elsewhere it fires. */
	SHADOW_BESIDE_OTHERS,
	/* A finger that jumps over both thresholds, turns between them, or moves beside a resting thumb fires it. */
	SHADOW_SELDOM,
	SHADOW_ALWAYS,
};

/* Returns how a gesture that fires at the lift shadows another one: the lift asks the first in the file first. */
static enum shadow shadow_at_lift(
	const struct gesture_configuration *gesture, const struct gesture_configuration *other)
{
	enum order longest = compare_longest(gesture, other), shortest = compare_distances(gesture, other);

	if (!gesture_fires_at_lift(other) || gesture->index > other->index)
		return SHADOW_NONE;
	return (longest == ORDER_SAME || longest == ORDER_MORE) &&
			(shortest == ORDER_SAME || shortest == ORDER_LESS)
		? SHADOW_ALWAYS
		: SHADOW_NONE;
}

/* Returns how a gesture that needs less, or the same and stands in front, shadows the other one. */
static enum shadow shadow_by_needs(
	const struct gesture_configuration *gesture, const struct gesture_configuration *other, enum order needs)
{
	bool is_in_front = gesture->index < other->index;

	if (gesture_fires_at_lift(gesture))
		return shadow_at_lift(gesture, other);
	/* A gesture that fires at the lift is later than one that needs as much or less and does not wait. */
	if (gesture_fires_at_lift(other) && (needs == ORDER_SAME || needs == ORDER_LESS))
		return gesture_goes_anywhere(gesture) || gesture->type == GESTURE_TYPE_SWIPE ? SHADOW_ALWAYS
											     : SHADOW_SELDOM;
	if (needs == ORDER_SAME)
		return is_in_front ? SHADOW_ALWAYS : SHADOW_NONE;
	if (needs != ORDER_LESS)
		return SHADOW_NONE;
	switch (gesture->type) {
	case GESTURE_TYPE_LONG_PRESS:
	case GESTURE_TYPE_PRESS_DRAG:
		/* No event passes over the shorter time. */
		return SHADOW_ALWAYS;
	case GESTURE_TYPE_STROKE:
		/* Both fire at the lift. */
		return is_in_front ? SHADOW_ALWAYS : SHADOW_NONE;
	case GESTURE_TYPE_SWIPE:
		return is_in_front ? SHADOW_ALWAYS : SHADOW_SELDOM;
	default:
		/* The direction counts where the distance is done: a finger that turns later fires the other one. */
		return is_in_front && gesture_goes_anywhere(gesture) ? SHADOW_ALWAYS : SHADOW_SELDOM;
	}
}

/* Returns how a drag shadows a gesture of another type, whose fingers move as well. */
static enum shadow shadow_by_drag(
	const struct gesture_configuration *drag, const struct gesture_configuration *other, enum order *needs)
{
	enum shadow shadow;

	if (drag->type != GESTURE_TYPE_DRAG || !gesture_covers_conditions(drag, other))
		return SHADOW_NONE;
	*needs = compare_distances(drag, other);
	shadow = shadow_by_needs(drag, other, *needs);
	switch (other->type) {
	case GESTURE_TYPE_EDGE_SWIPE:
		return shadow && gesture_covers_directions(drag, other) ? SHADOW_BESIDE_OTHERS : SHADOW_NONE;
	case GESTURE_TYPE_SWIPE:
		/* A drag counts a thumb that rests, a swipe has failed with it and begins anew. */
		return shadow && gesture_covers_directions(drag, other) ? SHADOW_SELDOM : SHADOW_NONE;
	case GESTURE_TYPE_TAP_DRAG:
		return gesture_covers_directions(drag, other) ? shadow : SHADOW_NONE;
	default:
		return SHADOW_NONE;
	}
}

/* Returns how a gesture shadows the other one. Of equals the first in the file fires (18.1). */
static enum shadow shadow_of(const struct configuration *configuration, struct gesture_configuration *gesture,
	const struct gesture_configuration *other, enum order *needs)
{
	enum shadow shadow = SHADOW_NONE;

	if (gesture == other)
		return SHADOW_NONE;
	if (!gesture_is_of_kind(gesture, other)) {
		shadow = shadow_by_drag(gesture, other, needs);
	} else if (gesture_covers(gesture, other)) {
		*needs = compare_gestures(gesture, other);
		shadow = shadow_by_needs(gesture, other, *needs);
	}
	/* A thumb that rests outside of the other one's region is none of its fingers, but may be one of this. */
	if (shadow == SHADOW_ALWAYS && gesture->type == GESTURE_TYPE_DRAG && !gesture_lands_as_widely(gesture, other))
		shadow = SHADOW_SELDOM;
	/* The cure: of two that fire at the lift their order is it, and else only that the quicker one waits. */
	if (shadow && gesture_fires_at_lift(other))
		*needs = gesture_fires_at_lift(gesture) ? ORDER_SAME : ORDER_LESS;
	return shadow && gesture_waits_for(configuration, gesture, other) ? SHADOW_NONE : shadow;
}

/* Of gestures that need the same, the first in the file fires (18.1), so that their order is the cure. */
static void report_shadow(const struct gesture_configuration *gesture, const struct gesture_configuration *other,
	enum shadow shadow, enum order needs, struct report *report)
{
	if (shadow == SHADOW_BESIDE_OTHERS)
		report_line(report, REPORT_NOTE, gesture->line,
			"[tactus-gesture] %.60s: the drag of line %u fires first from this edge too, unless %s%.60s",
			gesture->name, other->line,
			needs == ORDER_SAME ? "this one stands in front of it" : "it has waits-for=",
			needs == ORDER_SAME ? "" : gesture->name);
	else
		report_line(report, REPORT_WARNING, gesture->line,
			"[tactus-gesture] %.60s: the gesture of line %u needs %s and fires first; this one %s does, "
			"unless %s%.60s",
			gesture->name, other->line,
			shadow == SHADOW_SELDOM && needs == ORDER_LESS ? "less" : "no more",
			shadow == SHADOW_SELDOM ? "hardly ever" : "never",
			needs == ORDER_SAME ? "it stands in front of that one" : "that one has waits-for=",
			needs == ORDER_SAME ? "" : gesture->name);
}

/* Reports drags that need more than a swipe of as many fingers, and are first where one finger is behind the others. */
static void report_close_drags(
	const struct configuration *configuration, const struct gesture_configuration *swipe, struct report *report)
{
	struct gesture_configuration *drag;

	if (swipe->type != GESTURE_TYPE_SWIPE || gesture_fires_at_lift(swipe) || gesture_fingers(swipe) < 2)
		return;
	for (drag = configuration->gestures; drag; drag = drag->next) {
		if (drag->type != GESTURE_TYPE_DRAG || gesture_fires_at_lift(drag) ||
			!gesture_covers_conditions(drag, swipe) || !gesture_covers_directions(drag, swipe) ||
			compare_distances(drag, swipe) != ORDER_MORE || !distances_are_close(drag, swipe) ||
			gesture_waits_for(configuration, drag, swipe))
			continue;
		report_line(report, REPORT_NOTE, swipe->line,
			"[tactus-gesture] %.60s: the drag of line %u needs little more, and is first where a finger is "
			"behind the others, unless it has waits-for=%.60s",
			swipe->name, drag->line, swipe->name);
		return;
	}
}

void configuration_find_shadows(const struct configuration *configuration, struct report *report)
{
	const struct gesture_configuration *gesture, *darkest;
	struct gesture_configuration *other;
	enum shadow shadow, most;
	enum order needs, darkest_needs;

	for (gesture = configuration->gestures; gesture; gesture = gesture->next) {
		most = SHADOW_NONE;
		for (other = configuration->gestures; other && most != SHADOW_ALWAYS; other = other->next) {
			shadow = shadow_of(configuration, other, gesture, &needs);
			if (shadow <= most)
				continue;
			most = shadow;
			darkest = other;
			darkest_needs = needs;
		}
		if (most)
			report_shadow(gesture, darkest, most, darkest_needs, report);
		else
			report_close_drags(configuration, gesture, report);
	}
}
