/* SPDX-License-Identifier: MIT */
/* Finds what the value of `shape` names: a shape of the library, or a file beside the gesture file. */
#ifndef TACTUS_GESTURES_CONFIGURATION_SHAPE_H
#define TACTUS_GESTURES_CONFIGURATION_SHAPE_H

#include <stdbool.h>

struct gesture_configuration;
struct ini_file;
struct ini_section;
struct report;

/* Returns whether a value of `shape` is the name of a file. */
bool shape_is_file(const char *value);
/* Returns whether a file of this name, without its ending, lies beside a gesture file. */
bool shape_file_is_beside(const char *gesture_file, const char *name);
/* Stores the shape of a stroke. Returns false, and reports why, if it cannot be found. */
bool configuration_read_shape(const struct ini_file *file, const struct ini_section *section,
	struct gesture_configuration *gesture, struct report *report);

#endif
