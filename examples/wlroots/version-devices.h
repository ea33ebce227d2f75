/* SPDX-License-Identifier: MIT */
/* What wlroots changed from 0.15 to 0.20: devices that a test plays. */
#ifndef WLROOTS_VERSION_DEVICES_H
#define WLROOTS_VERSION_DEVICES_H

#include "wlroots-version.h"

#include <stdlib.h>
#include <string.h>
#include <wlr/backend/headless.h>
#include <wlr/backend/multi.h>

/* 0.16 took the devices from the headless backend: they are the test's own there. */
#if WLROOTS_SINCE(16)
#include <wlr/interfaces/wlr_pointer.h>
#include <wlr/interfaces/wlr_touch.h>

#define version_event_of(input, kind) .kind = wlr_##kind##_from_input_device(input)
#define version_touch_of wlr_touch_from_input_device
#define version_pointer_of wlr_pointer_from_input_device
#else
#include <wlr/interfaces/wlr_input_device.h>

#define version_event_of(input, kind) .device = (input)
#define version_touch_of(input) ((input)->touch)
#define version_pointer_of(input) ((input)->pointer)

static inline void version_find_headless(struct wlr_backend *backend, void *data)
{
	if (wlr_backend_is_headless(backend))
		*(struct wlr_backend **)data = backend;
}
#endif

static inline struct wlr_input_device *version_add_device(struct wlr_backend *backend, enum wlr_input_device_type type)
{
#if WLROOTS_SINCE(16)
	static const struct wlr_touch_impl touch_impl = { .name = "test touchscreen" };
	static const struct wlr_pointer_impl pointer_impl = { .name = "test pointer" };
	struct wlr_input_device *device;

	if (type == WLR_INPUT_DEVICE_TOUCH) {
		struct wlr_touch *touch = calloc(1, sizeof(*touch));

		if (!touch)
			return NULL;
		wlr_touch_init(touch, &touch_impl, "test touchscreen");
		device = &touch->base;
	} else {
		struct wlr_pointer *pointer = calloc(1, sizeof(*pointer));

		if (!pointer)
			return NULL;
		wlr_pointer_init(pointer, &pointer_impl, "test pointer");
		device = &pointer->base;
	}
	wl_signal_emit_mutable(&backend->events.new_input, device);
	return device;
#else
	struct wlr_backend *headless = NULL;

	wlr_multi_for_each_backend(backend, version_find_headless, &headless);
	return headless ? wlr_headless_add_input_device(headless, type) : NULL;
#endif
}

static inline void version_set_output_name(struct wlr_input_device *device, const char *name)
{
	version_touchscreen_of(device)->output_name = strdup(name);
}

static inline void version_remove_device(struct wlr_input_device *device)
{
#if WLROOTS_SINCE(16)
	if (device->type == WLR_INPUT_DEVICE_TOUCH) {
		struct wlr_touch *touch = wlr_touch_from_input_device(device);

		wlr_touch_finish(touch);
		free(touch);
	} else {
		struct wlr_pointer *pointer = wlr_pointer_from_input_device(device);

		wlr_pointer_finish(pointer);
		free(pointer);
	}
#else
	wlr_input_device_destroy(device);
#endif
}

#endif
