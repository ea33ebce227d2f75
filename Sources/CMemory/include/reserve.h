/* SPDX-License-Identifier: MIT */
/*
 * Memory for the time when there is none. Embedded Swift ends the process when an allocation fails, which in a
 * compositor would end the session. The shipped library therefore sends its allocations through here (the linker
 * exchanges posix_memalign and free, see the Makefile): what the system refuses comes out of a reserve, so that
 * what has begun can be finished, and what is new can be refused.
 *
 * A library that is built otherwise has no reserve: memory is then never short.
 */
#ifndef TACTUS_RESERVE_H
#define TACTUS_RESERVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Part of the library, but not of what it offers. */
#define TACTUS_HIDDEN __attribute__((visibility("hidden")))

/*
 * Returns whether something new may be made. False from the first allocation that the system refused until it grants a
 * larger one again, and another reserve if this one is still in use. Costs a load while all is well.
 */
TACTUS_HIDDEN bool tactus_reserve_is_whole(void);

/* Returns a block of the system's for free(), or NULL; nothing is taken from the reserve. */
TACTUS_HIDDEN void *tactus_reserve_ask_system(size_t size);

/* Returns whether the system would grant a block of this size now. */
TACTUS_HIDDEN bool tactus_reserve_can_allocate(size_t size);

/* Returns how often the system refused memory: a difference says that something failed in between. */
TACTUS_HIDDEN uint64_t tactus_reserve_refusals(void);

#endif
