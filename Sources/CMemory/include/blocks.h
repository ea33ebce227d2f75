/* SPDX-License-Identifier: MIT */
/*
 * Memory that may be refused: for what grows with the host's objects, and for what can be done without. Swift's own
 * allocations never come back empty-handed, they end the process.
 */
#ifndef TACTUS_BLOCKS_H
#define TACTUS_BLOCKS_H

#include "reserve.h"

#include <stddef.h>
#include <stdint.h>

/* Returns room for @p count elements of @p size bytes, or NULL; nothing is taken from the reserve. */
TACTUS_HIDDEN void *tactus_block_allocate(size_t count, size_t size);
TACTUS_HIDDEN void tactus_block_free(void *block);
/* Moves the first @p used elements to a block for @p count; NULL, and nothing has changed, if there is none.
 * @p may_draw: it may come out of the reserve. */
TACTUS_HIDDEN void *tactus_block_grow(void *block, size_t used, size_t count, size_t size, bool may_draw);

/* Returns a copy of a string, to be given to tactus_block_free(), or NULL. */
TACTUS_HIDDEN char *tactus_block_copy_text(const char *text);

#endif
