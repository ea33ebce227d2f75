/* SPDX-License-Identifier: MIT */
/* A machine with changing devices: the real libinput on the fake evdev, and a host behind the adapter. */
#ifndef FUZZ_MACHINE_H
#define FUZZ_MACHINE_H

#include <libinput.h>
#include <libudev.h>
#include <stdbool.h>
#include <stdint.h>
#include <tactus-libinput.h>

/* Two panels, a touchpad, a mouse, a pen, media keys and a tablet-mode switch. */
#define DEVICES 7
#define PANELS 2
#define TOUCHPAD 2
#define MOUSE 3
#define PEN 4
#define KEYS 5
#define SWITCH 6

struct machine {
	struct udev *udev;
	struct libinput *libinput;
	struct tactus_application *application;
	struct tactus_libinput *adapter;
	uint64_t time_us;
	bool is_plugged[DEVICES];
	bool is_suspended;
};

void machine_open(struct machine *machine);
/* Removes all devices: everything that was down is cancelled. */
void machine_quiet(struct machine *machine);
void machine_close(struct machine *machine);

/* Advances the time of the next events. */
void machine_wait(struct machine *machine, uint64_t us);
/* Writes an event of a device; the fake refuses events that the device cannot send. */
void machine_put(struct machine *machine, int device, int type, int code, int value);
/* Passes all of libinput's pending events to the adapter. */
void machine_dispatch(struct machine *machine);

void machine_plug(struct machine *machine, int device);
void machine_unplug(struct machine *machine, int device);
void machine_suspend(struct machine *machine, bool suspend);
/* Replaces the adapter in any state. */
void machine_replace_adapter(struct machine *machine);

#endif
