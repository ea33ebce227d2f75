/* SPDX-License-Identifier: MIT */
#ifndef CABI_STRUCT_MEMBERS_H
#define CABI_STRUCT_MEMBERS_H

#include <stddef.h>

struct member {
	/* Name of the struct; NULL after the last member. */
	const char *type;
	/* Size of the struct up to the end of the member. */
	size_t end;
};

/* In the order of the header. */
extern const struct member members[];

#endif
