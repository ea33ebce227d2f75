/* SPDX-License-Identifier: MIT */
/* Measures the memory of the program: malloc() without caches. */
#ifndef STEADY_MEMORY_H
#define STEADY_MEMORY_H

#include <stddef.h>

/* Restarts the program without caches. Must be called first. */
void steady_memory_start(char *arguments[]);
/* Returns the number of bytes that the program has allocated. */
size_t steady_memory_in_use(void);

#endif
