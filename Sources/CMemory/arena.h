/* SPDX-License-Identifier: MIT */
/* Blocks within a fixed piece of memory. Not thread-safe: callers hold a lock. */
#ifndef TACTUS_ARENA_H
#define TACTUS_ARENA_H

#include <stdbool.h>
#include <stddef.h>

struct block;

struct arena {
	/* Start of the first block, aligned to ARENA_GRAIN, as is the size. */
	unsigned char *start;
	size_t size;
	/* Bytes in use, including headers. */
	size_t used;
};

#define ARENA_GRAIN 16

/* Initializes an arena in memory with any content. Memory that is all zeros only needs the three numbers set. */
void arena_begin(struct arena *arena, unsigned char *start, size_t size);

/* Returns a block, or NULL if no free piece is large enough. @p alignment is a power of two. */
void *arena_allocate(struct arena *arena, size_t size, size_t alignment);

/* Frees a block that came from arena_allocate(). */
void arena_free(struct arena *arena, void *pointer);

static inline bool arena_contains(const struct arena *arena, const void *pointer)
{
	const unsigned char *byte = pointer;

	return byte >= arena->start && byte < arena->start + arena->size;
}

#endif
