/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include "blocks.h"

#include <stdlib.h>
#include <string.h>

void *tactus_block_allocate(size_t count, size_t size)
{
	return size > 0 && count > SIZE_MAX / size ? NULL : tactus_reserve_ask_system(count * size);
}

void tactus_block_free(void *block)
{
	free(block);
}

/* Allocates from the system, or else from the reserve, which the linker puts behind this call: see reserve.c. */
static void *draw(size_t count, size_t size)
{
	void *block = NULL;

	return posix_memalign(&block, sizeof(max_align_t), count * size) == 0 ? block : NULL;
}

void *tactus_block_grow(void *block, size_t used, size_t count, size_t size, bool may_draw)
{
	void *larger = tactus_block_allocate(count, size);

	if (!larger && may_draw)
		larger = draw(count, size);
	if (larger && block) {
		memcpy(larger, block, used * size);
		free(block);
	}
	return larger;
}

void tactus_block_move(void *to, const void *from, size_t bytes)
{
	memmove(to, from, bytes);
}

char *tactus_block_copy_text(const char *text)
{
	size_t size = strlen(text) + 1;
	char *copy = tactus_block_allocate(size, 1);

	if (copy)
		memcpy(copy, text, size);
	return copy;
}
