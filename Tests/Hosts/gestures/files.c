/* SPDX-License-Identifier: MIT */
/* Which file counts, and when it is read again. */
#include "fixture.h"
#include "suites.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define TAP "[tactus-gesture]\ntype=tap\ncommand=true "
#define RAN(word) "run true " word " ended 50%,50% d=0,0\n"

static bool is_readable(const struct fixture *fixture)
{
	struct pollfd file = { tactus_gestures_get_fd(fixture->gestures), POLLIN, 0 };

	return poll(&file, 1, 0) == 1;
}

static void check_reading_again(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "old\n");
	CHECK(!is_readable(&fixture) && !tactus_gestures_dispatch(fixture.gestures));
	fixture_write(&fixture, TAP "newer\n");
	CHECK(is_readable(&fixture) && tactus_gestures_dispatch(fixture.gestures));
	CHECK(!is_readable(&fixture) && !tactus_gestures_dispatch(fixture.gestures));
	check_notes("1 gestures, read again\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes(RAN("newer"));
	fixture_destroy(&fixture);
}

static void check_broken(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, TAP "old\n");
	fixture_write(&fixture, TAP "newer\nfingers=none\n");
	CHECK(!tactus_gestures_dispatch(fixture.gestures));
	check_notes("gestures.conf:4: [tactus-gesture] fingers=none: not a number from 1 to 10; the gesture is left "
		    "out\n"
		    "the gestures stay as they were\n");
	unlink(fixture.path);
	CHECK(!tactus_gestures_dispatch(fixture.gestures));
	check_notes("the gestures stay as they were\n");
	finger_tap(&fixture, 1000, 400, 300);
	check_notes(RAN("old"));
	fixture_destroy(&fixture);
}

static void check_amid_gesture(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=drag\nname=next\naction=workspace-right\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1050, 0, 360, 300);
	fixture_write(&fixture, "[tactus-gesture\n");
	CHECK(!tactus_gestures_dispatch(fixture.gestures));
	finger_motion(&fixture, 1060, 0, 320, 300);
	fixture_write(&fixture, TAP "newer\n");
	CHECK(tactus_gestures_dispatch(fixture.gestures));
	finger_motion(&fixture, 1070, 0, 280, 300);
	finger_up(&fixture, 1080, 0);
	finger_tap(&fixture, 3000, 400, 300);
	check_notes("act next 6 began start=400,300 progress=0.05\n"
		    "gestures.conf:1: [tactus-gesture: no ] ends the name of the section; the gesture is left out\n"
		    "the gestures stay as they were\n"
		    "act next 6 changed start=400,300 progress=0.10\n"
		    "act next 6 cancelled start=400,300 progress=0.10\n"
		    "1 gestures, read again\n" RAN("newer"));
	fixture_destroy(&fixture);
}

static void check_host_file(void)
{
	struct fixture fixture;
	char path[160];
	FILE *file;

	fixture_create(&fixture);
	snprintf(path, sizeof(path), "%s/host.ini", fixture.folder);
	fixture_write(&fixture, TAP "user\n");
	file = fopen(path, "we");
	fputs("[core]\nwhatever\n[output]\nname=X\n", file);
	fclose(file);
	tactus_gestures_load(fixture.gestures, path);
	tactus_gestures_add_seat(fixture.gestures, 0);
	finger_tap(&fixture, 1000, 400, 300);
	check_notes(RAN("user"));
	file = fopen(path, "ae");
	fputs(TAP "host\n", file);
	fclose(file);
	CHECK(tactus_gestures_dispatch(fixture.gestures));
	finger_tap(&fixture, 3000, 400, 300);
	check_notes("1 gestures, read again\n" RAN("host"));
	unlink(path);
	fixture_destroy(&fixture);
}

static void check_no_file(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	tactus_gestures_load(fixture.gestures, NULL);
	tactus_gestures_add_seat(fixture.gestures, 0);
	CHECK(tactus_gestures_get_count(fixture.gestures) == 0);
	fixture_write(&fixture, TAP "late\n");
	CHECK(tactus_gestures_dispatch(fixture.gestures));
	finger_tap(&fixture, 1000, 400, 300);
	tactus_gestures_destroy(fixture.gestures);
	fixture.gestures = NULL;
	fixture_destroy(&fixture);
}

/* A host prepares what gestures need, such as a mouse for clicks. */
static void check_use_of_actions(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\ntype=long-press\naction=right-click\n");
	CHECK(tactus_gestures_uses_action(fixture.gestures, TACTUS_GESTURES_ACTION_RIGHT_CLICK));
	CHECK(!tactus_gestures_uses_action(fixture.gestures, TACTUS_GESTURES_ACTION_CLOSE));
	fixture_destroy(&fixture);
}

void check_files(void)
{
	check_run("a file that changes is read again", check_reading_again);
	check_run("a broken file leaves the old gestures in force, and so does none", check_broken);
	check_run("a file that changes amid a gesture cancels it, a broken one does not", check_amid_gesture);
	check_run("the host's file counts once it speaks of gestures", check_host_file);
	check_run("a file that is made later is found", check_no_file);
	check_run("a host can ask whether an action is used", check_use_of_actions);
}
