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
	uint32_t nobody = 0;

	/* A thread that ends only interrupts the call. Emulators and sandboxes may lack it. */
	while (syscall(SYS_futex, lock, FUTEX_LOCK_PI_PRIVATE, 0, NULL) != 0) {
		if (errno != EAGAIN && atomic_compare_exchange_strong(lock, &nobody, 1))
			break;
		nobody = 0;
	}
	errno = saved;
}

void tactus_lock_release(tactus_lock *lock)
{
	int saved = errno;

	if (syscall(SYS_futex, lock, FUTEX_UNLOCK_PI_PRIVATE) != 0)
		atomic_store(lock, 0);
	errno = saved;
}
