/* SPDX-License-Identifier: MIT */
/*
 * Which kind of device is it? libinput believes udev, and udev (its input_id
 * builtin) looks at the bits. The same decisions here, without joysticks and
 * accelerometers, which libinput ignores.
 */
#include "device.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

int fake_device_set_property(struct fake_device *device, const char *key, const char *value)
{
	struct fake_property *property = NULL;
	size_t index = 0;

	while (index < device->property_count && strcmp(device->properties[index].key, key) != 0) {
		index++;
	}
	property = &device->properties[index];
	if (!value) {
		if (index < device->property_count) {
			*property = device->properties[--device->property_count];
		}
		return 0;
	}
	if (index == FAKE_MAX_PROPERTIES || strlen(key) >= sizeof property->key ||
		strlen(value) >= sizeof property->value) {
		return fake_evdev_fail(-ENOSPC, "event%d has no room for the udev property %s", device->number, key);
	}
	strcpy(property->key, key);
	strcpy(property->value, value);
	if (index == device->property_count) {
		device->property_count++;
	}
	return 0;
}

static bool has_key(const struct fake_device *device, unsigned int code)
{
	return fake_device_has(device, EV_KEY, code);
}

static bool has_any_key(const struct fake_device *device, unsigned int first, unsigned int end)
{
	for (unsigned int code = first; code < end; code++) {
		if (has_key(device, code)) {
			return true;
		}
	}
	return false;
}

/* Escape, the digits and Q to S, which udev requires of a keyboard. */
static bool is_keyboard(const struct fake_device *device)
{
	for (unsigned int code = KEY_ESC; code <= KEY_S; code++) {
		if (!has_key(device, code)) {
			return false;
		}
	}
	return true;
}

static bool has_both(const struct fake_device *device, unsigned int type, unsigned int x, unsigned int y)
{
	return fake_device_has(device, type, x) && fake_device_has(device, type, y);
}

static void classify_pointer(struct fake_device *device)
{
	bool position = has_both(device, EV_ABS, ABS_X, ABS_Y);
	bool touches = has_both(device, EV_ABS, ABS_MT_POSITION_X, ABS_MT_POSITION_Y);
	bool absolute = position || touches;
	bool direct = fake_bit(device->input_properties, INPUT_PROP_DIRECT);
	bool pen = absolute && (has_key(device, BTN_STYLUS) || has_key(device, BTN_TOOL_PEN));
	bool finger = has_key(device, BTN_TOOL_FINGER) && !has_key(device, BTN_TOOL_PEN);
	bool buttons = has_any_key(device, BTN_MOUSE, BTN_JOYSTICK);
	bool motion = has_both(device, EV_REL, REL_X, REL_Y);
	bool wheel = fake_device_has(device, EV_REL, REL_WHEEL) || fake_device_has(device, EV_REL, REL_HWHEEL);
	bool pad = has_both(device, EV_KEY, BTN_0, BTN_1) && !has_key(device, BTN_TOOL_PEN);
	const char *kind = NULL;

	if (pen) {
		kind = "ID_INPUT_TABLET";
	} else if (absolute && finger && !direct) {
		kind = "ID_INPUT_TOUCHPAD";
	} else if (buttons && (motion || !touches)) {
		kind = "ID_INPUT_MOUSE";
	} else if (absolute && (has_key(device, BTN_TOUCH) || direct)) {
		kind = "ID_INPUT_TOUCHSCREEN";
	}
	if (pad && (pen || (wheel && !motion))) {
		fake_device_set_property(device, "ID_INPUT_TABLET_PAD", "1");
		kind = "ID_INPUT_TABLET";
	}
	if (kind) {
		fake_device_set_property(device, kind, "1");
	}
	if (fake_bit(device->input_properties, INPUT_PROP_POINTING_STICK)) {
		fake_device_set_property(device, "ID_INPUT_POINTINGSTICK", "1");
	}
}

/*
 * libinput's own udev rules take the fuzz away from the kernel and keep it in a
 * property; libinput complains when it finds the one without the other.
 */
static void move_fuzz(struct fake_device *device)
{
	static const unsigned int axes[] = { ABS_X, ABS_Y, ABS_MT_POSITION_X, ABS_MT_POSITION_Y };
	for (size_t i = 0; i < sizeof axes / sizeof axes[0]; i++) {
		struct input_absinfo *axis = &device->axes[axes[i]];
		if (axis->fuzz > 0) {
			char key[32], value[16];
			snprintf(key, sizeof key, "LIBINPUT_FUZZ_%02x", axes[i]);
			snprintf(value, sizeof value, "%d", axis->fuzz);
			fake_device_set_property(device, key, value);
			axis->fuzz = 0;
		}
	}
}

void fake_device_classify(struct fake_device *device)
{
	char group[32];
	snprintf(group, sizeof group, "fake-evdev/%d", device->number);
	fake_device_set_property(device, "LIBINPUT_DEVICE_GROUP", group);
	fake_device_set_property(device, "ID_INPUT", "1");
	classify_pointer(device);
	move_fuzz(device);
	if (has_any_key(device, KEY_ESC, BTN_MISC) || has_any_key(device, KEY_OK, BTN_DPAD_UP)) {
		fake_device_set_property(device, "ID_INPUT_KEY", "1");
	}
	if (is_keyboard(device)) {
		fake_device_set_property(device, "ID_INPUT_KEYBOARD", "1");
	}
	if (fake_bit(device->codes[0], EV_SW)) {
		fake_device_set_property(device, "ID_INPUT_SWITCH", "1");
	}
}
