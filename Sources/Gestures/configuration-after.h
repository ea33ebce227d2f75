/* SPDX-License-Identifier: MIT */
/* Resolves the names of the gestures after which another one is possible. */
#ifndef TACTUS_GESTURES_CONFIGURATION_AFTER_H
#define TACTUS_GESTURES_CONFIGURATION_AFTER_H

#include <stdbool.h>

struct configuration;
struct ini_file;
struct ini_section;
struct report;

/* Returns whether a gesture of the file comes after that of a section, which then needs no effect of its own. */
bool configuration_leads_to_other(const struct ini_file *file, const struct ini_section *section);
/* Finds the gestures of `after`. Reports names that no gesture has, and gestures that never come. */
void configuration_resolve_after(const struct configuration *configuration, struct report *report);

#endif
