/* SPDX-License-Identifier: MIT */
/* What every fuzz target has; libFuzzer or replay.c calls it. */
#ifndef FUZZ_TARGET_H
#define FUZZ_TARGET_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
