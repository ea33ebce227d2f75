/* SPDX-License-Identifier: MIT */
#include "arena.h"

#include <stdint.h>

/*
 * The arena is a row of blocks without gaps, each of which begins with its size. A block of size 0 extends to the end:
 * an arena of zeros that was never used is one such block. Free neighbours are joined when a search passes them.
 */
struct block {
	/* Size in bytes with this header; a multiple of the grain. */
	size_t size;
	size_t is_used;
};

_Static_assert(sizeof(struct block) % ARENA_GRAIN == 0, "what follows a header is aligned");

static struct block *block_at(const struct arena *arena, size_t offset)
{
	return (struct block *)(arena->start + offset);
}

/* Joins a free block and the free ones after it. */
static void join(const struct arena *arena, size_t offset)
{
	struct block *block = block_at(arena, offset);

	if (block->size == 0)
		block->size = arena->size - offset;
	while (offset + block->size < arena->size) {
		struct block *next = block_at(arena, offset + block->size);

		if (next->is_used)
			break;
		block->size += next->size;
	}
}

/* Returns the offset of an aligned piece's header in a free block. The space before it is 0 or enough for a block. */
static size_t lead(const struct block *block, size_t alignment)
{
	uintptr_t first = (uintptr_t)(block + 1);
	uintptr_t aligned = (first + alignment - 1) & ~(uintptr_t)(alignment - 1);

	/* Both are multiples of the grain, so that a difference is at least enough for a header. */
	return aligned - first;
}

static void split(struct block *block, size_t size)
{
	struct block *rest;

	if (block->size - size < 2 * sizeof(struct block))
		return;
	rest = (struct block *)((unsigned char *)block + size);
	rest->size = block->size - size;
	rest->is_used = 0;
	block->size = size;
}

void arena_begin(struct arena *arena, unsigned char *start, size_t size)
{
	*arena = (struct arena){ start, size, 0 };
	*block_at(arena, 0) = (struct block){ size, 0 };
}

void *arena_allocate(struct arena *arena, size_t size, size_t alignment)
{
	size_t needed;

	if (size > arena->size || alignment > arena->size)
		return NULL;
	if (alignment < ARENA_GRAIN)
		alignment = ARENA_GRAIN;
	needed = sizeof(struct block) + ((size + ARENA_GRAIN - 1) & ~(size_t)(ARENA_GRAIN - 1));
	for (size_t offset = 0; offset < arena->size; offset += block_at(arena, offset)->size) {
		struct block *block = block_at(arena, offset);
		size_t skipped;

		if (block->is_used)
			continue;
		join(arena, offset);
		skipped = lead(block, alignment);
		if (block->size < skipped + needed)
			continue;
		if (skipped > 0) {
			struct block *aligned = (struct block *)((unsigned char *)block + skipped);

			aligned->size = block->size - skipped;
			block->size = skipped;
			block = aligned;
		}
		split(block, needed);
		block->is_used = 1;
		arena->used += block->size;
		return block + 1;
	}
	return NULL;
}

void arena_free(struct arena *arena, void *pointer)
{
	struct block *block = (struct block *)pointer - 1;

	block->is_used = 0;
	arena->used -= block->size;
}
