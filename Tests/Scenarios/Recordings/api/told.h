/* SPDX-License-Identifier: MIT */
/*
 * What a fuzzed program gets, told to its recorders: actions of recognizers, and touches of responders. The recordings
 * have it as comments, `# got TIME NAME WHAT`, in which objects have the names that the recordings have for them.
 */
#ifndef TOLD_H
#define TOLD_H

#include "../../../Reliability/Fuzz/api/world.h"

#include <tactus-recorder.h>

/* Whether the program tells what it gets. Names are its own then: calls that give others are left out. */
extern bool told;

/* Forgets all objects of the last program. */
void told_begin(void);
/* Names the objects that have no name in the library, for a recorder that has just come. */
void told_name_all(struct tactus_recorder *recorder);

#endif
