/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "allocations.h"

#include <errno.h>
#include <malloc.h>
#include <stdlib.h>

/* What glibc calls its own functions, for those that put others in their place. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *memory);

static uint64_t count;
static size_t bytes;

uint64_t allocation_count(void)
{
	return count;
}

size_t allocated_bytes(void)
{
	return bytes;
}

static void *counted(void *memory)
{
	if (memory) {
		count++;
		bytes += malloc_usable_size(memory);
	}
	return memory;
}

void *malloc(size_t size)
{
	return counted(__libc_malloc(size));
}

void *calloc(size_t number, size_t size)
{
	return counted(__libc_calloc(number, size));
}

void *realloc(void *memory, size_t size)
{
	size_t before = malloc_usable_size(memory);
	void *moved = __libc_realloc(memory, size);

	if (moved || size == 0) {
		bytes -= before;
	}
	return counted(moved);
}

void *aligned_alloc(size_t alignment, size_t size)
{
	return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **memory, size_t alignment, size_t size)
{
	*memory = aligned_alloc(alignment, size);
	return *memory ? 0 : ENOMEM;
}

void free(void *memory)
{
	bytes -= malloc_usable_size(memory);
	__libc_free(memory);
}
