/* SPDX-License-Identifier: MIT */
#include "../fake-evdev/test/check.h"
#include "../traces/panel.h"
#include "bench.h"
#include "checks.h"

#include <stdio.h>

/* --- the output's transform ----------------------------------------------------- */

struct place {
	double x, y; /* on the output, from 0 to 1 */
};

/*
 * For each transform: the location of a finger on the panel's top left corner, and of one a quarter of the panel to the
 * right and an eighth down.
 */
static const struct place corners[8] = {
	{ 0, 0 },
	{ 1, 0 },
	{ 1, 1 },
	{ 0, 1 },
	{ 1, 0 },
	{ 0, 0 },
	{ 0, 1 },
	{ 1, 1 },
};
static const struct place fingers[8] = {
	{ 0.25, 0.125 },
	{ 0.875, 0.25 },
	{ 0.75, 0.875 },
	{ 0.125, 0.75 },
	{ 0.75, 0.125 },
	{ 0.125, 0.25 },
	{ 0.25, 0.875 },
	{ 0.875, 0.75 },
};

static void output_is_turned(uint32_t transform)
{
	bool upright = transform % 2 == 1;
	double width = upright ? WINDOW_HEIGHT : WINDOW_WIDTH;
	double height = upright ? WINDOW_WIDTH : WINDOW_HEIGHT;
	struct tactus_libinput_mapping mapping = rectangle_mapping(0, 0, width, height);
	mapping.transform = transform;
	bench_open();
	tactus_view_set_frame(bench.left, 0, 0, width, height);
	tactus_view_set_frame(bench.right, width, 0, width, height);
	CHECK(tactus_libinput_map_device(bench.adapter, bench_plug_panel(0), &mapping) == TACTUS_STATUS_OK);

	/* The panel's outermost unit also lies within the window. */
	bench_touch(0, 0, 0, 0);
	bench_touch(0, 1, PANEL_WIDTH_MM * 0.25, PANEL_HEIGHT_MM * 0.125);
	char expected[256];
	snprintf(expected, sizeof expected, "left began 0 at %.0f,%.0f\nleft began 1 at %.0f,%.0f\n",
		corners[transform].x * width, corners[transform].y * height, fingers[transform].x * width,
		fingers[transform].y * height);
	bench_expect(expected);
	bench_close();
}

static void outputs_are_turned(void)
{
	for (uint32_t transform = 0; transform < 8; transform++) {
		output_is_turned(transform);
	}
}

/* --- the panel's size ------------------------------------------------------------- */

static int pans;

static void count_pan(struct tactus_recognizer *pan, void *data)
{
	(void)data;
	pans += tactus_recognizer_get_state(pan) == TACTUS_RECOGNIZER_STATE_BEGAN;
}

/* Returns whether a pan with this threshold in mm begins when the finger moves by 20 units. */
static bool begins(const struct tactus_libinput_mapping *mapping, double length_mm)
{
	bench_open();
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(bench.application);
	tactus_view_set_frame(bench.left, 0, 0, WINDOW_WIDTH, WINDOW_WIDTH);
	tactus_view_add_recognizer(bench.left, pan);
	tactus_recognizer_add_target(pan, count_pan, NULL);
	tactus_recognizer_set_length(pan, TACTUS_LENGTH_BEGIN, length_mm, TACTUS_LENGTH_UNIT_MILLIMETRES);
	CHECK(tactus_libinput_map_device(bench.adapter, bench_plug_panel(0), mapping) == TACTUS_STATUS_OK);
	pans = 0;
	bench_touch(0, 0, 40, 60);
	bench_move(0, 0, 60, 60);
	bench_lift(0, 0);
	bench_close();
	return pans == 1;
}

static void panel_size_is_known(void)
{
	struct tactus_libinput_mapping mapping = rectangle_mapping(0, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
	CHECK(begins(&mapping, 19));
	CHECK(!begins(&mapping, 21));

	mapping = rectangle_mapping(0, 0, WINDOW_HEIGHT, WINDOW_WIDTH);
	mapping.transform = TACTUS_LIBINPUT_TRANSFORM_90;
	CHECK(begins(&mapping, 19));
	CHECK(!begins(&mapping, 21));

	/* The host overrides the size: an output of half the panel's size. */
	mapping = rectangle_mapping(0, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
	mapping.width_mm = PANEL_WIDTH_MM / 2.0;
	mapping.height_mm = PANEL_HEIGHT_MM / 2.0;
	CHECK(begins(&mapping, 9));
	CHECK(!begins(&mapping, 11));
}

void check_geometry(void)
{
	check_run("outputs are turned", outputs_are_turned);
	check_run("the panel's size is known", panel_size_is_known);
}
