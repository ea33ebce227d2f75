/* SPDX-License-Identifier: MIT */
/* Reads an evemu description: lines N: I: P: B: A: L: S:, up to the first E:, and F: and U:, which are not evemu's. */
#define _GNU_SOURCE
#include "device.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct description {
	struct fake_device *device;
	/* B: and P: lines bring eight bytes each and continue one another. */
	size_t code_bytes[EV_CNT];
	size_t property_bytes;
};

/* Take the next number off the text, or say that there is none in that range. */
static bool take(char **text, int base, long minimum, long maximum, long *number)
{
	char *end;
	errno = 0;
	*number = strtol(*text, &end, base);
	if (end == *text || errno != 0 || *number < minimum || *number > maximum) {
		return false;
	}
	*text = end;
	return *end == '\0' || isspace((unsigned char)*end);
}

static bool at_end(const char *text)
{
	return text[strspn(text, " \t\r\n")] == '\0';
}

static bool read_name(struct description *description, char *text)
{
	text += strspn(text, " \t");
	text[strcspn(text, "\r\n")] = '\0';
	size_t length = strlen(text);
	if (length == 0 || length >= sizeof description->device->name) {
		return false;
	}
	memcpy(description->device->name, text, length + 1);
	return true;
}

static bool read_id(struct description *description, char *text)
{
	long bus, vendor, product, version;
	if (!take(&text, 16, 0, UINT16_MAX, &bus) || !take(&text, 16, 0, UINT16_MAX, &vendor) ||
		!take(&text, 16, 0, UINT16_MAX, &product) || !take(&text, 16, 0, UINT16_MAX, &version)) {
		return false;
	}
	description->device->id = (struct input_id){
		.bustype = (uint16_t)bus,
		.vendor = (uint16_t)vendor,
		.product = (uint16_t)product,
		.version = (uint16_t)version,
	};
	return at_end(text);
}

/* evemu pads its lines with zeros beyond the last code. */
static bool read_bytes(unsigned char *bytes, size_t capacity, size_t *used, char *text)
{
	long byte;
	while (take(&text, 16, 0, UINT8_MAX, &byte)) {
		if (*used < capacity) {
			bytes[*used] = (unsigned char)byte;
		} else if (byte != 0) {
			return false;
		}
		(*used)++;
	}
	return at_end(text);
}

static bool read_codes(struct description *description, char *text)
{
	long type;
	if (!take(&text, 16, 0, EV_CNT - 1, &type)) {
		return false;
	}
	return read_bytes(description->device->codes[type], FAKE_CODE_BYTES, &description->code_bytes[type], text);
}

static bool read_axis(struct description *description, char *text)
{
	long code, minimum, maximum, fuzz, flat, resolution = 0;
	if (!take(&text, 16, 0, ABS_CNT - 1, &code) || !take(&text, 10, INT_MIN, INT_MAX, &minimum) ||
		!take(&text, 10, minimum, INT_MAX, &maximum) || !take(&text, 10, 0, INT_MAX, &fuzz) ||
		!take(&text, 10, 0, INT_MAX, &flat)) {
		return false;
	}
	/* Old evemu files know no resolution. */
	if (!at_end(text) && !take(&text, 10, 0, INT_MAX, &resolution)) {
		return false;
	}
	if (code == ABS_MT_SLOT && (minimum != 0 || maximum >= FAKE_MAX_SLOTS)) {
		return false;
	}
	description->device->axes[code] = (struct input_absinfo){
		.minimum = (int)minimum,
		.maximum = (int)maximum,
		.fuzz = (int)fuzz,
		.flat = (int)flat,
		.resolution = (int)resolution,
	};
	return at_end(text);
}

/* L: and S: say which lights and switches are on. */
static bool read_state(struct description *description, unsigned int type, char *text)
{
	long code, on;
	if (!take(&text, 16, 0, KEY_MAX, &code) || !take(&text, 10, 0, 1, &on)) {
		return false;
	}
	fake_bit_set(description->device->on[type], (unsigned int)code, on);
	return at_end(text);
}

/* U: a property that udev's rules would set, as KEY=VALUE. */
static bool read_property(struct fake_device *device, char *text)
{
	text += strspn(text, " \t");
	text[strcspn(text, "\r\n")] = '\0';
	char *value = strchr(text, '=');
	if (!value || value == text) {
		return false;
	}
	*value = '\0';
	return fake_device_set_property(device, text, value + 1) == 0;
}

static bool read_line(struct description *description, char *line)
{
	struct fake_device *device = description->device;
	char *text = line + 2;

	if (line[0] == '#' || at_end(line)) {
		return true;
	}
	if (line[1] != ':') {
		return false;
	}
	switch (line[0]) {
	case 'N':
		return read_name(description, text);
	case 'F': /* not evemu's: where the device is plugged in */
		text += strspn(text, " \t");
		text[strcspn(text, "\r\n")] = '\0';
		snprintf(device->phys, sizeof device->phys, "%s", text);
		return true;
	case 'U':
		return read_property(device, text);
	case 'I':
		return read_id(description, text);
	case 'P':
		return read_bytes(device->input_properties, sizeof device->input_properties,
			&description->property_bytes, text);
	case 'B':
		return read_codes(description, text);
	case 'A':
		return read_axis(description, text);
	case 'L':
		return read_state(description, EV_LED, text);
	case 'S':
		return read_state(description, EV_SW, text);
	default:
		return false;
	}
}

int fake_device_describe(struct fake_device *device, FILE *file, const char *file_name)
{
	struct description description = { .device = device };
	char *line = NULL;
	size_t capacity = 0;
	int result = 0;

	for (int number = 1; result == 0 && getline(&line, &capacity, file) > 0; number++) {
		if (strncmp(line, "E:", 2) == 0) {
			break;
		}
		if (!read_line(&description, line)) {
			line[strcspn(line, "\r\n")] = '\0';
			result = fake_evdev_fail(-EINVAL, "%s:%d: not a line of a description: %.60s",
				file_name, number, line);
		}
	}
	free(line);
	if (result == 0 && device->name[0] == '\0') {
		result = fake_evdev_fail(-EINVAL, "%s: no N: line, so it describes no device", file_name);
	}
	if (result == 0 && description.code_bytes[0] == 0) {
		result = fake_evdev_fail(-EINVAL, "%s: no B: 00 line, so the device sends no events", file_name);
	}
	return result;
}

static bool has_bits(const unsigned char *bytes, size_t count)
{
	while (count > 0 && bytes[count - 1] == 0) {
		count--;
	}
	return count > 0;
}

static void print_bytes(FILE *file, const char *head, const unsigned char *bytes, size_t count)
{
	for (size_t i = 0; i < count; i += 8) {
		fprintf(file, "%s", head);
		for (size_t j = i; j < i + 8; j++) {
			fprintf(file, " %02x", j < count ? bytes[j] : 0u);
		}
		fprintf(file, "\n");
	}
}

size_t fake_device_print(const struct fake_device *device, char *text, size_t size)
{
	FILE *file = fmemopen(text, size, "w");
	if (!file) {
		return 0;
	}
	fprintf(file, "N: %s\nI: %04x %04x %04x %04x\n", device->name, device->id.bustype, device->id.vendor,
		device->id.product, device->id.version);
	if (device->phys[0] != '\0') {
		fprintf(file, "F: %s\n", device->phys);
	}
	for (size_t i = 0; i < device->property_count; i++) {
		fprintf(file, "U: %s=%s\n", device->properties[i].key, device->properties[i].value);
	}
	print_bytes(file, "P:", device->input_properties, sizeof device->input_properties);
	for (unsigned int type = 0; type < EV_CNT; type++) {
		char head[8];
		snprintf(head, sizeof head, "B: %02x", type);
		if (has_bits(device->codes[type], FAKE_CODE_BYTES)) {
			print_bytes(file, head, device->codes[type], FAKE_CODE_BYTES);
		}
	}
	for (unsigned int code = 0; code < ABS_CNT; code++) {
		const struct input_absinfo *axis = &device->axes[code];
		if (fake_bit(device->codes[EV_ABS], code)) {
			fprintf(file, "A: %02x %d %d %d %d %d\n", code, axis->minimum, axis->maximum, axis->fuzz,
				axis->flat, axis->resolution);
		}
	}
	long length = ftell(file);
	fclose(file);
	return length > 0 ? (size_t)length : 0;
}
