/* SPDX-License-Identifier: MIT */
#include "reserve.h"

#include <stdlib.h>
#include <string.h>

#ifdef TACTUS_HAS_RESERVE

#include "arena.h"

#include <errno.h>
#include <sched.h>
#include <stdatomic.h>

/* Never touched while memory lasts, so that it costs addresses and no pages. Tests/CABI/exhaustion prints what is
 * drawn: a fraction of this. */
#define RESERVE_SIZE (1024 * 1024)
/* What must be granted before memory counts as back: more than anything that is made takes. */
#define PROBE_SIZE (256 * 1024)

/* The linker puts the library's own calls in place of the system's, and the system's in place of these. */
TACTUS_HIDDEN int __wrap_posix_memalign(void **pointer, size_t alignment, size_t size);
TACTUS_HIDDEN void __wrap_free(void *pointer);
extern int __real_posix_memalign(void **pointer, size_t alignment, size_t size);
extern void __real_free(void *pointer);

static _Alignas(4096) unsigned char memory[RESERVE_SIZE];
static struct arena arena = { memory, sizeof memory, 0 };
static atomic_flag is_locked = ATOMIC_FLAG_INIT;
static atomic_bool is_short;
static _Atomic uint64_t draws;

/* Held for a walk through a few hundred blocks at most, and only while memory is short. */
static void lock(void)
{
	while (atomic_flag_test_and_set_explicit(&is_locked, memory_order_acquire))
		sched_yield();
}

static void unlock(void)
{
	atomic_flag_clear_explicit(&is_locked, memory_order_release);
}

int __wrap_posix_memalign(void **pointer, size_t alignment, size_t size)
{
	int saved = errno;
	int error = __real_posix_memalign(pointer, alignment, size);
	void *block;

	if (error != ENOMEM)
		return error;
	errno = saved;
	atomic_store(&is_short, true);
	atomic_fetch_add(&draws, 1);
	lock();
	block = arena_allocate(&arena, size, alignment);
	unlock();
	if (!block)
		return ENOMEM;
	*pointer = block;
	return 0;
}

void __wrap_free(void *pointer)
{
	if (!arena_contains(&arena, pointer)) {
		__real_free(pointer);
		return;
	}
	lock();
	arena_free(&arena, pointer);
	unlock();
}

bool tactus_reserve_can_allocate(size_t size)
{
	int saved = errno;
	void *probe = NULL;
	bool granted = __real_posix_memalign(&probe, ARENA_GRAIN, size) == 0;

	if (granted)
		__real_free(probe);
	errno = saved;
	return granted;
}

bool tactus_reserve_is_whole(void)
{
	bool has_come_back;

	if (!atomic_load_explicit(&is_short, memory_order_relaxed))
		return true;
	lock();
	has_come_back = arena.used <= RESERVE_SIZE / 4;
	unlock();
	if (!has_come_back || !tactus_reserve_can_allocate(PROBE_SIZE))
		return false;
	atomic_store(&is_short, false);
	return true;
}

uint64_t tactus_reserve_draws(void)
{
	return atomic_load_explicit(&draws, memory_order_relaxed);
}

#else

bool tactus_reserve_can_allocate(size_t size)
{
	(void)size;
	return true;
}

bool tactus_reserve_is_whole(void)
{
	return true;
}

uint64_t tactus_reserve_draws(void)
{
	return 0;
}

#endif

char *tactus_reserve_copy_text(const char *text)
{
	size_t size = strlen(text) + 1;
	char *copy = malloc(size);

	if (copy)
		memcpy(copy, text, size);
	return copy;
}

void tactus_reserve_free_text(char *text)
{
	free(text);
}
