/* SPDX-License-Identifier: MIT */
#include "configuration.h"

#include "direction.h"

#include <stdlib.h>
#include <string.h>
#include <tactus.h>

/* Limits of `delays=true` (rule 18.3). */
#define DELAY_TOGETHER_US 80000
#define DELAY_UNDECIDED_US 300000
/* Bounds of `tactus gestures test`, percent. */
#define TEST_FIRES 95
#define TEST_TAKEN 1

static void free_commands(struct command_list *list)
{
	size_t index;

	for (index = 0; index < list->count; index++)
		free(list->words[index]);
}

void gesture_configuration_destroy(struct gesture_configuration *gesture)
{
	struct gesture_wait *wait;

	while ((wait = gesture->waits)) {
		gesture->waits = wait->next;
		free(wait);
	}
	while ((wait = gesture->leads)) {
		gesture->leads = wait->next;
		free(wait);
	}
	free_commands(&gesture->command);
	free_commands(&gesture->command_changed);
	free_commands(&gesture->command_end);
	free(gesture->name);
	free(gesture->host_word);
	free(gesture->shape);
	free(gesture->drawn);
	free(gesture->rivals);
	free(gesture->output);
	free(gesture->app_id);
	free(gesture->title);
	free(gesture->after);
	free(gesture->waits_for);
	free(gesture);
}

void configuration_init(struct configuration *configuration)
{
	memset(configuration, 0, sizeof(*configuration));
	configuration->last_gesture = &configuration->gestures;
	configuration->cancel = true;
	configuration->test.fires = TEST_FIRES;
	configuration->test.taken = TEST_TAKEN;
	configuration->delay_together_us = DELAY_TOGETHER_US;
	configuration->delay_undecided_us = DELAY_UNDECIDED_US;
	configuration->accommodations = (struct tactus_touch_accommodations)TACTUS_TOUCH_ACCOMMODATIONS_INIT;
}

static void destroy_all(struct gesture_configuration *gesture)
{
	struct gesture_configuration *next;

	for (; gesture; gesture = next) {
		next = gesture->next;
		gesture_configuration_destroy(gesture);
	}
}

void configuration_finish(struct configuration *configuration)
{
	destroy_all(configuration->gestures);
	destroy_all(configuration->left_out);
	configuration_init(configuration);
}

uint32_t gesture_fingers(const struct gesture_configuration *gesture)
{
	if (gesture->fingers)
		return gesture->fingers;
	/* One finger draws in applications, and two scroll and pinch there. */
	if (gesture->type == GESTURE_TYPE_STROKE)
		return 3;
	return gesture->type == GESTURE_TYPE_PINCH || gesture->type == GESTURE_TYPE_ROTATE ? 2 : 1;
}

uint32_t gesture_taps(const struct gesture_configuration *gesture)
{
	switch (gesture->type) {
	case GESTURE_TYPE_TAP:
		return gesture->taps ? gesture->taps : 1;
	case GESTURE_TYPE_DOUBLE_TAP:
		return 2;
	default:
		return 0;
	}
}

bool gesture_fires_at_lift(const struct gesture_configuration *gesture)
{
	return gesture->distance_max.is_set;
}

bool gesture_is_measured_by_pan(const struct gesture_configuration *gesture)
{
	return gesture->type == GESTURE_TYPE_SWIPE &&
		(gesture_fires_at_lift(gesture) || !ways_are_none(&gesture->ways));
}

bool gesture_allows_way(const struct gesture_configuration *gesture, double x, double y)
{
	uint32_t allowed = gesture->directions;

	if (gesture->type == GESTURE_TYPE_EDGE_SWIPE)
		allowed = gesture_directions_from_edge(gesture);
	if (!allowed && ways_are_none(&gesture->ways))
		return true;
	return allowed & main_direction(x, y) || ways_have(&gesture->ways, x, y);
}

bool gesture_has_many(const struct gesture_configuration *gesture)
{
	return (gesture->type == GESTURE_TYPE_PINCH || gesture->type == GESTURE_TYPE_ROTATE) &&
		gesture_fingers(gesture) > 2;
}

bool gesture_is_from_corner(const struct gesture_configuration *gesture)
{
	return gesture->edge & (gesture->edge - 1);
}

uint32_t edge_inward_direction(uint32_t edge)
{
	return (edge & TACTUS_EDGE_LEFT ? TACTUS_SWIPE_DIRECTION_RIGHT : 0) |
		(edge & TACTUS_EDGE_RIGHT ? TACTUS_SWIPE_DIRECTION_LEFT : 0) |
		(edge & TACTUS_EDGE_TOP ? TACTUS_SWIPE_DIRECTION_DOWN : 0) |
		(edge & TACTUS_EDGE_BOTTOM ? TACTUS_SWIPE_DIRECTION_UP : 0);
}

uint32_t gesture_directions_from_edge(const struct gesture_configuration *gesture)
{
	uint32_t inwards = edge_inward_direction(gesture->edge);
	bool is_any = !gesture->directions && ways_are_none(&gesture->ways);

	/* Both ways along its edges lead away from a corner, and each may be meant alone. */
	if (gesture_is_from_corner(gesture))
		return is_any || gesture->directions & EDGE_DIRECTION_INWARDS ? inwards : gesture->directions & inwards;
	return gesture_directions_along(gesture) | (gesture_leads_inwards(gesture) ? inwards : 0);
}

uint32_t gesture_directions_along(const struct gesture_configuration *gesture)
{
	if (gesture_is_from_corner(gesture))
		return 0;
	if (gesture->edge == TACTUS_EDGE_LEFT || gesture->edge == TACTUS_EDGE_RIGHT)
		return gesture->directions & (TACTUS_SWIPE_DIRECTION_UP | TACTUS_SWIPE_DIRECTION_DOWN);
	return gesture->directions & (TACTUS_SWIPE_DIRECTION_LEFT | TACTUS_SWIPE_DIRECTION_RIGHT);
}

bool gesture_leads_inwards(const struct gesture_configuration *gesture)
{
	return (!gesture->directions && ways_are_none(&gesture->ways)) ||
		gesture->directions & (EDGE_DIRECTION_INWARDS | edge_inward_direction(gesture->edge));
}

bool gesture_is_continuous(const struct gesture_configuration *gesture)
{
	return !gesture_fires_at_lift(gesture) && gesture->type != GESTURE_TYPE_SWIPE &&
		gesture->type != GESTURE_TYPE_STROKE && gesture_taps(gesture) == 0;
}
