/* SPDX-License-Identifier: MIT */
/* The only functions that the engine takes from outside: libm. */
#include <math.h>
