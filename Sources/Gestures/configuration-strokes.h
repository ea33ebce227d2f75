/* SPDX-License-Identifier: MIT */
/* Finds strokes that are mistaken for each other, and gestures that fire before a stroke is done. */
#ifndef TACTUS_GESTURES_CONFIGURATION_STROKES_H
#define TACTUS_GESTURES_CONFIGURATION_STROKES_H

struct configuration;
struct report;

/* Reports them. The names of `waits-for` have been resolved. */
void configuration_check_strokes(const struct configuration *configuration, struct report *report);

#endif
