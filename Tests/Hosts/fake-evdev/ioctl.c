/* SPDX-License-Identifier: MIT */
/* What the kernel answers when a program asks a device about itself (EVIOCG...). */
#define _GNU_SOURCE
#include "device.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>

/* Copy as much of an answer as the caller has room for; the result is its length. */
static int answer(void *room, size_t size, const void *value, size_t length)
{
	size_t copied = length < size ? length : size;
	memcpy(room, value, copied);
	return (int)copied;
}

/* EVIOCGMTSLOTS: an axis code in, the values of all slots out, behind the code. */
static int answer_slots(const struct fake_device *device, void *room, size_t size)
{
	uint32_t code;
	if (size < sizeof code) {
		return -EINVAL;
	}
	memcpy(&code, room, sizeof code);
	if (code <= ABS_MT_SLOT || code >= ABS_CNT) {
		return -EINVAL;
	}
	size_t slots = (size_t)device->axes[ABS_MT_SLOT].maximum + 1;
	answer((char *)room + sizeof code, size - sizeof code, device->slots[code], slots * sizeof(int));
	return 0;
}

static int answer_axis(const struct fake_device *device, unsigned int code, void *room, size_t size)
{
	if (!fake_device_has(device, EV_ABS, code)) {
		return -EINVAL;
	}
	answer(room, size, &device->axes[code], sizeof device->axes[code]);
	return 0;
}

static int answer_on(const struct fake_device *device, unsigned int type, void *room, size_t size)
{
	return answer(room, size, device->on[type], FAKE_CODE_BYTES);
}

static int set_clock(const void *argument)
{
	int clock;
	memcpy(&clock, argument, sizeof clock);
	return clock == CLOCK_MONOTONIC || clock == CLOCK_REALTIME || clock == CLOCK_BOOTTIME ? 0 : -EINVAL;
}

/* The requests whose number carries the size of the caller's room. */
static int answer_sized(const struct fake_device *device, unsigned int number, void *room, size_t size)
{
	if (number >= _IOC_NR(EVIOCGBIT(0, 0)) && number < _IOC_NR(EVIOCGBIT(EV_CNT, 0))) {
		return answer(room, size, device->codes[number - _IOC_NR(EVIOCGBIT(0, 0))], FAKE_CODE_BYTES);
	}
	if (number >= _IOC_NR(EVIOCGABS(0)) && number < _IOC_NR(EVIOCGABS(0)) + ABS_CNT) {
		return answer_axis(device, number - _IOC_NR(EVIOCGABS(0)), room, size);
	}
	switch (number) {
	case _IOC_NR(EVIOCGNAME(0)):
		return answer(room, size, device->name, strlen(device->name) + 1);
	case _IOC_NR(EVIOCGPHYS(0)):
		return device->phys[0] ? answer(room, size, device->phys, strlen(device->phys) + 1) : -ENOENT;
	case _IOC_NR(EVIOCGUNIQ(0)):
		return -ENOENT;
	case _IOC_NR(EVIOCGPROP(0)):
		return answer(room, size, device->input_properties, sizeof device->input_properties);
	case _IOC_NR(EVIOCGMTSLOTS(0)):
		return answer_slots(device, room, size);
	case _IOC_NR(EVIOCGKEY(0)):
		return answer_on(device, EV_KEY, room, size);
	case _IOC_NR(EVIOCGLED(0)):
		return answer_on(device, EV_LED, room, size);
	case _IOC_NR(EVIOCGSND(0)):
		return answer_on(device, EV_SND, room, size);
	case _IOC_NR(EVIOCGSW(0)):
		return answer_on(device, EV_SW, room, size);
	default:
		return -EINVAL;
	}
}

int fake_device_ioctl(struct fake_device *device, unsigned long request, void *argument)
{
	static const int version = EV_VERSION;
	static const unsigned int repeat[] = { 250, 33 };

	switch (request) {
	case EVIOCGVERSION:
		answer(argument, sizeof version, &version, sizeof version);
		return 0;
	case EVIOCGID:
		answer(argument, sizeof device->id, &device->id, sizeof device->id);
		return 0;
	case EVIOCGREP:
		answer(argument, sizeof repeat, repeat, sizeof repeat);
		return 0;
	case EVIOCGRAB:
		return 0;
	case EVIOCSCLOCKID:
		return set_clock(argument);
	}
	if (_IOC_TYPE(request) != 'E' || _IOC_DIR(request) != _IOC_READ) {
		return -EINVAL;
	}
	return answer_sized(device, _IOC_NR(request), argument, _IOC_SIZE(request));
}
