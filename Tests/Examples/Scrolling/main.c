/* SPDX-License-Identifier: MIT */
/*
 * The curves of scrolling, sampled from the library: against the laws of rules 13.4 to 13.6 and 13.10, against
 * themselves at another frame rate, and against the table and the picture in the manual.
 *
 *   scrolling-test FOLDER           compares with scrolling.csv, scrolling.svg, motion.csv and motion.svg in FOLDER
 *   scrolling-test --write FOLDER   makes these files anew
 */
#define _POSIX_C_SOURCE 200809L
#include "chart.h"
#include "check.h"
#include "laws.h"
#include "motion-curves.h"
#include "recorder.h"
#include "stored.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FRAME_US 16000
#define OTHER_FRAME_US 4000
#define PRECISE 1e-6 /* px; between formulas */
#define STEPPED 5e-3 /* px; what a fast content moves in 2 µs */

static struct curve curves[CURVE_COUNT] = {
	[CURVE_BEYOND_AN_EDGE] = { .name = "beyond-an-edge" },
	[CURVE_NORMAL] = { .name = "normal" },
	[CURVE_FAST] = { .name = "fast" },
	[CURVE_MEETS_AN_EDGE] = { .name = "meets-an-edge" },
	[CURVE_RELEASED_BEYOND] = { .name = "released-beyond" },
	[CURVE_PAGING] = { .name = "paging" },
};

/* Flings of 160 px in 80 ms, and a finger that rests 200 px beyond the upper edge. */
static const struct stroke strokes[CURVE_COUNT] = {
	[CURVE_NORMAL] = { 4000, false, false, 160, 80, 4 },
	[CURVE_FAST] = { 4000, true, false, 160, 80, 4 },
	[CURVE_MEETS_AN_EDGE] = { 1100, false, false, 160, 80, 4 },
	[CURVE_RELEASED_BEYOND] = { 1100, false, false, -200, 80, 50 },
	[CURVE_PAGING] = { 4000, false, true, 160, 80, 4 },
};

void curve_add(struct curve *curve, double at, double place)
{
	if (curve->count == sizeof curve->samples / sizeof curve->samples[0]) {
		check_failed("%s has more samples than expected: does it ever come to rest?", curve->name);
		return;
	}
	/* No "-0.000" in the table. */
	curve->samples[curve->count++] = (struct sample){ at, place + 0.0 };
}

static void check_near(const char *what, double found, double expected, double tolerance)
{
	if (!(fabs(found - expected) <= tolerance)) {
		check_failed("%s is %.6f, should be %.6f", what, found, expected);
	}
}

/* Every sample but the last is where the law leads; the last is where and when it comes to rest. */
static void check_motion(const struct curve *curve, struct motion motion, double rest_place, double rest_ms)
{
	CHECK(curve->count > 10);
	for (size_t i = 0; i + 1 < curve->count; i++) {
		const struct sample *sample = &curve->samples[i];
		while (motion.elapsed_us < (uint64_t)llround(sample->at * 1000) && !motion.is_at_rest) {
			motion_step(&motion);
		}
		char what[64];
		snprintf(what, sizeof what, "the place at %.3f ms", sample->at);
		check_near(what, sample->place, motion.place, STEPPED);
	}
	while (!motion.is_at_rest) {
		motion_step(&motion);
	}
	const struct sample *last = &curve->samples[curve->count - 1];
	check_near("the time of rest", last->at, (double)motion.elapsed_us / 1000, 0.002);
	check_near("the announced time of rest", rest_ms, last->at, 0);
	check_near("the place of rest", last->place, rest_place, 0);
	check_near("the place of rest by the law", motion.place, rest_place, PRECISE);
}

static void check_frame_rates(enum curve_name name)
{
	static struct curve other;
	other = (struct curve){ .name = "the other frame rate" };
	record_motion(&other, &strokes[name], OTHER_FRAME_US);
	size_t j = 0;
	for (size_t i = 0; i < curves[name].count; i++) {
		while (j < other.count && other.samples[j].at < curves[name].samples[i].at) {
			j++;
		}
		CHECK(j < other.count && other.samples[j].at == curves[name].samples[i].at);
		CHECK(j < other.count && other.samples[j].place == curves[name].samples[i].place);
	}
}

static void check_drag_beyond_an_edge(void)
{
	struct curve *curve = &curves[CURVE_BEYOND_AN_EDGE];
	record_drag_beyond_an_edge(curve, 600, 10);
	CHECK(curve->count == 61);
	for (size_t i = 0; i < curve->count; i++) {
		double beyond = curve->samples[i].at;
		check_near("the content", curve->samples[i].place, law_rubber_band(beyond, VIEW_LENGTH), PRECISE);
	}
}

static void check_release(struct release release, double target)
{
	check_near("the start", release.start, 160, PRECISE);
	check_near("the velocity", release.velocity, 2000, PRECISE);
	check_near("the target", release.target, target, PRECISE);
}

/* A fling that reaches its target. */
static void check_fling(enum curve_name name, double rate)
{
	struct release release = record_motion(&curves[name], &strokes[name], FRAME_US);
	double target = law_target(160, 2000, rate);
	check_release(release, target);
	check_motion(&curves[name], motion_decelerating(160, target, rate, INFINITY), release.target, release.rest_ms);
	check_frame_rates(name);
}

static void check_normal_deceleration(void)
{
	check_fling(CURVE_NORMAL, 0.998);
}

static void check_fast_deceleration(void)
{
	check_fling(CURVE_FAST, 0.99);
}

static void check_paging(void)
{
	struct release release = record_motion(&curves[CURVE_PAGING], &strokes[CURVE_PAGING], FRAME_US);
	check_release(release, VIEW_LENGTH);
	check_motion(&curves[CURVE_PAGING], motion_springing(160, 2000, VIEW_LENGTH), VIEW_LENGTH, release.rest_ms);
	check_frame_rates(CURVE_PAGING);
}

static void check_meeting_an_edge(void)
{
	struct curve *curve = &curves[CURVE_MEETS_AN_EDGE];
	const struct stroke *stroke = &strokes[CURVE_MEETS_AN_EDGE];
	struct release release = record_motion(curve, stroke, FRAME_US);
	double edge = stroke->content_length - VIEW_LENGTH;
	struct motion motion = motion_decelerating(160, law_target(160, 2000, 0.998), 0.998, edge);
	check_near("the target", release.target, edge, 0);
	check_motion(curve, motion, edge, release.rest_ms);
	check_frame_rates(CURVE_MEETS_AN_EDGE);
}

static void check_release_beyond_an_edge(void)
{
	struct curve *curve = &curves[CURVE_RELEASED_BEYOND];
	struct release release = record_motion(curve, &strokes[CURVE_RELEASED_BEYOND], FRAME_US);
	double start = -law_rubber_band(200, VIEW_LENGTH);
	check_near("the start", release.start, start, PRECISE);
	check_near("the velocity", release.velocity, 0, 0);
	check_near("the target", release.target, 0, 0);
	check_motion(curve, motion_springing(start, 0, 0), 0, release.rest_ms);
	check_frame_rates(CURVE_RELEASED_BEYOND);
}

typedef void (*writer)(FILE *file);

static void write_scrolling_csv(FILE *file)
{
	write_csv(file, curves);
}

static void write_scrolling_svg(FILE *file)
{
	write_svg(file, curves);
}

static void check_file(const char *name, writer write, double tolerance, const char *folder, bool renews)
{
	char path[4096];
	char *text = NULL;
	size_t length;
	FILE *memory = open_memstream(&text, &length);
	write(memory);
	fclose(memory);
	snprintf(path, sizeof path, "%s/%s", folder, name);
	check_begin(name);
	if (renews) {
		store(path, text);
	} else {
		check_stored(path, text, tolerance);
	}
	check_end();
	free(text);
}

int main(int argc, char **argv)
{
	bool renews = argc == 3 && strcmp(argv[1], "--write") == 0;
	if (argc != 2 && !renews) {
		fprintf(stderr, "usage: scrolling-test [--write] FOLDER\n");
		return 2;
	}
	check_run("a drag beyond an edge (13.4)", check_drag_beyond_an_edge);
	check_run("a deceleration (13.5)", check_normal_deceleration);
	check_run("a fast deceleration (13.5)", check_fast_deceleration);
	check_run("a deceleration that meets an edge (13.6)", check_meeting_an_edge);
	check_run("a release beyond an edge (13.6)", check_release_beyond_an_edge);
	check_run("paging (13.10)", check_paging);
	check_run("the curves of motion (16)", check_motion_curves);
	/* Half of the last digit, and a hair. */
	check_file("scrolling.csv", write_scrolling_csv, 0.0011, argv[argc - 1], renews);
	check_file("scrolling.svg", write_scrolling_svg, 0.11, argv[argc - 1], renews);
	check_file("motion.csv", write_motion_csv, 0.0011, argv[argc - 1], renews);
	check_file("motion.svg", write_motion_svg, 0.11, argv[argc - 1], renews);
	return check_summary();
}
