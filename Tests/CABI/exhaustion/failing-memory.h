/* SPDX-License-Identifier: MIT */
/* Replaces the system's malloc() and posix_memalign(), for the library as well: they fail on request. */
#ifndef EXHAUSTION_FAILING_MEMORY_H
#define EXHAUSTION_FAILING_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

enum failure {
	/* One allocation fails. */
	FAILURE_ONCE,
	/* This allocation and all later ones fail. */
	FAILURE_FROM_THEN_ON,
};

/* Makes the allocation with this index fail, counted from 0 and from this call. */
void memory_fail(long index, enum failure failure);
/* Makes allocations of more than this size fail. */
void memory_fail_above(size_t size);
/* Grants all allocations again. */
void memory_is_back(void);

/* Facts since the last of these calls: whether one failed, how many there were, and the bytes that were refused. */
bool memory_has_failed(void);
long memory_allocations(void);
size_t memory_refused_bytes(void);

#endif
