/* SPDX-License-Identifier: MIT */
/*
 * libudev's devices: event<N> and, above it, input<N>. As libudev does, each is
 * a snapshot of what was true when it was made.
 */
#define _GNU_SOURCE
#include "udev.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>

struct udev_device {
	int references;
	struct udev *udev;
	struct udev_device *parent;
	const char *action;
	int number;
	bool has_node; /* event<N> has one, input<N> has not */
	char syspath[64];
	char node[32];
	struct udev_list_entry *properties;
};

static struct udev_device *new_device(struct udev *udev, int number)
{
	struct udev_device *device = calloc(1, sizeof *device);
	if (device) {
		device->references = 1;
		device->udev = udev_ref(udev);
		device->number = number;
		fake_list_add(&device->properties, "SUBSYSTEM", "input");
	}
	return device;
}

/* input<N>; libinput's quirks take the name and the ids from here. */
static struct udev_device *new_parent(struct udev *udev, const struct fake_device *of)
{
	struct udev_device *parent = new_device(udev, of->number);
	if (parent) {
		char text[160];
		snprintf(parent->syspath, sizeof parent->syspath, "/sys/devices/virtual/input/input%d", of->number);
		snprintf(text, sizeof text, "\"%s\"", of->name);
		fake_list_add(&parent->properties, "NAME", text);
		snprintf(text, sizeof text, "%x/%x/%x/%x", of->id.bustype, of->id.vendor, of->id.product,
			of->id.version);
		fake_list_add(&parent->properties, "PRODUCT", text);
	}
	return parent;
}

struct udev_device *fake_udev_device_new(struct udev *udev, const struct fake_device *of, const char *action)
{
	struct udev_device *device = new_device(udev, of->number);
	if (!device) {
		return NULL;
	}
	device->action = action;
	device->has_node = true;
	device->parent = new_parent(udev, of);
	snprintf(device->syspath, sizeof device->syspath, "/sys/devices/virtual/input/input%d/event%d", of->number,
		of->number);
	snprintf(device->node, sizeof device->node, "/dev/input/event%d", of->number);
	fake_list_add(&device->properties, "DEVNAME", device->node);
	for (size_t i = 0; i < of->property_count; i++) {
		fake_list_add(&device->properties, of->properties[i].key, of->properties[i].value);
	}
	return device;
}

static struct udev_device *find(struct udev *udev, int number)
{
	pthread_mutex_lock(&fake_evdev_lock);
	const struct fake_device *found = fake_device_find(number);
	struct udev_device *device = found ? fake_udev_device_new(udev, found, NULL) : NULL;
	pthread_mutex_unlock(&fake_evdev_lock);
	if (!device) {
		errno = ENOENT;
	}
	return device;
}

FAKE_INTERPOSED struct udev_device *udev_device_new_from_devnum(struct udev *udev, char type, dev_t devnum)
{
	for (int number = 0; type == 'c' && number < FAKE_EVDEV_MAX_DEVICES; number++) {
		if (fake_device_number(number) == devnum) {
			return find(udev, number);
		}
	}
	errno = ENOENT;
	return NULL;
}

FAKE_INTERPOSED struct udev_device *udev_device_new_from_syspath(struct udev *udev, const char *syspath)
{
	int parent, number, length = 0;
	if (sscanf(syspath, "/sys/devices/virtual/input/input%d/event%d%n", &parent, &number, &length) == 2 &&
		parent == number && syspath[length] == '\0') {
		return find(udev, number);
	}
	errno = ENOENT;
	return NULL;
}

FAKE_INTERPOSED struct udev_device *udev_device_new_from_subsystem_sysname(struct udev *udev, const char *subsystem,
	const char *sysname)
{
	int number, length = 0;
	if (strcmp(subsystem, "input") == 0 && sscanf(sysname, "event%d%n", &number, &length) == 1 &&
		sysname[length] == '\0') {
		return find(udev, number);
	}
	errno = ENOENT;
	return NULL;
}

FAKE_INTERPOSED struct udev_device *udev_device_ref(struct udev_device *device)
{
	if (device) {
		device->references++;
	}
	return device;
}

FAKE_INTERPOSED struct udev_device *udev_device_unref(struct udev_device *device)
{
	if (device && --device->references == 0) {
		udev_device_unref(device->parent);
		fake_list_free(device->properties);
		udev_unref(device->udev);
		free(device);
	}
	return NULL;
}

/* --- what a device says about itself -------------------------------------- */

FAKE_INTERPOSED struct udev *udev_device_get_udev(struct udev_device *device)
{
	return device->udev;
}

FAKE_INTERPOSED struct udev_device *udev_device_get_parent(struct udev_device *device)
{
	return device->parent;
}

FAKE_INTERPOSED struct udev_device *udev_device_get_parent_with_subsystem_devtype(struct udev_device *device,
	const char *subsystem,
	const char *devtype)
{
	return strcmp(subsystem, "input") == 0 && !devtype ? device->parent : NULL;
}

FAKE_INTERPOSED const char *udev_device_get_action(struct udev_device *device)
{
	return device->action;
}

FAKE_INTERPOSED const char *udev_device_get_devnode(struct udev_device *device)
{
	return device->has_node ? device->node : NULL;
}

FAKE_INTERPOSED dev_t udev_device_get_devnum(struct udev_device *device)
{
	return device->has_node ? fake_device_number(device->number) : makedev(0, 0);
}

FAKE_INTERPOSED const char *udev_device_get_syspath(struct udev_device *device)
{
	return device->syspath;
}

FAKE_INTERPOSED const char *udev_device_get_sysname(struct udev_device *device)
{
	return strrchr(device->syspath, '/') + 1;
}

FAKE_INTERPOSED const char *udev_device_get_sysnum(struct udev_device *device)
{
	const char *name = udev_device_get_sysname(device);
	return name + strcspn(name, "0123456789");
}

FAKE_INTERPOSED const char *udev_device_get_subsystem(struct udev_device *device)
{
	(void)device;
	return "input";
}

FAKE_INTERPOSED int udev_device_get_is_initialized(struct udev_device *device)
{
	(void)device;
	return 1;
}

FAKE_INTERPOSED const char *udev_device_get_property_value(struct udev_device *device, const char *key)
{
	return udev_list_entry_get_value(udev_list_entry_get_by_name(device->properties, key));
}

FAKE_INTERPOSED struct udev_list_entry *udev_device_get_properties_list_entry(struct udev_device *device)
{
	return device->properties;
}

/* --- what our devices do not have ------------------------------------------ */

#define HAS_NONE(type, function) \
	FAKE_INTERPOSED type function(struct udev_device *device) \
	{ \
		(void)device; \
		return 0; \
	}

HAS_NONE(const char *, udev_device_get_devtype)
HAS_NONE(const char *, udev_device_get_driver)
HAS_NONE(unsigned long long int, udev_device_get_seqnum)
HAS_NONE(unsigned long long int, udev_device_get_usec_since_initialized)
HAS_NONE(struct udev_list_entry *, udev_device_get_devlinks_list_entry)
HAS_NONE(struct udev_list_entry *, udev_device_get_sysattr_list_entry)
HAS_NONE(struct udev_list_entry *, udev_device_get_tags_list_entry)
/* libgudev asks for libwacom. */
HAS_NONE(struct udev_list_entry *, udev_device_get_current_tags_list_entry)

FAKE_INTERPOSED const char *udev_device_get_sysattr_value(struct udev_device *device, const char *attribute)
{
	(void)device;
	(void)attribute;
	return NULL;
}
