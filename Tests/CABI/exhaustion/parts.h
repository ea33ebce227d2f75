/* SPDX-License-Identifier: MIT */
#ifndef EXHAUSTION_PARTS_H
#define EXHAUSTION_PARTS_H

/* constructors.c: each constructor and each call that stores something, with each of its allocations failing. */
void check_constructors(void);

/* constructors.c: memory is available again, so everything can be created, in addition to existing objects. */
struct tactus_application;
void check_everything_can_be_made(struct tactus_application *host);

/* crowds.c: hundreds of recognizers with delegates, large trees. */
void check_crowds(void);

/* arena-checks.c */
void check_arena(void);

/* lock-checks.c */
void check_lock(void);

/* reserve-checks.c */
void check_reserve(void);

/* threads.c */
void check_reserve_of_threads(void);

#endif
