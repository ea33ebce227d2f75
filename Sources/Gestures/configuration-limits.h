/* SPDX-License-Identifier: MIT */
/* Lengths and times with which a gesture cannot fire, or always does. */
#ifndef TACTUS_GESTURES_CONFIGURATION_LIMITS_H
#define TACTUS_GESTURES_CONFIGURATION_LIMITS_H

struct gesture_configuration;
struct ini_section;
struct report;

/* Notes values that no hand can reach or that every touch reaches. They stay in force. */
void configuration_check_limits(
	const struct gesture_configuration *gesture, const struct ini_section *section, struct report *report);

#endif
