/* SPDX-License-Identifier: MIT */
/* The reserve on top of a system that grants or refuses: even if drawn blocks stay, there is a reserve again. */
#include "parts.h"

#include "../../../Sources/CMemory/include/reserve.h"

#include "check.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* In the library the linker's --wrap connects these functions to the system's. */
int __wrap_posix_memalign(void **pointer, size_t alignment, size_t size);
void __wrap_free(void *pointer);
int __real_posix_memalign(void **pointer, size_t alignment, size_t size);
void __real_free(void *pointer);

static bool has_memory = true;
static long granted;

int __real_posix_memalign(void **pointer, size_t alignment, size_t size)
{
	errno = ENOMEM;
	if (!has_memory)
		return ENOMEM;
	*pointer = aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
	granted++;
	return 0;
}

void __real_free(void *pointer)
{
	granted -= pointer != NULL;
	free(pointer);
}

#define PIECE 1024
#define MOST_PIECES 4096

static void *pieces[MOST_PIECES];

static int draw_pieces(int count)
{
	int drawn = 0;

	has_memory = false;
	while (drawn < count && __wrap_posix_memalign(&pieces[drawn], 16, PIECE) == 0) {
		memset(pieces[drawn], drawn & 0xff, PIECE);
		drawn++;
	}
	CHECK(!tactus_reserve_is_whole());
	has_memory = true;
	return drawn;
}

static void free_pieces(int first, int behind_last)
{
	for (int i = first; i < behind_last; i++) {
		const unsigned char *bytes = pieces[i];

		for (int byte = 0; byte < PIECE; byte++)
			CHECK(bytes[byte] == (i & 0xff));
		__wrap_free(pieces[i]);
	}
}

static void check_replacement(void)
{
	int first, second;
	void *small = NULL;

	check_begin("a reserve in use is replaced");
	first = draw_pieces(MOST_PIECES);
	CHECK(first > 512 && first < MOST_PIECES);
	/* Memory is available again, and drawn blocks stay. */
	CHECK(tactus_reserve_is_whole());
	CHECK(granted == 1);
	has_memory = false;
	CHECK(__wrap_posix_memalign(&small, 64, 4096) == 0);
	has_memory = true;
	__wrap_free(small);
	CHECK(tactus_reserve_is_whole());
	/* The first reserve is empty again: the second one is freed. */
	free_pieces(0, first);
	CHECK(granted == 0);
	CHECK(tactus_reserve_is_whole());
	second = draw_pieces(MOST_PIECES);
	CHECK(second == first);
	free_pieces(0, second);
	CHECK(tactus_reserve_is_whole());
	CHECK(granted == 0);
	check_end();
}

/* Each round leaves some blocks in a reserve, which stays in use until it is a quarter full. */
static void check_bounds(void)
{
	int kept = 0;

	check_begin("reserves do not pile up");
	for (int round = 0; round < 1000; round++) {
		has_memory = false;
		CHECK(__wrap_posix_memalign(&pieces[kept], 16, PIECE) == 0);
		memset(pieces[kept], kept & 0xff, PIECE);
		kept++;
		has_memory = true;
		CHECK(tactus_reserve_is_whole());
		/* At most four times what is in use, plus one reserve. */
		CHECK(granted * 1024 * 1024 <= 4L * kept * PIECE + 1024 * 1024);
	}
	CHECK(granted >= 3);
	free_pieces(0, kept);
	CHECK(tactus_reserve_is_whole());
	CHECK(granted == 0);
	check_end();
}

static void check_errno(void)
{
	void *block;

	check_begin("the reserve leaves errno alone");
	errno = 0;
	has_memory = false;
	CHECK(__wrap_posix_memalign(&block, 16, PIECE) == 0);
	CHECK(tactus_reserve_ask_system(PIECE) == NULL);
	CHECK(!tactus_reserve_is_whole());
	CHECK(!tactus_reserve_can_allocate(1));
	has_memory = true;
	CHECK(tactus_reserve_is_whole());
	CHECK(errno == 0);
	__wrap_free(block);
	check_end();
}

void check_reserve(void)
{
	check_replacement();
	check_bounds();
	check_errno();
}
