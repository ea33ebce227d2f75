/* SPDX-License-Identifier: MIT */
/* Resolves the names of other gestures that a gesture waits for. */
#ifndef TACTUS_GESTURES_CONFIGURATION_NAMES_H
#define TACTUS_GESTURES_CONFIGURATION_NAMES_H

#include <stdbool.h>

struct configuration;
struct gesture_configuration;
struct report;

/* Returns whether a comma-separated list contains a name. */
bool names_contain(const char *names, const char *name);
/* Returns whether a section's name is one of ours, or close to one: other capitals, a typing error. */
bool section_name_is_meant(const char *name);
/* Returns whether a section's name is the one of a gesture, or close to it. */
bool section_name_is_gesture(const char *name);
/*
 * Finds the gestures that other gestures wait for. Reports names that no gesture or two gestures have, and gestures
 * that wait for themselves, directly or in a cycle.
 */
void configuration_resolve_names(const struct configuration *configuration, struct report *report);
/* Returns whether a gesture waits for another, directly or not, or is the same. */
bool gesture_waits_for(const struct configuration *configuration, struct gesture_configuration *gesture,
	const struct gesture_configuration *other);

#endif
