/* SPDX-License-Identifier: MIT */
#ifndef TACTUS_GESTURES_PROCESS_H
#define TACTUS_GESTURES_PROCESS_H

#include <sys/types.h>

/*
 * Like tactus_gestures_spawn(), but the returned process ends at once, with 0 or the errno of its own fork, and the
 * command becomes an orphan.
 */
pid_t gestures_spawn_between(char *const *words, char *const *environment);

#endif
