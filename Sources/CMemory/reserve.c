/* SPDX-License-Identifier: MIT */
#include "reserve.h"

#ifdef TACTUS_HAS_RESERVE

#include "arena.h"
#include "lock.h"

#include <errno.h>
#include <stdatomic.h>

/*
 * Size of the reserve. It is not touched while memory is available, so that it takes addresses but no pages.
 * Tests/CABI/exhaustion prints how much is needed, which is less.
 */
#define RESERVE_SIZE ((size_t)1024 * 1024)
/* An arena that is fuller than this is not a reserve any more: another one replaces it. */
#define MOST_USED (RESERVE_SIZE / 4)
/* Size that the system must grant before memory counts as available again: larger than any object. */
#define PROBE_SIZE ((size_t)256 * 1024)

/* The linker's --wrap redirects the library's calls to the __wrap_ functions; the __real_ ones are the system's. */
TACTUS_HIDDEN int __wrap_posix_memalign(void **pointer, size_t alignment, size_t size);
TACTUS_HIDDEN void __wrap_free(void *pointer);
extern int __real_posix_memalign(void **pointer, size_t alignment, size_t size);
extern void __real_free(void *pointer);

/*
 * Blocks may live long, for example a list that grew while memory was short. Therefore an arena that stays full is not
 * waited for: when memory is available again, the system provides another one, and the full one is freed with its last
 * block. Another arena is only made when all hold more than MOST_USED. Together they take at most four times what was
 * drawn, plus one arena.
 */
struct reserve {
	struct arena arena;
	struct reserve *next;
};

static _Alignas(4096) unsigned char memory[RESERVE_SIZE];
static struct reserve first = { .arena = { memory, sizeof memory, 0 } };
/* Further reserves, from the system. Changed with the lock held; tested for NULL without it. */
static _Atomic(struct reserve *) others;
/* The reserve that is searched first. */
static struct reserve *current = &first;
/* Held for a walk through at most a few hundred blocks, and only while memory is or was short. */
static tactus_lock in_use;
static atomic_bool is_short;
static _Atomic uint64_t refusals;

static struct reserve *after(const struct reserve *reserve)
{
	return reserve == &first ? atomic_load(&others) : reserve->next;
}

static bool is_roomy(const struct reserve *reserve)
{
	return reserve->arena.used <= MOST_USED;
}

static void *draw(size_t size, size_t alignment)
{
	void *block = arena_allocate(&current->arena, size, alignment);

	for (struct reserve *reserve = &first; !block && reserve; reserve = after(reserve))
		block = arena_allocate(&reserve->arena, size, alignment);
	return block;
}

static void note_refusal(void)
{
	atomic_store(&is_short, true);
	atomic_fetch_add(&refusals, 1);
}

int __wrap_posix_memalign(void **pointer, size_t alignment, size_t size)
{
	int saved = errno;
	int error = __real_posix_memalign(pointer, alignment, size);
	void *block;

	if (error != ENOMEM)
		return error;
	errno = saved;
	note_refusal();
	tactus_lock_take(&in_use);
	block = draw(size, alignment);
	tactus_lock_release(&in_use);
	if (!block)
		return ENOMEM;
	*pointer = block;
	return 0;
}

/* Removes empty reserves from the list, except the current one. */
static struct reserve *take_out_empty(void)
{
	struct reserve *kept = NULL, *empty = NULL, *next;

	for (struct reserve *reserve = atomic_load(&others); reserve; reserve = next) {
		struct reserve **list = reserve != current && reserve->arena.used == 0 ? &empty : &kept;

		next = reserve->next;
		reserve->next = *list;
		*list = reserve;
	}
	atomic_store(&others, kept);
	return empty;
}

static void give_back(struct reserve *reserve)
{
	while (reserve) {
		struct reserve *next = reserve->next;

		__real_free(reserve);
		reserve = next;
	}
}

static struct reserve *owner_of(const void *pointer)
{
	struct reserve *reserve = &first;

	while (reserve && !arena_contains(&reserve->arena, pointer))
		reserve = after(reserve);
	return reserve;
}

void __wrap_free(void *pointer)
{
	struct reserve *owner, *empty = NULL;

	if (!arena_contains(&first.arena, pointer) && !atomic_load_explicit(&others, memory_order_relaxed)) {
		__real_free(pointer);
		return;
	}
	tactus_lock_take(&in_use);
	owner = owner_of(pointer);
	if (owner) {
		arena_free(&owner->arena, pointer);
		if (is_roomy(&first))
			current = &first;
		empty = take_out_empty();
	}
	tactus_lock_release(&in_use);
	if (!owner)
		__real_free(pointer);
	give_back(empty);
}

/* Allocates from the system and preserves errno. */
static void *ask_system(size_t size)
{
	int saved = errno;
	void *block = NULL;

	if (__real_posix_memalign(&block, ARENA_GRAIN, size) != 0)
		block = NULL;
	errno = saved;
	return block;
}

void *tactus_reserve_ask_system(size_t size)
{
	void *block = ask_system(size);

	if (!block)
		note_refusal();
	return block;
}

bool tactus_reserve_can_allocate(size_t size)
{
	void *probe = ask_system(size);

	__real_free(probe);
	return probe != NULL;
}

/* Returns a new reserve, or NULL if the system refuses. */
static struct reserve *make_reserve(void)
{
	/* Blocks are aligned because the header's size is a multiple of the grain. */
	const size_t header = (sizeof(struct reserve) + ARENA_GRAIN - 1) & ~(size_t)(ARENA_GRAIN - 1);
	void *made = ask_system(RESERVE_SIZE);
	struct reserve *reserve = made;

	if (!made)
		return NULL;
	arena_begin(&reserve->arena, (unsigned char *)made + header, RESERVE_SIZE - header);
	return reserve;
}

/* Selects an arena with room, creating one if necessary. Returns false if there is none. */
static bool choose_reserve(void)
{
	struct reserve *reserve = &first;

	while (reserve && !is_roomy(reserve))
		reserve = after(reserve);
	if (!reserve) {
		reserve = make_reserve();
		if (!reserve)
			return false;
		reserve->next = atomic_load(&others);
		atomic_store(&others, reserve);
	}
	current = reserve;
	return true;
}

bool tactus_reserve_is_whole(void)
{
	bool has_come_back;

	if (!atomic_load_explicit(&is_short, memory_order_relaxed))
		return true;
	if (!tactus_reserve_can_allocate(PROBE_SIZE))
		return false;
	tactus_lock_take(&in_use);
	has_come_back = choose_reserve();
	if (has_come_back)
		atomic_store(&is_short, false);
	tactus_lock_release(&in_use);
	return has_come_back;
}

uint64_t tactus_reserve_refusals(void)
{
	return atomic_load_explicit(&refusals, memory_order_relaxed);
}

#endif
