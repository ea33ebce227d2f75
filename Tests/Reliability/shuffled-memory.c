/* SPDX-License-Identifier: MIT */
/*
 * For preloading: no run has its memory at the addresses of another, so that behaviour that depends on addresses shows.
 * Additional blocks live for a while, with sizes from the seed in SHUFFLED_MEMORY.
 */
#define _DEFAULT_SOURCE
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define KEPT 509

extern char **environ;
extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void *kept[KEPT];
static uint64_t state;

static unsigned next_random(void)
{
	const char *seed;

	/* The environment is not available before main(). */
	if (state == 0 && environ && (seed = getenv("SHUFFLED_MEMORY")))
		state = strtoull(seed, NULL, 10) * 2 + 1;
	state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (unsigned)(state >> 33);
}

static void shuffle(void)
{
	unsigned chance = next_random();
	void **place = &kept[chance % KEPT];

	if (chance & 1 << 20)
		return;
	__libc_free(*place);
	*place = __libc_malloc(16 + chance / KEPT % 512);
	if (*place)
		memset(*place, (int)chance, 16);
}

void *malloc(size_t size)
{
	shuffle();
	return __libc_malloc(size + next_random() % 8 * 16);
}

void *aligned_alloc(size_t alignment, size_t size)
{
	shuffle();
	return __libc_memalign(alignment, size + next_random() % 8 * 16);
}

int posix_memalign(void **pointer, size_t alignment, size_t size)
{
	void *block = aligned_alloc(alignment, size);

	if (!block)
		return ENOMEM;
	*pointer = block;
	return 0;
}
