/* SPDX-License-Identifier: MIT */
#include "sized.h"

#include "../SizedStructs/sized-struct.h"

bool host_copy_sized(void *copy, size_t own_size, const void *from)
{
	return sized_struct_copy(copy, own_size, from);
}
