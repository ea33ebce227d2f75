/* SPDX-License-Identifier: MIT */
/* Seats whose gestures find no memory: they come with the next finger, or with a file that is read again. */
#include "drawing.h"
#include "fixture.h"
#include "suites.h"

#include <stdlib.h>

#define TWO "[tactus-gesture]\ntype=tap\nname=tap\ncommand=true one\n" \
	    "[tactus-gesture]\ntype=long-press\nname=press\ncommand=true two\n"
#define WITH_BAR TWO "feedback=true\n"
#define NONE "no memory for the gestures of a seat; it gets them later\n"
#define AGAIN "there is memory again: a seat has all its gestures\n"
#define TAPPED "run true one ended 50%,50% d=0,0\n"

/* Calls that still succeed, or -1: all do. The linker's --wrap redirects the library's calls to here. */
static int allocations = -1, additions = -1;

void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);
enum tactus_status __real_tactus_view_add_recognizer(struct tactus_view *view, struct tactus_recognizer *recognizer);
enum tactus_status __wrap_tactus_view_add_recognizer(struct tactus_view *view, struct tactus_recognizer *recognizer);

static bool spend(int *left)
{
	if (*left == 0)
		return false;
	*left -= *left > 0;
	return true;
}

void *__wrap_calloc(size_t count, size_t size)
{
	return spend(&allocations) ? __real_calloc(count, size) : NULL;
}

enum tactus_status __wrap_tactus_view_add_recognizer(struct tactus_view *view, struct tactus_recognizer *recognizer)
{
	return spend(&additions) ? __real_tactus_view_add_recognizer(view, recognizer) : TACTUS_STATUS_NO_MEMORY;
}

/* As a host does before a finger lands. */
static void tap(struct fixture *fixture, unsigned time)
{
	tactus_gestures_complete_seat(fixture->gestures, 0);
	finger_tap(fixture, time, 400, 300);
	pass_time(fixture, time + 500);
}

static void begin(struct fixture *fixture, const char *text)
{
	fixture_create(fixture);
	fixture_write(fixture, text);
	tactus_gestures_load(fixture->gestures, NULL);
	check_notes("");
}

/* The seat itself, then its list of gestures. */
static void check_seats(void)
{
	struct fixture fixture;

	for (int left = 0; left < 2; left++) {
		begin(&fixture, WITH_BAR);
		allocations = left;
		tactus_gestures_add_seat(fixture.gestures, 0);
		check_notes(NONE);
		allocations = 0;
		tap(&fixture, 1000);
		CHECK(!tactus_gestures_complete_seat(fixture.gestures, 0));
		check_notes("");
		allocations = -1;
		tap(&fixture, 2000);
		check_notes(AGAIN TAPPED);
		CHECK(!tactus_gestures_complete_seat(fixture.gestures, 0));
		tap(&fixture, 3000);
		check_notes(TAPPED);
		fixture_destroy(&fixture);
	}
}

/* The bar's watcher, then each gesture: the others work, and none is lost or doubled. */
static void check_recognizers(void)
{
	struct fixture fixture;

	for (int left = 0; left < 3; left++) {
		begin(&fixture, WITH_BAR);
		additions = left;
		tactus_gestures_add_seat(fixture.gestures, 0);
		check_notes(NONE);
		CHECK(tactus_view_get_recognizer_count(fixture.root) == (size_t)left);
		additions = left;
		tap(&fixture, 1000);
		check_notes("");
		additions = -1;
		tap(&fixture, 2000);
		check_notes(AGAIN TAPPED);
		CHECK(tactus_view_get_recognizer_count(fixture.root) == 3);
		fixture_destroy(&fixture);
	}
}

/* A seat with fingers keeps the gestures that it has. */
static void check_resting_finger(void)
{
	struct fixture fixture;

	begin(&fixture, TWO);
	additions = 1;
	tactus_gestures_add_seat(fixture.gestures, 0);
	additions = -1;
	finger_down(&fixture, 1000, 0, 400, 300);
	CHECK(!tactus_gestures_complete_seat(fixture.gestures, 0));
	pass_time(&fixture, 1600);
	check_notes(NONE "run true two began 50%,50% d=0,0\n");
	finger_up(&fixture, 1700, 0);
	tap(&fixture, 3000);
	check_notes(AGAIN TAPPED);
	fixture_destroy(&fixture);
}

/* A file that is read again fills the seat as well. */
static void check_file(void)
{
	struct fixture fixture;

	begin(&fixture, WITH_BAR);
	additions = 0;
	tactus_gestures_add_seat(fixture.gestures, 0);
	additions = -1;
	fixture_write(&fixture, TWO);
	CHECK(tactus_gestures_dispatch(fixture.gestures));
	check_notes(NONE "2 gestures, read again\n");
	CHECK(!tactus_gestures_complete_seat(fixture.gestures, 0));
	tap(&fixture, 1000);
	check_notes(TAPPED);
	fixture_destroy(&fixture);
}

/* The seat, its list, then the way of the stroke. */
static void check_way(void)
{
	static const struct drawing drawn = { 3, 3, { { 0, 0.6 }, { 0.35, 1 }, { 1, 0 } }, 200, 0, 1000, 0, false };
	struct fixture fixture;

	begin(&fixture, "[tactus-gesture]\nname=a\ntype=stroke\nshape=check\naction=close\n");
	allocations = 2;
	tactus_gestures_add_seat(fixture.gestures, 0);
	check_notes(NONE);
	CHECK(tactus_view_get_recognizer_count(fixture.root) == 0);
	drawing_play(&fixture, 1000, &drawn);
	check_notes("");
	allocations = -1;
	CHECK(tactus_gestures_complete_seat(fixture.gestures, 0));
	check_notes(AGAIN);
	drawing_play(&fixture, 4000, &drawn);
	check_notes("act a 1 ended start=280,310 progress=1.00 commits\n");
	fixture_destroy(&fixture);
}

void check_memory(void)
{
	check_run("no memory for the way of a stroke", check_way);
	check_run("a seat without memory gets its gestures before a later finger", check_seats);
	check_run("a gesture or a bar without memory comes before a later finger", check_recognizers);
	check_run("a seat without memory keeps what it has while a finger is down", check_resting_finger);
	check_run("a seat without memory gets the gestures of a file that is read again", check_file);
}
