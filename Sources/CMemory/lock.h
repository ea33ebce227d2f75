/* SPDX-License-Identifier: MIT */
/*
 * A lock on which threads sleep. A thread that waits lends its priority to the holder: on one processor, a spinning
 * real-time thread would keep the holder from ever running. pthread has such mutexes, but none that is initialized
 * statically.
 */
#ifndef TACTUS_LOCK_H
#define TACTUS_LOCK_H

#include "include/reserve.h"

#include <stdatomic.h>
#include <stdint.h>

/* 0: free. Otherwise the kernel's number of the holder, or 1 where the kernel has no such locks. */
typedef _Atomic(uint32_t) tactus_lock;

/* Each costs a system call, and preserves errno. */
TACTUS_HIDDEN void tactus_lock_take(tactus_lock *lock);
TACTUS_HIDDEN void tactus_lock_release(tactus_lock *lock);

#endif
