/* SPDX-License-Identifier: MIT */
/* A library without a reserve: memory is never short, since Swift's allocations do not return without it. */
#include "reserve.h"

#ifndef TACTUS_HAS_RESERVE

#include <stdlib.h>

void *tactus_reserve_ask_system(size_t size)
{
	return malloc(size);
}

bool tactus_reserve_can_allocate(size_t size)
{
	(void)size;
	return true;
}

bool tactus_reserve_is_whole(void)
{
	return true;
}

uint64_t tactus_reserve_refusals(void)
{
	return 0;
}

#endif
