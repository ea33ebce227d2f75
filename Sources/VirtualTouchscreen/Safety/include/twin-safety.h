/* SPDX-License-Identifier: MIT */
/*
 * A panel that is grabbed must never be left without somebody who reads it. The kernel lets go of the panel and removes
 * the twin when their descriptors close, however the process ends. What remains is a process that does not end: one
 * that hangs, and one that dumps its memory for seconds first. Both are dealt with in signal handlers, which do nothing
 * but let go of the panels.
 */
#ifndef TWIN_SAFETY_H
#define TWIN_SAFETY_H

#include <stdbool.h>
#include <stdint.h>

/* Panels that can be guarded at once. */
#define TWIN_SAFETY_MOST_PANELS 16

/* Installs the handlers. Returns false if no timer is available. */
bool twin_safety_begin(void);

/* Registers a panel before it is grabbed. Returns false if there are too many; the panel must not be grabbed then. */
bool twin_safety_add(int fd);
void twin_safety_remove(int fd);

/*
 * Starts a round of the main loop, which must end within @p limit_us. Otherwise all panels are released and the process
 * exits with status 70. All rounds have the same limit. The timer is armed at most once in that time, however many
 * rounds there are; so it may expire between rounds, which ends a call that waits with EINTR.
 */
void twin_safety_enter(uint64_t limit_us);
void twin_safety_leave(void);

#endif
