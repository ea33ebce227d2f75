/* SPDX-License-Identifier: MIT */
/* Gestures that can be read and still do not do what their author means. */
#ifndef TACTUS_GESTURES_CONFIGURATION_CHECK_H
#define TACTUS_GESTURES_CONFIGURATION_CHECK_H

#include <stdbool.h>

struct configuration;
struct gesture_configuration;
struct ini_section;
struct report;

/* Reports what is strange about a gesture that is to be added. False: it would never fire. */
bool configuration_check_gesture(const struct configuration *configuration,
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report);

#endif
