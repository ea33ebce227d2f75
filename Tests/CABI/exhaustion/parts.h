/* SPDX-License-Identifier: MIT */
#ifndef EXHAUSTION_PARTS_H
#define EXHAUSTION_PARTS_H

/* constructors.c: each constructor, and each call that keeps something, without each of its allocations. */
void check_constructors(void);

/* arena-checks.c */
void check_arena(void);

/* threads.c */
void check_reserve_of_threads(void);

#endif
