/* SPDX-License-Identifier: MIT */
/* A libinput context over the fake evdev; what it says, as text and in numbers. */
#ifndef FAKE_EVDEV_TEST_SESSION_H
#define FAKE_EVDEV_TEST_SESSION_H

#include "../../recording/recording.h"

#include <libinput.h>
#include <libudev.h>
#include <stdbool.h>
#include <stdint.h>

struct session {
	struct libinput *libinput;
	struct udev *udev; /* NULL: the path backend */
	uint64_t time_us;

	/* Log since session_forget(): a line for each event, counts, complaints. */
	char log[1 << 16];
	size_t log_length;
	int added, removed, down, motion, up, cancel, frame;
	int complaints;
	char complaint[256]; /* the first one */
};

/* Plug in the trace generator's panel under that number. */
int plug_panel(int number);

/* Open libinput and the devices 0 to count - 1, or with udev all that there are. */
void session_open_paths(struct session *session, int count);
void session_open_udev(struct session *session);
struct libinput_device *session_add_path(struct session *session, int number);

/* Close libinput, unplug everything, and let the clock run again. */
void session_close(struct session *session);

/* Let libinput read all pending events. */
void session_dispatch(struct session *session);
void session_forget(struct session *session);

/* Sets the time of the next events and of the stopped clock. */
void session_at(struct session *session, uint64_t time_us);

/* Parts of a frame of the panel, at the session's time; positions in mm. */
void put(struct session *session, int number, int type, int code, int value);
void put_touch(struct session *session, int number, int slot, int tracking_id, double x, double y);
void put_move(struct session *session, int number, int slot, double x, double y);
void put_lift(struct session *session, int number, int slot);

/* End the frame, and let libinput read it. */
void put_frame(struct session *session, int number);

/* Play a recording, frame by frame. */
void session_replay(struct session *session, int number, const struct recording *recording);

#endif
