/* SPDX-License-Identifier: MIT */
#ifndef EXHAUSTION_CONSTRUCTORS_H
#define EXHAUSTION_CONSTRUCTORS_H

/* Each constructor, and each call that keeps something, without each of its allocations. */
void check_constructors(void);

#endif
