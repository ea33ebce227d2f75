/* SPDX-License-Identifier: MIT */
/* The reserve's allocator alone: blocks are aligned, keep their contents, and are joined again when freed. */
#include "parts.h"

#include "../../../Sources/CMemory/arena.h"

#include "check.h"

#include <stdint.h>
#include <string.h>

#define ARENA_SIZE 65536
#define BLOCKS 64
#define STEPS 200000

static _Alignas(4096) unsigned char memory[ARENA_SIZE];

struct piece {
	unsigned char *start;
	size_t size;
};

static uint32_t next_number(void)
{
	static uint32_t state = 12345;

	state ^= state << 13;
	state ^= state >> 17;
	state ^= state << 5;
	return state;
}

static void check_piece(const struct arena *arena, const struct piece *piece, unsigned char mark)
{
	CHECK(arena_contains(arena, piece->start));
	for (size_t i = 0; i < piece->size; i++)
		CHECK(piece->start[i] == mark);
}

static void use_at_random(struct arena *arena, struct piece *pieces)
{
	for (int step = 0; step < STEPS; step++) {
		unsigned int index = next_number() % BLOCKS;
		struct piece *piece = &pieces[index];

		if (piece->start) {
			check_piece(arena, piece, (unsigned char)index);
			arena_free(arena, piece->start);
			piece->start = NULL;
		} else {
			size_t alignment = (size_t)1 << next_number() % 13;

			piece->size = next_number() % 3000;
			piece->start = arena_allocate(arena, piece->size, alignment);
			if (!piece->start)
				continue;
			CHECK((uintptr_t)piece->start % alignment == 0);
			CHECK(piece->start + piece->size <= memory + sizeof memory);
			memset(piece->start, (int)index, piece->size);
		}
	}
}

void check_arena(void)
{
	struct arena arena = { memory, sizeof memory, 0 };
	struct piece pieces[BLOCKS] = { { NULL, 0 } };

	check_begin("the reserve's blocks");
	CHECK(arena_allocate(&arena, SIZE_MAX, 16) == NULL);
	CHECK(arena_allocate(&arena, sizeof memory, 16) == NULL);
	CHECK(arena_allocate(&arena, 16, (size_t)1 << 40) == NULL);
	use_at_random(&arena, pieces);
	for (int i = 0; i < BLOCKS; i++)
		if (pieces[i].start)
			arena_free(&arena, pieces[i].start);
	CHECK(arena.used == 0);
	/* The whole arena is one piece again. */
	CHECK(arena_allocate(&arena, sizeof memory - ARENA_GRAIN, 16) == memory + ARENA_GRAIN);
	check_end();
}
