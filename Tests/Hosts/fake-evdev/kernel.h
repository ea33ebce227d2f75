/* SPDX-License-Identifier: MIT */
/*
 * One process's devices for other processes, as a kernel has them: they read the same events, may grab a device, and
 * may make devices of their own through /dev/uinput, which go with them. See README.md.
 */
#ifndef FAKE_EVDEV_KERNEL_H
#define FAKE_EVDEV_KERNEL_H

#include "fake-evdev.h"
#include "message.h"

#include <stdbool.h>

/* The longest description as text. */
#define FAKE_TEXT_MAX 32768

struct fake_device;

/* The process that has the devices: serves one other process until it hangs up. */
void fake_kernel_serve(int connection);
/* Tells the other processes. None of these is called with the lock held. */
void fake_kernel_tell(enum fake_evdev_command command, int number);
void fake_kernel_forward(int number, const struct input_event *events, size_t count);
/* Has another process grabbed the device? The lock is held. */
bool fake_kernel_is_grabbed(int number);
/* The device is unplugged. The lock is held. */
void fake_kernel_release(int number);

/* The other process: takes the devices over, and follows them on a thread of its own. */
void fake_mirror_start(const char *path);
bool fake_mirror_is_on(void);
/* 0, or a negative errno. */
int fake_mirror_grab(int number, bool grab);
/* The new device's number, or a negative errno. */
int fake_mirror_add(const struct fake_device *device);
int fake_mirror_write(int number, const struct input_event *events, size_t count);
void fake_mirror_remove(int number);

/* /dev/uinput, where a mirror is on. */
bool fake_uinput_is_at(const char *path);
bool fake_uinput_owns(int fd);
int fake_uinput_open(int flags);
int fake_uinput_close(int fd);
ssize_t fake_uinput_write(int fd, const void *buffer, size_t size);
int fake_uinput_ioctl(int fd, unsigned long request, void *argument);

/* On connections: whole messages. */
bool fake_send(int connection, enum fake_evdev_command command, int number, const void *payload, size_t unit,
	size_t count);
bool fake_receive(int connection, void *data, size_t size);

#endif
