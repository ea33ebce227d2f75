/* SPDX-License-Identifier: MIT */
/* Interface of every fuzz target, called by libFuzzer or replay.c. */
#ifndef FUZZ_TARGET_H
#define FUZZ_TARGET_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
