/* SPDX-License-Identifier: MIT */
/* What the three parts of the fake libudev share. */
#ifndef FAKE_EVDEV_UDEV_H
#define FAKE_EVDEV_UDEV_H

#include "device.h"
#include "real-calls.h"

#include <libudev.h>

struct udev_list_entry {
	struct udev_list_entry *next;
	char name[128];
	char value[160];
};

/* Put an entry in front; without memory the list stays as it is. */
void fake_list_add(struct udev_list_entry **list, const char *name, const char *value);
void fake_list_free(struct udev_list_entry *list);

/*
 * A snapshot of the device; action is NULL, "add" or "remove" and must outlive
 * it. The lock is held.
 */
struct udev_device *fake_udev_device_new(struct udev *udev, const struct fake_device *device, const char *action);

#endif
