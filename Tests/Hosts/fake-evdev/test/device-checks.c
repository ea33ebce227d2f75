/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "../fake-evdev.h"
#include "check.h"
#include "checks.h"
#include "session.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static struct session session;

/* --- kinds ---------------------------------------------------------------- */

static const char keyboard[] =
	"N: Keyboard\nI: 0003 0000 0000 0000\n"
	"B: 00 03 00 02 00 00 00 00 00\n" /* EV_KEY, EV_LED */
	"B: 01 fe ff ff ff ff ff ff ff\n"
	"B: 11 07 00 00 00 00 00 00 00\n";

static const char mouse[] =
	"N: Mouse\nI: 0003 0000 0000 0000\n"
	"B: 00 07 00 00 00 00 00 00 00\n" /* EV_KEY, EV_REL */
	"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 07 00 00 00 00 00\n"  /* BTN_LEFT, _RIGHT, _MIDDLE */
	"B: 02 03 01 00 00 00 00 00 00\n"; /* REL_X, REL_Y, REL_WHEEL */

static const char touchpad[] =
	"N: Touchpad\nI: 0018 0000 0000 0000\n"
	"P: 05 00 00 00 00 00 00 00\n" /* pointer, buttonpad */
	"B: 00 0b 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 01 00 00 00 00 00\n" /* BTN_LEFT */
	"B: 01 20 24 00 00 00 00 00 00\n" /* BTN_TOOL_FINGER, _DOUBLETAP, BTN_TOUCH */
	"B: 03 03 00 00 00 00 80 60 02\n"
	"A: 00 0 4000 0 0 40\nA: 01 0 2400 0 0 40\nA: 2f 0 4 0 0 0\n"
	"A: 35 0 4000 0 0 40\nA: 36 0 2400 0 0 40\nA: 39 0 65535 0 0 0\n";

static const char tablet[] =
	"N: Tablet\nI: 0003 0000 0000 0000\n"
	"P: 02 00 00 00 00 00 00 00\n"
	"B: 00 0b 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 01 0c 00 00 00 00 00 00\n" /* BTN_TOOL_PEN, BTN_TOUCH, BTN_STYLUS */
	"B: 03 03 00 00 01 00 00 00 00\n"
	"A: 00 0 20000 0 0 100\nA: 01 0 10000 0 0 100\nA: 18 0 1023 0 0 0\n";

static const char lid[] =
	"N: Lid Switch\nI: 0019 0000 0005 0000\n"
	"B: 00 21 00 00 00 00 00 00 00\n"  /* EV_SW */
	"B: 05 01 00 00 00 00 00 00 00\n"; /* SW_LID */

static struct libinput_device *plug_and_open(int number, const char *description)
{
	CHECK(fake_evdev_add_text(number, description, 0, 0) == 0);
	struct libinput_device *device = session_add_path(&session, number);
	CHECK(device != NULL);
	return device;
}

static void expect_kind(int number, const char *description, enum libinput_device_capability capability)
{
	struct libinput_device *device = plug_and_open(number, description);
	for (int other = LIBINPUT_DEVICE_CAP_KEYBOARD; device && other <= (int)LIBINPUT_DEVICE_CAP_SWITCH; other++) {
		bool has = libinput_device_has_capability(device, (enum libinput_device_capability)other);
		bool gestures = other == (int)LIBINPUT_DEVICE_CAP_GESTURE; /* what every touchpad has */
		if (has != (other == (int)capability) && !gestures) {
			check_failed("event%d: capability %d: %d", number, other, has);
		}
	}
}

static void kinds_are_recognised(void)
{
	session_open_paths(&session, 0);
	expect_kind(0, keyboard, LIBINPUT_DEVICE_CAP_KEYBOARD);
	expect_kind(1, mouse, LIBINPUT_DEVICE_CAP_POINTER);
	expect_kind(2, touchpad, LIBINPUT_DEVICE_CAP_POINTER);
	expect_kind(3, tablet, LIBINPUT_DEVICE_CAP_TABLET_TOOL);
	expect_kind(4, lid, LIBINPUT_DEVICE_CAP_SWITCH);
	session_dispatch(&session);
	session_forget(&session);

	put(&session, 0, EV_KEY, KEY_A, 1);
	put_frame(&session, 0);
	put(&session, 0, EV_KEY, KEY_A, 0);
	put_frame(&session, 0);
	put(&session, 1, EV_REL, REL_X, 5);
	put_frame(&session, 1);
	put(&session, 3, EV_KEY, BTN_TOOL_PEN, 1);
	put(&session, 3, EV_ABS, ABS_X, 2000);
	put(&session, 3, EV_ABS, ABS_Y, 2000);
	put_frame(&session, 3);
	put(&session, 4, EV_SW, SW_LID, 1);
	put_frame(&session, 4);
	check_text(session.log,
		"event0 key 30 1\n"
		"event0 key 30 0\n"
		"event1 pointer motion\n"
		"event3 tablet proximity\n"
		"event4 switch\n");
	session_close(&session);
}

static void properties_can_be_set(void)
{
	session_open_paths(&session, 0);
	CHECK(fake_evdev_add_text(0, mouse, 0, 0) == 0);
	CHECK(fake_evdev_set_property(0, "ID_INPUT_MOUSE", NULL) == 0);
	CHECK(session_add_path(&session, 0) == NULL);
	CHECK(fake_evdev_set_property(0, "ID_INPUT_MOUSE", "1") == 0);
	CHECK(fake_evdev_set_property(0, "WL_OUTPUT", "HEADLESS-1") == 0);
	struct libinput_device *device = session_add_path(&session, 0);
	CHECK(device && strcmp(libinput_device_get_output_name(device), "HEADLESS-1") == 0);
	CHECK(fake_evdev_set_property(9, "ID_INPUT_MOUSE", "1") == -ENODEV);
	session_close(&session);
}

static void lights_are_remembered(void)
{
	session_open_paths(&session, 0);
	struct libinput_device *device = plug_and_open(0, keyboard);
	if (device) {
		libinput_device_led_update(device, LIBINPUT_LED_CAPS_LOCK);
	}
	unsigned char leds[2] = { 0 };
	int fd = open("/dev/input/event0", O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	CHECK(fd >= 0 && ioctl(fd, EVIOCGLED(sizeof leds), leds) > 0);
	CHECK(leds[0] == 1 << LED_CAPSL);
	close(fd);
	session_close(&session);
}

/* --- what is refused ------------------------------------------------------- */

static void bad_descriptions_are_refused(void)
{
	static const char *const bad[] = {
		"",
		"N:\nB: 00 0b",
		"N: no types\n",
		"garbage\n",
		"N: x\nI: 0003 0000\n",
		"N: x\nB: 20 00\n",
		"N: x\nB: 00 0b zz\n",
		"N: x\nB: 00 123\n",
		"N: x\nA: 40 0 1 0 0 0\n",
		"N: x\nA: 00 9 1 0 0 0\n",
		"N: x\nA: 2f 0 64 0 0 0\n",
		"N: x\nA: 00 0 99999999999 0 0 0\n",
		"N: x\nA: 00 0 1 0 0 0 7\n",
		"N: x\nP: 00 00 00 00 00 00 00 00\nP: 01\n",
		"N: x\nS: 00 2\n",
	};
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		if (fake_evdev_add_text(0, bad[i], 0, 0) >= 0) {
			check_failed("accepted: %s", bad[i]);
			fake_evdev_remove(0);
		}
	}
	CHECK(fake_evdev_add_text(0, "# comment\nN: x\nA: zz\n", 0, 0) == -EINVAL);
	check_text(fake_evdev_error(), "description:3: not a line of a description: A: zz");
	CHECK(fake_evdev_add(0, "/nonexistent.desc", 0, 0) == -ENOENT);
	CHECK(fake_evdev_add_text(-1, mouse, 0, 0) == -EINVAL);
	CHECK(fake_evdev_add_text(FAKE_EVDEV_MAX_DEVICES, mouse, 0, 0) == -EINVAL);
	CHECK(fake_evdev_add_text(0, mouse, 0, 0) == 0);
	CHECK(fake_evdev_add_text(0, mouse, 0, 0) == -EEXIST);
	CHECK(fake_evdev_plug(0) == -EEXIST);
	CHECK(fake_evdev_plug(17) == -ENODEV);
	CHECK(fake_evdev_remove(0) == 0);
	CHECK(fake_evdev_remove(0) == -ENODEV);
}

static void bad_events_are_refused(void)
{
	plug_panel(0);
	CHECK(fake_evdev_put(0, 0, EV_ABS, ABS_MT_SLOT, 10) == -EINVAL);
	CHECK(fake_evdev_put(0, 0, EV_ABS, ABS_MT_SLOT, -1) == -EINVAL);
	CHECK(fake_evdev_put(1, 0, EV_SYN, SYN_REPORT, 0) == -ENODEV);
	CHECK(fake_evdev_put(-1, 0, EV_SYN, SYN_REPORT, 0) == -ENODEV);
	fake_evdev_remove(0);
}

static void missing_resolution_is_supplied(void)
{
	static const char panel[] =
		"N: x\nI: 0003 0000 0000 0000\nP: 02\nB: 00 0b\n"
		"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
		"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
		"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 04 00 00 00 00 00 00\n"
		"B: 03 03 00\nA: 00 0 2000 0 0\nA: 01 0 1000 0 0\n";
	session_open_paths(&session, 0);
	CHECK(fake_evdev_add_text(0, panel, 200, 50) == 0);
	struct libinput_device *device = session_add_path(&session, 0);
	double width = 0, height = 0;
	CHECK(device && libinput_device_get_size(device, &width, &height) == 0);
	CHECK(width == 200 && height == 50);
	session_close(&session);
}

void check_devices(void)
{
	check_run("kinds of devices are recognised", kinds_are_recognised);
	check_run("properties can be set", properties_can_be_set);
	check_run("lights are remembered", lights_are_remembered);
	check_run("bad descriptions are refused", bad_descriptions_are_refused);
	check_run("bad events are refused", bad_events_are_refused);
	check_run("missing resolution is supplied", missing_resolution_is_supplied);
}
