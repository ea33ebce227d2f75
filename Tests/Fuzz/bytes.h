/* SPDX-License-Identifier: MIT */
/* Bytes of a fuzzer, read as values. What comes after the last byte is zero. */
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
/* 0 to below - 1; 0 if below is 0. */
unsigned bytes_below(struct bytes *bytes, unsigned below);
/* Mostly small, sometimes any. */
uint32_t bytes_u32(struct bytes *bytes);
uint64_t bytes_u64(struct bytes *bytes);
/* Mostly a coordinate, sometimes a number that makes trouble: huge, tiny, infinite or none. */
double bytes_double(struct bytes *bytes);

#endif
