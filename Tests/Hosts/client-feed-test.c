/* SPDX-License-Identifier: MIT */
/* Calls the listeners of hosts/client as a compositor would, in odd orders too, and looks at what recognizers say. */
#include "check.h"
#include "client-fixture.h"

#define TOUCH tactus_client_touch_listener
#define POINTER tactus_client_pointer_listener

static void down(struct wl_surface *surface, uint32_t time, int32_t id, double x)
{
	TOUCH.down(seat, NULL, 0, time, surface, id, AT(x), AT(50));
	TOUCH.frame(seat, NULL);
}

static void move(uint32_t time, int32_t id, double x)
{
	TOUCH.motion(seat, NULL, time, id, AT(x), AT(50));
	TOUCH.frame(seat, NULL);
}

/* A callback may free the seat: the frame comes only if it did not. */
static void up(uint32_t time, int32_t id)
{
	TOUCH.up(seat, NULL, 0, time, id);
	TOUCH.frame(seat, NULL);
}

static void drag(uint32_t time)
{
	down(OURS, time, 1, 50);
	for (uint32_t step = 1; step <= 10; step++)
		move(time + 8 * step, 1, 50 + 5 * step);
}

static void check_tap(void)
{
	client_start();
	down(OURS, 1000, 1, 50);
	up(1060, 1);
	CHECK(taps == 1);
	CHECK(last_x == 200); /* 100 + 2 * 50 */
	client_finish();
}

static void check_pan(void)
{
	client_start();
	drag(1000);
	up(1090, 1);
	CHECK(pans_begun == 1 && pans_ended == 1 && taps == 0);
	client_finish();
}

static void check_cancel(void)
{
	client_start();
	drag(1000);
	TOUCH.cancel(seat, NULL);
	CHECK(pans_cancelled == 1 && pans_ended == 0);
	down(OURS, 3000, 1, 50); /* the id is free again */
	up(3050, 1);
	CHECK(taps == 1);
	client_finish();
}

static void check_foreign(void)
{
	uint64_t bugs;

	client_start();
	bugs = tactus_application_get_client_bug_count(application);
	down(FOREIGN, 1000, 1, 50);
	move(1010, 1, 60);
	up(1020, 1);
	down(NULL, 1030, 1, 50);
	up(1040, 1);
	CHECK(taps == 0);
	CHECK(tactus_application_get_client_bug_count(application) == bugs);
	client_finish();
}

static void check_odd_orders(void)
{
	client_start();
	move(1000, 7, 50);
	up(1010, 7);
	down(OURS, 1020, 1, 50);
	down(OURS, 1030, 1, 90); /* refused; the first one goes on */
	up(1060, 1);
	CHECK(taps == 1 && last_x == 200);
	for (int32_t id = 0; id < 80; id++)
		down(OURS, 2000, id, 50);
	TOUCH.cancel(seat, NULL);
	down(OURS, 4000, 99, 50);
	up(4050, 99);
	CHECK(taps == 2);
	client_finish();
}

static void check_wrap(void)
{
	uint64_t before;

	client_start();
	tactus_application_advance(application, 4294967000ull * 1000);
	down(OURS, 4294967290u, 1, 50);
	before = tactus_application_get_time(application);
	up(40, 1); /* 46 ms later */
	CHECK(taps == 1);
	CHECK(tactus_application_get_time(application) - before == 46000);
	client_finish();
}

/* A cancel has no time of its own. It must not be taken for one of the compositor's clock. */
static void check_foreign_clock(void)
{
	uint64_t start_us = 5000ull * 1000000;

	client_start();
	tactus_client_destroy(client);
	client = tactus_client_create(&(struct tactus_client_host){
		.application = application, .place_of = client_place_of, .has_foreign_clock = true });
	seat = tactus_client_add_seat(client, NULL, 0);
	tactus_application_advance(application, start_us);
	drag(1000);
	CHECK(pans_begun == 1);
	tactus_client_forget_surface(client, OURS);
	CHECK(pans_cancelled == 1);
	TOUCH.cancel(seat, NULL);
	drag(2000);
	TOUCH.cancel(seat, NULL);
	CHECK(pans_cancelled == 2);
	POINTER.enter(seat, NULL, 0, OURS, AT(50), AT(50));
	POINTER.button(seat, NULL, 0, 3000, 0x110, WL_POINTER_BUTTON_STATE_PRESSED);
	POINTER.leave(seat, NULL, 0, OURS);
	CHECK(tactus_application_get_time(application) - start_us < 2000000);
	client_finish();
}

static void check_forgotten_surface(void)
{
	client_start();
	drag(1000);
	tactus_client_forget_surface(client, OURS);
	CHECK(pans_cancelled == 1);
	move(1100, 1, 70);
	up(1110, 1);
	CHECK(pans_ended == 0);
	client_finish();
}

/* No output frame comes from a surface that is gone, so its cancels cannot wait for one. */
static void check_forgotten_surface_with_output_frames(void)
{
	client_start();
	tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME);
	drag(1000);
	CHECK(pans_begun == 1);
	tactus_client_forget_surface(client, OURS);
	CHECK(pans_cancelled == 1);
	drag(3000);
	TOUCH.cancel(seat, NULL);
	CHECK(pans_cancelled == 2);
	drag(5000);
	tactus_client_remove_seat(seat);
	CHECK(pans_cancelled == 3);
	client_finish();
}

/* The axes of the shape are diameters, in the surface's units. */
static void check_shape(void)
{
	const struct tactus_touch *touch = NULL;

	client_start();
	TOUCH.down(seat, NULL, 0, 1000, OURS, 1, AT(50), AT(50));
	TOUCH.shape(seat, NULL, 1, AT(12), AT(8));
	TOUCH.orientation(seat, NULL, 1, AT(30));
	TOUCH.frame(seat, NULL);
	CHECK(tactus_application_get_touches(application, &touch, 1) == 1);
	CHECK(tactus_touch_get_major_radius(touch) == 12);
	TOUCH.shape(seat, NULL, 1, AT(20), AT(8));
	TOUCH.frame(seat, NULL);
	CHECK(tactus_touch_get_major_radius(touch) == 20);
	TOUCH.shape(seat, NULL, 9, AT(20), AT(8)); /* of a finger that is not down */
	up(1050, 1);
	CHECK(taps == 1);
	client_finish();
}

static void check_removed_seat(void)
{
	client_start();
	drag(1000);
	tactus_client_remove_seat(seat);
	CHECK(pans_cancelled == 1);
	client_finish();
}

static void check_missing_frame(void)
{
	client_start();
	TOUCH.down(seat, NULL, 0, 1000, OURS, 1, AT(50), AT(50));
	TOUCH.up(seat, NULL, 0, 1050, 1);
	CHECK(taps == 0);
	tactus_client_settle(client);
	CHECK(taps == 1);
	client_finish();
}

static void check_callbacks(void)
{
	client_start();
	down(OURS, 1000, 1, 50);
	removes = true;
	up(1050, 1);
	CHECK(taps == 1);
	client_finish();
	client_start();
	down(OURS, 1000, 1, 50);
	destroys = true;
	up(1050, 1);
	CHECK(taps == 1);
	client_finish();
}

static void check_pointer(void)
{
	client_start();
	POINTER.enter(seat, NULL, 0, OURS, AT(50), AT(50));
	POINTER.button(seat, NULL, 0, 1000, 0x110, WL_POINTER_BUTTON_STATE_PRESSED);
	for (int step = 1; step <= 10; step++)
		POINTER.motion(seat, NULL, 1000 + 8 * step, AT(50 + 5 * step), AT(50));
	POINTER.button(seat, NULL, 0, 1090, 0x110, WL_POINTER_BUTTON_STATE_RELEASED);
	CHECK(pans_begun == 1 && pans_ended == 1);
	POINTER.button(seat, NULL, 0, 2000, 0x110, WL_POINTER_BUTTON_STATE_PRESSED);
	POINTER.leave(seat, NULL, 0, OURS);
	CHECK(taps == 0);
	client_finish();
}

int main(void)
{
	check_run("a tap is scaled to the application", check_tap);
	check_run("a pan begins and ends", check_pan);
	check_run("wl_touch.cancel cancels", check_cancel);
	check_run("touches of other surfaces are ignored", check_foreign);
	check_run("duplicate and unknown ids are refused", check_odd_orders);
	check_run("times wrap at 32 bits", check_wrap);
	check_run("another clock", check_foreign_clock);
	check_run("a surface goes under a finger", check_forgotten_surface);
	check_run("a surface goes while touches wait for output frames", check_forgotten_surface_with_output_frames);
	check_run("wl_touch.shape gives the radius", check_shape);
	check_run("a seat goes under a finger", check_removed_seat);
	check_run("a frame that never comes", check_missing_frame);
	check_run("callbacks remove the seat or the glue", check_callbacks);
	check_run("a pointer drags and leaves", check_pointer);
	return check_summary();
}
