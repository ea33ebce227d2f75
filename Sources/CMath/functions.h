/* SPDX-License-Identifier: MIT */
/* The only functions that the engine takes from outside: libm. */
#ifndef TACTUS_MATH_FUNCTIONS_H
#define TACTUS_MATH_FUNCTIONS_H

#include <errno.h>
#include <math.h>

/* errno is the caller's: libm sets it where a result is too large, too small or undefined. */

static inline double tactus_math_keep_errno(double result, int saved)
{
	errno = saved;
	return result;
}

#define TACTUS_MATH_1(name) \
	static inline double tactus_math_##name(double x) \
	{ \
		int saved = errno; \
		return tactus_math_keep_errno(name(x), saved); \
	}
#define TACTUS_MATH_2(name) \
	static inline double tactus_math_##name(double x, double y) \
	{ \
		int saved = errno; \
		return tactus_math_keep_errno(name(x, y), saved); \
	}

TACTUS_MATH_1(atan)
TACTUS_MATH_1(cos)
TACTUS_MATH_1(exp)
TACTUS_MATH_1(log)
TACTUS_MATH_1(sin)
TACTUS_MATH_1(tan)
TACTUS_MATH_2(atan2)
TACTUS_MATH_2(hypot)
TACTUS_MATH_2(pow)

#undef TACTUS_MATH_1
#undef TACTUS_MATH_2

#endif
