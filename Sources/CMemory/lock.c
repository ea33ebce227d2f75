/* SPDX-License-Identifier: MIT */
#define _DEFAULT_SOURCE
#include "lock.h"

#include <errno.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

void tactus_lock_take(tactus_lock *lock)
{
	int saved = errno;

	/* A signal or a thread that ends only interrupts the call. Emulators may lack it. */
	while (syscall(SYS_futex, lock, FUTEX_LOCK_PI_PRIVATE, 0, NULL, NULL, 0) != 0) {
		if (errno == ENOSYS && atomic_exchange(lock, 1) == 0)
			break;
	}
	errno = saved;
}

void tactus_lock_release(tactus_lock *lock)
{
	int saved = errno;

	if (syscall(SYS_futex, lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0) != 0)
		atomic_store(lock, 0);
	errno = saved;
}
