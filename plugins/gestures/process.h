/* SPDX-License-Identifier: MIT */
#ifndef TACTUS_GESTURES_PROCESS_H
#define TACTUS_GESTURES_PROCESS_H

#include <sys/types.h>

/* As gestures_spawn(), but the process that is returned ends at once, and the command is its orphan. */
pid_t gestures_spawn_between(char *const *words, char *const *environment);

#endif
