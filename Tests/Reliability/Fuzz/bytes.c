/* SPDX-License-Identifier: MIT */
#include "bytes.h"

#include <float.h>
#include <math.h>

uint8_t bytes_take(struct bytes *bytes)
{
	if (bytes->left == 0)
		return 0;
	bytes->left--;
	return *bytes->next++;
}

unsigned bytes_below(struct bytes *bytes, unsigned below)
{
	return below ? bytes_take(bytes) % below : 0;
}

static uint64_t take_many(struct bytes *bytes, unsigned count)
{
	uint64_t value = 0;

	for (unsigned i = 0; i < count; i++)
		value = value << 8 | bytes_take(bytes);
	return value;
}

uint32_t bytes_u32(struct bytes *bytes)
{
	uint8_t first = bytes_take(bytes);

	if (first < 0xf0)
		return first & 0x3f;
	return first < 0xf8 ? UINT32_MAX - (first & 7) : (uint32_t)take_many(bytes, 4);
}

uint64_t bytes_u64(struct bytes *bytes)
{
	uint8_t first = bytes_take(bytes);

	if (first < 0xf0)
		return first & 0x3f;
	return first < 0xf8 ? UINT64_MAX >> (first & 7) : take_many(bytes, 8);
}

double bytes_double(struct bytes *bytes)
{
	static const double troublesome[] = {
		0,
		-0.0,
		0.5,
		-1,
		1e-300,
		1e300,
		DBL_MAX,
		-DBL_MAX,
		DBL_MIN,
		DBL_TRUE_MIN,
		INFINITY,
		-INFINITY,
		NAN,
		2147483648.0,
		9223372036854775808.0,
		-9223372036854775808.0,
	};
	uint8_t first = bytes_take(bytes);

	if (first >= 0xf0)
		return troublesome[first & 15];
	return first >= 0xc0 ? first * 0.125 - 24 : first * 4.0;
}
