/* SPDX-License-Identifier: MIT */
#include "configuration.h"

#include <stdlib.h>
#include <string.h>

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
	free_commands(&gesture->command);
	free_commands(&gesture->command_changed);
	free_commands(&gesture->command_end);
	free(gesture->name);
	free(gesture->output);
	free(gesture->app_id);
	free(gesture->waits_for);
	free(gesture);
}

void configuration_init(struct configuration *configuration)
{
	memset(configuration, 0, sizeof(*configuration));
	configuration->last_gesture = &configuration->gestures;
	configuration->cancel = true;
	configuration->accommodations = (struct tactus_touch_accommodations)TACTUS_TOUCH_ACCOMMODATIONS_INIT;
}

void configuration_finish(struct configuration *configuration)
{
	struct gesture_configuration *gesture;

	while ((gesture = configuration->gestures)) {
		configuration->gestures = gesture->next;
		gesture_configuration_destroy(gesture);
	}
	configuration_init(configuration);
}

uint32_t gesture_fingers(const struct gesture_configuration *gesture)
{
	if (gesture->fingers)
		return gesture->fingers;
	return gesture->type == GESTURE_TYPE_PINCH || gesture->type == GESTURE_TYPE_ROTATE ? 2 : 1;
}

bool gesture_is_continuous(const struct gesture_configuration *gesture)
{
	return gesture->type != GESTURE_TYPE_SWIPE && gesture->type != GESTURE_TYPE_TAP &&
		gesture->type != GESTURE_TYPE_DOUBLE_TAP;
}
