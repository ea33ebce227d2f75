/* SPDX-License-Identifier: MIT */
/* What was promised about the layout of the public headers, as assertions. */
#ifndef ABI_LAYOUT_H
#define ABI_LAYOUT_H

#include <stddef.h>
#include <stdint.h>

_Static_assert(UINTPTR_MAX == UINT64_MAX, "the layout is written down for pointers of 64 bits");

#define ABI_ENUM(type) _Static_assert(sizeof(enum type) == 4, "width of " #type)
#define ABI_VALUE(name, value) _Static_assert(name == value, "value of " #name)
/* A struct that begins with its size may be larger in later versions. */
#define ABI_SIZED_STRUCT(type, bytes) _Static_assert(sizeof(struct type) >= bytes, "size of " #type)
#define ABI_FIXED_STRUCT(type, bytes) _Static_assert(sizeof(struct type) == bytes, "size of " #type)
#define ABI_MEMBER(type, member, place, bytes) \
	_Static_assert(offsetof(struct type, member) == place && sizeof(((struct type *)0)->member) == bytes, \
		"place and size of " #type "." #member)

#endif
