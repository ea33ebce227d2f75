/* SPDX-License-Identifier: MIT */
/* Finds gestures that never fire because another one always fires before them. */
#ifndef TACTUS_GESTURES_CONFIGURATION_SHADOW_H
#define TACTUS_GESTURES_CONFIGURATION_SHADOW_H

struct configuration;
struct report;

/* Reports them. The names of `waits-for` have been resolved. */
void configuration_find_shadows(const struct configuration *configuration, struct report *report);

#endif
