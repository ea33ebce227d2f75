/* SPDX-License-Identifier: MIT */
/*
 * Does the real libinput see what the fake evdev is told? Here: touches, udev,
 * and what goes wrong with them. The rest is in fake-evdev/test.
 *
 * fake-evdev-test [FOLDER]: FOLDER (or the environment's RECORDINGS) holds evemu
 * recordings of real touchscreens, which are replayed if they are there.
 */
#define _GNU_SOURCE
#include "fake-evdev/fake-evdev.h"
#include "fake-evdev/test/check.h"
#include "fake-evdev/test/checks.h"
#include "fake-evdev/test/session.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A test that hangs, even under valgrind, is ended after this time. */
#define TIMEOUT_S 120

static struct session session;

static void times_are_as_written(void)
{
	plug_panel(0);
	session_open_paths(&session, 1);

	session_at(&session, 1000001);
	put_touch(&session, 0, 0, 7, 64, 36);
	put_frame(&session, 0);
	session_at(&session, 1234567);
	put_move(&session, 0, 0, 65, 36);
	put_frame(&session, 0);
	session_at(&session, 4294967296999999);
	put_lift(&session, 0, 0);
	put_frame(&session, 0);

	check_text(session.log,
		"1000001 event0 down 0 at 64.0,36.0\n"
		"1000001 event0 frame\n"
		"1234567 event0 motion 0 at 65.0,36.0\n"
		"1234567 event0 frame\n"
		"4294967296999999 event0 up 0\n"
		"4294967296999999 event0 frame\n");
	session_close(&session);
}

static void two_devices(void)
{
	plug_panel(0);
	plug_panel(1);
	session_open_paths(&session, 2);

	put_touch(&session, 0, 0, 1, 10, 20);
	put_touch(&session, 1, 0, 9, 30, 40);
	put_frame(&session, 0);
	put_frame(&session, 1);
	put_move(&session, 0, 0, 11, 20);
	put_touch(&session, 0, 1, 2, 50, 60);
	put_frame(&session, 0);
	put_lift(&session, 1, 0);
	put_frame(&session, 1);

	check_text(session.log,
		"1000000 event0 down 0 at 10.0,20.0\n"
		"1000000 event0 frame\n"
		"1000000 event1 down 0 at 30.0,40.0\n"
		"1000000 event1 frame\n"
		"1000000 event0 motion 0 at 11.0,20.0\n"
		"1000000 event0 down 1 at 50.0,60.0\n"
		"1000000 event0 frame\n"
		"1000000 event1 up 0\n"
		"1000000 event1 frame\n");
	session_close(&session);
}

static void hotplug_and_unplug(void)
{
	plug_panel(0);
	session_open_udev(&session);
	plug_panel(3);
	session_dispatch(&session);
	put_touch(&session, 3, 0, 5, 10, 20);
	put_frame(&session, 3);

	session_at(&session, 1008000);
	CHECK(fake_evdev_remove(3) == 0);
	CHECK(fake_evdev_put(3, 1008000, EV_SYN, SYN_REPORT, 0) < 0);
	session_dispatch(&session);
	CHECK(fake_evdev_plug(3) == 0);
	session_dispatch(&session);
	put_touch(&session, 3, 0, 6, 30, 40);
	put_frame(&session, 3);

	check_text(session.log,
		"event0 added\n"
		"event3 added\n"
		"1000000 event3 down 0 at 10.0,20.0\n"
		"1000000 event3 frame\n"
		"1008000 event3 cancel 0\n"
		"1008000 event3 frame\n"
		"event3 removed\n"
		"event3 added\n"
		"1008000 event3 down 0 at 30.0,40.0\n"
		"1008000 event3 frame\n");
	session_close(&session);
}

/* Without udev, libinput notices the removal when read() fails with ENODEV. */
static void unplug_without_udev(void)
{
	plug_panel(0);
	session_open_paths(&session, 1);
	put_touch(&session, 0, 0, 5, 10, 20);
	put_frame(&session, 0);
	session_forget(&session);

	CHECK(fake_evdev_remove(0) == 0);
	session_dispatch(&session);
	check_text(session.log,
		"1000000 event0 cancel 0\n"
		"1000000 event0 frame\n"
		"event0 removed\n");
	session_close(&session);
}

static void touches_at_plugging_in(void)
{
	plug_panel(0);
	put_touch(&session, 0, 2, 5, 10, 20);
	put(&session, 0, EV_SYN, SYN_REPORT, 0);
	session_open_paths(&session, 1);

	/* A finger that was down before libinput opened the device is known by its slot. */
	put_move(&session, 0, 2, 12, 20);
	put_frame(&session, 0);
	put_lift(&session, 0, 2);
	put_frame(&session, 0);
	check_text(session.log, "");
	session_close(&session);
}

static void dropped_events(void)
{
	static const char apart[] =
		"1008000 event0 up 1\n"
		"1008000 event0 frame\n"
		"1008000 event0 motion 0 at 11.0,20.0\n"
		"1008000 event0 down 2 at 70.0,80.0\n"
		"1008000 event0 frame\n"
		"1016000 event0 motion 0 at 12.0,20.0\n"
		"1016000 event0 frame\n";
	static const char gathered[] =
		"1008000 event0 motion 0 at 11.0,20.0\n"
		"1008000 event0 up 1\n"
		"1008000 event0 down 2 at 70.0,80.0\n"
		"1008000 event0 frame\n"
		"1016000 event0 motion 0 at 12.0,20.0\n"
		"1016000 event0 frame\n";
	bool is_gathered;

	plug_panel(0);
	session_open_paths(&session, 1);
	put_touch(&session, 0, 0, 1, 10, 20);
	put_touch(&session, 0, 1, 2, 50, 60);
	put_frame(&session, 0);
	session_forget(&session);

	/*
	 * After SYN_DROPPED a reader throws the frame away and asks for the state;
	 * libevdev makes a frame of its own of the touches that have ended, which
	 * libinput has passed on as one with the rest since it gathers frames.
	 */
	session_at(&session, 1008000);
	put(&session, 0, EV_SYN, SYN_DROPPED, 0);
	put_move(&session, 0, 0, 11, 20);
	put_lift(&session, 0, 1);
	put_touch(&session, 0, 2, 3, 70, 80);
	put_frame(&session, 0);
	session_at(&session, 1016000);
	put_move(&session, 0, 0, 12, 20);
	put_frame(&session, 0);

	is_gathered = strncmp(session.log, gathered, strlen("1008000 event0 motion")) == 0;
	check_text(session.log, is_gathered ? gathered : apart);
	session_close(&session);
}

static void palm_is_cancelled(void)
{
	plug_panel(0);
	session_open_paths(&session, 1);
	put_touch(&session, 0, 0, 1, 10, 20);
	put_frame(&session, 0);
	put(&session, 0, EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_PALM);
	put_frame(&session, 0);
	put_lift(&session, 0, 0);
	put_frame(&session, 0);

	/* The tool type remains in the slot until it is reset, as in the kernel. */
	put(&session, 0, EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_FINGER);
	put_touch(&session, 0, 0, 2, 30, 40);
	put_frame(&session, 0);

	check_text(session.log,
		"1000000 event0 down 0 at 10.0,20.0\n"
		"1000000 event0 frame\n"
		"1000000 event0 cancel 0\n"
		"1000000 event0 frame\n"
		"1000000 event0 down 0 at 30.0,40.0\n"
		"1000000 event0 frame\n");
	session_close(&session);
}

static void suspend_and_resume(void)
{
	plug_panel(0);
	session_open_udev(&session);
	put_touch(&session, 0, 0, 1, 10, 20);
	put_frame(&session, 0);
	libinput_suspend(session.libinput);
	session_dispatch(&session);
	put_lift(&session, 0, 0);
	put_frame(&session, 0);
	CHECK(libinput_resume(session.libinput) == 0);
	session_dispatch(&session);
	put_touch(&session, 0, 0, 2, 30, 40);
	put_frame(&session, 0);

	check_text(session.log,
		"event0 added\n"
		"1000000 event0 down 0 at 10.0,20.0\n"
		"1000000 event0 frame\n"
		"1000000 event0 cancel 0\n"
		"1000000 event0 frame\n"
		"event0 removed\n"
		"event0 added\n"
		"1000000 event0 down 0 at 30.0,40.0\n"
		"1000000 event0 frame\n");
	session_close(&session);
}

int main(int argument_count, char **arguments)
{
	if (argument_count == 2 && strcmp(arguments[1], REMOTE_CONTROLLED) == 0) {
		return be_remote_controlled();
	}
	alarm(TIMEOUT_S);
	check_run("times are as written, to the microsecond", times_are_as_written);
	check_run("two devices", two_devices);
	check_run("hotplug and unplug", hotplug_and_unplug);
	check_run("unplug without udev", unplug_without_udev);
	check_run("touches at plugging in", touches_at_plugging_in);
	check_run("SYN_DROPPED", dropped_events);
	check_run("a palm is cancelled", palm_is_cancelled);
	check_run("suspend and resume", suspend_and_resume);
	check_devices();
	check_readers();
	check_remote_control(arguments[0]);
	check_traces();
	check_recordings(argument_count > 1 ? arguments[1] : getenv("RECORDINGS"));
	return check_summary();
}
