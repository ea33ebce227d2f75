/* SPDX-License-Identifier: MIT */
/*
 * Checks that events allocate nothing, and what happens without memory. This program replaces malloc and its relatives.
 * It counts calls from the project's libraries (libwayland allocates for each event that it sends), or refuses an
 * allocation of the adapter.
 */
#define _GNU_SOURCE
#include "wayland-adapter/bench.h"
#include "wayland-adapter/peer.h"

#include <errno.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

/* glibc's own names, for programs that replace the functions. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

#define LIBRARIES 2
static struct {
	uintptr_t start, end;
	bool is_adapter;
} libraries[LIBRARIES];
static int library_count;
static unsigned allocations;
/* Refuses the adapter's allocation after this many others; below 0: none. */
static int refuse_after = -1;

/* Returns whether to refuse the allocation. */
static bool count(const void *caller)
{
	for (int index = 0; index < library_count; index++) {
		if ((uintptr_t)caller < libraries[index].start || (uintptr_t)caller >= libraries[index].end)
			continue;
		allocations++;
		if (libraries[index].is_adapter && refuse_after >= 0)
			return refuse_after-- == 0;
	}
	return false;
}

/* The adapter uses no other allocation function. */
void *malloc(size_t size)
{
	return count(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t number, size_t size)
{
	count(__builtin_return_address(0));
	return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size)
{
	count(__builtin_return_address(0));
	return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
	count(__builtin_return_address(0));
	return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size)
{
	count(__builtin_return_address(0));
	*memory = __libc_memalign(alignment, size);
	return *memory ? 0 : ENOMEM;
}

static int note_library(struct dl_phdr_info *info, size_t size, void *data)
{
	(void)size, (void)data;
	if (!strstr(info->dlpi_name, "/libtactus") || library_count == LIBRARIES)
		return 0;
	uintptr_t end = info->dlpi_addr;
	for (int index = 0; index < info->dlpi_phnum; index++) {
		const ElfW(Phdr) *segment = &info->dlpi_phdr[index];

		if (segment->p_type == PT_LOAD && info->dlpi_addr + segment->p_vaddr + segment->p_memsz > end)
			end = info->dlpi_addr + segment->p_vaddr + segment->p_memsz;
	}
	libraries[library_count].start = info->dlpi_addr;
	libraries[library_count].end = end;
	libraries[library_count].is_adapter = strstr(info->dlpi_name, "/libtactus-wayland") != NULL;
	library_count++;
	return 0;
}

static void ignore_unheard(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch)
{
	(void)phase, (void)touch;
}

/* Two clients with a wl_touch and one without; a pan takes some of it; a palm, the system and lifts end it. */
static void touch_everything(unsigned ms)
{
	finger_down(0, ms, 1, 10, 10);
	finger_down(0, ms, 2, 210, 10);
	finger_down(0, ms, 3, 410, 10);
	for (unsigned step = 1; step < 20; step++) {
		finger_motion(0, ms + step, 1, 10 + step, 10);
		finger_motion(0, ms + step, 2, 210, 10 + step * 4);
		finger_motion(0, ms + step, 3, 410 + step, 10);
	}
	finger_cancel(0, ms + 30, 1);
	finger_up(0, ms + 31, 2);
	finger_up(0, ms + 32, 3);
	finger_down(0, ms + 40, 1, 10, 10);
	finger_up(0, ms + 41, 1);
	finger_down(0, ms + 50, 1, 410, 10);
	finger_up(0, ms + 51, 1);
	finger_down(0, ms + 60, 2, 210, 10);
	tactus_application_cancel_touches(bench.application, (ms + 61) * UINT64_C(1000));
	peers_sync();
}

static void an_event_allocates_nothing(void)
{
	bench_open();
	transcript_switch(false);
	peer_connect_with_surface("A", 0, 0, 200, 200);
	peer_get_touch(peer_connect_with_surface("B", 200, 0, 200, 200), 0);
	struct peer *deaf = peer_connect("C", 5);
	bench_map(peer_surface_resource(deaf, peer_create_surface(deaf)), 400, 0, 200, 200);
	bench.on_unheard = ignore_unheard;
	bench.on_touch_down = NULL;
	tactus_pan_recognizer_set_minimum_number_of_touches(
		bench_add(tactus_pan_recognizer_create(bench.application)), 3);
	CHECK(library_count == LIBRARIES && allocations > 0);
	touch_everything(0);
	touch_everything(1000);
	unsigned before = allocations;
	for (unsigned round = 2; round < 50; round++)
		touch_everything(round * 1000);
	if (allocations != before)
		check_failed("48 rounds made %u allocations", allocations - before);
	transcript_switch(true);
	transcript_clear();
	bench_close();
}

/* Makes every object that allocates, once. Returns the number of refusals. */
static int make_everything(struct peer *peer)
{
	static const struct tactus_wayland_box box = { 0, 0, 1, 1 };
	struct wl_resource *surface = peer_surface_resource(peer, 0);
	struct wl_resource *wl_seat = bench_find_resource(peer->client, peer_seat_id(peer, 0));
	struct tactus_wayland *other = tactus_wayland_create(bench.application, bench.display);
	struct tactus_wayland_seat *seat = tactus_wayland_seat_create(bench.wayland, 7);
	struct tactus_view *view = tactus_wayland_surface_create(bench.wayland, surface, 0, 0, 10, 10);
	int refused = (other == NULL) + (seat == NULL) + (view == NULL);

	if (view && tactus_wayland_surface_set_input_region(view, &box, 1) == TACTUS_STATUS_NO_MEMORY)
		refused++;
	/* The id 0 belongs to the server. A client that gets no memory here is told so and disconnected. */
	if (tactus_wayland_seat_get_touch(bench.seats[0], peer->client, wl_seat, 0) == TACTUS_STATUS_NO_MEMORY)
		refused++;
	tactus_wayland_destroy(other);
	tactus_wayland_seat_destroy(seat);
	return refused;
}

/* Whichever allocation is refused, one object is missing and the rest works. */
static void refused_without_memory(void)
{
	bool was_refused = true;
	int attempt;

	transcript_switch(false);
	for (attempt = 0; was_refused && attempt < 100; attempt++) {
		bench_open();
		struct peer *peer = peer_connect("A", UINT32_MAX);
		peer_create_surface(peer);
		peer_connect_with_surface("B", 0, 0, 200, 200);
		refuse_after = attempt;
		int refused = make_everything(peer);
		was_refused = refuse_after < 0;
		refuse_after = -1;
		if (refused != was_refused)
			check_failed("allocation %d: %d things were refused", attempt, refused);
		finger_down(0, 1, 1, 10, 10);
		finger_up(0, 2, 1);
		peers_sync();
		bench.bugs = tactus_application_get_client_bug_count(bench.application);
		bench_close();
	}
	if (attempt < 8 || was_refused)
		check_failed("%d allocations were refused", attempt);
	transcript_switch(true);
	transcript_clear();
}

int main(void)
{
	dl_iterate_phdr(note_library, NULL);
	check_run("an event allocates nothing", an_event_allocates_nothing);
	check_run("what finds no memory is not made", refused_without_memory);
	return check_summary();
}
