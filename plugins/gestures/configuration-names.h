/* SPDX-License-Identifier: MIT */
/* Gestures name others that they wait for. */
#ifndef TACTUS_GESTURES_CONFIGURATION_NAMES_H
#define TACTUS_GESTURES_CONFIGURATION_NAMES_H

#include <stdbool.h>

struct configuration;
struct report;

/* Returns whether a comma-separated list of names holds one. */
bool names_contain(const char *names, const char *name);
/* Returns whether a section's name is one of this part's, or close to one: other capitals, a slip of the hand. */
bool section_name_is_meant(const char *name);
/*
 * Finds the gestures that others wait for. Reports names that nobody has or that two have, and gestures that wait for
 * themselves or in a circle.
 */
void configuration_resolve_names(const struct configuration *configuration, struct report *report);

#endif
