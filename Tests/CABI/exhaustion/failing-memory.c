/* SPDX-License-Identifier: MIT */
#include "failing-memory.h"

#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

/* Set while there is one thread; counted by all. */
static long failing_index = LONG_MAX;
static enum failure failing_how;
static size_t largest_size = SIZE_MAX;
static _Atomic long allocations;
static _Atomic size_t refused_bytes;
static _Atomic bool has_failed;

static void restart(void)
{
	allocations = 0;
	refused_bytes = 0;
	has_failed = false;
	failing_index = LONG_MAX;
	largest_size = SIZE_MAX;
}

void memory_fail(long index, enum failure failure)
{
	restart();
	failing_index = index;
	failing_how = failure;
}

void memory_fail_above(size_t size)
{
	restart();
	largest_size = size;
}

void memory_is_back(void)
{
	restart();
}

bool memory_has_failed(void)
{
	return has_failed;
}

long memory_allocations(void)
{
	return allocations;
}

size_t memory_refused_bytes(void)
{
	return refused_bytes;
}

static void *allocate(size_t alignment, size_t size)
{
	long index = allocations++;

	if (size > largest_size || index == failing_index ||
		(index > failing_index && failing_how == FAILURE_FROM_THEN_ON)) {
		has_failed = true;
		/* The probe whether memory is available again does not count. */
		if (size < 200000)
			refused_bytes += size;
		errno = ENOMEM;
		return NULL;
	}
	return aligned_alloc(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size)
{
	void *block = allocate(alignment, size);

	if (!block)
		return ENOMEM;
	*pointer = block;
	return 0;
}

void *malloc(size_t size)
{
	return allocate(sizeof(max_align_t), size);
}
