/* SPDX-License-Identifier: MIT */
/*
 * A reserve for the time when memory has run out. Embedded Swift ends the process when an allocation fails, which in a
 * compositor would end the session. The shipped library therefore redirects its allocations to this file (the linker
 * replaces posix_memalign and free, see the Makefile). What the system refuses comes from a reserve, so that running
 * work can finish and new work can be refused.
 *
 * A library that is built in another way has no reserve: for it, memory is never short.
 */
#ifndef TACTUS_RESERVE_H
#define TACTUS_RESERVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Visible in the whole library, but not exported. */
#define TACTUS_HIDDEN __attribute__((visibility("hidden")))

/*
 * Returns whether new objects may be created. Returns false from the first allocation that the system refuses until the
 * system grants a large one again, and another reserve if the present one is still in use. Costs one load while memory
 * is available.
 */
TACTUS_HIDDEN bool tactus_reserve_is_whole(void);

/* Returns a block from the system, for free(), or NULL. Does not use the reserve. */
TACTUS_HIDDEN void *tactus_reserve_ask_system(size_t size);

/* Returns whether the system would grant a block of this size now. */
TACTUS_HIDDEN bool tactus_reserve_can_allocate(size_t size);

/*
 * Returns how often the system has refused memory. A difference between two calls means that an allocation failed in
 * between.
 */
TACTUS_HIDDEN uint64_t tactus_reserve_refusals(void);

#endif
