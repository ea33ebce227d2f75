/* SPDX-License-Identifier: MIT */
/* Values read from the bytes of a fuzzer. After the last byte everything is zero. */
#ifndef FUZZ_BYTES_H
#define FUZZ_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bytes {
	const uint8_t *next;
	size_t left;
};

uint8_t bytes_take(struct bytes *bytes);
/* Returns a number from 0 to below - 1; 0 if below is 0. */
unsigned bytes_below(struct bytes *bytes, unsigned below);
/* Returns a number that is usually small. */
uint32_t bytes_u32(struct bytes *bytes);
uint64_t bytes_u64(struct bytes *bytes);
/* Returns a number that is usually a coordinate, sometimes huge, tiny, infinite or NaN. */
double bytes_double(struct bytes *bytes);

#endif
