/* SPDX-License-Identifier: MIT */
/* Files with mistakes: what is said, and which gestures remain. */
#ifndef GESTURES_TEST_CHECKED_H
#define GESTURES_TEST_CHECKED_H

#include <stddef.h>

struct checked_file {
	const char *name, *text;
	size_t length;        /* of the text; 0: up to its end */
	const char *expected; /* lines of the log, then one with the names of the gestures: `loaded: one, two` */
};

/* Loads each file of a table, and compares. */
void check_files_of(const struct checked_file *files, size_t count);
#define CHECK_FILES(files) check_files_of(files, sizeof(files) / sizeof(*(files)))

#endif
