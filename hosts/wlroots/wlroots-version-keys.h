/* SPDX-License-Identifier: MIT */
/* Differences between wlroots 0.15 and 0.20: a keyboard that no backend has. Tested: 0.15. */
#ifndef WLROOTS_VERSION_KEYS_H
#define WLROOTS_VERSION_KEYS_H

#include "wlroots-version.h"

#include <wlr/interfaces/wlr_keyboard.h>

/* 0.16 put struct wlr_input_device into the kinds of devices, and renamed their events. */
#if WLROOTS_SINCE(16)
struct version_virtual_keyboard {
	struct wlr_keyboard keyboard;
};

static inline void version_init_keyboard(struct version_virtual_keyboard *keyboard, const char *name)
{
	static const struct wlr_keyboard_impl implementation = { .name = "tactus" };

	wlr_keyboard_init(&keyboard->keyboard, &implementation, name);
}

static inline struct wlr_input_device *version_device_of_keyboard(struct version_virtual_keyboard *keyboard)
{
	return &keyboard->keyboard.base;
}

static inline void version_finish_keyboard(struct version_virtual_keyboard *keyboard)
{
	wlr_keyboard_finish(&keyboard->keyboard);
}
#else
#include <wlr/interfaces/wlr_input_device.h>

#ifndef wlr_keyboard_key_event
#define wlr_keyboard_key_event wlr_event_keyboard_key
#endif

struct version_virtual_keyboard {
	struct wlr_keyboard keyboard;
	struct wlr_input_device device;
};

/* Both are parts of a struct, which their destroy functions would free. */
static inline void version_keep_keyboard(struct wlr_keyboard *keyboard)
{
}

static inline void version_keep_device(struct wlr_input_device *device)
{
}

static inline void version_init_keyboard(struct version_virtual_keyboard *keyboard, const char *name)
{
	static const struct wlr_keyboard_impl implementation = { .destroy = version_keep_keyboard };
	static const struct wlr_input_device_impl device_implementation = { .destroy = version_keep_device };

	wlr_input_device_init(&keyboard->device, WLR_INPUT_DEVICE_KEYBOARD, &device_implementation, name, 0, 0);
	wlr_keyboard_init(&keyboard->keyboard, &implementation);
	keyboard->device.keyboard = &keyboard->keyboard;
}

static inline struct wlr_input_device *version_device_of_keyboard(struct version_virtual_keyboard *keyboard)
{
	return &keyboard->device;
}

static inline void version_finish_keyboard(struct version_virtual_keyboard *keyboard)
{
	/* Emits the device's destruction, and destroys its keyboard. */
	wlr_input_device_destroy(&keyboard->device);
}
#endif

#endif
