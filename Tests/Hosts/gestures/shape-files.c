/* SPDX-License-Identifier: MIT */
/* Shapes of files beside the gesture file: what they fire, and what is said of their mistakes. */
#include "drawing.h"
#include "fixture.h"
#include "suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define STROKE "[tactus-gesture]\nname=home\ntype=stroke\nshape=home.shape\naction=close\n"
#define ANGLE "[tactus-shape]\n# Down and to the right.\npoints=0,0 0,1 1,1\npoints=0,0 0.1,0.6  0.1,1 0.8,1\n"
#define LEFT_OUT \
	"gestures.conf:4: [tactus-gesture] shape=home.shape: the file has mistakes or cannot be read; the gesture is " \
	"left out\n"
#define FIRED "act home 1 ended start=280,190 progress=1.00 commits\n"
#define LINE "points=0,0 1,1\n"
#define NO_POINTS ": not 2 to 256 points like 0.2,0.35 with a blank between, from 0 to 10000\n"
#define BEND "points=0,0 0,1 1,1\n"

static const struct drawing angle = { 3, 3, { { 0, 0 }, { 0, 1 }, { 1, 1 } }, 200, 0, 1000, 0, false };

static void name_shape(const struct fixture *fixture, char *path, size_t size)
{
	snprintf(path, size, "%s/tactus/home.shape", fixture->folder);
}

static void name_other(const struct fixture *fixture, char *path, size_t size)
{
	snprintf(path, size, "%s/tactus/short.shape", fixture->folder);
}

static void write_file(const char *path, const char *bytes, size_t length)
{
	FILE *file = fopen(path, "we");

	if (!file || fwrite(bytes, 1, length, file) != length || fclose(file) != 0)
		check_failed("a shape cannot be written");
}

static void write_shape(const struct fixture *fixture, const char *bytes, size_t length)
{
	char path[128];

	name_shape(fixture, path, sizeof(path));
	write_file(path, bytes, length);
}

static void destroy(struct fixture *fixture)
{
	char path[128];

	name_shape(fixture, path, sizeof(path));
	remove(path);
	name_other(fixture, path, sizeof(path));
	unlink(path);
	fixture_destroy(fixture);
}

static void check_shape_of_file(void)
{
	struct fixture fixture;
	struct drawing drawn = angle;

	fixture_create(&fixture);
	write_shape(&fixture, ANGLE, strlen(ANGLE));
	fixture_load(&fixture, STROKE);
	check_notes("");
	drawing_play(&fixture, 1000, &angle);
	check_notes(FIRED);
	/* Backwards it is none. */
	drawn.corners[0] = (struct stroke_point){ 1, 1 };
	drawn.corners[2] = (struct stroke_point){ 0, 0 };
	drawing_play(&fixture, 4000, &drawn);
	check_notes("");
	destroy(&fixture);
}

/* Two shapes, either of which a way would be if there were no other. */
static void check_nearer_of_two(void)
{
	static const char other[] = "[tactus-shape]\npoints=0,0 0,1 0.6,1\n";
	static const char stroke[] = "[tactus-gesture]\nname=short\ntype=stroke\nshape=short.shape\naction=close\n";
	struct fixture fixture;
	struct drawing drawn = angle;
	char path[128], text[512];

	for (int order = 0; order < 2; order++) {
		fixture_create(&fixture);
		write_shape(&fixture, ANGLE, strlen(ANGLE));
		name_other(&fixture, path, sizeof(path));
		write_file(path, other, strlen(other));
		snprintf(text, sizeof(text), "%s%s", order ? stroke : STROKE, order ? STROKE : stroke);
		fixture_load(&fixture, text);
		fixture_forget_notes();
		drawing_play(&fixture, 1000, &angle);
		check_notes(FIRED);
		drawn.corners[2].x = 0.65;
		drawing_play(&fixture, 4000, &drawn);
		check_notes("act short 1 ended start=280,190 progress=1.00 commits\n");
		/* Alone, the other one takes it. */
		fixture_load(&fixture, STROKE);
		fixture_forget_notes();
		drawing_play(&fixture, 7000, &drawn);
		check_notes(FIRED);
		destroy(&fixture);
	}
}

static void check_old_stay(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	write_shape(&fixture, ANGLE, strlen(ANGLE));
	fixture_load(&fixture, STROKE);
	write_shape(&fixture, LINE, strlen(LINE));
	fixture_write(&fixture, STROKE "fingers=4\n");
	CHECK(!tactus_gestures_dispatch(fixture.gestures));
	fixture_forget_notes();
	drawing_play(&fixture, 1000, &angle);
	check_notes(FIRED);
	destroy(&fixture);
}

/* Whoever hands over a text does not choose files that the host reads. */
static void check_text_without_folder(void)
{
	static const char text[] = "[tactus-gesture]\ntype=stroke\nshape=/etc/passwd.shape\naction=close\n";
	struct fixture fixture;

	fixture_create(&fixture);
	CHECK(tactus_gestures_load_text(fixture.gestures, text, strlen(text)) == TACTUS_STATUS_REFUSED);
	check_notes("gestures:3: [tactus-gesture] shape=/etc/passwd.shape: a text that is no file has no folder for "
		    "it; the gesture is left out\n");
	fixture_destroy(&fixture);
}

struct bad_shape {
	const char *text;
	size_t length;        /* 0: up to its end */
	const char *expected; /* without the line of the gesture */
};

static const struct bad_shape bad_shapes[] = {
	{ "", 0, "home.shape: there is no example; [tactus-shape] has a line points= for each\n" },
	{ "[tactus-shape]\n", 0, "home.shape: there is no example; [tactus-shape] has a line points= for each\n" },
	{ "points=0,0 1,1\n", 0, "home.shape:1: points=0,0 1,1: neither [tactus-shape] nor points=…\n" },
	{ "[shape]\n" BEND, 0, "home.shape:1: [shape]: no such section, there is [tactus-shape]\n" },
	{ "[tactus-shape\n" BEND, 0, "home.shape:1: [tactus-shape]: no such section, there is [tactus-shape]\n" },
	{ "[tactus-shape]\npoint=0,0\n", 0,
		"home.shape:2: [tactus-shape] point=0,0: no such key, there are points and likeness\n" },
	{ "[tactus-shape]\n" BEND
	  "points=0,0 1 1,1\npoints=\npoints=1,2\npoints=-1,0 1,1\npoints=0,0 10001,0\n",
		0,
		"home.shape:3: [tactus-shape] points=0,0 1 1,1" NO_POINTS
		"home.shape:4: [tactus-shape] points=" NO_POINTS
		"home.shape:5: [tactus-shape] points=1,2" NO_POINTS
		"home.shape:6: [tactus-shape] points=-1,0 1,1" NO_POINTS
		"home.shape:7: [tactus-shape] points=0,0 10001,0" NO_POINTS },
	{ "[tactus-shape]\n" BEND "likeness=84%\nlikeness=0.9\nlikeness=100%\n", 0,
		"home.shape:3: [tactus-shape] likeness=84%: not a part from 85% to 99%\n"
		"home.shape:4: [tactus-shape] likeness=0.9: not a part from 85% to 99%\n"
		"home.shape:5: [tactus-shape] likeness=100%: not a part from 85% to 99%\n" },
	{ "[tactus-shape]\npoints=5,5 5,5 5,5\n", 0,
		"home.shape:2: [tactus-shape] points=5,5 5,5 5,5: all points are one\n" },
	{ "[tactus-shape]\n" LINE, 0,
		"home.shape:2: [tactus-shape] points=0,0 1,1: a line, which is a swipe and no stroke\n" },
	{ "[tactus-shape]\n" BEND BEND BEND BEND BEND BEND BEND BEND BEND BEND BEND BEND BEND BEND BEND BEND BEND, 0,
		"home.shape:18: [tactus-shape] points=0,0 0,1 1,1: more than 16 examples\n" },
	{ "[tactus-shape]\n\0", 16, "home.shape:2: the file is no text, since it has a NUL byte here\n" },
	{ "\xff\xfe[\0t\0", 6, "home.shape: the file is text in UTF-16; save it as UTF-8\n" },
};

static void check_bad_files(void)
{
	struct fixture fixture;
	char expected[2048];

	for (size_t index = 0; index < sizeof(bad_shapes) / sizeof(*bad_shapes); index++) {
		const struct bad_shape *bad = &bad_shapes[index];

		fixture_create(&fixture);
		write_shape(&fixture, bad->text, bad->length ? bad->length : strlen(bad->text));
		fixture_load(&fixture, STROKE);
		snprintf(expected, sizeof(expected), "%s" LEFT_OUT, bad->expected);
		check_notes(expected);
		CHECK(tactus_gestures_get_count(fixture.gestures) == 0);
		destroy(&fixture);
	}
}

/* No file, a folder, a pipe that nobody writes, and more than a file may have. */
static void check_no_files(void)
{
	static char large[(1 << 20) + 2];
	struct fixture fixture;
	char path[128];

	fixture_create(&fixture);
	name_shape(&fixture, path, sizeof(path));
	fixture_load(&fixture, STROKE);
	check_notes("home.shape: cannot be read: No such file or directory\n" LEFT_OUT);
	mkdir(path, 0700);
	fixture_write(&fixture, STROKE "# 1\n");
	tactus_gestures_load(fixture.gestures, NULL);
	check_notes("home.shape: cannot be read: Is a directory\n" LEFT_OUT);
	rmdir(path);
	mkfifo(path, 0600);
	tactus_gestures_load(fixture.gestures, NULL);
	check_notes("home.shape: there is no example; [tactus-shape] has a line points= for each\n" LEFT_OUT);
	unlink(path);
	memset(large, '\n', sizeof(large));
	write_shape(&fixture, large, sizeof(large));
	tactus_gestures_load(fixture.gestures, NULL);
	check_notes("home.shape: cannot be read: File too large\n" LEFT_OUT);
	destroy(&fixture);
}

void check_shape_files(void)
{
	check_run("shape files: their examples fire", check_shape_of_file);
	check_run("18.7: of two shapes of files the nearer one fires, in both orders", check_nearer_of_two);
	check_run("shape files: with a mistake the old gestures stay", check_old_stay);
	check_run("shape files: a text that is no file reads none", check_text_without_folder);
	check_run("shape files: each mistake has its line", check_bad_files);
	check_run("shape files: none, a folder, a pipe, and one too large", check_no_files);
}
