/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* RTLD_DEFAULT */
#include "playback/trace-device.h"

#include "devices/input.h"
#include "log.h"

#include <dlfcn.h>
#include <fake-evdev/fake-evdev.h>
#include <recording/recording.h>

#define DEVICE_NUMBER 0

static struct {
	int (*add)(int number, const char *path, double width_mm, double height_mm);
	int (*write)(int number, const struct input_event *events, size_t count);
	void (*clock_set)(uint64_t time_us);
	const char *(*error)(void);
} fake;

static bool find(void *function, const char *name)
{
	void *symbol = dlsym(RTLD_DEFAULT, name);

	/* ISO C does not convert object pointers to function pointers; POSIX guarantees that it works. */
	*(void **)function = symbol;
	return symbol;
}

bool trace_device_open(const char *description, int width_mm, int height_mm)
{
	bool found = find(&fake.add, "fake_evdev_add") && find(&fake.write, "fake_evdev_write") &&
		find(&fake.clock_set, "fake_evdev_clock_set") && find(&fake.error, "fake_evdev_error");

	if (!found) {
		log_error("a trace needs the fake evdev of Tests/Hosts in LD_PRELOAD");
		return false;
	}
	if (fake.add(DEVICE_NUMBER, description, width_mm, height_mm) < 0) {
		log_error("no device: %s", fake.error());
		return false;
	}
	return true;
}

bool trace_device_write(const struct recording_frame *frame)
{
	if (fake.write(DEVICE_NUMBER, frame->events, frame->count) == 0)
		return true;
	log_error("the device refused a frame of the trace: %s", fake.error());
	return false;
}

bool trace_device_play(struct input *input, const struct recording_frame *frame)
{
	if (!trace_device_write(frame))
		return false;
	/* Only libinput sees this time; all others use the real clock. */
	fake.clock_set(frame->time_us);
	input_dispatch(input);
	fake.clock_set(0);
	return true;
}
