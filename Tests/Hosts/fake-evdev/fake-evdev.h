/* SPDX-License-Identifier: MIT */
/*
 * A fake evdev: /dev/input/eventN and its udev entry, in user space, for tests.
 *
 * Linked before libinput (or preloaded), it answers the system calls and the
 * libudev calls that libinput and libevdev make. What a test writes here is
 * what libinput reads, so the whole real libinput can be driven without a
 * kernel device. See README.md for how it works and where it ends.
 *
 * Functions return 0, or a negative errno value; fake_evdev_error() then says
 * in words what was wrong. All of them may be called from any thread.
 */
#ifndef FAKE_EVDEV_H
#define FAKE_EVDEV_H

#include <linux/input.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* Devices are numbered 0 to 31, as the kernel numbers event0 to event31. */
#define FAKE_EVDEV_MAX_DEVICES 32

/* Maximum number of unread events of a reader, and so of events in a frame. */
#define FAKE_EVDEV_MAX_UNREAD 1024

/*
 * Plug in a new /dev/input/event<number>, described by an evemu file: its N:,
 * I:, P:, B: and A: lines (L: and S: too), up to the first E: line. Where the
 * description has no resolution, the width and height in mm supply it; 0 leaves
 * it alone. The udev properties (ID_INPUT_TOUCHSCREEN and the like) are guessed
 * from the description as udev does.
 *
 * -EEXIST: the number is in use; remove that device first.
 * -EINVAL: the description is malformed.
 */
int fake_evdev_add(int number, const char *path, double width_mm, double height_mm);

/* The same, with the description itself as text. */
int fake_evdev_add_text(int number, const char *description, double width_mm, double height_mm);

/*
 * Unplug: whoever has the device open gets ENODEV from now on, and udev says
 * "remove". The number may then be plugged in again or given a new description.
 */
int fake_evdev_remove(int number);

/* Plug a removed device in again, at rest: udev says "add". */
int fake_evdev_plug(int number);

/*
 * Set a udev property; NULL takes it away. Whoever already holds the udev
 * device keeps the old value, so set properties right after adding.
 */
int fake_evdev_set_property(int number, const char *key, const char *value);

/*
 * Send events to everyone who has the device open. As in the kernel, a frame
 * can be read once its SYN_REPORT is written, and a device without readers
 * swallows its events. All events are taken or none:
 *
 * -EAGAIN: a reader lags behind; let libinput dispatch, then try again.
 * -EMSGSIZE: the frame is longer than FAKE_EVDEV_MAX_UNREAD events.
 * -EINVAL: a slot that the description does not have.
 *
 * As in the kernel, an event that the description does not declare goes nowhere; the first of each code is told on
 * standard error.
 * -ENODEV: no such device, or it is unplugged.
 */
int fake_evdev_write(int number, const struct input_event *events, size_t count);

/* Send one event. */
int fake_evdev_put(int number, uint64_t time_us, int type, int code, int value);

/*
 * Stop CLOCK_MONOTONIC of the whole process at this time; 0 lets it run again.
 * libinput compares event times with this clock. Timer fds stay in real time.
 */
void fake_evdev_clock_set(uint64_t time_us);

/* Why the last call of this thread failed, in words. Never NULL. */
const char *fake_evdev_error(void);

/*
 * Preloaded into another program, the environment declares the devices and a
 * socket that drives them (all are taken out of the environment, so that the
 * program's children do not inherit them):
 *
 *   FAKE_EVDEV_DEVICES="0=panel.desc@256x144;1=keyboard.desc"
 *   FAKE_EVDEV_SOCKET=/path/of/the/socket
 *   FAKE_EVDEV_FORBIDDEN=1     no device may be opened, as by a user without permission
 *
 * In a further program FAKE_EVDEV_KERNEL=/path/of/the/socket takes these devices over: it reads the same events,
 * EVIOCGRAB takes a device from everybody else, and what it makes through /dev/uinput is plugged in there, until
 * its process ends.
 *
 * What follows is the other end of that socket.
 */
enum fake_evdev_command {
	FAKE_EVDEV_WRITE,      /* write the events; waits for readers that lag */
	FAKE_EVDEV_REMOVE,     /* fake_evdev_remove() */
	FAKE_EVDEV_PLUG,       /* fake_evdev_plug() */
	FAKE_EVDEV_WAIT_READY, /* return once somebody has the device open and knows its state */
	FAKE_EVDEV_WAIT_READ,  /* return once every reader has read everything */
	/* Between processes that share devices (FAKE_EVDEV_KERNEL, see kernel.h). */
	FAKE_EVDEV_ATTACH,
	FAKE_EVDEV_GRAB,
	FAKE_EVDEV_RELEASE,
	FAKE_EVDEV_ADD,
	FAKE_EVDEV_RESULT,
};

/*
 * Connect to FAKE_EVDEV_SOCKET; returns a file descriptor, to be closed. These
 * two leave fake_evdev_error() alone.
 */
int fake_evdev_connect(const char *socket_path);

/* Have a command carried out there, and wait for its result. */
int fake_evdev_command(int connection, enum fake_evdev_command command, int number,
	const struct input_event *events, size_t count);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
