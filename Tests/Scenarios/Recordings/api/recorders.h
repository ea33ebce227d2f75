/* SPDX-License-Identifier: MIT */
/* Recorders beside a fuzzed program. */
#ifndef RECORDERS_H
#define RECORDERS_H

#include "../../../Reliability/Fuzz/api/world.h"

extern const char *recorders_folder;

void recorders_begin(uint64_t seed, struct tactus_application *application);
/* Tells all recorders of an application, or names an object to all recorders. */
void recorders_add_comment(struct tactus_application *application, const char *text);
void recorders_set_name(const void *object, const char *name);
/* Destroys what is left, and writes it. */
void recorders_end(void);

#endif
