/* SPDX-License-Identifier: MIT */
/* Structs of the caller's, which may be those of an older or a newer header (docs/abi-policy.md). */
#ifndef INTERACTIONS_SIZED_H
#define INTERACTIONS_SIZED_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Copies a struct that begins with its size, into one of @p own_size bytes that is all 0. Returns false if it is
 * malformed.
 */
bool interactions_copy_sized(void *copy, size_t own_size, const void *from);

#endif
