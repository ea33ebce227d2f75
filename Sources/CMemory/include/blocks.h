/* SPDX-License-Identifier: MIT */
/*
 * Allocations that may fail: for lists that grow with the host's objects, and for optional bookkeeping. Swift's own
 * allocations never return without memory: they end the process.
 */
#ifndef TACTUS_BLOCKS_H
#define TACTUS_BLOCKS_H

#include "reserve.h"

#include <stddef.h>
#include <stdint.h>

/* Returns memory for @p count elements of @p size bytes, or NULL. Does not use the reserve. */
TACTUS_HIDDEN void *tactus_block_allocate(size_t count, size_t size);
TACTUS_HIDDEN void tactus_block_free(void *block);
/*
 * Moves the first @p used elements to a block for @p count. Returns NULL and changes nothing if there is no memory.
 * With @p may_draw it may come from the reserve.
 */
TACTUS_HIDDEN void *tactus_block_grow(void *block, size_t used, size_t count, size_t size, bool may_draw);

/* Moves bytes to a place that may overlap with the old one. */
TACTUS_HIDDEN void tactus_block_move(void *to, const void *from, size_t bytes);

/* Returns a copy of a string, to be freed with tactus_block_free(), or NULL. */
TACTUS_HIDDEN char *tactus_block_copy_text(const char *text);

#endif
