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

/* Installs the handlers. False: no timer. */
bool twin_safety_begin(void);

/* Called for each panel before it is grabbed. False: there are too many; the panel must not be grabbed. */
bool twin_safety_add(int fd);
void twin_safety_remove(int fd);

/*
 * The main loop works from here on, and has to say within @p limit_us that it is through. If it does not, all panels
 * are let go and the process ends with status 70.
 */
void twin_safety_enter(uint64_t limit_us);
void twin_safety_leave(void);

#endif
