/* SPDX-License-Identifier: MIT */
/* Gestures name others that they wait for. */
#ifndef TACTUS_WESTON_CONFIGURATION_NAMES_H
#define TACTUS_WESTON_CONFIGURATION_NAMES_H

#include <stdbool.h>

struct configuration;

/* Whether a comma-separated list of names holds one. */
bool names_contain(const char *names, const char *name);
/* A line in the log for each name that no gesture has. */
void configuration_check_names(const struct configuration *configuration);

#endif
