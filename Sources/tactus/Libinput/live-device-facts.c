/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "live-device-facts.h"

#include <fcntl.h>
#include <linux/input.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

void live_device_ask(struct live_device *device, int descriptor)
{
	struct input_id id = { 0 };
	size_t code;

	/* A kernel answers with fewer bytes than there is room for. */
	if (ioctl(descriptor, EVIOCGNAME(sizeof device->name - 1), device->name) < 0)
		return;
	device->is_known = true;
	ioctl(descriptor, EVIOCGPHYS(sizeof device->place - 1), device->place);
	ioctl(descriptor, EVIOCGPROP(sizeof device->properties), device->properties);
	ioctl(descriptor, EVIOCGBIT(EV_KEY, sizeof device->keys), device->keys);
	ioctl(descriptor, EVIOCGBIT(EV_ABS, sizeof device->axes), device->axes);
	if (ioctl(descriptor, EVIOCGID, &id) == 0) {
		device->bus = id.bustype;
		device->vendor = id.vendor;
		device->product = id.product;
	}
	for (code = 0; code < 64; code++) {
		struct input_absinfo axis = { 0 };

		if (!(device->axes[code / 8] >> code % 8 & 1) || ioctl(descriptor, EVIOCGABS(code), &axis) < 0)
			continue;
		device->axis[code] = (struct live_axis){ true, axis.minimum, axis.maximum, axis.resolution };
	}
}

/* Reads a line of a file of the kernel. */
static bool read_line(const char *node, const char *file, char *line, size_t size)
{
	char path[160];
	ssize_t length;
	int descriptor;

	snprintf(path, sizeof path, "/sys/class/input/%.32s/device/%.64s", node, file);
	descriptor = open(path, O_RDONLY | O_CLOEXEC);
	if (descriptor < 0)
		return false;
	length = read(descriptor, line, size - 1);
	close(descriptor);
	line[length > 0 ? length : 0] = '\0';
	line[strcspn(line, "\n")] = '\0';
	return length > 0;
}

static uint32_t read_number(const char *node, const char *file)
{
	char line[32];

	return read_line(node, file, line, sizeof line) ? (uint32_t)strtoul(line, NULL, 16) : 0;
}

/* The words of a mask are those of the kernel's long, the last one has the lowest bits. */
static void read_mask(const char *node, const char *file, uint8_t *mask, size_t size)
{
	char line[512], *word;
	size_t place = 0;

	if (!read_line(node, file, line, sizeof line))
		return;
	while ((word = strrchr(line, ' ')) || *line) {
		unsigned long bits = strtoul(word ? word + 1 : line, NULL, 16);
		size_t byte;

		for (byte = 0; byte < sizeof bits && place < size; byte++, place++)
			mask[place] = (uint8_t)(bits >> 8 * byte);
		*(word ? word : line) = '\0';
	}
}

void live_device_look_up(struct live_device *device, const char *node)
{
	if (!read_line(node, "name", device->name, sizeof device->name))
		return;
	device->is_known = true;
	read_line(node, "phys", device->place, sizeof device->place);
	read_mask(node, "properties", device->properties, sizeof device->properties);
	read_mask(node, "capabilities/key", device->keys, sizeof device->keys);
	read_mask(node, "capabilities/abs", device->axes, sizeof device->axes);
	device->bus = read_number(node, "id/bustype");
	device->vendor = read_number(node, "id/vendor");
	device->product = read_number(node, "id/product");
}
