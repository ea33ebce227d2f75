/* SPDX-License-Identifier: MIT */
/* Finds gestures that are valid but probably not what their author intends. */
#ifndef TACTUS_GESTURES_CONFIGURATION_CHECK_H
#define TACTUS_GESTURES_CONFIGURATION_CHECK_H

#include <stdbool.h>

struct configuration;
struct gesture_configuration;
struct ini_section;
struct report;

/* Reports suspicious settings of a gesture, which may have mistakes. */
void configuration_check_gesture(
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report);
/* Reports a gesture that is to be added and is there already. Returns false if it would never fire. */
bool configuration_check_alone(const struct configuration *configuration,
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report);

#endif
