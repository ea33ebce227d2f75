/* SPDX-License-Identifier: MIT */
/* Calls the listener of a pen of hosts/client as a compositor would, and looks at what recognizers say. */
#include "check.h"
#include "client-fixture.h"
#include "tactus-client-tablet.h"

#include <linux/input-event-codes.h>
#include <math.h>

#define DEGREE (3.14159265358979323846 / 180)
#define PEN tactus_client_tool_listener

static struct tactus_client_pen *pen;
static int hovers_begun, hovers_ended;

static void on_hover(struct tactus_recognizer *recognizer, void *data)
{
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);

	hovers_begun += state == TACTUS_RECOGNIZER_STATE_BEGAN;
	hovers_ended += state == TACTUS_RECOGNIZER_STATE_ENDED;
}

static void start(void)
{
	struct tactus_view *window = client_start();

	client_add(window, tactus_hover_recognizer_create(application), on_hover);
	pen = tactus_client_add_pen(seat, NULL);
	hovers_begun = hovers_ended = 0;
}

static void enter(struct wl_surface *surface, uint32_t time)
{
	PEN.proximity_in(pen, NULL, 0, NULL, surface);
	PEN.motion(pen, NULL, AT(50), AT(50));
	PEN.frame(pen, NULL, time);
}

static void down(uint32_t time)
{
	PEN.down(pen, NULL, 0);
	PEN.frame(pen, NULL, time);
}

static void up(uint32_t time)
{
	PEN.up(pen, NULL);
	PEN.frame(pen, NULL, time);
}

static void move(uint32_t time)
{
	for (uint32_t step = 1; step <= 10; step++) {
		PEN.motion(pen, NULL, AT(50 + 5 * step), AT(50));
		PEN.frame(pen, NULL, time + 8 * step);
	}
}

static const struct tactus_touch *touch_of_application(void)
{
	const struct tactus_touch *touch = NULL;

	return tactus_application_get_touches(application, &touch, 1) == 1 ? touch : NULL;
}

static void check_tap(void)
{
	start();
	enter(OURS, 1000);
	CHECK(hovers_begun == 1 && !touch_of_application());
	down(1010);
	CHECK(touch_of_application());
	CHECK(tactus_touch_get_type(touch_of_application()) == TACTUS_TOUCH_TYPE_STYLUS);
	up(1060);
	CHECK(taps == 1 && last_x == 200); /* 100 + 2 * 50 */
	PEN.proximity_out(pen, NULL);
	PEN.frame(pen, NULL, 1100);
	CHECK(hovers_ended == 1);
	client_finish();
}

static void check_axes(void)
{
	const struct tactus_touch *touch;

	start();
	PEN.type(pen, NULL, ZWP_TABLET_TOOL_V2_TYPE_PEN);
	PEN.capability(pen, NULL, ZWP_TABLET_TOOL_V2_CAPABILITY_PRESSURE);
	PEN.capability(pen, NULL, ZWP_TABLET_TOOL_V2_CAPABILITY_TILT);
	enter(OURS, 1000);
	PEN.pressure(pen, NULL, 65535 / 5);
	PEN.tilt(pen, NULL, AT(0), AT(-30));
	PEN.button(pen, NULL, 0, BTN_STYLUS, ZWP_TABLET_TOOL_V2_BUTTON_STATE_PRESSED);
	down(1010);
	touch = touch_of_application();
	CHECK(fabs(tactus_touch_get_force(touch) - 0.2) < 1e-9);
	CHECK(tactus_touch_get_maximum_possible_force(touch) == 1);
	CHECK(fabs(tactus_touch_get_tilt(touch) - 30 * DEGREE) < 1e-9);
	CHECK(fabs(tactus_touch_get_azimuth(touch, NULL) + 90 * DEGREE) < 1e-9);
	CHECK(tactus_touch_get_button_mask(touch) == TACTUS_BUTTON_SECONDARY);
	PEN.button(pen, NULL, 0, BTN_STYLUS, ZWP_TABLET_TOOL_V2_BUTTON_STATE_RELEASED);
	PEN.tilt(pen, NULL, AT(90), AT(0)); /* flat */
	PEN.frame(pen, NULL, 1020);
	CHECK(tactus_touch_get_button_mask(touch) == 0);
	CHECK(tactus_touch_get_tilt(touch) < 90 * DEGREE);
	up(1060);
	client_finish();
}

static void check_pan(void)
{
	start();
	enter(OURS, 1000);
	down(1010);
	move(1010);
	up(1100);
	CHECK(pans_begun == 1 && pans_ended == 1 && taps == 0);
	tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME);
	down(2000);
	move(2000);
	up(2090);
	CHECK(pans_ended == 2);
	client_finish();
}

static void check_leaving(void)
{
	start();
	enter(OURS, 1000);
	down(1010);
	move(1010);
	PEN.proximity_out(pen, NULL); /* without up */
	PEN.frame(pen, NULL, 1100);
	CHECK(pans_cancelled == 1 && hovers_ended == 1);
	up(1110);
	CHECK(pans_ended == 0);
	client_finish();
}

static void check_foreign(void)
{
	start();
	enter(FOREIGN, 1000);
	down(1010);
	up(1060);
	enter(NULL, 1070);
	down(1080);
	up(1090);
	PEN.type(pen, NULL, ZWP_TABLET_TOOL_V2_TYPE_MOUSE);
	enter(OURS, 1100);
	down(1110);
	up(1120);
	CHECK(taps == 0 && hovers_begun == 0);
	client_finish();
}

static void check_forgotten_surface(void)
{
	start();
	enter(OURS, 1000);
	down(1010);
	move(1010);
	tactus_client_forget_surface(client, OURS);
	CHECK(pans_cancelled == 1 && hovers_ended == 1);
	/* Another surface is below it: the tip that is still down belongs to none. */
	PEN.proximity_in(pen, NULL, 0, NULL, OURS);
	move(1200);
	CHECK(!touch_of_application());
	up(1300);
	down(1400);
	up(1450);
	CHECK(taps == 1);
	client_finish();
}

static void check_removed(void)
{
	start();
	enter(OURS, 1000);
	down(1010);
	move(1010);
	PEN.removed(pen, NULL);
	CHECK(pans_cancelled == 1 && hovers_ended == 1);
	pen = tactus_client_add_pen(seat, NULL);
	enter(OURS, 2000);
	down(2010);
	move(2010);
	tactus_client_remove_seat(seat);
	CHECK(pans_cancelled == 2);
	client_finish();
}

static void check_callbacks(void)
{
	start();
	enter(OURS, 1000);
	down(1010);
	removes = true;
	up(1050);
	CHECK(taps == 1);
	client_finish();
	start();
	enter(OURS, 1000);
	down(1010);
	destroys = true;
	up(1050);
	CHECK(taps == 1);
	client_finish();
}

int main(void)
{
	check_run("a pen hovers and taps", check_tap);
	check_run("pressure, tilt and buttons", check_axes);
	check_run("a pen pans", check_pan);
	check_run("a pen leaves without an up", check_leaving);
	check_run("surfaces of others, and pucks, are ignored", check_foreign);
	check_run("a surface goes under a pen", check_forgotten_surface);
	check_run("a pen or its seat goes", check_removed);
	check_run("a pen's callbacks remove the seat or the glue", check_callbacks);
	return check_summary();
}
