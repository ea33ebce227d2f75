/* SPDX-License-Identifier: MIT */
/* The bar of `feedback=true`: it grows to the threshold, and is gone with the gesture. */
#include "fixture.h"
#include "suites.h"

#define BAR "[tactus-gesture]\nfeedback=true\nname=it\ncommand=true fired\n"

static void begin(struct fixture *fixture, const char *text)
{
	fixture_create(fixture);
	fixture_load(fixture, text);
}

static void check_default(void)
{
	struct fixture fixture;

	begin(&fixture, "[tactus-gesture]\ntype=drag\ndistance=100px\ncommand=true fired\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1010, 0, 490, 300);
	check_notes("");
	fixture_destroy(&fixture);
	begin(&fixture, "[tactus]\nfeedback=true\n[tactus-gesture]\ntype=drag\nname=all\ndistance=100px\n"
			"command=true fired\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1010, 0, 450, 300);
	check_notes("bar of all 0.50 at 370,228: 80 of 160\n");
	finger_up(&fixture, 1020, 0);
	check_notes("bar of all gone\n");
	fixture_destroy(&fixture);
}

static void check_drag(void)
{
	struct fixture fixture;

	begin(&fixture, BAR "type=drag\ndirection=right,up\ndistance=100px\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1010, 0, 420, 300);
	check_notes("");
	finger_motion(&fixture, 1020, 0, 450, 300);
	finger_motion(&fixture, 1030, 0, 475, 300);
	check_notes("bar of it 0.50 at 370,228: 80 of 160\nbar of it 0.75 at 370,228: 120 of 160\n");
	/* The other way it does not fire. */
	finger_motion(&fixture, 1040, 0, 350, 300);
	check_notes("bar of it gone\n");
	finger_motion(&fixture, 1050, 0, 400, 220);
	check_notes("bar of it 0.80 at 320,148: 128 of 160\n");
	finger_motion(&fixture, 1060, 0, 400, 190);
	check_notes("bar of it 1.00 at 320,148: 160 of 160\nbar of it gone\n"
		    "run true fired began 50%,32% d=0,-110\n");
	finger_motion(&fixture, 1070, 0, 400, 100);
	finger_up(&fixture, 1080, 0);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_edge(void)
{
	struct fixture fixture;

	begin(&fixture, BAR "type=edge-swipe\nedge=top\ndistance=40mm\n");
	finger_down(&fixture, 1000, 0, 5, 3);
	finger_motion(&fixture, 1010, 0, 5, 23);
	/* There is no room above the finger, nor to its left. */
	check_notes("bar of it 0.50 at 0,87: 80 of 160\n");
	finger_motion(&fixture, 1020, 0, 35, 3);
	check_notes("bar of it gone\n");
	finger_up(&fixture, 1030, 0);
	/* In the middle of the output it is no edge swipe. */
	finger_down(&fixture, 2000, 0, 400, 300);
	finger_motion(&fixture, 2010, 0, 400, 330);
	finger_up(&fixture, 2020, 0);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_swipe(void)
{
	struct fixture fixture;

	begin(&fixture, BAR "type=swipe\nfingers=2\ndirection=left,right\ndistance=80px\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1010, 0, 350, 300);
	check_notes("");
	/* The slower finger counts. */
	finger_down(&fixture, 1020, 1, 400, 400);
	finger_motion(&fixture, 1030, 1, 360, 400);
	check_notes("bar of it 0.50 at 275,228: 80 of 160\n");
	/* Its time is over. */
	pass_time(&fixture, 1530);
	check_notes("bar of it gone\n");
	finger_up(&fixture, 1600, 0);
	finger_up(&fixture, 1610, 1);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_two_fingers(void)
{
	struct fixture fixture;

	begin(&fixture, BAR "type=pinch\ndirection=in\ndistance=40px\n");
	finger_down(&fixture, 1000, 0, 300, 300);
	finger_down(&fixture, 1010, 1, 500, 300);
	finger_motion(&fixture, 1020, 1, 520, 300);
	check_notes("");
	finger_motion(&fixture, 1030, 1, 480, 300);
	check_notes("bar of it 0.50 at 310,228: 80 of 160\n");
	finger_motion(&fixture, 1040, 1, 455, 300);
	check_notes("bar of it 1.00 at 310,228: 160 of 160\nbar of it gone\n"
		    "run true fired began 47%,50% d=0,0\n");
	fixture_destroy(&fixture);
	begin(&fixture, BAR "type=rotate\ndistance=40px\n");
	finger_down(&fixture, 1000, 0, 300, 300);
	finger_down(&fixture, 1010, 1, 400, 300);
	/* 0.5 radians at 50 px from the middle. */
	finger_motion(&fixture, 1020, 1, 387.758, 347.943);
	check_notes("bar of it 0.63 at 264,228: 100 of 160\n");
	/* A finger that lifts leaves one too few. */
	finger_up(&fixture, 1030, 0);
	check_notes("bar of it gone\n");
	finger_up(&fixture, 1040, 1);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_press(void)
{
	struct fixture fixture;
	uint64_t deadline;

	begin(&fixture, BAR "type=long-press\nduration=100ms\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	pass_time(&fixture, 1020);
	check_notes("");
	pass_time(&fixture, 1060);
	check_notes("bar of it 0.33 at 320,228: 53 of 160\nbar of it 0.50 at 320,228: 80 of 160\n");
	pass_time(&fixture, 1090);
	check_notes("bar of it 0.67 at 320,228: 107 of 160\nbar of it 0.83 at 320,228: 133 of 160\n");
	pass_time(&fixture, 1200);
	check_notes("bar of it gone\nrun true fired began 50%,50% d=0,0\n");
	finger_up(&fixture, 1300, 0);
	/* It fails as soon as the finger moves. */
	finger_down(&fixture, 2000, 0, 400, 300);
	pass_time(&fixture, 2036);
	finger_motion(&fixture, 2040, 0, 430, 300);
	check_notes("bar of it 0.33 at 320,228: 53 of 160\nbar of it gone\n");
	pass_time(&fixture, 3000);
	check_notes("");
	CHECK(tactus_application_get_next_deadline(fixture.application, &deadline) == TACTUS_STATUS_NONE);
	fixture_destroy(&fixture);
}

static void check_press_drag(void)
{
	struct fixture fixture;

	begin(&fixture, BAR "type=press-drag\nduration=40ms\ndirection=right\ndistance=20px\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	pass_time(&fixture, 1038);
	check_notes("bar of it 0.42 at 320,228: 67 of 160\n");
	finger_motion(&fixture, 1055, 0, 410, 300);
	check_notes("bar of it 0.50 at 320,228: 80 of 160\nbar of it 0.75 at 320,228: 120 of 160\n");
	finger_motion(&fixture, 1060, 0, 425, 300);
	check_notes("bar of it 1.00 at 320,228: 160 of 160\nbar of it gone\n"
		    "run true fired began 53%,50% d=25,0\n");
	finger_motion(&fixture, 1070, 0, 500, 300);
	pass_time(&fixture, 1200);
	finger_up(&fixture, 1300, 0);
	check_notes("");
	fixture_destroy(&fixture);
}

/* The gesture that is nearest has the bar, and another one that fires takes it away. */
static void check_several(void)
{
	struct fixture fixture;

	begin(&fixture, BAR "type=long-press\nduration=1s\nmovement=40px\n"
			    "[tactus-gesture]\nname=far\nfeedback=true\ntype=drag\ndistance=100px\ncommand=true far\n"
			    "[tactus-gesture]\nname=quiet\ntype=drag\ndirection=up\ndistance=45px\ncommand=true up\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1400, 0, 410, 300);
	finger_motion(&fixture, 1410, 0, 435, 300);
	finger_motion(&fixture, 1420, 0, 475, 300);
	check_notes("bar of it 0.25 at 320,228: 40 of 160\nbar of it 0.27 at 320,228: 43 of 160\n"
		    "bar of it 0.28 at 320,228: 45 of 160\nbar of it 0.30 at 320,228: 48 of 160\n"
		    "bar of it 0.32 at 320,228: 51 of 160\nbar of it 0.33 at 320,228: 53 of 160\n"
		    "bar of it 0.35 at 320,228: 56 of 160\nbar of it 0.37 at 320,228: 59 of 160\n"
		    "bar of it 0.38 at 320,228: 61 of 160\nbar of it 0.40 at 320,228: 64 of 160\n"
		    "bar of it 0.41 at 320,228: 66 of 160\nbar of far 0.75 at 320,228: 120 of 160\n");
	finger_up(&fixture, 1430, 0);
	check_notes("bar of far gone\n");
	finger_down(&fixture, 3000, 0, 400, 300);
	finger_motion(&fixture, 3010, 0, 440, 300);
	check_notes("bar of far 0.40 at 360,228: 64 of 160\n");
	finger_motion(&fixture, 3020, 0, 400, 250);
	check_notes("bar of far 0.50 at 360,228: 80 of 160\nbar of far gone\nrun true up began 50%,42% d=0,-50\n");
	finger_motion(&fixture, 3030, 0, 500, 300);
	finger_up(&fixture, 3040, 0);
	check_notes("");
	fixture_destroy(&fixture);
}

/* The system, the file and the seat end it. */
static void check_ends(void)
{
	static const char text[] = BAR "type=drag\ndistance=100px\n";
	struct fixture fixture;

	begin(&fixture, text);
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1010, 0, 450, 300);
	tactus_touch_source_cancel_all(fixture.panel, 1020000);
	check_notes("bar of it 0.50 at 370,228: 80 of 160\nbar of it gone\n");
	finger_down(&fixture, 2000, 1, 400, 300);
	finger_motion(&fixture, 2010, 1, 450, 300);
	tactus_gestures_load(fixture.gestures, NULL);
	check_notes("bar of it 0.50 at 370,228: 80 of 160\nbar of it gone\n");
	finger_up(&fixture, 2020, 1);
	finger_down(&fixture, 3000, 2, 400, 300);
	finger_motion(&fixture, 3010, 2, 450, 300);
	tactus_gestures_remove_seat(fixture.gestures, 0);
	check_notes("bar of it 0.50 at 370,228: 80 of 160\nbar of it gone\n");
	finger_up(&fixture, 3020, 2);
	/* A touch that the hardware takes back is a finger less. */
	tactus_gestures_add_seat(fixture.gestures, 0);
	finger_down(&fixture, 4000, 3, 400, 300);
	finger_motion(&fixture, 4010, 3, 450, 300);
	tactus_touch_source_cancel(fixture.panel, 4020000, 3);
	tactus_touch_source_frame(fixture.panel, 4020000);
	check_notes("bar of it 0.50 at 370,228: 80 of 160\nbar of it gone\n");
	fixture_destroy(&fixture);
}

static void check_no_screen(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture.host.show_progress = NULL;
	fixture.host.name = "it";
	fixture_use_host(&fixture);
	fixture_load(&fixture, "[tactus]\nfeedback=true\n[tactus-gesture]\ntype=tap\nfingers=2\ncommand=true 0\n"
			       "[tactus-gesture]\ntype=drag\nname=first\ncommand=true 1\n"
			       "[tactus-gesture]\ntype=swipe\nfingers=3\ndirection=up\ncommand=true 2\nfeedback=yes\n");
	check_notes("gestures.conf:16: [tactus-gesture] feedback=yes: neither true nor false; perhaps true is meant; "
		    "the default is used\n"
		    "gestures.conf:7: [tactus-gesture] feedback=true: it cannot draw; gestures work without a bar\n");
	finger_drag(&fixture, 1000, 400, 300, 440, 300);
	check_notes("run true 1 began 52%,50% d=12,0\n");
	fixture_destroy(&fixture);
}

void check_feedback(void)
{
	check_run("no bar unless the file asks for it", check_default);
	check_run("the bar of a drag grows in its directions, until it fires", check_drag);
	check_run("the bar of an edge swipe stays on the output", check_edge);
	check_run("the bar of a swipe follows the slowest finger, and its time", check_swipe);
	check_run("the bars of pinch and rotate follow the fingers apart and about", check_two_fingers);
	check_run("the bar of a press grows with the time, and with nothing afterwards", check_press);
	check_run("the bar of a press-drag is half full after the rest", check_press_drag);
	check_run("the nearest gesture has the bar, and one that fires removes it", check_several);
	check_run("system, file, seat and palm end the bar", check_ends);
	check_run("a host that cannot draw says so once", check_no_screen);
}
