/* SPDX-License-Identifier: MIT */
/* Recorders beside a fuzzed program. */
#ifndef RECORDERS_H
#define RECORDERS_H

#include "../../Fuzz/api/world.h"

extern const char *recorders_folder;

void recorders_begin(uint64_t seed, struct tactus_application *application);
/* Destroys what is left, and writes it. */
void recorders_end(void);

#endif
