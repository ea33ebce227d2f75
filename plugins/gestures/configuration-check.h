/* SPDX-License-Identifier: MIT */
/* Finds gestures that are valid but probably not what their author intends. */
#ifndef TACTUS_GESTURES_CONFIGURATION_CHECK_H
#define TACTUS_GESTURES_CONFIGURATION_CHECK_H

#include <stdbool.h>

struct configuration;
struct gesture_configuration;
struct ini_section;
struct report;

/* Reports suspicious settings of a gesture that is to be added. Returns false if the gesture would never fire. */
bool configuration_check_gesture(const struct configuration *configuration,
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report);

#endif
