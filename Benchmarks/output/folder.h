/* SPDX-License-Identifier: MIT */
#ifndef BENCHMARKS_FOLDER_H
#define BENCHMARKS_FOLDER_H

#include <stdio.h>

/* Opens a file for writing. NULL, with a message, if that is not possible. */
FILE *open_in_folder(const char *folder, const char *name);

#endif
