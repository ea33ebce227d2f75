/* SPDX-License-Identifier: MIT */
/* Followers: what output frames tell, without a gesture. Times are virtual but for the frames that never come. */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <string.h>

#define MS UINT64_C(1000)

struct screen {
	struct fixture fixture;
	struct tactus_host_frames *frames;
	struct tactus_host_follower *follower;
	unsigned asked;
};

static struct screen screen;

static void schedule(double x, double y, void *data)
{
	((struct screen *)data)->asked++;
}

static void follow(const double *values, uint64_t time_us, void *data)
{
	note("%.2f,%.2f of %.1f ms\n", values[0], values[1], (double)time_us / 1000);
}

static void open_screen(void)
{
	screen = (struct screen){ .frames = NULL };
	fixture_open(&screen.fixture);
	screen.frames = tactus_host_frames_create(screen.fixture.loop, schedule, &screen);
	screen.follower = tactus_host_follower_create(screen.frames, 2, follow, &screen);
	CHECK(screen.frames && screen.follower);
}

static void close_screen(void)
{
	tactus_host_follower_destroy(screen.follower);
	tactus_host_frames_destroy(screen.frames);
	fixture_close(&screen.fixture);
}

static void begin(unsigned ms)
{
	CHECK(tactus_host_follower_begin(screen.follower, 50, 50, ms * MS, (double[]){ 0, 0 }) == TACTUS_STATUS_OK);
}

static void move(unsigned ms, double x, double y)
{
	CHECK(tactus_host_follower_move(screen.follower, ms * MS, (double[]){ x, y }) == TACTUS_STATUS_OK);
}

static void show_frame(unsigned ms)
{
	CHECK(tactus_host_frames_deliver(screen.frames, NULL, ms * MS, 0, 0) == TACTUS_STATUS_OK);
}

/* A sample each 8 ms, 10 px on; a frame each 16 ms, 3 ms after a sample: it shows where the finger was 2 ms before. */
static void check_once_per_frame(void)
{
	unsigned step;

	open_screen();
	begin(1000);
	for (step = 1; step <= 6; step++) {
		move(1000 + 8 * step, 10.0 * step, -1.0 * step);
		if (step % 2 == 0)
			show_frame(1000 + 8 * step + 3);
	}
	expect_notes("17.50,-1.75 of 1014.0 ms\n37.50,-3.75 of 1030.0 ms\n57.50,-5.75 of 1046.0 ms\n");
	/* Each sample and each frame have asked for one more. */
	CHECK(screen.asked == 9);
	CHECK(tactus_host_follower_end(screen.follower, false) == TACTUS_STATUS_OK);
	expect_notes("60.00,-6.00 of 1048.0 ms\n");
	show_frame(1067);
	expect_notes("");
	CHECK(screen.asked == 9);
	close_screen();
}

/* On a slower panel, every second frame has no new sample. */
static void check_slow_panel(void)
{
	unsigned step;

	open_screen();
	begin(1000);
	for (step = 1; step <= 5; step++) {
		move(1000 + 16 * step, 16 * step, 0);
		show_frame(1000 + 16 * step + 1);
		show_frame(1000 + 16 * step + 9);
	}
	expect_notes("12.00,0.00 of 1012.0 ms\n20.00,0.00 of 1020.0 ms\n28.00,0.00 of 1028.0 ms\n"
		     "36.00,0.00 of 1036.0 ms\n44.00,0.00 of 1044.0 ms\n52.00,0.00 of 1052.0 ms\n"
		     "60.00,0.00 of 1060.0 ms\n68.00,0.00 of 1068.0 ms\n76.00,0.00 of 1076.0 ms\n"
		     "84.00,0.00 of 1084.0 ms\n");
	close_screen();
}

/* Fingers that rest are told where they are, and nobody asks for frames any more. */
static void check_rest(void)
{
	unsigned ms, asked;

	open_screen();
	begin(1000);
	for (ms = 1008; ms <= 1048; ms += 8)
		move(ms, ms - 1000, 0);
	for (ms = 1051; ms <= 1131; ms += 16)
		show_frame(ms);
	expect_notes("46.00,0.00 of 1046.0 ms\n48.00,0.00 of 1048.0 ms\n");
	asked = screen.asked;
	show_frame(1147);
	CHECK(screen.asked == asked);
	move(1150, 60, 0);
	CHECK(screen.asked == asked + 1);
	close_screen();
}

/* Until nobody waits any more. Frames of another output change nothing. */
static void wait_for_timer(void)
{
	const struct tactus_gestures_output there = { .size = sizeof(there), .x = 100, .width = 100, .height = 100 };
	int tick;

	for (tick = 0; tick < 3; tick++) {
		expect_notes("");
		CHECK(wl_event_loop_dispatch(screen.fixture.loop, 10000) == 0);
		if (screen.frames)
			tactus_host_frames_deliver(screen.frames, &there, 1000 * MS, 0, 0);
	}
}

static void check_no_frames(void)
{
	open_screen();
	begin(1000);
	move(1008, 10, 0);
	move(1016, 20, 0);
	expect_notes("");
	wait_for_timer();
	expect_notes("20.00,0.00 of 1016.0 ms\n");
	/* The screen is off: nothing waits any more, but frames are asked for. */
	move(1024, 30, 0);
	move(1032, 40, 0);
	expect_notes("30.00,0.00 of 1024.0 ms\n40.00,0.00 of 1032.0 ms\n");
	CHECK(screen.asked == 4);
	show_frame(1040);
	move(1040, 50, 0);
	move(1048, 60, 0);
	expect_notes("");
	show_frame(1051);
	expect_notes("57.50,0.00 of 1046.0 ms\n");
	close_screen();
}

/* The output of the fingers shows no more frames, another one does. */
static void check_other_output(void)
{
	const struct tactus_gestures_output here = { .size = sizeof(here), .width = 100, .height = 100 };
	const struct tactus_gestures_output there = { .size = sizeof(there), .x = 100, .width = 100, .height = 100 };

	open_screen();
	begin(1000);
	move(1008, 10, 0);
	tactus_host_frames_deliver(screen.frames, &there, 1009 * MS, 0, 0);
	expect_notes("");
	tactus_host_frames_deliver(screen.frames, &here, 1011 * MS, 0, 0);
	expect_notes("7.50,0.00 of 1006.0 ms\n");
	move(1016, 20, 0);
	tactus_host_frames_deliver(screen.frames, &there, 1017 * MS, 0, 0);
	wait_for_timer();
	expect_notes("20.00,0.00 of 1016.0 ms\n");
	tactus_host_frames_deliver(screen.frames, &there, 1025 * MS, 0, 0);
	move(1024, 30, 0);
	expect_notes("30.00,0.00 of 1024.0 ms\n");
	close_screen();
}

/* Calls tremble, presentations do not: steps are even. The last presentation may be some frames ago. */
static void check_presentations(void)
{
	const struct tactus_gestures_output there = { .size = sizeof(there), .x = 100, .width = 100, .height = 100 };
	static const int late_us[] = { 0, 900, -700, 300, 1100, -1000 };
	unsigned step;

	open_screen();
	begin(1000);
	for (step = 1; step <= 12; step++) {
		move(1000 + 8 * step, 8 * step, 0);
		/* Another output has another phase. */
		tactus_host_frames_deliver(screen.frames, &there, (1000 + 8 * step) * MS, 999 * MS, 11 * MS);
		if (step % 2 == 0)
			tactus_host_frames_deliver(screen.frames, NULL,
				(uint64_t)((int)(1003 + 8 * step) * 1000 + late_us[step / 2 - 1]),
				(1003 + 8 * step - (step > 6 ? 20 : 4)) * MS, 16 * MS);
	}
	expect_notes("14.00,0.00 of 1014.0 ms\n30.06,0.00 of 1030.1 ms\n46.01,0.00 of 1046.0 ms\n"
		     "62.03,0.00 of 1062.0 ms\n78.09,0.00 of 1078.1 ms\n94.03,0.00 of 1094.0 ms\n");
	close_screen();
}

/* A clock that has nothing to do with that of the touches. */
static void check_foreign_clock(void)
{
	open_screen();
	begin(1000);
	move(1008, 10, 0);
	show_frame(5);
	expect_notes("10.00,0.00 of 1008.0 ms\n");
	move(1016, 20, 0);
	show_frame(900000);
	expect_notes("20.00,0.00 of 1016.0 ms\n");
	close_screen();
}

static void check_cancel(void)
{
	open_screen();
	begin(1000);
	move(1008, 10, 0);
	CHECK(tactus_host_follower_end(screen.follower, true) == TACTUS_STATUS_OK);
	CHECK(tactus_host_follower_end(screen.follower, true) == TACTUS_STATUS_NONE);
	show_frame(1016);
	CHECK(tactus_host_follower_move(screen.follower, 1024 * MS, (double[]){ 0, 0 }) == TACTUS_STATUS_NONE);
	expect_notes("");
	begin(2000);
	move(2008, 10, 0);
	show_frame(2011);
	expect_notes("7.50,0.00 of 2006.0 ms\n");
	close_screen();
}

/* Functions of the host that destroy what is on the way. */
static void destroy_all(const double *values, uint64_t time_us, void *data)
{
	note("destroyed at %.2f\n", values[0]);
	CHECK(tactus_host_frames_deliver(screen.frames, NULL, 0, 0, 0) == TACTUS_STATUS_BUSY);
	tactus_host_follower_destroy(screen.follower);
	screen.follower = NULL;
	tactus_host_frames_destroy(screen.frames);
}

static void check_mean_functions(void)
{
	struct tactus_host_follower *mean;

	open_screen();
	begin(1000);
	move(1008, 10, 0);
	mean = tactus_host_follower_create(screen.frames, 1, destroy_all, NULL);
	tactus_host_follower_begin(mean, 50, 50, 1000 * MS, (double[]){ 0 });
	tactus_host_follower_move(mean, 1008 * MS, (double[]){ 10 });
	show_frame(1011);
	expect_notes("7.50,0.00 of 1006.0 ms\ndestroyed at 7.50\n");
	/* Its own destruction, in a move that is told at once. */
	screen.follower = mean;
	tactus_host_follower_move(mean, 1016 * MS, (double[]){ 20 });
	wait_for_timer();
	expect_notes("destroyed at 20.00\n");
	screen.follower = tactus_host_follower_create(screen.frames, 2, follow, NULL);
	begin(1000);
	tactus_host_frames_destroy(screen.frames);
	screen.frames = NULL;
	move(1008, 10, 0);
	expect_notes("10.00,0.00 of 1008.0 ms\n");
	close_screen();
}

static void check_arguments(void)
{
	const double good[] = { 0, 0 }, bad[] = { 0, NAN }, large[] = { 2e6, 0 };

	open_screen();
	CHECK(!tactus_host_frames_create(NULL, schedule, NULL));
	tactus_host_frames_destroy(NULL);
	CHECK(tactus_host_frames_deliver(NULL, NULL, 0, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_frames_deliver(screen.frames, NULL, UINT64_MAX, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_frames_deliver(screen.frames, NULL, 0, UINT64_MAX, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_frames_deliver(screen.frames, NULL, 0, 0, UINT64_MAX) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_output_frame(NULL, NULL, 0, 0, 0) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(!tactus_host_get_frames(NULL) && !tactus_host_frames_hold(NULL, NULL, NULL));
	CHECK(!tactus_host_follower_create(NULL, 2, follow, NULL));
	CHECK(!tactus_host_follower_create(screen.frames, 2, NULL, NULL));
	CHECK(!tactus_host_follower_create(screen.frames, 0, follow, NULL));
	CHECK(!tactus_host_follower_create(screen.frames, 9, follow, NULL));
	tactus_host_follower_destroy(NULL);
	CHECK(tactus_host_follower_begin(NULL, 0, 0, 0, good) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_follower_begin(screen.follower, 0, 0, 0, NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_follower_begin(screen.follower, 0, 0, 0, bad) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_follower_begin(screen.follower, 0, 0, UINT64_MAX, good) == TACTUS_STATUS_INVALID_ARGUMENT);
	begin(1000);
	CHECK(tactus_host_follower_move(NULL, 0, good) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_follower_move(screen.follower, 0, large) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_host_follower_end(NULL, false) == TACTUS_STATUS_INVALID_ARGUMENT);
	expect_notes("");
	close_screen();
}

void check_frames(void)
{
	check_run("frames: each tells once, of 5 ms before", check_once_per_frame);
	check_run("frames: a panel slower than the output", check_slow_panel);
	check_run("frames: fingers that rest", check_rest);
	check_run("frames: none come", check_no_frames);
	check_run("frames: those of another output", check_other_output);
	check_run("frames: presentations even out the calls", check_presentations);
	check_run("frames: another clock", check_foreign_clock);
	check_run("frames: a follower that is cancelled, and begins again", check_cancel);
	check_run("frames: functions that destroy what is on the way", check_mean_functions);
	check_run("frames: arguments that are refused", check_arguments);
}
