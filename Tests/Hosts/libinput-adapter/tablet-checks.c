/* SPDX-License-Identifier: MIT */
#include "../fake-evdev/fake-evdev.h"
#include "../fake-evdev/test/check.h"
#include "checks.h"
#include "indirect-devices.h"

#include <math.h>

static enum tactus_libinput_result last;
static double force, tilt, azimuth;
static enum tactus_touch_type type;

static void note(struct libinput_event *event, enum tactus_libinput_result result)
{
	(void)event;
	last = result;
}

static void look(const struct tactus_touch *touch)
{
	type = tactus_touch_get_type(touch);
	force = tactus_touch_get_force(touch);
	tilt = tactus_touch_get_tilt(touch);
	azimuth = tactus_touch_get_azimuth(touch, NULL);
}

/* Location in mm, pressure in thousandths, tilt in degrees. */
static void put_pen(double x, double y, int pressure, int tilt_x, int tilt_y)
{
	put(&bench.session, 0, EV_ABS, ABS_X, (int)(x * 40));
	put(&bench.session, 0, EV_ABS, ABS_Y, (int)(y * 40));
	put(&bench.session, 0, EV_ABS, ABS_PRESSURE, pressure);
	put(&bench.session, 0, EV_ABS, ABS_TILT_X, tilt_x);
	put(&bench.session, 0, EV_ABS, ABS_TILT_Y, tilt_y);
}

static void open_with_tablet(uint32_t features)
{
	bench_open();
	bench_at_ms(0);
	CHECK(tactus_libinput_set_features(bench.adapter, features) == TACTUS_STATUS_OK);
	bench_plug(0, tablet_description);
	bench.on_event = note;
	bench.on_touch = look;
}

static void pen_near(unsigned int time, double x, double y)
{
	bench_at_ms(time);
	put(&bench.session, 0, EV_KEY, BTN_TOOL_PEN, 1);
	put_pen(x, y, 0, 0, 0);
	bench_frame(0);
}

static void tip(unsigned int time, int down, double x, double y, int pressure, int tilt_x, int tilt_y)
{
	bench_at_ms(time);
	put_pen(x, y, pressure, tilt_x, tilt_y);
	put(&bench.session, 0, EV_KEY, BTN_TOUCH, down);
	bench_frame(0);
}

static void draws(void)
{
	open_with_tablet(TACTUS_LIBINPUT_FEATURE_ALL);
	CHECK(bench.results[TACTUS_LIBINPUT_RESULT_OBSERVED] == 1);
	bench_watch(bench.right, tactus_hover_recognizer_create(bench.application), "right");
	pen_near(100, 64, 36);
	CHECK(last == TACTUS_LIBINPUT_RESULT_OBSERVED);
	tip(110, 1, 64, 36, 500, 45, 0);
	CHECK(last == TACTUS_LIBINPUT_RESULT_CONSUMED);
	CHECK(type == TACTUS_TOUCH_TYPE_STYLUS && force > 0.3 && force < 0.7);
	/* The pen leans to the right, in the direction of x. */
	CHECK(fabs(tilt - acos(-1) / 4) < 0.05 && fabs(azimuth) < 0.05);
	bench_expect("left began 0 at 512,288\n");
	/* libinput smooths the pen's motion, so its exact location is not compared. */
	tip(120, 1, 80, 36, 600, 0, 45);
	CHECK(bench.told.motion == 1 && azimuth > 0.1);
	bench_forget();
	tip(130, 0, 80, 36, 0, 0, 0);
	CHECK(last == TACTUS_LIBINPUT_RESULT_CONSUMED);
	bench_expect("left ended 0\n");
	bench_close();
}

static void hovers(void)
{
	open_with_tablet(TACTUS_LIBINPUT_FEATURE_ALL);
	bench_watch(bench.left, tactus_hover_recognizer_create(bench.application), "hover");
	pen_near(100, 64, 36);
	bench_expect("hover began\n");
	for (unsigned int step = 1; step < 4; step++) {
		bench_at_ms(100 + 10 * step);
		put_one(0, EV_ABS, ABS_X, 2560 + 40 * (int)step);
	}
	CHECK(last == TACTUS_LIBINPUT_RESULT_OBSERVED);
	bench_at_ms(140);
	put_one(0, EV_KEY, BTN_TOOL_PEN, 0);
	bench_expect("hover changed\n"
		     "hover ended\n");
	bench_close();
}

/* On an output that is turned by 180°, a pen that leans to the right appears to lean to the left. */
static void turned_with_its_output(void)
{
	struct tactus_libinput_output output = TACTUS_LIBINPUT_OUTPUT_INIT;
	output.name = "any";
	output.device_name = "Tactus Test Tablet";
	output.width = WINDOW_WIDTH;
	output.height = WINDOW_HEIGHT;
	output.transform = TACTUS_LIBINPUT_TRANSFORM_180;
	open_with_tablet(TACTUS_LIBINPUT_FEATURE_ALL);
	CHECK(tactus_libinput_set_outputs(bench.adapter, &output, 1) == TACTUS_STATUS_OK);
	pen_near(100, 64, 36);
	tip(110, 1, 64, 36, 500, 45, 0);
	CHECK(fabs(fabs(azimuth) - acos(-1)) < 0.05);
	bench_expect("left began 0 at 1536,864\n");
	tip(120, 0, 64, 36, 0, 0, 0);
	bench_close();
}

static void off_by_default(void)
{
	open_with_tablet(TACTUS_LIBINPUT_FEATURE_DEFAULT);
	pen_near(100, 64, 36);
	tip(110, 1, 64, 36, 500, 0, 0);
	CHECK(last == TACTUS_LIBINPUT_RESULT_NOT_MINE);
	bench_expect("");

	/* The feature is switched on while the tip is down: events are ignored until the tip lifts. */
	tactus_libinput_set_features(bench.adapter, TACTUS_LIBINPUT_FEATURE_ALL);
	tip(120, 1, 66, 36, 500, 0, 0);
	tip(130, 0, 66, 36, 0, 0, 0);
	bench_expect("");
	tip(140, 1, 66, 36, 500, 0, 0);
	tactus_libinput_set_features(bench.adapter, TACTUS_LIBINPUT_FEATURE_DEFAULT);
	tip(150, 0, 66, 36, 0, 0, 0);
	CHECK(bench.told.down == 1 && bench.told.cancel == 1 && bench.told.up == 0);
	bench_close();
}

static void unplugged(void)
{
	open_with_tablet(TACTUS_LIBINPUT_FEATURE_ALL);
	pen_near(100, 64, 36);
	tip(110, 1, 64, 36, 500, 0, 0);
	CHECK(fake_evdev_remove(0) == 0);
	bench_dispatch();
	CHECK(bench.told.down == 1 && bench.told.up + bench.told.cancel == 1);
	bench_close();
}

void check_tablets(void)
{
	check_run("a pen draws", draws);
	check_run("a pen hovers", hovers);
	check_run("a pen on an output that is turned", turned_with_its_output);
	check_run("pens are no feature by default", off_by_default);
	check_run("a tablet unplugged while the pen draws", unplugged);
}
