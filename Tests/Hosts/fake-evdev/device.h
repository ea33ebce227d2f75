/* SPDX-License-Identifier: MIT */
/* The devices behind the fake: what each one is, and the state it is in. */
#ifndef FAKE_EVDEV_DEVICE_H
#define FAKE_EVDEV_DEVICE_H

#include "fake-evdev.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

#define FAKE_BYTES(bits) (((bits) + 7) / 8)
#define FAKE_CODE_BYTES FAKE_BYTES(KEY_CNT) /* EV_KEY has the most codes */
#define FAKE_MAX_SLOTS 64
#define FAKE_MAX_PROPERTIES 24

/* One udev property. */
struct fake_property {
	char key[48];
	char value[160];
};

struct fake_device {
	bool present; /* plugged in */
	bool described;
	int number;

	/* From the description. codes[0] holds the event types, as in EVIOCGBIT. */
	char name[128];
	char phys[64];
	struct input_id id;
	unsigned char input_properties[FAKE_BYTES(INPUT_PROP_CNT)];
	unsigned char codes[EV_CNT][FAKE_CODE_BYTES];
	/* Undeclared codes that were sent: a line was printed for each. */
	unsigned char ignored[EV_CNT][FAKE_CODE_BYTES];
	struct input_absinfo axes[ABS_CNT]; /* .value is state */

	/* What is on now, for EV_KEY, EV_LED, EV_SND and EV_SW. */
	unsigned char on[EV_CNT][FAKE_CODE_BYTES];
	int slots[ABS_CNT][FAKE_MAX_SLOTS];

	struct fake_property properties[FAKE_MAX_PROPERTIES];
	size_t property_count;
};

/* Held while devices, readers and udev monitors are looked at or changed. */
extern pthread_mutex_t fake_evdev_lock;

static inline bool fake_bit(const unsigned char *bits, unsigned int index)
{
	return bits[index / 8] >> (index % 8) & 1;
}

static inline void fake_bit_set(unsigned char *bits, unsigned int index, bool on)
{
	unsigned char mask = (unsigned char)(1u << (index % 8));
	if (on) {
		bits[index / 8] |= mask;
	} else {
		bits[index / 8] &= (unsigned char)~mask;
	}
}

/* Does the description declare this event code? */
static inline bool fake_device_has(const struct fake_device *device, unsigned int type, unsigned int code)
{
	return fake_bit(device->codes[0], type) && fake_bit(device->codes[type], code);
}

/* The plugged-in device of that number or path, or NULL. The lock is held. */
struct fake_device *fake_device_find(int number);
struct fake_device *fake_device_at_path(const char *path);

/* The device number of /dev/input/event<number>, as the kernel gives it. */
dev_t fake_device_number(int number);

/* Is a device plugged in at that path, and with which device number? */
bool fake_device_number_at(const char *path, dev_t *number);
bool fake_device_exists_at(const char *path);

/* Follow an event, so that the state can be asked for later. The lock is held. */
void fake_device_track(struct fake_device *device, const struct input_event *event);

/* Like fake_evdev_write(), but waits for readers that lag behind. */
int fake_device_write_when_read(int number, const struct input_event *events, size_t count);

/* Read an evemu description; the file's name is for error messages. */
int fake_device_describe(struct fake_device *device, FILE *file, const char *file_name);

/* The description as text, as evemu writes it; the result is its length. */
size_t fake_device_print(const struct fake_device *device, char *text, size_t size);

/* Guess the udev properties from the description. */
void fake_device_classify(struct fake_device *device);
int fake_device_set_property(struct fake_device *device, const char *key, const char *value);

/* The kernel's answer to an evdev ioctl, or a negative errno. The lock is held. */
int fake_device_ioctl(struct fake_device *device, unsigned long request, void *argument);

/* Tell udev's listeners "add" or "remove". The lock is held. */
int fake_udev_announce(const struct fake_device *device, const char *action);

/* Remember why a call fails, for fake_evdev_error(), and return the code. */
int fake_evdev_fail(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
