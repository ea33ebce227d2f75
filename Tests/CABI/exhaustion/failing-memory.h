/* SPDX-License-Identifier: MIT */
/* In place of the system's malloc() and posix_memalign(), for the library as well: they fail when they are told to. */
#ifndef EXHAUSTION_FAILING_MEMORY_H
#define EXHAUSTION_FAILING_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

enum failure {
	/* One allocation fails. */
	FAILURE_ONCE,
	/* That one fails, and all after it. */
	FAILURE_FROM_THEN_ON,
};

/* The allocation of this index, counted from now and from 0, fails. */
void memory_fail(long index, enum failure failure);
/* Allocations of more than this fail. */
void memory_fail_above(size_t size);
/* All are granted again. */
void memory_is_back(void);

/* Since the last of these calls: whether one failed, how many there were, and the bytes that were refused. */
bool memory_has_failed(void);
long memory_allocations(void);
size_t memory_refused_bytes(void);

#endif
