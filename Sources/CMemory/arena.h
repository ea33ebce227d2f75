/* SPDX-License-Identifier: MIT */
/* Blocks out of a fixed piece of memory. Not safe for threads: who calls holds a lock. */
#ifndef TACTUS_ARENA_H
#define TACTUS_ARENA_H

#include <stdbool.h>
#include <stddef.h>

struct block;

struct arena {
	/* The first block begins here; aligned to ARENA_GRAIN, as is the size. */
	unsigned char *start;
	size_t size;
	/* Bytes that are handed out, with their headers. */
	size_t used;
};

#define ARENA_GRAIN 16

/* Makes an arena of memory that may hold anything. One that is all zeros needs no more than its three numbers. */
void arena_begin(struct arena *arena, unsigned char *start, size_t size);

/* NULL if no free piece is large enough. @p alignment is a power of two. */
void *arena_allocate(struct arena *arena, size_t size, size_t alignment);

/* @p pointer came from arena_allocate(). */
void arena_free(struct arena *arena, void *pointer);

static inline bool arena_contains(const struct arena *arena, const void *pointer)
{
	const unsigned char *byte = pointer;

	return byte >= arena->start && byte < arena->start + arena->size;
}

#endif
