/* SPDX-License-Identifier: MIT */
/* The table of devices: adding, plugging in and unplugging. */
#define _GNU_SOURCE
#include "device.h"
#include "kernel.h"
#include "reader.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>

pthread_mutex_t fake_evdev_lock = PTHREAD_MUTEX_INITIALIZER;

static struct fake_device devices[FAKE_EVDEV_MAX_DEVICES];
static _Thread_local char error_text[256];

const char *fake_evdev_error(void)
{
	return error_text;
}

int fake_evdev_fail(int code, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(error_text, sizeof error_text, format, arguments);
	va_end(arguments);
	return code;
}

static void lock(void)
{
	pthread_mutex_lock(&fake_evdev_lock);
}

static void unlock(void)
{
	pthread_mutex_unlock(&fake_evdev_lock);
}

/* A forked child that closes its descriptors must not inherit a locked mutex. */
__attribute__((constructor)) static void survive_fork(void)
{
	pthread_atfork(lock, unlock, unlock);
}

static bool number_is_valid(int number)
{
	return number >= 0 && number < FAKE_EVDEV_MAX_DEVICES;
}

struct fake_device *fake_device_find(int number)
{
	return number_is_valid(number) && devices[number].present ? &devices[number] : NULL;
}

struct fake_device *fake_device_at_path(const char *path)
{
	static const char prefix[] = "/dev/input/event";
	if (!path || strncmp(path, prefix, sizeof prefix - 1) != 0) {
		return NULL;
	}
	const char *digits = path + sizeof prefix - 1;
	size_t length = strspn(digits, "0123456789");
	if (length == 0 || length > 2 || digits[length] != '\0') {
		return NULL;
	}
	return fake_device_find(atoi(digits));
}

dev_t fake_device_number(int number)
{
	/* event0 to event31 have minor numbers from 64 on. */
	return makedev(13, 64 + (unsigned int)number);
}

bool fake_device_number_at(const char *path, dev_t *number)
{
	lock();
	const struct fake_device *device = fake_device_at_path(path);
	if (device) {
		*number = fake_device_number(device->number);
	}
	unlock();
	return device != NULL;
}

bool fake_device_exists_at(const char *path)
{
	dev_t number;
	return fake_device_number_at(path, &number);
}

/* A newly plugged device has nothing pressed and no touches. */
static void come_to_rest(struct fake_device *device)
{
	memset(device->on[EV_KEY], 0, sizeof device->on[EV_KEY]);
	memset(device->slots, 0, sizeof device->slots);
	for (int slot = 0; slot < FAKE_MAX_SLOTS; slot++) {
		device->slots[ABS_MT_TRACKING_ID][slot] = -1;
	}
	for (int axis = 0; axis < ABS_CNT; axis++) {
		device->axes[axis].value = 0;
	}
}

static void supply_resolution(struct input_absinfo *axis, double size_mm)
{
	if (size_mm > 0 && axis->resolution == 0) {
		axis->resolution = (int)((axis->maximum - axis->minimum) / size_mm + 0.5);
	}
}

static int plug_in(struct fake_device *device)
{
	come_to_rest(device);
	device->present = true;
	int result = fake_udev_announce(device, "add");
	if (result < 0) {
		device->present = false;
	}
	return result;
}

static int add_described(int number, struct fake_device *description, double width_mm, double height_mm)
{
	description->number = number;
	description->described = true;
	supply_resolution(&description->axes[ABS_X], width_mm);
	supply_resolution(&description->axes[ABS_MT_POSITION_X], width_mm);
	supply_resolution(&description->axes[ABS_Y], height_mm);
	supply_resolution(&description->axes[ABS_MT_POSITION_Y], height_mm);
	fake_device_classify(description);

	int result;
	lock();
	if (fake_device_find(number)) {
		result = fake_evdev_fail(-EEXIST, "event%d is plugged in already", number);
	} else {
		devices[number] = *description;
		result = plug_in(&devices[number]);
	}
	unlock();
	if (result == 0) {
		fake_kernel_tell(FAKE_EVDEV_ADD, number);
	}
	return result;
}

static int add_from(int number, FILE *file, const char *name, double width_mm, double height_mm)
{
	if (!file) {
		return fake_evdev_fail(-errno, "%s: %s", name, strerror(errno));
	}
	int result;
	struct fake_device *description = calloc(1, sizeof *description);
	if (!description) {
		result = fake_evdev_fail(-ENOMEM, "%s: no memory", name);
	} else if (!number_is_valid(number)) {
		result = fake_evdev_fail(-EINVAL, "no device can have the number %d", number);
	} else {
		result = fake_device_describe(description, file, name);
		if (result == 0) {
			result = add_described(number, description, width_mm, height_mm);
		}
	}
	free(description);
	fclose(file);
	return result;
}

int fake_evdev_add(int number, const char *path, double width_mm, double height_mm)
{
	return add_from(number, fopen(path, "re"), path, width_mm, height_mm);
}

int fake_evdev_add_text(int number, const char *description, double width_mm, double height_mm)
{
	/* Opened for reading only, so the text is not changed. */
	FILE *file = fmemopen((void *)(uintptr_t)description, strlen(description), "r");
	return add_from(number, file, "description", width_mm, height_mm);
}

int fake_evdev_remove(int number)
{
	lock();
	int result = -ENODEV;
	struct fake_device *device = fake_device_find(number);
	if (!device) {
		fake_evdev_fail(result, "event%d is not plugged in", number);
	} else if ((result = fake_udev_announce(device, "remove")) == 0) {
		device->present = false;
		fake_readers_hang_up(number);
		fake_kernel_release(number);
	}
	unlock();
	if (result == 0) {
		fake_kernel_tell(FAKE_EVDEV_REMOVE, number);
	}
	return result;
}

int fake_evdev_plug(int number)
{
	lock();
	int result;
	if (!number_is_valid(number) || !devices[number].described) {
		result = fake_evdev_fail(-ENODEV, "event%d was never added", number);
	} else if (devices[number].present) {
		result = fake_evdev_fail(-EEXIST, "event%d is plugged in already", number);
	} else {
		result = plug_in(&devices[number]);
	}
	unlock();
	if (result == 0) {
		fake_kernel_tell(FAKE_EVDEV_PLUG, number);
	}
	return result;
}

int fake_evdev_set_property(int number, const char *key, const char *value)
{
	lock();
	int result;
	if (number_is_valid(number) && devices[number].described) {
		result = fake_device_set_property(&devices[number], key, value);
	} else {
		result = fake_evdev_fail(-ENODEV, "event%d was never added", number);
	}
	unlock();
	return result;
}
