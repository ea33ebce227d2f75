/* SPDX-License-Identifier: MIT */
/* malloc() without caches of its own: what it says to be in use is what the program holds. */
#ifndef STEADY_MEMORY_H
#define STEADY_MEMORY_H

#include <stddef.h>

/* Starts the program once more, without caches; called first. */
void steady_memory_start(char *arguments[]);
/* Bytes that the program holds. */
size_t steady_memory_in_use(void);

#endif
