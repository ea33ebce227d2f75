/* SPDX-License-Identifier: MIT */
/*
 * A heap that counts: this program's malloc and its relatives stand before libc's, for the libraries too.
 */
#ifndef BENCHMARKS_ALLOCATIONS_H
#define BENCHMARKS_ALLOCATIONS_H

#include <stddef.h>
#include <stdint.h>

/* Since the program began. */
uint64_t allocation_count(void);
/* As the heap rounds them up. */
size_t allocated_bytes(void);

#endif
