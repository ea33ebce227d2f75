/* SPDX-License-Identifier: MIT */
/* Reads a section [tactus-gesture], and reports everything that is wrong with it. */
#ifndef TACTUS_GESTURES_CONFIGURATION_GESTURE_H
#define TACTUS_GESTURES_CONFIGURATION_GESTURE_H

struct configuration;
struct ini_section;
struct report;

/* Adds the gesture of a section to those of the configuration, or to those that are left out. */
void configuration_add_gesture(
	struct configuration *configuration, const struct ini_section *section, struct report *report);
/* Adds the gesture of a section with a wrong name to those that are left out. */
void configuration_check_section(
	struct configuration *configuration, const struct ini_section *section, struct report *report);

#endif
