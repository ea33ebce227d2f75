/* SPDX-License-Identifier: MIT */
#include "sized.h"

#include <string.h>

#define SIZE_MAXIMUM 4096

bool interactions_copy_sized(void *copy, size_t own_size, const void *from)
{
	const unsigned char *bytes = from;
	size_t size, index;

	memcpy(&size, from, sizeof(size));
	/* Members end at multiples of a pointer's size. */
	if (size < sizeof(size) || size > SIZE_MAXIMUM || size % sizeof(void *) != 0)
		return false;
	for (index = own_size; index < size; index++) {
		if (bytes[index] != 0)
			return false;
	}
	memcpy(copy, from, size < own_size ? size : own_size);
	memcpy(copy, &own_size, sizeof(own_size));
	return true;
}
