/* SPDX-License-Identifier: MIT */
/* Writing events to a device, and the state that follows from them. */
#define _GNU_SOURCE
#include "device.h"
#include "kernel.h"
#include "reader.h"

#include <errno.h>
#include <stdio.h>

void fake_device_track(struct fake_device *device, const struct input_event *event)
{
	int *slot = &device->axes[ABS_MT_SLOT].value;

	switch (event->type) {
	case EV_KEY:
	case EV_LED:
	case EV_SND:
	case EV_SW:
		fake_bit_set(device->on[event->type], event->code, event->value != 0);
		break;
	case EV_ABS:
		if (event->code > ABS_MT_SLOT) {
			device->slots[event->code][*slot] = event->value;
		} else {
			device->axes[event->code].value = event->value;
		}
		break;
	}
}

/*
 * There are recordings whose description has a code's bit, but not that of its type; these may pass.
 */
static bool is_declared(const struct fake_device *device, const struct input_event *event)
{
	if (event->type == EV_SYN) {
		return event->code < SYN_CNT;
	}
	return event->type < EV_CNT && event->code < KEY_CNT && fake_bit(device->codes[event->type], event->code);
}

/* Drops a code that the driver did not declare, as the kernel does. Some panels send such codes. */
static void ignore(struct fake_device *device, const struct input_event *event)
{
	if (event->type < EV_CNT && event->code < KEY_CNT) {
		if (fake_bit(device->ignored[event->type], event->code)) {
			return;
		}
		fake_bit_set(device->ignored[event->type], event->code, true);
	}
	fprintf(stderr, "fake evdev: %s: events %02x %02x are not declared and are ignored\n", device->name,
		event->type, event->code);
}

static bool has_slot(const struct fake_device *device, const struct input_event *event)
{
	return event->type != EV_ABS || event->code != ABS_MT_SLOT ||
		(event->value >= 0 && event->value <= device->axes[ABS_MT_SLOT].maximum);
}

static int write_locked(int number, const struct input_event *events, size_t count)
{
	struct fake_device *device = fake_device_find(number);
	if (!device) {
		return fake_evdev_fail(-ENODEV, "event%d is not plugged in", number);
	}
	struct input_event known[FAKE_EVDEV_MAX_UNREAD];
	size_t known_count = 0;
	if (count > FAKE_EVDEV_MAX_UNREAD) {
		return fake_evdev_fail(-EMSGSIZE, "%s: %zu events at once", device->name, count);
	}
	for (size_t i = 0; i < count; i++) {
		if (!is_declared(device, &events[i])) {
			ignore(device, &events[i]);
		} else if (!has_slot(device, &events[i])) {
			return fake_evdev_fail(
				-EINVAL, "%s: the description has no slot %d", device->name, events[i].value);
		} else {
			known[known_count++] = events[i];
		}
	}
	/* Another process has grabbed the device. */
	bool is_queued = known_count > 0 && !fake_kernel_is_grabbed(number);
	int result = is_queued ? fake_readers_queue(number, known, known_count) : 0;
	for (size_t i = 0; result == 0 && i < known_count; i++) {
		fake_device_track(device, &known[i]);
	}
	return result;
}

int fake_evdev_write(int number, const struct input_event *events, size_t count)
{
	pthread_mutex_lock(&fake_evdev_lock);
	int result = write_locked(number, events, count);
	pthread_mutex_unlock(&fake_evdev_lock);
	if (result == 0) {
		fake_kernel_forward(number, events, count);
	}
	return result;
}

int fake_device_write_when_read(int number, const struct input_event *events, size_t count)
{
	int result;
	pthread_mutex_lock(&fake_evdev_lock);
	while ((result = write_locked(number, events, count)) == -EAGAIN) {
		fake_readers_wait_for_change();
	}
	pthread_mutex_unlock(&fake_evdev_lock);
	if (result == 0) {
		fake_kernel_forward(number, events, count);
	}
	return result;
}

int fake_evdev_put(int number, uint64_t time_us, int type, int code, int value)
{
	struct input_event event = {
		.type = (uint16_t)type,
		.code = (uint16_t)code,
		.value = value,
	};
	event.input_event_sec = (time_t)(time_us / 1000000);
	event.input_event_usec = (suseconds_t)(time_us % 1000000);
	return fake_evdev_write(number, &event, 1);
}
