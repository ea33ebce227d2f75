/* SPDX-License-Identifier: MIT */
/* Structs that begin with their size, for the libraries in C: copyStruct() of SizedStruct.swift, which Swift uses. */
#ifndef SIZED_STRUCT_H
#define SIZED_STRUCT_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* A larger size is uninitialized memory. */
#define SIZED_STRUCT_MAXIMUM 4096

/*
 * Copies a struct of the caller's, which may be that of an older or a newer header (docs/abi-policy.md), into one of
 * @p own_size bytes that is all 0. Returns false if it is malformed.
 */
static inline bool sized_struct_copy(void *copy, size_t own_size, const void *from)
{
	const unsigned char *bytes = from;
	size_t size, index;

	memcpy(&size, from, sizeof(size));
	/* Members end at multiples of a pointer's size. */
	if (size < sizeof(size) || size > SIZED_STRUCT_MAXIMUM || size % sizeof(void *) != 0)
		return false;
	for (index = own_size; index < size; index++) {
		if (bytes[index] != 0)
			return false;
	}
	memcpy(copy, from, size < own_size ? size : own_size);
	memcpy(copy, &own_size, sizeof(own_size));
	return true;
}

#endif
